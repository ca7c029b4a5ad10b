/** Whoever this browser can be, when several people share it. */
import type { Companion, MyCompanions } from '../../../docs/protocol/answers'
import { get } from '../lib/api'
import { me } from '../lib/me.svelte'

export const ONLOOKER = 12 // the companion who never sits down, and so knows no secrets

const KEY = 'skulduggery.here'
const REMEMBERED = 20

/** Tables at which several play from this device: coming back, they begin behind the curtain. */
export function rememberHere(id: string, here: boolean): void {
  const others = remembered().filter((other) => other !== id)
  const kept = here ? [id, ...others].slice(0, REMEMBERED) : others
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing: the address of the page still leads there
  }
}

export function isPlayedHere(id: string): boolean {
  return remembered().includes(id)
}

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Yourself as number 0, then all who could sit beside you. */
export async function household(): Promise<Companion[]> {
  const { guest, name } = await me.load() // first: of two questions at once each would get a cookie
  const { companions } = await get<MyCompanions>('/api/guest/companions')
  return [{ companion: 0, guest, name }, ...companions.filter((one) => one.companion !== ONLOOKER)]
}
