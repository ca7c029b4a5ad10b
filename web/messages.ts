/** The Fluent messages that the browser may speak, from the files the server speaks with. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const LANGUAGES = ['en', 'de', 'it', 'fr']
const SOURCES = join(import.meta.dirname, '../src/skulduggery')
const SHARED = ['actions.ftl', 'bots.ftl', 'chances.ftl', 'events.ftl', 'rules.ftl'] // said by the server and by the browser
const ENTRY = /^(-?[a-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*/gm // a message or term with all its lines
const REFERENCE = /\{ *(-?[a-z][\w-]*)/g

/** All messages of a language by their ids. */
export function messagesOf(language: string): Map<string, string> {
  const texts = folders()
    .map((folder) => join(folder, language))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => SHARED.includes(name) || name.startsWith('web'))
    .map(({ folder, name }) => readFileSync(join(folder, name), 'utf-8'))
  const entries = texts.flatMap((text) => Array.from(text.matchAll(ENTRY)))
  return new Map(entries.map(([entry, id]) => [id!, entry.trimEnd()]))
}

/** The words of all games together, and those of each in its own package. */
function folders(): string[] {
  const games = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  const packages = games.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  const words = packages.map(({ name }) => join(SOURCES, 'games', name, 'words'))
  return [join(SOURCES, 'words'), ...words]
}

/** These messages and all that they mention, as a Fluent file. */
export function fluentFile(ids: Iterable<string>, messages: Map<string, string>): string {
  const needed = new Set(ids)
  for (const id of needed)
    for (const [, mentioned] of (messages.get(id) ?? '').matchAll(REFERENCE)) needed.add(mentioned!)
  return Array.from(messages, ([id, entry]) => (needed.has(id) ? `${entry}\n` : '')).join('')
}
