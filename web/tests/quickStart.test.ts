import './fakePage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { del, get, post, upload } from '../src/lib/api'
import { me } from '../src/lib/me.svelte'
import {
  startBotGame,
  openTableForFriends,
  randomSalt,
  sitRequest,
  botGameRequests,
} from '../src/lib/quickStart'
import { route } from '../src/lib/route.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import type { TableSettings } from '../src/protocol/messages'

type Answer = () => Response | Promise<Response>

let answers: Record<string, Answer> // by method and path
let asked: { what: string; language: string | null; body: unknown; type: string | null }[]

const json = (value: unknown, status = 200) => Response.json(value, { status })
const myself = (name: string | null) => ({ guest: 'ada', name, tag: 'abcd', tables: [] })
const mistakeOf = (asking: Promise<unknown>) => asking.catch((wrong: unknown) => wrong)

beforeEach(() => {
  preferences.language = 'it'
  asked = []
  answers = {
    'GET /den/api/guest': () => json(myself('Ada')),
    'PUT /den/api/guest': () => json(myself('Eve')),
    'POST /den/api/tables': () => json({ table: 'abc', guest: 'ada' }, 201),
  }
  me.reset()
  vi.stubGlobal('fetch', async (address: URL, how: RequestInit) => {
    const what = `${how.method} ${address.pathname}`
    const type = new Headers(how.headers).get('content-type')
    asked.push({ what, language: address.searchParams.get('language'), body: how.body, type })
    return answers[what]!()
  })
})

describe('the server', () => {
  it('is asked where it lives, in the language of the settings', async () => {
    expect(await get('/api/guest')).toEqual(myself('Ada'))
    expect(asked).toEqual([
      { what: 'GET /den/api/guest', language: 'it', body: undefined, type: null },
    ])
  })

  it('is told in the form it takes', async () => {
    answers['POST /den/api/records'] = () => json({ id: 'xyz' }, 201)
    await post('/api/tables', { game: 'skull' })
    await upload('/api/records', 'Game: skull')
    expect(asked.map(({ body, type }) => [body, type])).toEqual([
      ['{"game":"skull"}', 'application/json'],
      ['Game: skull', 'text/plain'],
    ])
  })

  it('may have nothing to say', async () => {
    answers['DELETE /den/api/x'] = () => new Response(null, { status: 204 })
    await expect(del('/api/x')).resolves.toBeUndefined()
  })

  it('says what is wrong', async () => {
    const wrong = { mistake: 'no-game', text: 'Which?', details: { name: '' } }
    answers['GET /den/api/x'] = () => json(wrong, 400)
    const mistake = await mistakeOf(get('/api/x'))
    expect(mistake).toMatchObject({ name: 'no-game', message: 'Which?', details: { name: '' } })
  })

  it.each<[string, string, Answer]>([
    ['a proxy that speaks for it', 'failed', () => new Response('<h1>Bad</h1>', { status: 502 })],
    ['nobody', 'unreachable', () => Promise.reject(new TypeError('no network'))],
    [
      'an answer that breaks off',
      'unreachable',
      () => new Response('{"gue', { headers: { 'content-type': 'application/json' } }),
    ],
  ])('is not there: %s', async (_, name, answer) => {
    answers['GET /den/api/x'] = answer
    expect(await mistakeOf(get('/api/x'))).toMatchObject({ name })
  })
})

describe('who this is', () => {
  it('is asked once, also by several at the same time', async () => {
    const all = await Promise.all([me.load(), me.load(), me.name()])
    await me.load()
    expect(asked).toHaveLength(1)
    expect([all[2], me.known?.name]).toEqual(['Ada', 'Ada'])
  })

  it('is asked again after a failure, and after being forgotten', async () => {
    const { 'GET /den/api/guest': answer } = answers
    answers['GET /den/api/guest'] = () => json({}, 500)
    await expect(me.load()).rejects.toThrow()
    answers['GET /den/api/guest'] = answer!
    await me.load()
    me.reset()
    expect(me.known).toBeNull()
    await me.load()
    expect(asked).toHaveLength(3)
  })

  it('is called something, with or without a name', async () => {
    answers['GET /den/api/guest'] = () => json(myself(null))
    expect(await me.name()).toBe('web-guest-name')
  })

  it('is what was said last, once the first question is answered', async () => {
    let arrive: (answer: Response) => void
    answers['GET /den/api/guest'] = () => new Promise((done) => (arrive = done))
    const before = me.load()
    const renamed = me.rename('Eve')
    await vi.waitFor(() => expect(asked).toHaveLength(1)) // no cookie yet: first who this is
    arrive!(json(myself('Ada')))
    await Promise.all([before, renamed])
    expect(asked).toHaveLength(2)
    expect([me.known?.name, await me.name()]).toEqual(['Eve', 'Eve'])
  })
})

describe('a quick game', () => {
  it.each([
    ['skull', 3],
    ['skull_king', 3],
    ['saber_skull', 2],
  ])('of %s is opened against %i bots', async (game, bots) => {
    const go = vi.spyOn(route, 'go').mockReturnValue()
    await startBotGame(game)
    expect(JSON.parse(asked.at(-1)!.body as string)).toEqual({ name: 'Ada', game, options: {} })
    expect(go).toHaveBeenCalledExactlyOnceWith(`/t/abc?bots=${bots}`)
    go.mockRestore()
  })

  it('with friends begins on a chair', async () => {
    const go = vi.spyOn(route, 'go').mockReturnValue()
    await openTableForFriends('skull')
    expect(go).toHaveBeenCalledExactlyOnceWith('/t/abc?sit=1')
    go.mockRestore()
  })

  it('is started by allowing hints, sitting down, seating the bots beside, and saying so', () => {
    const settings = { rated: false, hints: false, grace: 60 } as TableSettings
    expect(botGameRequests(2, settings)).toEqual([
      {
        do: 'choosesettings',
        settings: { ...settings, hints: true, bot_talk: true, keep_talk: true, talk: 'phrases' },
      },
      { do: 'sit', chair: 0, salt: expect.any(String) as string },
      { do: 'seatbot', chair: 1 },
      { do: 'seatbot', chair: 2 },
      { do: 'start' },
    ])
    expect(sitRequest(4)).toMatchObject({ do: 'sit', chair: 4 })
  })

  it('has a salt that nobody can guess, and the server takes', () => {
    const salts = Array.from({ length: 100 }, randomSalt)
    expect(new Set(salts)).toHaveLength(100)
    for (const one of salts) expect(one).toMatch(/^[0-9a-z]{4,28}$/)
  })
})
