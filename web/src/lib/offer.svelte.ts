/** What the server offers, in the language spoken now. */
import type { Offer, OfferedGame } from '../../../docs/protocol/answers'
import { get } from './api'
import { spokenLanguage } from './words.svelte'

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, and no page shows it
const kept = new Map<string, Promise<Offer>>()

export function offer(): Promise<Offer> {
  const language = spokenLanguage()
  let asked = kept.get(language)
  if (!asked) {
    asked = get<Offer>('/api/offer')
    asked.catch(() => kept.delete(language)) // ask again next time
    kept.set(language, asked)
  }
  return asked
}

export async function offered(game: string): Promise<OfferedGame> {
  return (await offer()).games.find((one) => one.game === game)!
}
