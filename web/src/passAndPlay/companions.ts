/** The guests of one browser that several people share. */
import type { Companion, MyCompanions } from '../protocol/answers'
import { get } from '../lib/api'
import { me } from '../lib/me.svelte'

export const SPECTATOR_COMPANION = 12 // the companion who never sits down, and so knows no secrets

const STORAGE_KEY = 'skulduggery.here'
const MAX_REMEMBERED_TABLES = 20

/** Tables at which several play from this device: coming back, they begin with the handover. */
export function rememberSharedTable(id: string, isShared: boolean): void {
  const others = sharedTables().filter((other) => other !== id)
  const kept = isShared ? [id, ...others].slice(0, MAX_REMEMBERED_TABLES) : others
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // a browser that keeps nothing: the address of the page still leads there
  }
}

export function isSharedTable(id: string): boolean {
  return sharedTables().includes(id)
}

function sharedTables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Yourself as number 0, then all who could sit beside you. */
export async function loadCompanions(): Promise<Companion[]> {
  const { guest, name } = await me.load() // first: of two questions at once each would get a cookie
  const { companions } = await get<MyCompanions>('/api/guest/companions')
  return [
    { companion: 0, guest, name },
    ...companions.filter((one) => one.companion !== SPECTATOR_COMPANION),
  ]
}
