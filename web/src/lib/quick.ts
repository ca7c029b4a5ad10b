/** From nothing to a game: a table, a chair, bots on the others. */
import type { AnyRequest, Settings } from '../../../docs/protocol/protocol'
import { post } from './api'
import { route } from './route.svelte'
import { me } from './me.svelte'

/** Without rules in the browser: the usual number at each table, and always allowed. */
const BOTS: Record<string, number> = { skull: 3, skull_king: 3, saber_skull: 2 }

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
  route.go(`/t/${table}?bots=${BOTS[game] ?? 3}`)
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
