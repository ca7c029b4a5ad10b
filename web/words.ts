/** The words of each language for the browser, from the Fluent files the server speaks with. */
import { readFileSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = join(import.meta.dirname, '../src/skulduggery/words')
const LANGUAGES = ['en', 'de', 'it', 'fr']
const SHARED = ['actions.ftl', 'bots.ftl', 'chances.ftl', 'events.ftl', 'rules.ftl'] // said by the server and by the browser
const MODULE = 'virtual:words'

export function wordsOf(language: string): string {
  const folder = join(FOLDER, language)
  const files = readdirSync(folder).filter(
    (name) => SHARED.includes(name) || name.startsWith('web'),
  )
  return files.map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n')
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
