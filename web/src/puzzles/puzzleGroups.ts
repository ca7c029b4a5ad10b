/** Puzzles grouped by the kind of decision. */
import type { PuzzleLine } from '../protocol/answers'

export interface PuzzleGroup {
  kind: string
  puzzles: PuzzleLine[]
}

/** Those of a game, kinds in the order in which they first come up. */
export function groupByKind(puzzles: PuzzleLine[], game: string): PuzzleGroup[] {
  const kinds = new Map<string, PuzzleLine[]>()
  for (const puzzle of puzzles) {
    if (puzzle.game !== game) continue
    kinds.set(puzzle.kind, [...(kinds.get(puzzle.kind) ?? []), puzzle])
  }
  return [...kinds].map(([kind, found]) => ({ kind, puzzles: found }))
}
