/** The games this client was built with, and one user interface for all others. */
import type { GameUi } from './gameUi'
import generic from './generic'
import saberSkull from './saber_skull'
import skull from './skull'
import skullKing from './skull_king'

const GAME_UIS = new Map<string, GameUi>([
  ['skull', skull],
  ['skull_king', skullKing],
  ['saber_skull', saberSkull],
])

export const BUILT_IN_GAMES = [...GAME_UIS.keys()]

/** A game the client was not built with came with a plugin of the server: the generic one shows any. */
export function gameUiOf(game: string): GameUi {
  return GAME_UIS.get(game) ?? generic
}
