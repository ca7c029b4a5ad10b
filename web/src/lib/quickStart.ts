/** From nothing to a game: opens a table, and starts it where nobody else has to come. */
import type { AnyRequest, TableSettings } from '../protocol/messages'
import { gameUiOf } from '../games'
import { post } from './api'
import { levelOrUsual } from './botLevels'
import { loadCatalog, loadCatalogGame } from './catalog.svelte'
import { hasPlayed } from './firstSteps'
import { me } from './me.svelte'
import { preferences } from './preferences.svelte'
import { route } from './route.svelte'

const USUAL_PLAYER_COUNT = 4 // where a game allows it

/**
 * Whoever plays alone may ask for hints. Bots talk, and what is said stays with the game, so that its
 * review can tell who lied; nothing is typed, so nothing private is kept.
 */
const BOT_GAME_SETTINGS = {
  hints: true,
  bot_talk: true,
  keep_talk: true,
  talk: 'phrases',
} as const

interface TableWish {
  game: string
  options?: Record<string, boolean | number | string>
  settings?: Partial<TableSettings>
  bots?: number
  level?: string
}

export async function createTable(wish: TableWish, name?: string): Promise<string> {
  const known = await me.name() // whoever has no cookie yet would become two people
  const { table } = await post<{ table: string }>('/api/tables', { name: name ?? known, ...wish })
  return table
}

/**
 * The board is the first thing one sees: the bots sit and the game has begun before the page opens.
 * The salt comes after the commitment (docs/fairness.md), so it takes two requests.
 */
export async function startBotGame(game: string): Promise<void> {
  const level = levelOrUsual(await loadCatalog(), game, preferences.level, !hasPlayed())
  const bots = await botCountFor(game)
  const table = await createTable({ game, bots, level, settings: BOT_GAME_SETTINGS })
  await post(`/api/tables/${table}/start`, { salt: randomSalt() })
  route.go(`/t/${table}`)
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
export async function openTableForFriends(
  game: string,
  name: string,
  listed = false,
): Promise<void> {
  const table = await createTable({ game, settings: { listed } }, name)
  me.reset() // the name may be another now
  route.go(`/t/${table}?sit=1`)
}

/** With the number of the terms one sees, sitting down agrees to these and no others. */
export function sitRequest(chair = 0, terms: number | null = null): AnyRequest {
  return { do: 'sit', chair, salt: randomSalt(), terms }
}

/** What this browser adds to the draws (docs/fairness.md); no more of Web Crypto is needed for that. */
export function randomSalt(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(numbers, (number) => number.toString(36)).join('')
}
