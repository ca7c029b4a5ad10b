/**
 * The game in fixtures was made with
 *
 *     python -m tools.frames skull_king --players 3 --seed 3 --changes
 *
 * and cut down to its first four rounds and the last two frames.
 */
import { describe, expect, it } from 'vitest'
import type { AnyEvent, ScreenView, SkullKingHidden, SkullKingView } from '../src/protocol/messages'
import { DIE_KINDS } from '../src/games/skull_king/dice'
import { seatPlaces, type SeatPlace, type Point } from '../src/games/skull_king/layout'
import {
  durationMs,
  initialView,
  knownDice,
  reduce,
  type AnimatedView,
} from '../src/games/skull_king/eventReducer'
import { framesOf } from './recordedFrames'

const FRAMES = framesOf('skull-king').map(({ told, view, own }) => ({
  events: told.flatMap((one) => one.events),
  view: view as SkullKingView,
  own: own!.hidden as SkullKingHidden,
}))
const CUT = FRAMES.length - 2 // what was before this frame is not there

/** Each frame with the one before it. */
function* steps() {
  for (const [number, after] of FRAMES.entries())
    if (number && number !== CUT) yield { earlier: FRAMES[number - 1]!, after }
}

/** What lies on the table. What must be followed and who would win is the server's to say. */
function looks({ round, start, screens, pad, scores, winners }: SkullKingView) {
  const bare = screens.map(({ out_of: _, ...screen }) => screen)
  return { round, start, screens: bare, pad, scores, winners }
}

function screen(changes: Partial<ScreenView> = {}): ScreenView {
  const nothing = { has_bid: false, bid: null, tricks: 0, bonus: 0, score: 0, out_of: [] }
  return { dice: 0, ...nothing, ...changes }
}

function table(changes: Partial<AnimatedView> = {}): AnimatedView {
  const screens = [screen({ dice: 2 }), screen({ dice: 2 }), screen({ dice: 2 })]
  const round = { round: 2, rounds: 8, start: 0, leader: 0, colour: null, winning: null, gone: [] }
  const game = { game: 'skull_king', players: 3, phase: 'choose die', pending: [0], winners: [] }
  const empty = { trick: [], pad: [], scores: [0, 0, 0] }
  return { ...game, ...round, ...empty, screens, ...changes } as unknown as AnimatedView
}

const TRICK = [
  { seat: 0, die: 'red', face: '2' },
  { seat: 1, die: 'king', face: 'flag' },
  { seat: 2, die: 'black', face: '7' },
]

describe('the event reducer', () => {
  it('ends every frame where the server says', () => {
    for (const { earlier, after } of steps())
      expect(looks(after.events.reduce<AnimatedView>(reduce, earlier.view))).toEqual(
        looks(after.view),
      )
  })

  it('knows the own dice at the end of every frame', () => {
    for (const { earlier, after } of steps()) {
      const shown = after.events.reduce<AnimatedView>(reduce, earlier.view)
      expect(knownDice(shown, 0, earlier.own.dice)!.toSorted()).toEqual(after.own.dice.toSorted())
    }
  })

  it('changes no view it was given', () => {
    for (const { earlier, after } of steps()) {
      const kept = structuredClone(earlier.view)
      after.events.reduce<AnimatedView>(reduce, earlier.view)
      expect(earlier.view).toEqual(kept)
    }
  })

  it('begins with empty screens, and deals what is there afterwards', () => {
    const [first] = FRAMES
    const empty = initialView(first!.view)
    expect(empty.screens.map((one) => one.dice)).toEqual([0, 0, 0])
    expect(empty.start).toBeNull()
    const dealt = first!.events.reduce(reduce, empty)
    expect(looks(dealt)).toEqual(looks(first!.view))
    expect(knownDice(dealt, 0, [])).toEqual(first!.own.dice)
  })

  it('gives everything that happens its time, and dealing hardly any', () => {
    const times = new Map<string, number>()
    for (const { events } of FRAMES)
      for (const event of events) times.set(event.event, durationMs(event))
    const silent = [...times].filter(([, time]) => !time).map(([event]) => event)
    expect(silent.toSorted()).toEqual(['Ended', 'Started'])
    expect(36 * times.get('DieDealt')!).toBeLessThan(1000)
  })

  it('lets the last roll of a trick lie there until it is taken', () => {
    const events: AnyEvent[] = [
      { event: 'DieChosen', seat: 2, die: 'black' },
      { event: 'DieRolled', seat: 2, die: 'black', face: '7' },
      { event: 'TrickWon', seat: 2, die: 'black', face: '7', tricks: 1, bid: 1, bonus: 0 },
    ]
    let view = table({ trick: TRICK.slice(0, 2), winning: 0 })
    view = reduce(view, events[0]!)
    expect(view.trick[2]).toEqual({ seat: 2, die: 'black', face: null })
    view = reduce(view, events[1]!)
    expect(view.trick).toEqual(TRICK)
    expect(view.winning).toBe(0) // who wins it now is not for the browser to say
    view = reduce(view, events[2]!)
    expect(view.trick).toEqual(TRICK)
    expect(view.winning).toBe(2)
    expect(view.screens[2]!.tricks).toBe(1)
  })

  it('clears the table for the next trick, whoever leads it', () => {
    const view = reduce(table({ trick: TRICK, colour: 'red', winning: 2 }), {
      event: 'DieChosen',
      seat: 2,
      die: 'blue',
    })
    expect(view.trick).toEqual([{ seat: 2, die: 'blue', face: null }])
    expect([view.leader, view.colour, view.winning]).toEqual([2, null, null])
  })

  it('shows all bids at once', () => {
    let view = table({ phase: 'announce', pending: [0, 1, 2] })
    view = reduce(view, { event: 'BidSealed', seat: 1, bid: null })
    expect(view.screens.map((one) => [one.has_bid, one.bid])).toEqual([
      [false, null],
      [true, null],
      [false, null],
    ])
    expect(view.pending).toEqual([0, 2])
    view = reduce(view, { event: 'BidsOpened', bids: [0, 2, 1] })
    expect(view.screens.map((one) => one.bid)).toEqual([0, 2, 1])
  })

  it('leaves the table alone for what is not of this game', () => {
    const view = table()
    expect(reduce(view, { event: 'Closed', at: 0 })).toBe(view)
  })
})

describe('a hand', () => {
  it('is unknown where the server has told nothing', () => {
    expect(knownDice(table(), 1, undefined)).toBeNull()
  })

  it('loses one die for one roll, and only its owner’s', () => {
    const view = reduce(table(), { event: 'DieChosen', seat: 0, die: 'red' })
    expect(knownDice(view, 0, ['red', 'red'])).toEqual(['red'])
    expect(knownDice(view, 1, ['red', 'red'])).toEqual(['red', 'red'])
  })
})

describe('the dice', () => {
  it('are 36 with six faces each, and signs of their own', () => {
    const kinds = Object.values(DIE_KINDS)
    expect(kinds.reduce((sum, kind) => sum + kind.count, 0)).toBe(36)
    for (const kind of kinds) expect(kind.faces).toHaveLength(6)
    expect(new Set(kinds.map((kind) => kind.glyph)).size).toBe(kinds.length)
  })

  it('have every face that was rolled', () => {
    for (const { events } of FRAMES)
      for (const event of events)
        if (event.event === 'DieRolled' && 'face' in event)
          expect(DIE_KINDS[event.die]!.faces).toContain(event.face)
  })
})

describe('the table', () => {
  const AROUND = [3, 4, 5, 6].flatMap((players) =>
    [null, 0, players - 1].map((you): [number, number | null] => [players, you]),
  )
  const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

  it.each(AROUND)('has room for %i players, seen from %s', (players, you) => {
    const places = seatPlaces(players, you)
    expect(places.map((place) => place.seat).toSorted()).toEqual([...Array(players).keys()])
    expect(places.filter((place) => place.isBelow).map((place) => place.seat)).toEqual(
      you === null ? [] : [you],
    )
    const spots = (of: keyof SeatPlace) => places.map((place) => place[of] as Point)
    for (const all of [spots('narrow'), spots('narrowDie'), spots('wide'), spots('wideDie')])
      for (const [number, one] of all.entries())
        for (const other of all.slice(number + 1)) expect(away(one, other)).toBeGreaterThan(14)
    for (const spot of [...spots('narrowDie'), ...spots('wideDie')])
      for (const side of [spot.x, spot.y]) expect(Math.abs(side - 50)).toBeLessThan(42)
  })

  it('goes clockwise: the next one sits to the left', () => {
    const [you, next, last] = seatPlaces(3, 1)
    expect([you!.seat, next!.seat, last!.seat]).toEqual([1, 2, 0])
    expect(next!.narrow.x).toBeLessThan(last!.narrow.x)
    expect(next!.wide.x).toBeLessThan(last!.wide.x)
  })
})
