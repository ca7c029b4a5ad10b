/** What the server offers (games, options, levels, phrases), in the current language. */
import type { Offer, OfferedGame } from '../protocol/answers'
import { get } from './api'
import { currentLanguage } from './translations.svelte'

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, and no page shows it
const requests = new Map<string, Promise<Offer>>()
let loaded: Partial<Record<string, Offer>> = $state.raw({}) // by language

export function loadCatalog(): Promise<Offer> {
  const language = currentLanguage()
  let request = requests.get(language)
  if (!request) {
    request = get<Offer>('/api/offer')
    request.then(
      (found) => (loaded = { ...loaded, [language]: found }),
      () => requests.delete(language), // ask again next time
    )
    requests.set(language, request)
  }
  return request
}

/** As much as has been loaded, and loads it; a page that shows it is updated when it arrives. */
export function knownCatalog(): Offer | null {
  loadCatalog().catch(() => {}) // whoever cannot do without asks themselves, and is told why
  return loaded[currentLanguage()] ?? null
}

export async function loadCatalogGame(game: string): Promise<OfferedGame> {
  return (await loadCatalog()).games.find((one) => one.game === game)!
}
