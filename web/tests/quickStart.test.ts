import './fakePage'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { del, get, post, upload } from '../src/lib/api'
import { notePlayed } from '../src/lib/firstSteps'
import { me } from '../src/lib/me.svelte'
import { startBotGame, openTableForFriends, randomSalt, sitRequest } from '../src/lib/quickStart'
import { route } from '../src/lib/route.svelte'
import { preferences } from '../src/lib/preferences.svelte'

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
  const bodies = () =>
    asked.filter(({ body }) => body).map(({ body }) => JSON.parse(body as string) as unknown)
  const levels = ['random', 'casual', 'sharp', 'master']
  const games = ['skull', 'skull_king', 'saber_skull'].map((game) => ({
    game,
    levels,
    usual_level: 'sharp',
    first_level: 'casual',
  }))
  let go: MockInstance<typeof route.go>

  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    preferences.level = ''
    answers['GET /den/api/offer'] = () =>
      json({ games, levels: levels.map((value) => ({ value, name: value, about: value })) })
    answers['POST /den/api/tables/abc/start'] = () => new Response(null, { status: 204 })
    go = vi.spyOn(route, 'go').mockReturnValue()
    return () => go.mockRestore()
  })

  it.each([
    ['skull', 3],
    ['skull_king', 3],
    ['saber_skull', 2],
  ])('of %s is opened against %i easy bots, and started before it is shown', async (game, bots) => {
    await startBotGame(game)
    const settings = { hints: true, bot_talk: true, keep_talk: true, talk: 'phrases' }
    const wish = { name: 'Ada', game, bots, level: 'casual', settings }
    expect(bodies().slice(-2)).toEqual([wish, { salt: expect.any(String) as string }])
    expect(asked.map(({ what }) => what).slice(-2)).toEqual([
      'POST /den/api/tables',
      'POST /den/api/tables/abc/start',
    ])
    expect(go).toHaveBeenCalledExactlyOnceWith('/t/abc')
  })

  it.each([
    ['that is not the first', '', 'sharp'],
    ['at a level that was chosen', 'master', 'master'],
    ['at a level the game does not have', 'grandmaster', 'sharp'],
  ])('%s is played at “%s”: %s', async (_, wish, level) => {
    notePlayed()
    preferences.level = wish
    await startBotGame('skull')
    expect(bodies().at(-2)).toMatchObject({ level })
  })

  it('that cannot be started is not shown', async () => {
    answers['POST /den/api/tables/abc/start'] = () => json({}, 500)
    await expect(startBotGame('skull')).rejects.toThrow()
    expect(go).not.toHaveBeenCalled()
  })

  it('with friends begins on a chair, under the name that was given', async () => {
    await openTableForFriends('skull', 'Eve')
    const settings = { listed: false }
    expect(bodies().at(-1)).toEqual({ name: 'Eve', game: 'skull', settings })
    expect(go).toHaveBeenCalledExactlyOnceWith('/t/abc?sit=1')
    expect(sitRequest(4)).toMatchObject({ do: 'sit', chair: 4 })
  })

  it('has a salt that nobody can guess, and the server takes', () => {
    const salts = Array.from({ length: 100 }, randomSalt)
    expect(new Set(salts)).toHaveLength(100)
    for (const one of salts) expect(one).toMatch(/^[0-9a-z]{4,28}$/)
  })
})
