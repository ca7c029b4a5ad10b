import { FakeSocket, page } from './fakePage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyView, PlayView, TableView, VisibleFact } from '../src/protocol/messages'
import { preferences } from '../src/lib/preferences.svelte'
import type { EventReducer } from '../src/lib/eventReducer'
import { TableClient } from '../src/table/tableClient.svelte'
import { ADA, BEN, chair, guest, table, told, view } from './tableFixtures'

const DISC_LAID_MS = 500 // what takes time to be seen takes so long
const FLIP_SHOWN_MS = 800 // and what is revealed

vi.mock('../src/games/eventReducers', () => {
  const reducer: EventReducer = {
    reduce: (before) => before,
    durationMs: ({ event }) =>
      event === 'DiscLaid' ? DISC_LAID_MS : event === 'DiscFlipped' ? FLIP_SHOWN_MS : 0,
    isReveal: ({ event }) => event === 'DiscFlipped',
  }
  return { eventReducerOf: () => reducer }
})

let client: TableClient

/** Somebody at the table, connected, with what is on it. */
function enter(
  changes: Partial<TableView> = {},
  happened: VisibleFact[] = [],
  who = ADA,
): TableClient {
  client?.close()
  client = new TableClient('abc', who)
  FakeSocket.last.says({ kind: 'fresh', table: table(changes), told: happened })
  return client
}

function news(changes: Partial<TableView>, happened: VisibleFact[] = [], done?: number): void {
  FakeSocket.last.says({ kind: 'news', table: table(changes), told: happened, done })
}

function moved(changes: Partial<PlayView>, happened: VisibleFact[] = [], done?: number): void {
  const { next, clocks, decided, view, own } = table()
  const part = { next, clocks, decided, view, own, ...changes }
  FakeSocket.last.says({ kind: 'moved', table: part, told: happened, done })
}

/** All requests so far over this socket, with what they ask for. */
const requests = () => FakeSocket.last.sent.map(({ request }) => request)

/** Answers all requests of this socket with no more than that they are done. */
async function answerAll(): Promise<void> {
  for (const { id } of FakeSocket.last.sent) FakeSocket.last.says({ kind: 'done', done: id })
  await settled()
}

const settled = () => vi.advanceTimersByTimeAsync(0)

const MINE = { choices: { 0: ['flower', 'skull'] }, showable: { 0: ['skull'] } }

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  page.hidden = false
  preferences.confirm = false
  preferences.motion = 'full'
  preferences.language = 'en'
})

afterEach(() => {
  client.close()
  vi.useRealTimers()
})

describe('what the connection says', () => {
  it('is connecting, connected, lost and closed', () => {
    client = new TableClient('abc', ADA)
    expect([client.connectionState, client.table, client.me, client.chair, client.you]).toEqual([
      'connecting',
      null,
      null,
      null,
      null,
    ])
    FakeSocket.last.says({ kind: 'fresh', table: table(), told: [] })
    expect(client.connectionState).toBe('connected')
    FakeSocket.last.breaks()
    expect(client.connectionState).toBe('lost')
    vi.advanceTimersByTime(0)
    FakeSocket.last.breaks(4403)
    expect([client.connectionState, client.closeCode]).toEqual(['closed', 4403])
  })

  it('is asked for in a language, for a companion, and from where it is known', () => {
    preferences.language = 'it'
    client = new TableClient('abc', ADA, false, 3)
    const asked = () => Object.fromEntries(FakeSocket.last.address.searchParams)
    expect(asked()).toEqual({ language: 'it', companion: '3' })
    FakeSocket.last.says({ kind: 'fresh', table: table({ next: 10 }), told: [] })
    moved({ next: 12 })
    FakeSocket.last.breaks()
    vi.advanceTimersByTime(0)
    expect(asked()).toEqual({ language: 'it', companion: '3', last: '11' })
  })

  it('is told anew in another language', () => {
    enter({}, [told(9, 'Seated')])
    preferences.language = 'fr'
    client.reload()
    const asked = Object.fromEntries(FakeSocket.last.address.searchParams)
    expect(asked).toEqual({ language: 'fr' })
    expect(client.log).toHaveLength(1)
    FakeSocket.last.says({ kind: 'fresh', table: table(), told: [told(9, 'Assis')] })
    expect(client.log.map(({ texts }) => texts)).toEqual([['Assis.']])
  })

  it('is laid over what was known: all of it as news, a part as moved', () => {
    enter({ host: BEN })
    moved({ next: 11, decided: [1, 0, 0] })
    expect(client.table).toMatchObject({ next: 11, decided: [1, 0, 0], host: BEN })
    news({ next: 12, status: 'over', record: 'xyz' })
    expect(client.table).toMatchObject({ next: 12, status: 'over', record: 'xyz', host: ADA })
  })

  it('stops what was moving when the table is told afresh', async () => {
    enter()
    moved({ view: view({ round: 1 }) }, [told(10, 'DiscLaid')])
    await settled()
    expect([client.busy, client.event?.event]).toEqual([true, 'DiscLaid'])
    FakeSocket.last.says({ kind: 'fresh', table: table({ view: view({ round: 7 }) }), told: [] })
    expect([client.busy, client.event]).toEqual([false, null])
    expect(client.view).toMatchObject({ round: 7 })
  })
})

describe('a board', () => {
  it('shows what is hidden from others, to whom it belongs', () => {
    const hidden = { game: 'skull', tribes: {} } as const
    enter({ own: { hidden } })
    expect(client.hidden).toEqual({ 0: hidden })
    enter({ own: { hidden }, you: 2 })
    expect(client.hidden).toEqual({ 2: hidden })
    enter({ own: null, you: null })
    expect(client.hidden).toEqual({})
  })

  it('offers choices as soon as nothing can be spoilt, while the rest is being shown', async () => {
    enter({ own: { choices: { 0: ['pass'] } } })
    moved({ own: { ...MINE, odds: { faces: [] } as never } }, [told(10, 'DiscFlipped', 'DiscLaid')])
    await settled()
    expect([client.choices, client.odds, client.busy]).toEqual([{}, null, true])
    await vi.advanceTimersByTimeAsync(FLIP_SHOWN_MS)
    expect([client.choices, client.event?.event]).toEqual([MINE.choices, 'DiscLaid'])
    expect([client.odds, client.busy]).toEqual([null, true])
    await vi.advanceTimersByTimeAsync(DISC_LAID_MS)
    expect([client.choices, client.busy]).toEqual([MINE.choices, false])
    expect([client.showable, client.odds]).toEqual([MINE.showable, { faces: [] }])
  })

  it('keeps offering what others, who decide at the same time, do not touch', async () => {
    enter({ own: MINE })
    moved({ own: { ...MINE }, decided: [0, 1, 0] }, [told(10, 'DiscFlipped')])
    await settled()
    expect([client.choices, client.busy]).toEqual([MINE.choices, true])
    moved({ own: { ...MINE }, decided: [1, 1, 0] }, [told(11, 'DiscFlipped')]) // the next decision
    await settled()
    expect(client.choices).toEqual({})
  })

  it('shows at once what somebody does not want to wait for', async () => {
    enter()
    moved({ own: MINE }, [told(10, 'DiscLaid', 'DiscLaid')])
    client.skipAnimations()
    await settled()
    expect([client.busy, client.choices]).toEqual([false, MINE.choices])
  })

  it('knows who plays, and how', () => {
    enter({
      guests: [guest(ADA, 'Ada', { away: true }), guest(BEN, 'Ben', { program: true })],
      chairs: [
        chair({ kind: 'person', guest: ADA, name: 'Ada', stand_in: true }),
        chair({ kind: 'person', guest: BEN, name: 'Ben', resigned: true }),
        chair(),
        chair({ kind: 'bot', name: 'Bot', level: 'sharp' }),
      ],
    })
    const usual = { level: '', away: false, standIn: false, resigned: false, clock: null }
    expect(client.people).toEqual([
      { ...usual, name: 'Ada', kind: 'person', away: true, standIn: true },
      { ...usual, name: 'Ben', kind: 'program', resigned: true },
      { ...usual, name: 'Bot', kind: 'bot', level: 'sharp' },
    ])
  })

  it('belongs to whoever is at the table, or to nobody', () => {
    enter()
    expect([client.me?.name, client.isHost, client.chair]).toEqual(['Ada', true, 0])
    enter({}, [], BEN)
    expect([client.me?.name, client.isHost, client.chair]).toEqual(['Ben', false, 1])
    enter({ you: null }, [], '') // somebody who has not joined; and a bot's guest is '', too
    expect([client.me, client.isHost, client.chair, client.you]).toEqual([null, false, null, null])
  })
})

describe('a choice', () => {
  const MOVE = { do: 'move', match: 2, seat: 0, nth: 3, text: 'flower' }

  it('is sent as the decision it is, once the table knows which', async () => {
    enter({ own: MINE, match: 2, decided: [3, 0, 0] })
    client.choose(0, 'flower')
    expect(requests()).toEqual([MOVE])
    expect([client.busy, client.choices]).toEqual([true, {}])
    moved({ decided: [4, 0, 0], own: null }, [told(10, 'DiscLaid')], 1)
    await vi.advanceTimersByTimeAsync(DISC_LAID_MS)
    expect([client.busy, client.choices, client.error]).toEqual([false, {}, null])
  })

  it('that cannot be says why, and can be made again', async () => {
    enter({ own: MINE })
    client.choose(0, 'flower')
    const wrong = { mistake: 'must-follow', text: 'Follow!', details: {} }
    FakeSocket.last.says({ kind: 'wrong', id: 1, ...wrong })
    await settled()
    expect([client.error, client.busy, client.choices]).toEqual(['Follow!', false, MINE.choices])
    client.choose(0, 'skull')
    await answerAll()
    expect(client.error).toBeNull()
  })

  it('is on its way until it is answered, also over another socket', async () => {
    enter({ own: MINE, match: 2, decided: [3, 0, 0] })
    client.choose(0, 'flower')
    FakeSocket.last.breaks()
    expect(client.choices).toEqual({}) // or it could be made twice
    vi.advanceTimersByTime(0)
    news({ own: MINE, match: 2, decided: [3, 0, 0] })
    await settled()
    expect([requests(), client.choices]).toEqual([[MOVE], {}])
    await answerAll()
    expect(client.choices).toEqual(MINE.choices)
  })

  it('is meant at once, unless the settings want it confirmed', () => {
    preferences.confirm = true
    enter({ own: MINE, match: 2, decided: [3, 0, 0] })
    client.choose(0, 'skull')
    client.choose(0, 'flower')
    expect(client.unconfirmed).toEqual({ seat: 0, text: 'flower' })
    expect([requests(), client.choices]).toEqual([[], MINE.choices])
    client.confirmChoice()
    expect([client.unconfirmed, requests()]).toEqual([null, [MOVE]])
  })

  it('that is not allowed needs no confirmation: the server says why', () => {
    preferences.confirm = true
    enter({ own: MINE, match: 2, decided: [3, 0, 0] })
    client.choose(0, 'bid 3')
    expect([client.unconfirmed, requests()]).toEqual([null, [{ ...MOVE, text: 'bid 3' }]])
  })

  it('is not to be confirmed any more when the clock has decided', () => {
    preferences.confirm = true
    enter({ own: MINE, decided: [3, 0, 0] })
    client.choose(0, 'flower')
    moved({ own: MINE, decided: [3, 1, 0] }) // somebody else has
    expect(client.unconfirmed).not.toBeNull()
    moved({ own: MINE, decided: [4, 1, 0] })
    expect(client.unconfirmed).toBeNull()
  })

  it('can be to show discs', () => {
    enter()
    client.show(2)
    expect(requests()).toEqual([{ do: 'show', seat: 2 }])
  })
})

describe('a request', () => {
  it('tells whether it could be done', async () => {
    enter()
    const stood = client.request({ do: 'stand' })
    const said = client.request({ do: 'say', text: 'Ahoy' })
    FakeSocket.last.says({ kind: 'done', done: 1 })
    expect(await stood).toBe(true)
    FakeSocket.last.breaks()
    expect(await said).toBe(false)
    expect(client.error).toBe('') // unreachable: the page knows what to say
  })
})

describe('the log', () => {
  it('has every sentence, the silent left out, and marks talk', async () => {
    const silent = { number: 3, events: [{ event: 'SaltGiven' } as never], sentences: [''] }
    const blocked = { number: 4, events: [], sentences: [] }
    enter({}, [told(1, 'Seated'), told(2, 'Talked'), silent, blocked])
    news({}, [told(10, 'PhraseSaid'), told(11, 'Reacted')])
    await settled()
    expect(client.log.map(({ number, texts, isChat }) => [number, texts, isChat])).toEqual([
      [1, ['Seated.'], false],
      [2, ['Talked.'], true],
      [10, ['PhraseSaid.'], true],
      [11, ['Reacted.'], true],
    ])
  })

  it('says that a clock decided, told afresh or as it happens', async () => {
    const late = { ...told(4, 'Passed', 'AttemptBegan'), by: 'clock' }
    late.sentences.unshift('Time is up.')
    enter({}, [late])
    moved({}, [late])
    await settled()
    const lines = [['Time is up.', 'Passed.'], ['AttemptBegan.']]
    expect(client.log.map(({ texts }) => texts)).toEqual([...lines, ...lines])
  })

  it('is as long as it needs to be, and begins anew with a fresh table', async () => {
    enter()
    for (let number = 0; number < 70; number++)
      moved({}, [told(number, 'Passed', 'Passed', 'Passed', 'Passed', 'Passed')])
    await settled()
    expect(client.log).toHaveLength(300)
    expect([client.log[0]!.number, client.log.at(-1)!.number]).toEqual([10, 69])
    FakeSocket.last.says({ kind: 'fresh', table: table(), told: [told(3, 'Seated')] })
    expect(client.log).toHaveLength(1)
  })
})

describe('a rematch', () => {
  const CALLED = [told(20, 'RematchCalled')]
  const ada = chair({ kind: 'person', guest: ADA, name: 'Ada' })
  const ben = chair({ kind: 'person', guest: BEN, name: 'Ben' })
  const turned = [chair({ kind: 'bot', name: 'Bot' }), ada]
  const gone = { view: null, you: null, match: 1, players: [] }
  const open: Partial<TableView> = { status: 'open', ...gone }

  it('gets a new salt from everybody who sits, on the chair that is theirs now', async () => {
    enter({ status: 'over' }, [], BEN)
    const chairs = [...turned, ben]
    news({ ...open, chairs }, CALLED)
    const salt = expect.stringMatching(/^\w{10,64}$/) as string
    expect(requests()).toEqual([{ do: 'sit', chair: 2, salt, terms: null }])
    await answerAll()
    news({ ...open, chairs, match: 2 }, CALLED)
    const [first, second] = requests() as { salt: string }[]
    expect(second!.salt).not.toBe(first!.salt)
  })

  it('gets one salt from whoever comes back to it', () => {
    enter({ ...open, chairs: turned })
    news({ ...open, chairs: turned })
    expect(requests()).toHaveLength(1)
  })

  it('gets no salt from those who only watch', () => {
    enter({ status: 'over', you: null }, [], 'guest-cleo')
    news({ ...open, chairs: turned }, CALLED)
    expect(requests()).toEqual([])
  })

  it('gets no further salt where it has begun already', () => {
    enter({ status: 'over' })
    news({ status: 'playing', match: 1 }, CALLED)
    expect(requests()).toEqual([])
  })

  const proposal = { guest: ADA, commitment: 'c0ffee', agreed: [], awaited: [ADA, BEN] }
  const salt = expect.stringMatching(/^\w{10,64}$/) as string

  it('is proposed, and agreed to once the commitment is there', async () => {
    enter({ status: 'over' })
    void client.rematch()
    expect(requests()).toEqual([{ do: 'proposerematch' }])
    news({ rematch: proposal }, [told(20, 'RematchProposed')], 1)
    await settled()
    expect(requests()).toEqual([{ do: 'proposerematch' }, { do: 'agreerematch', salt }])
    expect(client.rematchProposal).toEqual(proposal)
  })

  it('that somebody else has proposed is only agreed to', () => {
    enter({ status: 'over', rematch: proposal }, [], BEN)
    void client.rematch()
    expect(requests()).toEqual([{ do: 'agreerematch', salt }])
  })

  it('that is refused is not agreed to', async () => {
    enter({ status: 'over', chairs: turned })
    void client.rematch()
    const wrong = { mistake: 'refused-did-not-play', text: 'No.', details: {} }
    FakeSocket.last.says({ kind: 'wrong', id: 1, ...wrong })
    await settled()
    expect([FakeSocket.last.asked, client.error]).toEqual([['proposerematch'], 'No.'])
  })

  it('can be left for other seats, by the host', () => {
    enter({ status: 'over' })
    client.reopenSeats()
    expect(requests()).toEqual([{ do: 'rematch' }])
  })
})

describe('clocks', () => {
  const clocks = () => client.people.map(({ clock }) => clock && Math.round(clock))
  const waitsFor = (...pending: number[]): AnyView => view({ pending })

  it('run down for those who decide, until the server says better', () => {
    enter({ clocks: [30, 20, null], view: waitsFor(0) })
    expect(clocks()).toEqual([30, 20, null])
    vi.advanceTimersByTime(5000)
    expect(clocks()).toEqual([25, 20, null])
    moved({ clocks: [26, 20, null], view: waitsFor(1, 0) })
    expect(clocks()).toEqual([26, 20, null])
    vi.advanceTimersByTime(25_000)
    expect(clocks()).toEqual([1, 0, null])
  })

  it('run for the player of either tribe', () => {
    enter({ clocks: [30, 20, 10], view: waitsFor(4) })
    vi.advanceTimersByTime(5000)
    expect(clocks()).toEqual([30, 15, 10])
  })

  it('stand when the game is over', () => {
    enter({ clocks: [30, 20, null], view: waitsFor(0), status: 'over' })
    vi.advanceTimersByTime(5000)
    expect(clocks()).toEqual([30, 20, null])
  })

  it('that nobody has do not tick', () => {
    enter()
    const without = vi.getTimerCount()
    moved({ clocks: [30, 20, null] })
    expect(vi.getTimerCount()).toBe(without + 1)
    moved({ clocks: [29, 20, null] })
    expect(vi.getTimerCount()).toBe(without + 1)
    moved({})
    expect(vi.getTimerCount()).toBe(without)
    news({ clocks: [29, 20, null], status: 'over' })
    expect(vi.getTimerCount()).toBe(without)
  })
})

describe('leaving', () => {
  it('stops everything', async () => {
    enter({ clocks: [30, 20, null] })
    moved({ clocks: [30, 20, null] }, [told(10, 'DiscLaid', 'DiscLaid')])
    await settled()
    client.close()
    expect(vi.getTimerCount()).toBe(0)
    expect(FakeSocket.last.readyState).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(client.log).toHaveLength(1)
  })
})
