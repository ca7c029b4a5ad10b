import { FakeSocket } from './fakePage'
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Advised, TableView } from '../src/protocol/messages'
import HintPanel from '../src/games/HintPanel.svelte'
import { toPercent } from '../src/games/percent'
import type { Advice, BoardProps } from '../src/lib/boardProps'
import { TableClient } from '../src/table/tableClient.svelte'
import { ADA, table, view } from './tableFixtures'

vi.mock('../src/games/eventReducers', () => ({
  eventReducerOf: () => ({ reduce: (before: unknown) => before, durationMs: () => 0 }),
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

let client: TableClient

function enter(changes: Partial<TableView> = {}): TableClient {
  client?.close()
  client = new TableClient('abc', ADA)
  FakeSocket.last.says({ kind: 'fresh', table: table({ ...AT, ...changes }), told: [] })
  return client
}

const requests = () => FakeSocket.last.sent.map(({ request }) => request)
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
})

afterEach(() => {
  client?.close()
  vi.useRealTimers()
})

describe('a hint', () => {
  it('may be asked for where the table allows it and there is something to choose', () => {
    expect(enter().advice.canAskHint).toBe(true)
    expect(enter({ settings: { ...ALLOWED, hints: false } }).advice.canAskHint).toBe(false)
    expect(enter({ own: null }).advice.canAskHint).toBe(false)
    expect(enter({ own: { choices: { 0: ['flower'] } } }).advice.canAskHint).toBe(false)
  })

  it('is asked for once, and thought about until it comes', async () => {
    enter()
    client.advice.askHint()
    client.advice.askHint()
    expect([requests(), client.advice.isThinking]).toEqual([[{ do: 'askhint', ...DUE }], true])
    FakeSocket.last.says(ADVISED)
    await settled()
    expect([client.advice.hint, client.advice.isThinking, client.error]).toEqual([
      ADVISED,
      false,
      null,
    ])
    client.advice.closeHint()
    expect(client.advice.hint).toBeNull()
  })

  it('is gone when the decision is made', async () => {
    enter()
    client.advice.askHint()
    FakeSocket.last.says(ADVISED)
    FakeSocket.last.says({
      kind: 'news',
      table: table({ ...AT, decided: [4, 0, 0] }),
      told: [],
    })
    await settled()
    expect(client.advice.hint).toBeNull()
  })

  it('that cannot be says why', async () => {
    enter()
    client.advice.askHint()
    const wrong = { mistake: 'refused-meanwhile', text: 'Too late.', details: {} }
    FakeSocket.last.says({ kind: 'wrong', id: 1, ...wrong })
    await settled()
    expect([client.advice.isThinking, client.error]).toEqual([false, 'Too late.'])
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
    expect(enter(BIDDING).advice.canAskSlowOdds).toBe(true)
    expect(enter().advice.canAskSlowOdds).toBe(false)
    expect(enter({ ...BIDDING, own: null }).advice.canAskSlowOdds).toBe(false)
    expect(enter({ ...BIDDING, settings: { ...ALLOWED, odds: false } }).advice.canAskSlowOdds).toBe(
      false,
    )
  })

  it('are asked for once a decision, and their failure troubles nobody', async () => {
    enter(BIDDING)
    client.advice.askSlowOdds()
    client.advice.askSlowOdds()
    expect(requests()).toEqual([{ do: 'askodds', ...DUE }])
    FakeSocket.last.says({ kind: 'reckoned', done: 1, ...DUE, odds: BIDS })
    await settled()
    expect(client.advice.slowOdds).toEqual(BIDS)
    enter(BIDDING)
    client.advice.askSlowOdds()
    FakeSocket.last.says({ kind: 'wrong', id: 1, mistake: 'x', text: 'No.', details: {} })
    await settled()
    expect([client.advice.slowOdds, client.error]).toEqual([null, null])
  })
})

describe('the panel', () => {
  const nothing: Advice = {
    ...{ canAskHint: true, canAskSlowOdds: false, isThinking: false, hint: null, slowOdds: null },
    ...{ askHint: () => {}, askSlowOdds: () => {}, closeHint: () => {} },
  }

  function html(advice?: Partial<Advice>): string {
    const board = {
      view: view(),
      people: [],
      advice: advice && { ...nothing, ...advice },
    } as unknown as BoardProps
    return render(HintPanel, { props: { board } }).body
  }

  it('is opened by a button, where there is anybody to ask', () => {
    expect(html()).not.toContain('<button')
    expect(html({ canAskHint: false })).not.toContain('<button')
    expect(html({})).toContain('web-hint')
    expect(html({ isThinking: true })).toContain('web-hint-thinking')
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
    expect([0, 0.001, 0.5, 0.999, 1].map(toPercent)).toEqual([0, 1, 50, 99, 100])
  })
})
