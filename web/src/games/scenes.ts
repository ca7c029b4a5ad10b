/** How the events of each game look. */
import type { Scene } from '../lib/stage'
import * as saberSkull from './saber_skull/scene'
import * as skull from './skull/scene'
import * as skullKing from './skull_king/scene'

const SCENES: Record<string, unknown> = {
  skull,
  skull_king: skullKing,
  saber_skull: saberSkull,
}

export function sceneOf(game: string): Scene | null {
  return (SCENES[game] as Scene | undefined) ?? null
}
