/** Everything the page says, from the same Fluent files as the server. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import addresses from 'virtual:words'
import { at } from './base'
import { language, type Language } from './settings.svelte'

let spoken: FluentBundle | null = $state.raw(null)
let speaking: Language = $state('en')
let wished: Language | null = null // the last one that was asked for

/** Fetch a language; until it is there, the last one stays. */
export async function speak(wish: Language = language()): Promise<void> {
  wished = wish
  const answer = await fetch(at(addresses[wish]))
  if (!answer.ok) throw new Error(answer.statusText)
  const text = await answer.text()
  if (wish !== wished) return
  const bundle = new FluentBundle(wish, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  spoken = bundle
  speaking = wish
  document.documentElement.lang = wish
}

export function spokenLanguage(): Language {
  return speaking
}

/** The sentence `message`, filled with `details`. */
export function say(message: string, details: Record<string, FluentVariable> = {}): string {
  const found = spoken?.getMessage(message)?.value
  return found ? spoken!.formatPattern(found, details) : message
}

/** Names in a row: “Ada, Ben and Cleo”. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(speaking, { type: 'conjunction' }).format(items)
}
