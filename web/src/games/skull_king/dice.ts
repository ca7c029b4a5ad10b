/** What is in the bag: the kinds of dice as they are drawn. */
export interface Kind {
  mark: string // in the corner, so that no colour has to be seen
  faces: string[] // all six sides
  number: number // of them in the bag
}

const special = (mark: string, number: number): Kind => ({
  mark,
  faces: ['skull', 'skull', 'skull', 'skull', 'flag', 'flag'],
  number,
})

export const KINDS: Record<string, Kind> = {
  king: special('crown', 1),
  pirate: special('cutlass', 3),
  mermaid: special('tail', 2),
  black: { mark: 'triangle', faces: ['5', '5', '6', '6', '7', '7'], number: 7 },
  blue: { mark: 'square', faces: ['3', '3', '4', '4', '5', '5'], number: 7 },
  red: { mark: 'circle', faces: ['1', '1', '2', '2', '3', '3'], number: 8 },
  yellow: { mark: 'diamond', faces: ['flag', 'flag', 'flag', '1', '1', '7'], number: 8 },
}
