/** The words of each language for the browser, from the Fluent files the server speaks with. */
import { readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SOURCES = join(import.meta.dirname, '../src/skulduggery')
const LANGUAGES = ['en', 'de', 'it', 'fr']
const SHARED = ['actions.ftl', 'bots.ftl', 'chances.ftl', 'events.ftl', 'rules.ftl'] // said by the server and by the browser
const MODULE = 'virtual:words'

export function wordsOf(language: string): string {
  return folders()
    .map((folder) => join(folder, language))
    .flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name })))
    .filter(({ name }) => SHARED.includes(name) || name.startsWith('web'))
    .map(({ folder, name }) => readFileSync(join(folder, name), 'utf-8'))
    .join('\n')
}

/** The words of all games together, and those of each in its own package. */
function folders(): string[] {
  const games = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  const packages = games.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  const words = packages.map(({ name }) => join(SOURCES, 'games', name, 'words'))
  return [join(SOURCES, 'words'), ...words]
}

/** `import words from 'virtual:words'`: the address of each language's file. */
export function words(): Plugin {
  const names = new Map<string, string>()
  return {
    name: 'words',
    resolveId: (id) => (id === MODULE ? id : null),
    load(id) {
      if (id !== MODULE) return null
      const addresses = LANGUAGES.map((language) => `${language}: '${nameOf(language)}'`)
      return `export default { ${addresses.join(', ')} }`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = LANGUAGES.find((one) => request.url === `/${nameOf(one)}`)
        if (language) response.end(wordsOf(language))
        else next()
      })
    },
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({ type: 'asset', fileName: nameOf(language), source: wordsOf(language) })
    },
  }

  function nameOf(language: string): string {
    if (!names.has(language)) {
      const digest = createHash('sha256').update(wordsOf(language)).digest('hex').slice(0, 8)
      names.set(language, `assets/words-${language}-${digest}.ftl`)
    }
    return names.get(language)!
  }
}
