/** The kinds of dice in the bag, each with the mark in its corner. */
import { SKULL_KING } from '../../protocol/constants'

export interface DieKind {
  glyph: string // in the corner, so that no colour has to be seen
  faces: string[] // all six sides
  count: number // of them in the bag
}

const GLYPHS: Record<string, string> = {
  king: 'crown',
  pirate: 'cutlass',
  mermaid: 'tail',
  black: 'triangle',
  blue: 'square',
  red: 'circle',
  yellow: 'diamond',
}

export const DIE_KINDS: Record<string, DieKind> = Object.fromEntries(
  Object.entries(SKULL_KING.dice).map(([kind, die]) => [kind, { ...die, glyph: GLYPHS[kind]! }]),
)
