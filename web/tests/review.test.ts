import './browserStub'
import { render } from 'svelte/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordAbout, RecordReview, Review } from '../src/protocol/answers'
import { spreadLabels, lineStyleOf } from '../src/games/playerLines'
import {
  stepsWithChanges,
  costlyDecisions,
  largestChange,
  ChancePlot,
  turningPoints,
} from '../src/replay/chancePlot'
import LuckAndSkill from '../src/replay/LuckAndSkill.svelte'
import ChanceGraph from '../src/replay/ChanceGraph.svelte'
import { Replay } from '../src/replay/replay.svelte'
import { ReviewClient } from '../src/replay/reviewClient.svelte'
import ReviewPanel from '../src/replay/ReviewPanel.svelte'
import TurningPoints from '../src/replay/TurningPoints.svelte'

function judged(ply: number, player: number, cost: number) {
  const choices = [
    { text: 'pass', often: 0.9, worth: 0.5, error: 0 },
    { text: 'bid 3', often: 0.1, worth: 0.5 - cost, error: 0 },
  ]
  return {
    ply,
    player,
    seat: player,
    text: 'bid 3',
    often: 0.1,
    cost,
    error: 0,
    best: 'pass',
    choices,
  }
}

const REVIEW: Review = {
  game: 'skull',
  players: [0, 1],
  seats: 2,
  plies: 4,
  reached: 4,
  chances: { 0: [0.5, 0.5, 0.3, 0.9, 1], 1: [0.5, 0.5, 0.7, 0.1, 0] },
  errors: { 0: [0, 0, 0, 0, 0], 1: [0, 0, 0, 0, 0] },
  decisions: [judged(1, 0, 0), judged(2, 0, 0.2), judged(4, 1, 0.05)],
  swings: [{ ply: 3, changes: { 0: 0.6, 1: -0.6 } }],
  accounts: [
    { player: 0, start: 0.5, luck: 0.7, own: -0.2, others: 0, end: 1, error: 0.02 },
    { player: 1, start: 0.5, luck: -0.45, own: -0.05, others: 0, end: 0, error: 0.02 },
  ],
  best: { kind: 'bluff', player: 1, ply: 4, until: 4, text: 'bid 3', change: 0.2 },
  worst: null,
  claims: [{ moment: 2, player: 1, phrase: 'only-flowers', is_true: false }],
}
const WORDS = {
  accounts: {},
  decisions: { 1: 'Fine.', 2: 'It cost much.', 4: 'It cost little.' },
  best: 'The best bluff.',
  worst: null,
  claims: ['Ben: “Only flowers.” It was a lie.'],
}
const DONE: RecordReview = {
  ...{ status: 'done', before: 0, reached: 4, plies: 4 },
  ...{ review: REVIEW, words: WORDS },
}
const about = {
  id: 'abc',
  game: 'skull',
  ending: 'finished',
  plies: 4,
  players: ['Ada', 'Ben'].map((name, player) => ({ player, name, kind: 'person' })),
} as unknown as RecordAbout

function replayAt(step: number): Replay {
  return new Replay(about, step, 'table', () => new Promise(() => {}))
}

describe('the graph', () => {
  const plot = new ChancePlot(360, 200, 90, 40)

  it('has the first step at its left, the last at its right, and more is higher', () => {
    expect(plot.x(40)).toBe(plot.right)
    expect(plot.x(0)).toBeLessThan(plot.x(1))
    expect(plot.y(1)).toBeLessThan(plot.y(0))
  })

  it('knows the step under a finger, wherever that is', () => {
    for (const step of [0, 1, 17, 40]) expect(plot.stepAt(plot.x(step) + 2)).toBe(step)
    expect([plot.stepAt(-50), plot.stepAt(1000)]).toEqual([0, 40])
  })

  it('can be drawn for a game without moves, and where there is no room', () => {
    expect(new ChancePlot(0, 200, 90, 0).polyline([1])).not.toContain('NaN')
  })

  it('keeps names apart and above the ground', () => {
    expect(spreadLabels([10, 12, 50], 14, 60)).toEqual([10, 24, 50])
    expect(spreadLabels([58, 60, 60], 14, 60)).toEqual([32, 46, 60])
    expect(spreadLabels([60, 5], 14, 60)).toEqual([60, 5])
  })

  it('has another stroke for each of twelve players', () => {
    const strokes = Array.from({ length: 12 }, (_, player) => lineStyleOf(player))
    const kinds = new Set(strokes.map(({ colour, dashes }) => `${colour} ${dashes}`))
    expect(kinds.size).toBe(12)
  })

  it('can be read instead of seen', () => {
    const { body } = render(ChanceGraph, { props: { replay: replayAt(2), review: REVIEW } })
    expect(body).toContain('role="slider"')
    expect(body).toContain('aria-valuenow="2"')
    expect(body.match(/<polyline/g)).toHaveLength(2)
    expect(body.match(/class="cost[^"]*" d="M\d/g)).toHaveLength(2 + 1) // and what they mean
    expect(body).toContain('Ada')
  })
})

describe('what decided a game', () => {
  it('is what cost most and the largest luck, in order', () => {
    expect(costlyDecisions(REVIEW).map(({ ply }) => ply)).toEqual([2, 4])
    expect(largestChange(REVIEW.swings[0]!)).toEqual({ player: 0, change: 0.6 })
    expect(turningPoints(REVIEW).map(({ step }) => step)).toEqual([2, 3, 4])
    const calm = { ...REVIEW, swings: [{ ply: 3, changes: { 0: 0.01, 1: -0.01 } }], decisions: [] }
    expect(turningPoints(calm)).toEqual([])
  })

  it('is told, with what was dared', () => {
    const props = { replay: replayAt(0), review: REVIEW, words: WORDS }
    const { body } = render(TurningPoints, { props })
    for (const sentence of ['It cost much.', 'It cost little.', 'The best bluff.'])
      expect(body).toContain(sentence)
    expect(body).not.toContain('Fine.')
  })

  it('is in the table wherever a chance has changed', () => {
    expect(stepsWithChanges(REVIEW)).toEqual([0, 2, 3, 4])
  })

  it('is luck and skill for each', () => {
    const { body } = render(LuckAndSkill, {
      props: { replay: replayAt(0), accounts: REVIEW.accounts },
    })
    for (const text of ['Ada', 'Ben', '+70', '−20', '−45', '−5']) expect(body).toContain(text)
  })
})

describe('a review', () => {
  const working = (reached: number): RecordReview => ({
    ...{ status: 'working', before: 0, reached, plies: 4, review: null, words: null },
  })
  const none: RecordReview = { ...working(0), status: 'none' }

  function server(...answers: RecordReview[]) {
    const next = async () => answers.shift()!
    return { load: vi.fn(next), request: vi.fn(next) }
  }

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is waited for until it is done', async () => {
    const fake = server(none, working(0), working(2), DONE)
    const reviewClient = new ReviewClient('abc', fake)
    await reviewClient.load()
    expect([reviewClient.answer!.status, reviewClient.isUnderWay]).toEqual(['none', false])
    await reviewClient.request()
    expect(reviewClient.isUnderWay).toBe(true)
    await vi.advanceTimersByTimeAsync(1100)
    expect(reviewClient.answer!.reached).toBe(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(reviewClient.review).toEqual(REVIEW)
    expect([fake.load.mock.calls.length, fake.request.mock.calls.length]).toEqual([3, 1])
    expect([reviewClient.decisionAt(2)?.ply, reviewClient.swingAt(3)?.ply]).toEqual([2, 3])
    expect([reviewClient.decisionAt(0), reviewClient.swingAt(2)]).toEqual([undefined, undefined])
  })

  it('is no longer waited for by who has left', async () => {
    const fake = server(working(0), DONE)
    const reviewClient = new ReviewClient('abc', fake)
    await reviewClient.load()
    reviewClient.stopPolling()
    await vi.advanceTimersByTimeAsync(5000)
    expect(fake.load).toHaveBeenCalledTimes(1)
  })

  it('that cannot be had says why, and can be asked for again', async () => {
    const fake = server(none, DONE)
    fake.load.mockRejectedValueOnce(new Error('gone'))
    const reviewClient = new ReviewClient('abc', fake)
    await reviewClient.load()
    expect(reviewClient.error).toEqual(new Error('gone'))
    await reviewClient.load()
    expect([reviewClient.error, reviewClient.answer]).toEqual([null, none])
  })

  async function shown(answer: RecordReview, replay = replayAt(2)): Promise<string> {
    const reviewClient = new ReviewClient('abc', server(answer))
    await reviewClient.load()
    reviewClient.stopPolling()
    return render(ReviewPanel, { props: { replay, reviewClient } }).body
  }

  it('is not offered for a game that never ended', async () => {
    const stopped = { ...about, ending: 'abandoned' } as RecordAbout
    const body = await shown(none, new Replay(stopped, 0, 'table', () => new Promise(() => {})))
    expect(body).toContain('web-review-unfinished')
    expect(body).not.toContain('web-review-ask')
  })

  it('is a button, then a progress bar, then a graph with a verdict', async () => {
    expect(await shown(none)).toContain('web-review-ask')
    const progress = await shown(working(3))
    expect(progress).toMatch(/<progress[^>]* value="3"/)
    expect(await shown({ ...working(0), status: 'waiting', before: 2 })).toContain(
      'web-review-waiting',
    )
    const whole = await shown(DONE)
    expect(whole).toContain('role="slider"')
    expect(whole).toContain('It cost much.')
    expect(whole).toContain('<details')
  })
})
