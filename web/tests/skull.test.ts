/**
 * The games in fixtures were made with
 *
 *     python -m tools.frames skull --changes --seed 234 last_chance=true lost_disc=pick
 *     python -m tools.frames skull --changes --players 2 --seed 146 two_tribes=true \
 *         placement=first_player_last
 */
import { describe, expect, it } from 'vitest'
import type { AnyEvent, OwnDiscs, SkullView, TribeView } from '../src/protocol/messages'
import { letterSize, layoutTable, namePlateHeight } from '../src/games/skull/layout'
import {
  FLIP_HOLD_MS,
  EXTRA_HOLD_PER_DISC_MS,
  durationMs,
  ownDiscs,
  reduce,
  flippedCount,
  type AnimatedView,
} from '../src/games/skull/eventReducer'
import { framesOf } from './recordedFrames'

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
function* shownFrames(game: string): Generator<Shown> {
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

function view(...tribes: TribeView[]): AnimatedView {
  return { game: 'skull', players: tribes.length, pending: [], tribes } as unknown as AnimatedView
}

describe('the event reducer', () => {
  it.each(GAMES)('ends every frame of %s where the server says', (game) => {
    for (const { before, events, after } of shownFrames(game))
      expect(looks(events.reduce(reduce, before))).toEqual(looks(after))
  })

  it.each(GAMES)('changes no view it was given in %s', (game) => {
    for (const { before, events } of shownFrames(game)) {
      const kept = structuredClone(before)
      events.reduce(reduce, before)
      expect(before).toEqual(kept)
    }
  })

  it.each(GAMES)('gives everything that happens in %s its time', (game) => {
    const silent = new Set<string>()
    for (const { before, events } of shownFrames(game))
      for (const event of events) if (!durationMs(event, before)) silent.add(event.event)
    expect([...silent]).toEqual(['Ended'])
  })

  it('shows discs that turn before the round is over', () => {
    for (const { before, events } of shownFrames('skull-last-chance')) {
      const end = events.findIndex(({ event }) => event === 'AttemptSucceeded')
      if (end < 0) continue
      const seen = events.slice(0, end).reduce(reduce, before)
      expect(flippedCount(seen)).toBe(seen.high)
    }
  })

  it('holds its breath longer for each disc', () => {
    const flip = { event: 'DiscFlipped', seat: 0, owner: 0, disc: 'flower' } as const
    const first = durationMs(flip, view(tribe()))
    const third = durationMs(flip, view(tribe({ flipped: ['flower', 'flower'] })))
    expect(first).toBeGreaterThan(FLIP_HOLD_MS)
    expect(third - first).toBe(2 * EXTRA_HOLD_PER_DISC_MS)
    expect(durationMs({ ...flip, disc: 'skull' }, view(tribe()))).toBeGreaterThan(first)
  })

  it('takes no time for what is not on the table', () => {
    expect(durationMs({ event: 'Talked', at: 0, guest: 'g', text: 'Hm.' }, view(tribe()))).toBe(0)
  })
})

describe('a hand while events are shown', () => {
  const own: OwnDiscs = { hand: ['flower', 'skull'], stack: ['flower'] }

  it('is what the server says when nothing moves', () => {
    expect(ownDiscs(own, view(tribe({ height: 1 })), 0)).toEqual(own)
  })

  it('misses the disc that is being laid', () => {
    const event = { event: 'DiscLaid', seat: 0, disc: 'skull', height: 2 } as const
    const laid = reduce(view(tribe({ height: 1 })), event)
    expect(ownDiscs(own, laid, 0)).toEqual({ hand: ['flower'], stack: ['flower', 'skull'] })
  })

  it('has everything again in the next round, but for what was lost', () => {
    const events: AnyEvent[] = [
      { event: 'DiscLost', seat: 0, disc: 'skull', left: 2 },
      { event: 'RoundBegan', round: 2, seat: 0 },
    ]
    const begun = events.reduce(reduce, view(tribe({ height: 1, discs: 3 })))
    expect(ownDiscs(own, begun, 0)).toEqual({ hand: ['flower', 'flower'], stack: [] })
  })
})

describe('the layout', () => {
  const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const SIZES = [
    [342, 326],
    [342, 338],
    [360, 310],
    [360, 360],
    [360, 430],
    [390, 560],
    [768, 760],
    [768, 470],
    [1280, 700],
    [1920, 1000],
  ] as const
  const tables = SIZES.flatMap(([width, height]) =>
    COUNTS.flatMap((count) =>
      [true, false].map((hasButtons) => ({ table: { width, height, hasButtons }, count })),
    ),
  )
  const eachTable = it.for(
    tables.map(({ table, count }) => ({
      ...{ table, count, title: `${count} on ${table.width} × ${table.height}` },
      place: table.hasButtons ? 'with buttons in the corners' : 'without buttons',
    })),
  )

  eachTable('has room for $title $place', ({ table, count }) => {
    const { mats, centre } = layoutTable(count, table)
    const boxes = [
      centre,
      ...mats.map(({ x, y, size }) => ({
        x,
        y,
        width: size,
        height: size + namePlateHeight(size),
      })),
    ]
    expect(mats).toHaveLength(count)
    for (const [number, box] of boxes.entries()) {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width / 2).toBeLessThanOrEqual(table.width)
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height / 2).toBeLessThanOrEqual(table.height)
      for (const other of boxes.slice(number + 1)) {
        const beside = Math.abs(box.x - other.x) >= (box.width + other.width) / 2
        const above = Math.abs(box.y - other.y) >= (box.height + other.height) / 2
        expect(beside || above).toBe(true)
      }
    }
  })

  eachTable('keeps names apart: $title $place', ({ table, count }) => {
    const { mats } = layoutTable(count, table)
    for (const [number, one] of mats.entries()) {
      expect(one.x - one.nameWidth / 2).toBeGreaterThanOrEqual(0)
      expect(one.x + one.nameWidth / 2).toBeLessThanOrEqual(table.width)
      for (const other of mats.slice(number + 1)) {
        const lines = [one, other].map(({ y, size }) => y + (size + namePlateHeight(size)) / 2)
        const apart = Math.abs(lines[0]! - lines[1]!) >= letterSize(one.size)
        expect(apart || Math.abs(one.x - other.x) >= (one.nameWidth + other.nameWidth) / 2).toBe(
          true,
        )
      }
    }
  })

  it('has you at the bottom', () => {
    for (const { table, count } of tables) {
      const [you, ...others] = layoutTable(count, table).mats
      for (const other of others) expect(you!.y).toBeGreaterThanOrEqual(other.y)
    }
  })

  it('lays two or three others before you, not beside you', () => {
    const phonesAndTablets = [
      [342, 338],
      [372, 500],
      [372, 520],
      [412, 560],
      [800, 780],
    ] as const
    for (const [width, height] of phonesAndTablets)
      for (const count of [3, 4]) {
        const [you, ...others] = layoutTable(count, { width, height, hasButtons: true }).mats
        for (const other of others) expect(you!.y - other.y).toBeGreaterThan(you!.size)
      }
  })

  it('gives two and three large mats also where the table is flat', () => {
    for (const count of [2, 3])
      for (const height of [232, 248])
        // in a lesson on a small phone
        expect(layoutTable(count, { width: 360, height }).mats[0]!.size).toBeGreaterThanOrEqual(40)
  })

  it('leaves the lower corners to the buttons', () => {
    for (const { table, count } of tables.filter(({ table }) => table.hasButtons))
      for (const { x, y, size, nameWidth } of layoutTable(count, table).mats) {
        const isBelow = y + (size + namePlateHeight(size)) / 2 > table.height - 48
        if (isBelow)
          expect(Math.abs(x - table.width / 2) + nameWidth / 2).toBeLessThan(table.width / 2 - 100)
      }
  })

  describe.each([true, false])('on windows of all sizes, with buttons: %s', (hasButtons) => {
    const WIDTHS = Array.from({ length: 12 }, (_, n) => 320 + 147 * n)
    const HEIGHTS = Array.from({ length: 9 }, (_, n) => 290 + 97 * n)
    const matSizes = (width: number, height: number) =>
      COUNTS.map((count) => layoutTable(count, { width, height, hasButtons }).mats[0]!.size)
    const sizes = WIDTHS.map((width) => HEIGHTS.map((height) => matSizes(width, height)))

    it('never gives fewer players smaller mats', () => {
      for (const found of sizes.flat()) expect(found).toEqual(found.toSorted((a, b) => b - a))
    })

    it('never gives a larger window smaller mats', () => {
      const mistakes: string[] = []
      for (const [x, column] of sizes.entries())
        for (const [y, found] of column.entries())
          for (const [n, size] of found.entries()) {
            const smaller = [sizes[x - 1]?.[y]?.[n] ?? 0, column[y - 1]?.[n] ?? 0]
            if (size < Math.max(...smaller))
              mistakes.push(`${COUNTS[n]} on ${WIDTHS[x]} × ${HEIGHTS[y]}`)
          }
      expect(mistakes).toEqual([])
    })

    it('gives them all one size', () => {
      for (const count of COUNTS) {
        const { mats } = layoutTable(count, { width: 820, height: 700, hasButtons })
        expect(new Set(mats.map(({ size }) => size)).size).toBe(1)
      }
    })
  })
})
