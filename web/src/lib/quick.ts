/** From nothing to a game: a table, a chair, bots on the others. */
import type { AnyRequest, Settings } from '../../../docs/protocol/protocol'
import { clientOf } from '../games'
import { post } from './api'
import { me } from './me.svelte'
import { offered } from './offer.svelte'
import { route } from './route.svelte'

const USUAL_TABLE = 4 // players, where a game has no other number that suits it

export async function openTable(
  game: string,
  options: Record<string, boolean | number | string> = {},
): Promise<string> {
  const name = await me.name()
  const { table } = await post<{ table: string }>('/api/tables', { name, game, options })
  return table
}

export async function playBots(game: string): Promise<void> {
  const table = await openTable(game)
  route.go(`/t/${table}?bots=${await botsFor(game)}`)
}

/** How many of them make a good table. */
async function botsFor(game: string): Promise<number> {
  const { bots } = clientOf(game)
  if (bots !== null) return bots
  return tableSize((await offered(game)).players) - 1
}

/** Of the numbers of players a game allows, the one nearest to a usual table. */
export function tableSize(allowed: number[]): number {
  const far = (players: number) => Math.abs(players - USUAL_TABLE)
  return allowed.reduce((best, one) => (far(one) < far(best) ? one : best), allowed[0]!)
}

/** A table to invite others to; whoever opens it sits already. */
export async function playFriends(game: string): Promise<void> {
  route.go(`/t/${await openTable(game)}?sit=1`)
}

/**
 * What starts a game against bots at a new table; the server knows which level gives a good one.
 * Whoever plays alone may ask for hints.
 */
export function startWithBots(bots: number, settings: Settings): AnyRequest[] {
  const seats = Array.from({ length: bots }, (_, number) => number + 1)
  return [
    { do: 'choosesettings', settings: { ...settings, hints: true } },
    sitDown(),
    ...seats.map((chair) => ({ do: 'seatbot', chair }) as const),
    { do: 'start' },
  ]
}

export function sitDown(chair = 0): AnyRequest {
  return { do: 'sit', chair, salt: salt() }
}

/** Something only this browser knows, for the draws. Web Crypto is not needed for that. */
export function salt(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(numbers, (number) => number.toString(36)).join('')
}
