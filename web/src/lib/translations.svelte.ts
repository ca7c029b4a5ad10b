/** The texts of the page in one language, from the same Fluent files as the server. */
import { untrack } from 'svelte'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { parts as partsWithWords, version } from 'virtual:words'
import { withBase } from './basePath'
import { preferredLanguage, type Language } from './preferences.svelte'

let bundle: FluentBundle | null = $state.raw(null)
let loadedLanguage: Language = $state('en')
let requestedLanguage: Language | null = null // the last one that was asked for
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- no page shows it
const parts = new Map<string, Promise<void>>() // those that sources loaded so far have asked for

/** Fetch a language; until it is there, the last one stays. */
export async function loadLanguage(wish: Language = preferredLanguage()): Promise<void> {
  requestedLanguage = wish
  const loaded = new FluentBundle(wish, { useIsolating: false })
  loaded.addResource(await fetchPart(wish, 'main'))
  for (const part of parts.keys()) loaded.addResource(await fetchPart(wish, part)) // new ones as well
  if (wish !== requestedLanguage) return
  bundle = loaded
  loadedLanguage = wish
  document.documentElement.lang = wish
}

/** What `import()` loads, when its words are there too. The build puts this around all of them. */
export async function loadWithWords<Loaded>(
  part: string,
  loading: Promise<Loaded>,
): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, loadPart(part)])
  return loaded
}

function loadPart(part: string): Promise<void> {
  const loading = parts.get(part) ?? addPart(part)
  parts.set(part, loading)
  loading.catch(() => parts.delete(part)) // ask again next time
  return loading
}

async function addPart(part: string): Promise<void> {
  const language = untrack(() => loadedLanguage) // or another language would load everything anew
  const words = await fetchPart(language, part)
  if (language === loadedLanguage) bundle?.addResource(words, { allowOverrides: true })
}

async function fetchPart(language: Language, part: string): Promise<FluentResource> {
  if (!partsWithWords.has(part)) return new FluentResource('')
  const answer = await fetch(withBase(`assets/words-${version}-${language}-${part}.ftl`))
  if (!answer.ok) throw new Error(answer.statusText)
  return new FluentResource(await answer.text())
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
