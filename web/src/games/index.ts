/** The games this page was built with, and a client for every other. */
import type { GameClient } from './client'
import plain from './plain'
import saberSkull from './saber_skull'
import skull from './skull'
import skullKing from './skull_king'

const CLIENTS = new Map<string, GameClient>([
  ['skull', skull],
  ['skull_king', skullKing],
  ['saber_skull', saberSkull],
])

export const GAMES = [...CLIENTS.keys()]

/** A game the page does not know lies beside the server: the plain client plays any. */
export function clientOf(game: string): GameClient {
  return CLIENTS.get(game) ?? plain
}
