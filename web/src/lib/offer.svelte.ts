/** What the server offers, in the language spoken now. */
import type { Offer, OfferedGame } from '../../../docs/protocol/answers'
import { get } from './api'
import { spokenLanguage } from './words.svelte'

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, and no page shows it
const kept = new Map<string, Promise<Offer>>()
let known: Partial<Record<string, Offer>> = $state.raw({}) // by language

export function offer(): Promise<Offer> {
  const language = spokenLanguage()
  let asked = kept.get(language)
  if (!asked) {
    asked = get<Offer>('/api/offer')
    asked.then(
      (found) => (known = { ...known, [language]: found }),
      () => kept.delete(language), // ask again next time
    )
    kept.set(language, asked)
  }
  return asked
}

/** What has been heard of it so far; a page that shows it shows more as soon as there is more. */
export function knownOffer(): Offer | null {
  offer().catch(() => {}) // whoever cannot do without asks themselves, and is told why
  return offerSoFar()
}

/** The same, for those who show it beside the name of the game, which asks for it. */
export function offerSoFar(): Offer | null {
  return known[spokenLanguage()] ?? null
}

export async function offered(game: string): Promise<OfferedGame> {
  return (await offer()).games.find((one) => one.game === game)!
}
