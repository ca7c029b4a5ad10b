/** The event reducer of each game. */
import type { EventReducer } from '../lib/eventReducer'
import { gameUiOf } from '.'

/** Before a game is known there is none. */
export function eventReducerOf(game: string): EventReducer | null {
  return game ? gameUiOf(game).eventReducer : null
}
