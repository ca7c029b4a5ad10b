/** The levels of bots a game has. */
import type { OfferedChoice, Offer } from '../protocol/answers'

/** The levels a game has, weaker ones first. */
export function levelsOf(catalog: Offer, game: string): OfferedChoice[] {
  const has = catalog.games.find((one) => one.game === game)?.levels ?? []
  return catalog.levels.filter((level) => has.includes(level.value))
}

/**
 * What somebody wished for, if the game has it; else what gives most people a good game, or in their
 * first game an easy one.
 */
export function levelOrUsual(
  catalog: Offer,
  game: string,
  wish: string,
  isFirstGame = false,
): string {
  if (levelsOf(catalog, game).some((level) => level.value === wish)) return wish
  const offered = catalog.games.find((one) => one.game === game)
  return (isFirstGame ? offered?.first_level : offered?.usual_level) ?? wish
}
