/** What the bots of a game are like. */
import type { Choice, Offer } from '../../../docs/protocol/answers'

/** The levels a game has, weaker ones first. */
export function levelsOf(offer: Offer, game: string): Choice[] {
  const has = offer.games.find((one) => one.game === game)?.levels ?? []
  return offer.levels.filter((level) => has.includes(level.value))
}

/** What somebody wished for, if the game has it; else what gives most people a good game. */
export function levelFor(offer: Offer, game: string, wish: string): string {
  if (levelsOf(offer, game).some((level) => level.value === wish)) return wish
  return offer.games.find((one) => one.game === game)?.usual_level ?? wish
}
