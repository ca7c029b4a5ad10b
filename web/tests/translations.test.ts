import { page } from './fakePage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  formatList,
  translate,
  loadLanguage,
  currentLanguage,
  loadWithWords,
} from '../src/lib/translations.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import { fluentFile, messagesOf } from '../messages'
import { wordParts } from '../words'

const WORDS = {
  en: 'hello = Hello, { $name }!\nonly-english = Ahoy',
  de: `hello = Hallo, { $name }!
dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
  }`,
  it: 'hello = Ciao, { $name }!',
  fr: 'hello = Bonjour, { $name } !',
}

type Language = keyof typeof WORDS
let answer: (language: Language) => Promise<Response>
let answerPart: (language: Language) => Promise<Response>

const language = () => [
  currentLanguage(),
  page.documentElement.lang,
  translate('hello', { name: 'Ada' }),
]

beforeEach(async () => {
  answer = async (wanted) => new Response(WORDS[wanted])
  answerPart = async (wanted) => new Response(`lobby = Lobby ${wanted}`)
  vi.stubGlobal('fetch', (address: string) => {
    const [, wanted, part] = /^\/den\/assets\/words-\w+-(\w\w)-([\w.]+)\.ftl$/.exec(address)!
    return part === 'main' ? answer(wanted as Language) : answerPart(wanted as Language)
  })
  preferences.language = 'en'
  await loadLanguage()
})

describe('words', () => {
  it('are those of the language in the settings, or of another that is wished for', async () => {
    expect(language()).toEqual(['en', 'en', 'Hello, Ada!'])
    preferences.language = 'fr'
    await loadLanguage()
    expect(language()).toEqual(['fr', 'fr', 'Bonjour, Ada !'])
    await loadLanguage('it')
    expect(language()).toEqual(['it', 'it', 'Ciao, Ada!'])
  })

  it('are chosen by number as the language does it', async () => {
    await loadLanguage('de')
    expect([1, 2].map((count) => translate('dice', { count }))).toEqual(['ein Würfel', '2 Würfel'])
  })

  it('that are missing are called by their name', () => {
    expect(translate('no-such-words')).toBe('no-such-words')
  })

  it('in a row are joined as the language does it', async () => {
    const names = ['Ada', 'Ben', 'Cleo']
    expect(formatList(names)).toBe('Ada, Ben, and Cleo')
    await loadLanguage('de')
    expect(formatList(names)).toBe('Ada, Ben und Cleo')
    expect(formatList(['Ada'])).toBe('Ada')
  })
})

describe('another language', () => {
  it('that cannot be had leaves the last one', async () => {
    answer = async () => new Response('<h1>hello = Not found</h1>', { status: 404 })
    await expect(loadLanguage('de')).rejects.toThrow()
    answer = () => Promise.reject(new TypeError('no network'))
    await expect(loadLanguage('de')).rejects.toThrow('no network')
    expect(language()).toEqual(['en', 'en', 'Hello, Ada!'])
    expect(translate('only-english')).toBe('Ahoy')
  })

  it('that was wished for last is spoken, whichever comes first', async () => {
    const arrive: Partial<Record<Language, () => void>> = {}
    answer = (wanted) =>
      new Promise((done) => (arrive[wanted] = () => done(new Response(WORDS[wanted]))))
    const both = [loadLanguage('de'), loadLanguage('it')]
    arrive.it!()
    await both[1]
    arrive.de!()
    await both[0]
    expect(language()).toEqual(['it', 'it', 'Ciao, Ada!'])
  })
})

describe('what is loaded later', () => {
  const load = (part: string) => loadWithWords(part, Promise.resolve('a page'))

  it('comes with its words, in this language and in the next', async () => {
    expect(translate('lobby')).toBe('lobby')
    answerPart = () => Promise.reject(new TypeError('no network'))
    await expect(load('pages.Lobby')).rejects.toThrow('no network')
    answerPart = async (wanted) => new Response(`lobby = Lobby ${wanted}`)
    expect(await load('pages.Lobby')).toBe('a page') // asked for again
    expect(translate('lobby')).toBe('Lobby en')
    await loadLanguage('it')
    expect(translate('lobby')).toBe('Lobby it')
  })

  it('may have no words of its own', async () => {
    expect(await load('pages.Nowhere')).toBe('a page')
  })
})

describe('the parts that are built', () => {
  const parts = wordParts()

  it('hold what their sources quote, and what is always there only once', () => {
    expect(parts.get('main')).toContain('web-play-bots')
    expect(parts.get('pages.Settings')).toContain('web-pages-settings-about')
    for (const [name, ids] of parts)
      if (name !== 'main') expect(ids.has('web-play-bots')).toBe(false)
  })

  it('hold whole messages, and those that they mention', () => {
    const messages = new Map([
      ['a', 'a = { b }\n    more'],
      ['b', 'b = { -c }'],
      ['-c', '-c = d'],
      ['e', 'e = not asked for'],
    ])
    expect(fluentFile(['a'], messages)).toBe('a = { b }\n    more\nb = { -c }\n-c = d\n')
  })

  it('together are all that is asked for, in every language', () => {
    const all = new Set(Array.from(parts.values()).flatMap((ids) => Array.from(ids)))
    for (const language of ['en', 'de', 'it', 'fr']) {
      const messages = messagesOf(language)
      expect(messages.size).toBeGreaterThan(300)
      const web = Array.from(messages.keys()).filter((id) => id.startsWith('web-'))
      expect(web.filter((id) => !all.has(id))).toEqual([])
    }
  })
})
