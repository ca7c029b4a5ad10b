/** The kinds of dice in the bag. */
export interface DieKind {
  glyph: string // in the corner, so that no colour has to be seen
  faces: string[] // all six sides
  count: number // of them in the bag
}

const specialDie = (glyph: string, count: number): DieKind => ({
  glyph,
  faces: ['skull', 'skull', 'skull', 'skull', 'flag', 'flag'],
  count,
})

export const DIE_KINDS: Record<string, DieKind> = {
  king: specialDie('crown', 1),
  pirate: specialDie('cutlass', 3),
  mermaid: specialDie('tail', 2),
  black: { glyph: 'triangle', faces: ['5', '5', '6', '6', '7', '7'], count: 7 },
  blue: { glyph: 'square', faces: ['3', '3', '4', '4', '5', '5'], count: 7 },
  red: { glyph: 'circle', faces: ['1', '1', '2', '2', '3', '3'], count: 8 },
  yellow: { glyph: 'diamond', faces: ['flag', 'flag', 'flag', '1', '1', '7'], count: 8 },
}
