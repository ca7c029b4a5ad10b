import { FakeSocket, browser, page } from './fakePage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyMessage, AnyRequest, PlayView, TableView } from '../src/protocol/messages'
import type { ApiError } from '../src/lib/api'
import { Connection, type ConnectionState } from '../src/lib/connection'

const MOVE: AnyRequest = { do: 'move', match: 0, seat: 0, nth: 0, text: 'flower' }
const FRESH: AnyMessage = { kind: 'fresh', table: {} as TableView, told: [] }
const NEWS: AnyMessage = { kind: 'news', table: {} as TableView, told: [] }

let last: number | null
let states: [ConnectionState, number][]
let heard: AnyMessage[]
let connection: Connection

const listener = {
  onMessage: (message: AnyMessage) => void heard.push(message),
  onStateChange: (state: ConnectionState, code: number) => void states.push([state, code]),
  lastKnownNumber: () => last,
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  page.hidden = false
  last = null
  states = []
  heard = []
  connection = new Connection('abc', listener, { language: 'de' })
})

afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

/** A connection that is there. */
function arrive(): FakeSocket {
  FakeSocket.last.says(FRESH)
  return FakeSocket.last
}

/** How a request ended: null while it has not. */
function outcome(request: AnyRequest): () => Promise<string | null> {
  let end: string | null = null
  connection.request(request).then(
    () => (end = 'done'),
    (mistake: unknown) => (end = (mistake as ApiError).name),
  )
  return async () => {
    await Promise.resolve()
    await Promise.resolve()
    return end
  }
}

/** How long it takes, in milliseconds, until another socket is tried. */
function untilNextTry(): number {
  const { length } = FakeSocket.all
  for (let waited = 0; waited <= 20_000; waited += 100) {
    if (FakeSocket.all.length > length) return waited
    vi.advanceTimersByTime(waited ? 100 : 0)
    if (FakeSocket.all.length > length) return waited
  }
  throw new Error('nobody tries')
}

describe('the address', () => {
  it('leads to the table, behind the proxy, and is as safe as the page', () => {
    expect(FakeSocket.last.address.href).toBe(
      'wss://example.org/den/api/tables/abc/play?language=de',
    )
  })

  it('says who it is for and what is known already', () => {
    connection.close()
    last = 41
    connection = new Connection('abc', listener, { language: 'fr', companion: '3' })
    expect(Object.fromEntries(FakeSocket.last.address.searchParams)).toEqual({
      language: 'fr',
      companion: '3',
      last: '41',
    })
  })

  it('says what is known by now when it reconnects', () => {
    arrive().breaks()
    last = 7
    vi.advanceTimersByTime(0)
    expect(FakeSocket.last.address.searchParams.get('last')).toBe('7')
    FakeSocket.last.breaks()
    last = 0
    untilNextTry()
    expect(FakeSocket.last.address.searchParams.get('last')).toBe('0')
  })

  it('speaks another language at once, over another socket', () => {
    const before = arrive()
    connection.updateQuery({ language: 'it' })
    expect(before.readyState).toBe(2)
    expect(FakeSocket.last).not.toBe(before)
    expect(FakeSocket.last.address.searchParams.get('language')).toBe('it')
    before.says(NEWS)
    before.breaks()
    expect(heard).toHaveLength(1)
    expect(states).toEqual([['connected', 0]])
  })
})

describe('requests', () => {
  it('wait for the first word, which may be news', () => {
    outcome(MOVE)
    FakeSocket.last.opens()
    outcome({ do: 'knock' })
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.says(NEWS)
    expect(states).toEqual([['connected', 0]])
    expect(FakeSocket.last.sent).toEqual([
      { id: 1, request: MOVE },
      { id: 2, request: { do: 'knock' } },
    ])
    outcome({ do: 'stand' })
    expect(FakeSocket.last.asked).toEqual(['move', 'knock', 'stand'])
  })

  it.each<[string, AnyMessage]>([
    ['done', { kind: 'done', done: 1 }],
    ['news', { ...NEWS, done: 1 }],
    ['moved', { kind: 'moved', table: {} as PlayView, told: [], done: 1 }],
  ])('are answered by %s', async (_, answer) => {
    const socket = arrive()
    const end = outcome(MOVE)
    socket.says(NEWS)
    socket.says({ kind: 'done', done: 99 })
    expect(await end()).toBeNull()
    socket.says(answer)
    expect(await end()).toBe('done')
    expect(heard.at(-1)).toEqual(answer)
  })

  it('are answered by what is wrong with them', async () => {
    const socket = arrive()
    const asked = connection.request(MOVE)
    const about = { mistake: 'must-follow', text: 'Follow!', details: { colour: 'red' } }
    socket.says({ kind: 'wrong', id: null, ...about })
    socket.says({ kind: 'wrong', id: 1, ...about })
    const mistake = await asked.catch((wrong: unknown) => wrong)
    expect(mistake).toMatchObject({ name: 'must-follow', message: 'Follow!' })
    expect((mistake as ApiError).details).toEqual({ colour: 'red' })
  })

  it('are sent again after a break until they are answered, and then no more', async () => {
    const end = outcome(MOVE)
    arrive().breaks()
    vi.advanceTimersByTime(0)
    expect(arrive().sent).toEqual([{ id: 1, request: MOVE }])
    expect(await end()).toBeNull()
    FakeSocket.last.says({ kind: 'done', done: 1 })
    expect(await end()).toBe('done')
    FakeSocket.last.breaks()
    vi.advanceTimersByTime(0)
    expect(arrive().sent).toEqual([])
  })

  const TALK: AnyRequest[] = [
    { do: 'say', text: 'Ahoy' },
    { do: 'phrase', phrase: 'trust-me' },
    { do: 'react', reaction: 'laugh' },
  ]

  it.each(TALK)(
    'that are talk ($do) fail with the connection and are not said twice',
    async (talk) => {
      const socket = arrive()
      const end = outcome(talk)
      expect(socket.asked).toEqual([talk.do])
      socket.breaks()
      expect(await end()).toBe('unreachable')
      vi.advanceTimersByTime(0)
      expect(arrive().sent).toEqual([])
    },
  )

  it('that are talk are not said twice where another language is chosen meanwhile', async () => {
    arrive()
    const end = outcome(TALK[0]!)
    const move = outcome(MOVE)
    connection.updateQuery({ language: 'it' })
    expect(await end()).toBe('unreachable')
    expect(arrive().asked).toEqual(['move'])
    expect(await move()).toBeNull()
  })

  it('that are talk wait for the next socket, but not for the one after it', async () => {
    arrive().breaks()
    const first = outcome(TALK[0]!)
    vi.advanceTimersByTime(0)
    expect(arrive().asked).toEqual(['say'])
    FakeSocket.last.says({ kind: 'done', done: 1 })
    expect(await first()).toBe('done')
    FakeSocket.last.breaks()
    const second = outcome(TALK[0]!)
    vi.advanceTimersByTime(0)
    FakeSocket.last.breaks()
    expect(await second()).toBe('unreachable')
  })
})

describe('a connection that breaks', () => {
  it('comes back at once, then ever later, but not later than every eight seconds', () => {
    arrive()
    const waits = []
    for (let n = 0; n < 8; n++) {
      FakeSocket.last.breaks(1012)
      waits.push(untilNextTry())
    }
    expect(waits).toEqual([0, 300, 1000, 2000, 4000, 8000, 8000, 8000])
    expect(states.slice(0, 2)).toEqual([
      ['connected', 0],
      ['lost', 1012],
    ])
  })

  it('begins to count anew once somebody has spoken', () => {
    for (let n = 0; n < 4; n++) {
      FakeSocket.last.breaks()
      untilNextTry()
    }
    FakeSocket.last.opens() // which is not enough
    FakeSocket.last.breaks()
    expect(untilNextTry()).toBe(4000)
    arrive().breaks()
    expect(untilNextTry()).toBe(0)
  })

  it.each([4001, 4401, 4403, 4404, 4410])('for good (%i) does not come back', async (code) => {
    const socket = arrive()
    const end = outcome(MOVE)
    socket.breaks(code)
    expect(states.at(-1)).toEqual(['closed', code])
    expect(await end()).toBe('unreachable')
    expect(await outcome(MOVE)()).toBe('unreachable')
    browser.dispatchEvent(new Event('online'))
    page.hide(false)
    connection.updateQuery({ language: 'it' })
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([4000, 4429, 1001])('for the time being (%i) comes back', (code) => {
    arrive().breaks(code)
    vi.advanceTimersByTime(0)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is tried anew where nobody says a word', () => {
    FakeSocket.last.opens()
    vi.advanceTimersByTime(5_999)
    expect(FakeSocket.all).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.all[0]!.readyState).toBe(2)
    arrive()
    vi.advanceTimersByTime(6_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is given its time for the first word, however long nothing was heard before', () => {
    arrive()
    vi.advanceTimersByTime(4_000)
    FakeSocket.last.breaks()
    vi.advanceTimersByTime(0)
    FakeSocket.last.opens()
    page.hide(false)
    vi.advanceTimersByTime(5_500)
    expect(FakeSocket.all).toHaveLength(2)
    expect(arrive().sent).toEqual([])
  })
})

describe('a quiet connection', () => {
  it('is knocked at, and stays where somebody answers', () => {
    const socket = arrive()
    vi.advanceTimersByTime(4_999)
    expect(socket.asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(socket.asked).toEqual(['knock'])
    socket.says({ kind: 'done', done: 1 })
    vi.advanceTimersByTime(4_500)
    expect(socket.asked).toEqual(['knock'])
    expect(states).toEqual([['connected', 0]])
  })

  it('is knocked at sooner where it owes an answer', () => {
    const socket = arrive()
    outcome(MOVE)
    vi.advanceTimersByTime(2_999)
    expect(socket.asked).toEqual(['move'])
    vi.advanceTimersByTime(1)
    expect(socket.asked).toEqual(['move', 'knock'])
  })

  it('is knocked at only where nothing else was heard', () => {
    const socket = arrive()
    vi.advanceTimersByTime(4_000)
    socket.says(NEWS)
    vi.advanceTimersByTime(4_000)
    expect(socket.asked).toEqual([])
  })

  it('stays where a knock is refused: that is an answer, too', () => {
    const socket = arrive()
    vi.advanceTimersByTime(5_000)
    socket.says({ kind: 'wrong', id: 1, mistake: 'refused-not-here', text: '', details: {} })
    vi.advanceTimersByTime(4_500)
    expect(states).toEqual([['connected', 0]])
  })

  it('is dead where nobody answers', () => {
    const socket = arrive()
    vi.advanceTimersByTime(8_999)
    expect(states).toEqual([['connected', 0]])
    vi.advanceTimersByTime(1)
    expect(states.at(-1)).toEqual(['lost', 0])
    expect(socket.readyState).toBe(2)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(2)
    expect(arrive().sent).toEqual([]) // the knock was for the other socket
  })
})

describe('waking up', () => {
  it('tries a lost connection again at once', () => {
    for (let n = 0; n < 5; n++) {
      FakeSocket.last.breaks()
      untilNextTry()
    }
    FakeSocket.last.breaks()
    const { length } = FakeSocket.all
    browser.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(length + 1)
    FakeSocket.last.breaks()
    expect(untilNextTry()).toBe(0)
  })

  it('does nothing while the page is hidden', () => {
    arrive().breaks()
    page.hide(true)
    expect(FakeSocket.all).toHaveLength(1)
    page.hide(false)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('knocks at a connection that was not heard of for a moment', () => {
    const socket = arrive()
    vi.advanceTimersByTime(3_999)
    page.hide(false)
    expect(socket.asked).toEqual([])
    vi.advanceTimersByTime(1)
    page.hide(false)
    expect(socket.asked).toEqual(['knock'])
    vi.advanceTimersByTime(4_000)
    expect(states.at(-1)).toEqual(['lost', 0])
  })

  it('replaces a socket that is closing, without saying anything twice', async () => {
    const socket = arrive()
    const end = outcome({ do: 'say', text: 'Ahoy' })
    socket.close()
    page.hide(false)
    expect(FakeSocket.all).toHaveLength(2)
    expect(await end()).toBe('unreachable')
    expect(arrive().sent).toEqual([])
  })

  it('leaves a socket alone that is just being tried', () => {
    page.hide(false)
    browser.dispatchEvent(new Event('online'))
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('closing', () => {
  it.each<[string, () => void]>([
    ['before the first word', () => {}],
    ['a connection that is there', arrive],
    ['while it waits to come back', () => FakeSocket.last.breaks()],
    ['while it waits for an answer to a knock', () => (arrive(), vi.advanceTimersByTime(6_000))],
  ])('ends everything %s', async (_, happens) => {
    const end = outcome(MOVE)
    happens()
    const { length } = FakeSocket.all
    const before = states.length
    connection.close()
    expect(vi.getTimerCount()).toBe(0)
    FakeSocket.last.breaks()
    browser.dispatchEvent(new Event('online'))
    page.hide(false)
    expect(FakeSocket.all).toHaveLength(length)
    expect(states).toHaveLength(before)
    expect(await end()).toBe('unreachable')
  })
})
