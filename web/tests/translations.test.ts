import { page } from './fakePage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  formatList,
  translate,
  loadLanguage,
  currentLanguage,
} from '../src/lib/translations.svelte'
import { preferences } from '../src/lib/preferences.svelte'

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

const language = () => [
  currentLanguage(),
  page.documentElement.lang,
  translate('hello', { name: 'Ada' }),
]

beforeEach(async () => {
  answer = async (wanted) => new Response(WORDS[wanted])
  vi.stubGlobal('fetch', (address: string) => {
    const [, wanted] = /^\/den\/assets\/words-(\w\w)-\w+\.ftl$/.exec(address)!
    return answer(wanted as Language)
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
