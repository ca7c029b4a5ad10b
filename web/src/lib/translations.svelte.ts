/** The texts of the page in one language, from the same Fluent files as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import addresses from 'virtual:words'
import { withBase } from './basePath'
import { preferredLanguage, type Language } from './preferences.svelte'

let bundle: FluentBundle | null = $state.raw(null)
let loadedLanguage: Language = $state('en')
let requestedLanguage: Language | null = null // the last one that was asked for

/** Fetch a language; until it is there, the last one stays. */
export async function loadLanguage(wish: Language = preferredLanguage()): Promise<void> {
  requestedLanguage = wish
  const answer = await fetch(withBase(addresses[wish]))
  if (!answer.ok) throw new Error(answer.statusText)
  const text = await answer.text()
  if (wish !== requestedLanguage) return
  const loaded = new FluentBundle(wish, { useIsolating: false })
  loaded.addResource(new FluentResource(text))
  bundle = loaded
  loadedLanguage = wish
  document.documentElement.lang = wish
}

export function currentLanguage(): Language {
  return loadedLanguage
}

/** The text of the Fluent message with this id, filled with `details`; the id where it is missing. */
export function translate(message: string, details: Record<string, FluentVariable> = {}): string {
  const found = bundle?.getMessage(message)?.value
  return found ? bundle!.formatPattern(found, details) : message
}

/** Names in a row: “Ada, Ben and Cleo”. */
export function formatList(items: string[]): string {
  return new Intl.ListFormat(loadedLanguage, { type: 'conjunction' }).format(items)
}
