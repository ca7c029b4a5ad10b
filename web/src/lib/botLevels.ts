/** The levels of bots a game has. */
import type { OfferedChoice, Offer } from '../protocol/answers'

/** The levels a game has, weaker ones first. */
export function levelsOf(catalog: Offer, game: string): OfferedChoice[] {
  const has = catalog.games.find((one) => one.game === game)?.levels ?? []
  return catalog.levels.filter((level) => has.includes(level.value))
}

/** What somebody wished for, if the game has it; else what gives most people a good game. */
export function levelOrUsual(catalog: Offer, game: string, wish: string): string {
  if (levelsOf(catalog, game).some((level) => level.value === wish)) return wish
  return catalog.games.find((one) => one.game === game)?.usual_level ?? wish
}
