import './fakePage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEvent } from '../src/protocol/messages'
import type { Offer } from '../src/protocol/answers'
import { gap, overlap, placeBubble, tailOf, type Box } from '../src/table/bubblePlacement'
import { phrasesForMoment } from '../src/table/momentPhrases'
import { speakingPlayer, speechOf, type Speech } from '../src/table/speech'
import { bubbleTimeMs, SpeechQueue } from '../src/table/speechQueue.svelte'
import type { TableClient } from '../src/table/tableClient.svelte'
import { ADA, BEN, table, view } from './tableFixtures'

const PHRASES = new Map([['trust-me', 'Fidati.']])

function line(event: object) {
  const said = event as AnyEvent
  return { number: 7, texts: ['Ben: “Trust me.”'], event: said, isChat: true }
}

describe('what is said', () => {
  it('is said from the seat of a person or a bot, and from none by those who watch', () => {
    const at = (event: object) => speakingPlayer(event as AnyEvent, table())
    expect(at({ event: 'PhraseSaid', guest: ADA, phrase: 'ouch' })).toBe(0)
    expect(at({ event: 'Reacted', guest: BEN, reaction: 'laugh' })).toBe(1)
    expect(at({ event: 'BotSaid', player: 2, phrase: 'ouch' })).toBe(2)
    expect(at({ event: 'Talked', guest: 'guest-zoe', text: 'Ahoy' })).toBeNull()
  })

  it('leaves out the name at a seat, and names who watches', () => {
    const phrase = { event: 'PhraseSaid', guest: BEN, phrase: 'trust-me' }
    expect(speechOf(line(phrase), table(), PHRASES)).toMatchObject({ seat: 1, text: 'Fidati.' })
    expect(speechOf(line({ event: 'Talked', guest: BEN, text: 'Hm' }), table(), PHRASES).text).toBe(
      'Hm',
    )
    const watching = speechOf(line({ ...phrase, guest: 'guest-zoe' }), table(), PHRASES)
    expect(watching).toMatchObject({ seat: null, text: 'Ben: “Trust me.”' })
    const reaction = speechOf(
      line({ event: 'Reacted', guest: BEN, reaction: 'skull' }),
      table(),
      PHRASES,
    )
    expect(reaction.reaction).toBe('skull')
  })
})

describe('bubbles', () => {
  const speech = (number: number, seat: number | null, text = 'Trust me.'): Speech => {
    return { number, seat, text, reaction: null }
  }
  const numbers = (queue: SpeechQueue) => queue.shown.map(({ number }) => number)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stay as long as it takes to read them', () => {
    expect(bubbleTimeMs(speech(1, 0, 'x'.repeat(60)))).toBeGreaterThan(bubbleTimeMs(speech(1, 0)))
    const queue = new SpeechQueue()
    queue.add(speech(1, 0))
    vi.advanceTimersByTime(bubbleTimeMs(speech(1, 0)) - 1)
    expect(numbers(queue)).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(numbers(queue)).toEqual([])
  })

  it('wait for each other at one seat, and for room', () => {
    const queue = new SpeechQueue()
    for (const [number, seat] of [0, 0, 1, 2, null, 3].entries()) queue.add(speech(number, seat))
    expect(numbers(queue)).toEqual([0, 2, 3, 4])
    vi.advanceTimersByTime(bubbleTimeMs(speech(0, 0)))
    expect(numbers(queue)).toEqual([1, 5])
    queue.clear()
    expect(numbers(queue)).toEqual([])
    vi.runAllTimers()
    expect(numbers(queue)).toEqual([])
  })
})

describe('the place of a bubble', () => {
  const room: Box = { x: 0, y: 0, width: 360, height: 400 }
  const seat: Box = { x: 150, y: 300, width: 60, height: 60 }
  const size = { width: 90, height: 30 }

  it('is beside its seat', () => {
    const box = { ...placeBubble(size, room, seat, [], [seat]), ...size }
    expect(overlap(box, seat)).toBe(0)
    expect(gap(box, seat)).toBeLessThan(20)
  })

  it('is over nothing that must be seen, as long as there is room elsewhere', () => {
    const names = [0, 1, 2].map((row) => ({ x: 100, y: 240 + 40 * row, width: 160, height: 38 }))
    const box = { ...placeBubble(size, room, seat, names, [seat]), ...size }
    expect(names.map((name) => overlap(box, name))).toEqual([0, 0, 0])
    expect(box.x >= 0 && box.x + box.width <= room.width).toBe(true)
  })

  it('points to its seat', () => {
    const above = tailOf({ x: 140, y: 250, ...size }, seat)
    expect(above).toEqual({ x: 180, y: 280, degrees: 0 })
    expect(tailOf({ x: 140, y: 370, ...size }, seat).degrees).toBe(180)
    expect(tailOf({ x: 30, y: 310, ...size }, seat)).toMatchObject({ x: 120, degrees: -90 })
    expect(tailOf({ x: 220, y: 310, ...size }, seat)).toMatchObject({ x: 220, degrees: 90 })
  })
})

describe('phrases for the moment', () => {
  const offer = {
    phrases: ['ouch', 'too-high', 'one-more'].map((value) => ({ value, text: value })),
    games: [
      {
        game: 'skull',
        phrases: {
          playing: ['ouch', 'too-high', 'one-more'],
          over: ['one-more', 'ouch', 'too-high'],
          raise: ['too-high', 'ouch', 'one-more'],
        },
      },
    ],
  } as unknown as Offer
  const first = (status: 'playing' | 'over', phase: string) => {
    const client = { table: table({ status }), view: view({ phase }) } as unknown as TableClient
    return phrasesForMoment(client, offer)[0]?.value
  }

  it('come first, by the phase of the game or else by the state of the table', () => {
    expect(first('playing', 'raise')).toBe('too-high')
    expect(first('playing', 'place')).toBe('ouch')
    expect(first('over', 'raise')).toBe('one-more')
    expect(phrasesForMoment({ table: table(), view: view() }, null)).toEqual([])
  })
})
