import { FakeSocket } from './page'
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Advised, TableView } from '../../docs/protocol/protocol'
import Hint from '../src/games/Hint.svelte'
import { percent } from '../src/games/percent'
import type { Advice, Stage } from '../src/lib/stage'
import { Room } from '../src/table/room.svelte'
import { ADA, table, view } from './tables'

vi.mock('../src/games/scenes', () => ({
  sceneOf: () => ({ play: (before: unknown) => before, beat: () => 0 }),
}))

const ALLOWED = { hints: true, odds: true } as TableView['settings']
const MINE = { choices: { 0: ['flower', 'skull'] } }
const DUE = { match: 2, seat: 0, nth: 3 }
const AT: Partial<TableView> = { settings: ALLOWED, own: MINE, match: 2, decided: [3, 0, 0] }

const ADVISED: Advised = {
  kind: 'advised',
  done: 1,
  ...DUE,
  hint: {
    choices: [
      { text: 'skull', often: 0.7, worth: 0.4, error: 0.01 },
      { text: 'flower', often: 0.3, worth: 0.35, error: 0.01 },
    ],
    chance: 0.39,
  },
  sentence: 'A master would mostly lay the skull.',
}

let room: Room

function enter(changes: Partial<TableView> = {}): Room {
  room?.leave()
  room = new Room('abc', ADA)
  FakeSocket.last.says({ kind: 'fresh', table: table({ ...AT, ...changes }), told: [] })
  return room
}

const requests = () => FakeSocket.last.sent.map(({ request }) => request)
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
})

afterEach(() => {
  room?.leave()
  vi.useRealTimers()
})

describe('a hint', () => {
  it('may be asked for where the table allows it and there is something to choose', () => {
    expect(enter().advice.hints).toBe(true)
    expect(enter({ settings: { ...ALLOWED, hints: false } }).advice.hints).toBe(false)
    expect(enter({ own: null }).advice.hints).toBe(false)
    expect(enter({ own: { choices: { 0: ['flower'] } } }).advice.hints).toBe(false)
  })

  it('is asked for once, and thought about until it comes', async () => {
    enter()
    room.advice.askHint()
    room.advice.askHint()
    expect([requests(), room.advice.thinking]).toEqual([[{ do: 'askhint', ...DUE }], true])
    FakeSocket.last.says(ADVISED)
    await settled()
    expect([room.advice.hint, room.advice.thinking, room.wrong]).toEqual([ADVISED, false, null])
    room.advice.close()
    expect(room.advice.hint).toBeNull()
  })

  it('is gone when the decision is made', async () => {
    enter()
    room.advice.askHint()
    FakeSocket.last.says(ADVISED)
    FakeSocket.last.says({
      kind: 'news',
      table: table({ ...AT, decided: [4, 0, 0] }),
      told: [],
    })
    await settled()
    expect(room.advice.hint).toBeNull()
  })

  it('that cannot be says why', async () => {
    enter()
    room.advice.askHint()
    const wrong = { mistake: 'refused-meanwhile', text: 'Too late.', details: {} }
    FakeSocket.last.says({ kind: 'wrong', id: 1, ...wrong })
    await settled()
    expect([room.advice.thinking, room.wrong]).toEqual([false, 'Too late.'])
  })
})

describe('odds that take thought', () => {
  const BIDDING = {
    view: view({ game: 'skull_king', phase: 'announce' }),
    own: { choices: { 0: ['bid 0', 'bid 1'] } },
  }
  const BIDS = [
    { bid: 0, made: 0.4, points: -2, share: 0.2, tricks: [0.4, 0.6] },
    { bid: 1, made: 0.6, points: 4, share: 0.3, tricks: [0.4, 0.6] },
  ]

  it('are there for bids of Skull King, where the table shows odds', () => {
    expect(enter(BIDDING).advice.reckons).toBe(true)
    expect(enter().advice.reckons).toBe(false)
    expect(enter({ ...BIDDING, own: null }).advice.reckons).toBe(false)
    expect(enter({ ...BIDDING, settings: { ...ALLOWED, odds: false } }).advice.reckons).toBe(false)
  })

  it('are asked for once a decision, and their failure troubles nobody', async () => {
    enter(BIDDING)
    room.advice.askOdds()
    room.advice.askOdds()
    expect(requests()).toEqual([{ do: 'askodds', ...DUE }])
    FakeSocket.last.says({ kind: 'reckoned', done: 1, ...DUE, odds: BIDS })
    await settled()
    expect(room.advice.odds).toEqual(BIDS)
    enter(BIDDING)
    room.advice.askOdds()
    FakeSocket.last.says({ kind: 'wrong', id: 1, mistake: 'x', text: 'No.', details: {} })
    await settled()
    expect([room.advice.odds, room.wrong]).toEqual([null, null])
  })
})

describe('the panel', () => {
  const nothing: Advice = {
    ...{ hints: true, reckons: false, thinking: false, hint: null, odds: null },
    ...{ askHint: () => {}, askOdds: () => {}, close: () => {} },
  }

  function html(advice?: Partial<Advice>): string {
    const stage = {
      view: view(),
      people: [],
      advice: advice && { ...nothing, ...advice },
    } as unknown as Stage
    return render(Hint, { props: { stage } }).body
  }

  it('is opened by a button, where there is anybody to ask', () => {
    expect(html()).not.toContain('<button')
    expect(html({ hints: false })).not.toContain('<button')
    expect(html({})).toContain('web-hint')
    expect(html({ thinking: true })).toContain('web-hint-thinking')
  })

  it('has the sentence, and every choice in words', () => {
    const page = html({ hint: ADVISED })
    expect(page).toContain(ADVISED.sentence)
    expect(page.match(/web-hint-choice/g)).toHaveLength(2)
    expect(page).toContain('aria-expanded="true"')
  })

  it('shows no bars where there is nothing to compare', () => {
    const [one] = ADVISED.hint.choices
    const page = html({ hint: { ...ADVISED, hint: { choices: [one!], chance: 0.4 } } })
    expect(page).not.toContain('web-hint-choice')
  })
})

describe('a share', () => {
  it('is told in hundredths, and certain only where it is', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100])
  })
})
