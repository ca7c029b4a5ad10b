/** From nothing to a game: opens a table, and says what seats its players. */
import type { AnyRequest, TableSettings } from '../protocol/messages'
import { gameUiOf } from '../games'
import { post } from './api'
import { me } from './me.svelte'
import { loadCatalogGame } from './catalog.svelte'
import { route } from './route.svelte'

const USUAL_PLAYER_COUNT = 4 // where a game allows it

const BOT_GAME_SETTINGS = {
  hints: true,
  bot_talk: true,
  keep_talk: true,
  talk: 'phrases',
} as const

export async function createTable(
  game: string,
  options: Record<string, boolean | number | string> = {},
): Promise<string> {
  const name = await me.name()
  const { table } = await post<{ table: string }>('/api/tables', { name, game, options })
  return table
}

export async function startBotGame(game: string): Promise<void> {
  const table = await createTable(game)
  route.go(`/t/${table}?bots=${await botCountFor(game)}`)
}

/** How many of them make a good table. */
async function botCountFor(game: string): Promise<number> {
  const { usualBotCount } = gameUiOf(game)
  if (usualBotCount !== null) return usualBotCount
  return usualPlayerCount((await loadCatalogGame(game)).players) - 1
}

/** Of the numbers of players a game allows, the one nearest to the usual. */
export function usualPlayerCount(allowed: number[]): number {
  const distance = (players: number) => Math.abs(players - USUAL_PLAYER_COUNT)
  return allowed.reduce((best, one) => (distance(one) < distance(best) ? one : best), allowed[0]!)
}

/** A table to invite others to; whoever opens it sits already. */
export async function openTableForFriends(game: string): Promise<void> {
  route.go(`/t/${await createTable(game)}?sit=1`)
}

/**
 * The requests that start a game against bots at a new table; the server knows which level is good.
 * Whoever plays alone may ask for hints. Bots talk, and what is said stays with the game, so that its
 * review can tell who lied; nothing is typed, so nothing private is kept.
 */
export function botGameRequests(bots: number, settings: TableSettings): AnyRequest[] {
  const seats = Array.from({ length: bots }, (_, number) => number + 1)
  return [
    { do: 'choosesettings', settings: { ...settings, ...BOT_GAME_SETTINGS } },
    sitRequest(),
    ...seats.map((chair) => ({ do: 'seatbot', chair }) as const),
    { do: 'start' },
  ]
}

export function sitRequest(chair = 0): AnyRequest {
  return { do: 'sit', chair, salt: randomSalt() }
}

/** What this browser adds to the draws (docs/fairness.md); no more of Web Crypto is needed for that. */
export function randomSalt(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(numbers, (number) => number.toString(36)).join('')
}
