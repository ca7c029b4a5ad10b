/** Puzzles put together by the kind of decision. */
import type { PuzzleLine } from '../../../docs/protocol/answers'

export interface Kind {
  kind: string
  puzzles: PuzzleLine[]
}

/** Those of a game, kinds in the order in which they first come up. */
export function grouped(puzzles: PuzzleLine[], game: string): Kind[] {
  const kinds = new Map<string, PuzzleLine[]>()
  for (const puzzle of puzzles) {
    if (puzzle.game !== game) continue
    kinds.set(puzzle.kind, [...(kinds.get(puzzle.kind) ?? []), puzzle])
  }
  return [...kinds].map(([kind, found]) => ({ kind, puzzles: found }))
}
