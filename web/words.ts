/**
 * The words of each language for the browser, in parts: what every page needs, and what each source
 * adds that is loaded later. A message belongs to the sources that quote its id.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES, fluentFile, messagesOf } from './messages.ts'
import { closureOf, laterImportsOf, resolveImport } from './sourceImports.ts'

const SOURCES = join(import.meta.dirname, 'src')
const MAIN = join(SOURCES, 'main.ts')
const MODULE = 'virtual:words'
const LOADER = '/src/lib/translations.svelte.ts'
const QUOTED_ID = /['"`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"`]/g
const LATER_IMPORT = /(?<!\w)import\((['"])(\.[^'"]+)\1\)/g

/** The ids in each part, by the source that needs them: the page itself, or one it loads later. */
export function wordParts(): Map<string, Set<string>> {
  const loaders = new Map<string, Set<string>>([[MAIN, new Set()]]) // of each source, those before it
  for (const [source] of loaders)
    for (const later of laterImportsOf(closureOf(source)))
      loaders.set(later, (loaders.get(later) ?? new Set()).add(source))
  const ids = new Map(Array.from(loaders.keys(), (source) => [source, quotedIn(closureOf(source))]))
  const isKnown = (id: string, source: string) => {
    const before = Array.from(loaders.get(source)!)
    return before.length > 0 && before.every((one) => ids.get(one)!.has(id))
  }
  const added = (source: string) =>
    Array.from(ids.get(source)!).filter((id) => !isKnown(id, source) && !ids.get(MAIN)!.has(id))
  const later = Array.from(ids.keys()).filter((source) => source !== MAIN)
  return new Map([
    [partName(MAIN), ids.get(MAIN)!],
    ...later.map((source) => [partName(source), new Set(added(source))] as const),
  ])
}

function quotedIn(sources: Set<string>): Set<string> {
  const texts = Array.from(sources, (source) => readFileSync(source, 'utf-8'))
  return new Set(texts.flatMap((text) => Array.from(text.matchAll(QUOTED_ID), ([, id]) => id!)))
}

function partName(source: string): string {
  return relative(SOURCES, source)
    .replace(/\.\w+$/, '')
    .replaceAll('/', '.')
}

/**
 * `import { version, parts } from 'virtual:words'`: which parts there are, and of which build.
 * What a source loads later comes together with its words.
 */
export function words(): Plugin {
  let files: Map<string, string> // the contents by address
  return {
    name: 'words',
    buildStart() {
      files = wordFiles()
    },
    resolveId: (id) => (id === MODULE ? id : null),
    load: (id) => (id === MODULE ? addressModule(files) : null),
    transform: (code, id) => (id.startsWith(SOURCES) ? withWords(code, id) : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files.get((request.url ?? '').slice(1))
        if (text === undefined) next()
        else response.end(text)
      })
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function wordFiles(): Map<string, string> {
  const files = new Map<string, string>()
  const parts = wordParts()
  for (const language of LANGUAGES) {
    const messages = messagesOf(language)
    for (const [part, ids] of parts) {
      const text = fluentFile(ids, messages)
      if (text) files.set(`${language}-${part}`, text)
    }
  }
  const digest = createHash('sha256').update(JSON.stringify(Array.from(files)))
  const version = digest.digest('hex').slice(0, 8) // one for all: the page has to know less
  const address = (name: string) => `assets/words-${version}-${name}.ftl`
  return new Map(Array.from(files, ([name, text]) => [address(name), text]))
}

function addressModule(files: Map<string, string>): string {
  const [, version] = /words-(\w+)-/.exec(files.keys().next().value!)!
  const parts = Array.from(files.keys(), (file) => /-en-(.+)\.ftl$/.exec(file)?.[1] ?? [])
  return `export const version = '${version}'
    export const parts = new Set(${JSON.stringify(parts.flat())})`
}

/** A source whose later imports wait for their words as well. */
function withWords(code: string, id: string): string | null {
  const source = id.replace(/\?.*/, '')
  let changed = false
  const imports = code.replaceAll(LATER_IMPORT, (found: string, _, path: string) => {
    const later = resolveImport(source, path)
    if (!later) return found
    changed = true
    return `loadWithWords(${JSON.stringify(partName(later))}, ${found})`
  })
  return changed ? `import { loadWithWords } from '${LOADER}'\n${imports}` : null
}
