import './fakePage'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { me } from '../src/lib/me.svelte'
import type { RecordAbout, RecordReview, Review } from '../src/protocol/answers'
import { decisivePoint } from '../src/replay/chancePlot'
import { findOpening } from '../src/replay/opening'
import { ReviewClient } from '../src/replay/reviewClient.svelte'

const REVIEW = {
  decisions: [
    { ply: 3, cost: 0.02 },
    { ply: 9, cost: 0.2 },
  ],
  swings: [],
  best: null,
  worst: { ply: 5 },
} as unknown as Review
const WORDS = {
  decisions: { 3: 'A little.', 9: 'Much.' },
  best: null,
  worst: 'The worst bluff.',
  accounts: {},
  claims: [],
}
const NONE: RecordReview = {
  ...{ status: 'none', before: 0, reached: 0, plies: 20 },
  ...{ review: null, words: null },
}
const DONE: RecordReview = { ...NONE, status: 'done', review: REVIEW, words: WORDS }

function about(...people: (string | null)[]): RecordAbout {
  const players = people.map((who) => ({ who, kind: who === 'bot' ? 'bot' : 'person' }))
  return { ending: 'finished', players } as unknown as RecordAbout
}

let asked: string[]

function reviewClient(answer: RecordReview): ReviewClient {
  const answerWith = (what: string, found: RecordReview) => () => {
    asked.push(what)
    return Promise.resolve(found)
  }
  const api = { load: answerWith('load', answer), request: answerWith('request', DONE) }
  return new ReviewClient('abc', api)
}

function open(game: RecordAbout, answer: RecordReview, query = '') {
  return findOpening(game, reviewClient(answer), new URLSearchParams(query))
}

beforeEach(() => {
  asked = []
  me.reset()
  const known = { guest: 'ada', name: 'Ada', tag: 'abcd', tables: [] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(known)))
})

describe('a replay opens', () => {
  it('for those who played with everything revealed, at the first turning point', async () => {
    expect(await open(about('ada', 'bot'), DONE)).toEqual({
      step: 3,
      viewer: 'all',
      tab: 'review',
      awaitsTurn: false,
    })
  })

  it('for those who played without a review at its beginning', async () => {
    const opening = await open(about('ada', 'bot'), NONE)
    expect(opening).toMatchObject({ step: 0, viewer: 'all', tab: 'moves' })
    expect(asked).toEqual(['load'])
  })

  it('for others as the table saw it, from the beginning', async () => {
    const opening = await open(about('ben', null), DONE)
    expect(opening).toMatchObject({ step: 0, viewer: 'table', tab: 'moves' })
    expect(asked).toEqual([])
  })

  it('where its address says', async () => {
    const opening = await open(about('ada'), DONE, 'step=7&as=0')
    expect(opening).toMatchObject({ step: 7, viewer: '0', tab: 'moves' })
  })

  it('with a review that is asked for, and goes to its first turning point later', async () => {
    const opening = await open(about('ada'), NONE, 'review=1')
    expect(opening).toMatchObject({ step: 0, tab: 'review', awaitsTurn: true })
    expect(asked).toEqual(['load', 'request'])
    expect(await open(about('ada'), DONE, 'review=1&step=9')).toMatchObject({
      step: 9,
      awaitsTurn: false,
    })
  })
})

describe('what decided a game', () => {
  it('is what cost most, else what was dared, or nothing', () => {
    expect(decisivePoint(REVIEW, WORDS)).toEqual({ step: 9, text: 'Much.' })
    const dared = { ...REVIEW, decisions: [] }
    expect(decisivePoint(dared, WORDS)).toEqual({ step: 5, text: 'The worst bluff.' })
    expect(decisivePoint({ ...dared, worst: null }, WORDS)).toBeNull()
  })
})
