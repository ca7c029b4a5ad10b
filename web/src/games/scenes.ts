/** How the events of each game look. */
import type { Scene } from '../lib/stage'
import { clientOf } from '.'

/** Before a game is known there is none. */
export function sceneOf(game: string): Scene | null {
  return game ? clientOf(game).scene : null
}
