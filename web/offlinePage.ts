/** The page for times without a server: its words in all languages, of which it shows one. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import { LANGUAGES, fluentFile, messagesOf } from './messages.ts'

const PLACE = '<!-- the words -->'

export function offlinePage(): Plugin {
  return {
    name: 'offline-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => page.replace(PLACE, () => LANGUAGES.map(section).join('\n')),
    },
  }
}

function section(language: string): string {
  const text = textsOf(language)
  return `<section lang="${language}">
        <h1>${text('offline-title')}</h1>
        <p>${text('offline-about')}</p>
        <a href="">${text('offline-retry')}</a>
      </section>`
}

function textsOf(language: string): (id: string) => string {
  const messages = messagesOf(language)
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(fluentFile(messages.keys(), messages)))
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!)
}
