/**
 * The games in fixtures were made with
 *
 *     python -m tools.frames skull --changes --seed 234 last_chance=true lost_disc=pick
 *     python -m tools.frames skull --changes --players 2 --seed 146 two_tribes=true \
 *         placement=first_player_last
 */
import { describe, expect, it } from 'vitest'
import type { AnyEvent, Own, SkullView, TribeView } from '../../docs/protocol/protocol'
import { letter, plan, plate } from '../src/games/skull/layout'
import { HOLD, HOLD_MORE, beat, held, play, turned, type Played } from '../src/games/skull/scene'
import { framesOf } from './frames'

const GAMES = ['skull-last-chance', 'skull-two-tribes']

/** What the table looks like; who owes what, and what bots conclude, is the server's business. */
function looks({ round, first, high, challenger, winners, skull_of, tribes }: SkullView) {
  const mats = tribes.map(({ sure: _, chose: __, ...mat }) => mat)
  return { round, first, high, challenger, winners, skull_of, mats }
}

interface Shown {
  before: SkullView
  events: AnyEvent[]
  after: SkullView
}

/** Each frame of a game with the view before it. */
function* told(game: string): Generator<Shown> {
  const frames = framesOf(game)
  for (const [number, frame] of frames.entries()) {
    const before = frames[number - 1]?.view as SkullView | undefined
    const events = frame.told.flatMap((one) => one.events)
    if (before) yield { before, events, after: frame.view as SkullView }
  }
}

function tribe(changes: Partial<TribeView> = {}): TribeView {
  const mat = { height: 0, last_at: null, flipped: [], bid: 0, passed: false }
  const owned = { player: 0, discs: 4, points: 0, holds_last: false, sure: 4, chose: false }
  return { ...owned, ...mat, ...changes }
}

function view(...tribes: TribeView[]): Played {
  return { game: 'skull', players: tribes.length, pending: [], tribes } as unknown as Played
}

describe('the scene', () => {
  it.each(GAMES)('ends every frame of %s where the server says', (game) => {
    for (const { before, events, after } of told(game))
      expect(looks(events.reduce(play, before))).toEqual(looks(after))
  })

  it.each(GAMES)('changes no view it was given in %s', (game) => {
    for (const { before, events } of told(game)) {
      const kept = structuredClone(before)
      events.reduce(play, before)
      expect(before).toEqual(kept)
    }
  })

  it.each(GAMES)('gives everything that happens in %s its time', (game) => {
    const silent = new Set<string>()
    for (const { before, events } of told(game))
      for (const event of events) if (!beat(event, before)) silent.add(event.event)
    expect([...silent]).toEqual(['Ended'])
  })

  it('shows discs that turn before the round is over', () => {
    for (const { before, events } of told('skull-last-chance')) {
      const end = events.findIndex(({ event }) => event === 'AttemptSucceeded')
      if (end < 0) continue
      const seen = events.slice(0, end).reduce(play, before)
      expect(turned(seen)).toBe(seen.high)
    }
  })

  it('holds its breath longer for each disc', () => {
    const flip = { event: 'DiscFlipped', seat: 0, owner: 0, disc: 'flower' } as const
    const first = beat(flip, view(tribe()))
    const third = beat(flip, view(tribe({ flipped: ['flower', 'flower'] })))
    expect(first).toBeGreaterThan(HOLD)
    expect(third - first).toBe(2 * HOLD_MORE)
    expect(beat({ ...flip, disc: 'skull' }, view(tribe()))).toBeGreaterThan(first)
  })

  it('takes no time for what is not on the table', () => {
    expect(beat({ event: 'Talked', at: 0, guest: 'g', text: 'Hm.' }, view(tribe()))).toBe(0)
  })
})

describe('a hand while events are shown', () => {
  const own: Own = { hand: ['flower', 'skull'], stack: ['flower'] }

  it('is what the server says when nothing moves', () => {
    expect(held(own, view(tribe({ height: 1 })), 0)).toEqual(own)
  })

  it('misses the disc that is being laid', () => {
    const event = { event: 'DiscLaid', seat: 0, disc: 'skull', height: 2 } as const
    const laid = play(view(tribe({ height: 1 })), event)
    expect(held(own, laid, 0)).toEqual({ hand: ['flower'], stack: ['flower', 'skull'] })
  })

  it('has everything again in the next round, but for what was lost', () => {
    const events: AnyEvent[] = [
      { event: 'DiscLost', seat: 0, disc: 'skull', left: 2 },
      { event: 'RoundBegan', round: 2, seat: 0 },
    ]
    const begun = events.reduce(play, view(tribe({ height: 1, discs: 3 })))
    expect(held(own, begun, 0)).toEqual({ hand: ['flower', 'flower'], stack: [] })
  })
})

describe('the layout', () => {
  const SIZES = [
    [360, 360],
    [360, 430],
    [390, 560],
    [768, 760],
    [768, 470],
    [1280, 700],
    [1920, 1000],
  ] as const
  const tables = SIZES.flatMap(([width, height]) =>
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => ({ width, height, count })),
  )

  it.each(tables)('has room for $count on $width × $height', ({ width, height, count }) => {
    const { spots, middle } = plan(count, width, height)
    const boxes = [
      middle,
      ...spots.map(({ x, y, size }) => ({ x, y, width: size, height: size + plate(size) })),
    ]
    expect(spots).toHaveLength(count)
    for (const [number, box] of boxes.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width / 2).toBeLessThanOrEqual(width)
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(height)
      for (const other of boxes.slice(number + 1)) {
        const beside = Math.abs(box.x - other.x) >= (box.width + other.width) / 2
        const above = Math.abs(box.y - other.y) >= (box.height + other.height) / 2
        expect(beside || above).toBe(true)
      }
    }
  })

  it.each(tables)('keeps $count names apart on $width × $height', ({ width, height, count }) => {
    const { spots } = plan(count, width, height)
    for (const [number, one] of spots.entries()) {
      expect(one.x - one.room / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + one.room / 2).toBeLessThanOrEqual(width)
      for (const other of spots.slice(number + 1)) {
        const lines = [one, other].map(({ y, size }) => y + (size + plate(size)) / 2)
        const apart = Math.abs(lines[0]! - lines[1]!) >= letter(one.size)
        expect(apart || Math.abs(one.x - other.x) >= (one.room + other.room) / 2).toBe(true)
      }
    }
  })

  it('has you at the bottom', () => {
    for (const { width, height, count } of tables) {
      const [you, ...others] = plan(count, width, height).spots
      for (const other of others) expect(you!.y).toBeGreaterThanOrEqual(other.y)
    }
  })
})
