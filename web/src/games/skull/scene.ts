/** How the events of Skull look: what each changes on the table, and how long to look at it. */
import type { AnyEvent, Own, SkullView, TribeView } from '../../../../docs/protocol/protocol'
import type { Scene } from '../../lib/stage'

/** A view while events are being shown: discs the viewer knows of that have just changed place. */
export interface Played extends SkullView {
  laid?: Moved
  lost?: Moved
}

interface Moved {
  seat: number
  disc: string | null
}

export const HOLD = 250 // a flip holds its breath
export const HOLD_MORE = 80 // and longer for each disc already turned
export const TURN = 380

const BEATS: Partial<Record<AnyEvent['event'], number>> = {
  RoundBegan: 500,
  DiscSealed: 260,
  FirstDiscsDown: 250,
  DiscLaid: 420,
  ChallengeOpened: 800,
  BidRaised: 700,
  Passed: 450,
  AttemptBegan: 600,
  AttemptSucceeded: 1300,
  AttemptFailed: 1000,
  DiscPicked: 500,
  DiscLost: 1000,
  TribeOut: 900,
  LastChanceReturned: 300,
  LastChanceGiven: 600,
  StarterNamed: 500,
  GameWon: 1200,
  DiscsShown: 2600,
}

const LOOK = 220 // at a disc that has been turned
const SHOCK = 450 // a skull stops everything

/** What is heard when it happens; the rest is silent. */
export const sounds: Scene['sounds'] = {
  DiscSealed: 'wood',
  DiscLaid: 'wood',
  ChallengeOpened: 'paper',
  BidRaised: 'paper',
  Passed: 'paper',
  DiscFlipped: 'wood',
  AttemptSucceeded: 'bell',
  AttemptFailed: 'drum',
  TribeOut: 'drum',
  GameWon: 'bell',
}

export function reveals(event: AnyEvent): boolean {
  return event.event === 'DiscFlipped'
}

export function beat(event: AnyEvent, view: SkullView): number {
  if (event.event !== 'DiscFlipped') return BEATS[event.event] ?? 0
  const held = HOLD + HOLD_MORE * turned(view)
  return held + TURN + (event.disc === 'skull' ? SHOCK : LOOK)
}

/** How many discs lie open after the attempt so far. */
export function turned(view: SkullView): number {
  return view.tribes.reduce((sum, tribe) => sum + tribe.flipped.length, 0)
}

const CLEARED = { height: 0, last_at: null, flipped: [], bid: 0, passed: false }

export function play(view: Played, event: AnyEvent): Played {
  switch (event.event) {
    case 'FirstPlayerDrawn':
      return { ...view, first: event.seat }
    case 'RoundBegan':
      return {
        ...view,
        ...{ round: event.round, first: event.seat, phase: 'place', pending: [] },
        ...{ high: 0, challenger: null, to_flip: 0, skull_of: null, laid: undefined },
        tribes: view.tribes.map((tribe) => ({ ...tribe, ...CLEARED })),
      }
    case 'DiscSealed': {
      const laid = event.disc ? event : view.laid
      const pending = view.pending.filter((seat) => seat !== event.seat)
      return { ...changed(view, event.seat, { height: 1 }), pending, laid }
    }
    case 'FirstDiscsDown': {
      const down = { ...view, phase: 'add', pending: [event.seat] }
      return event.last === null ? down : changed(down, event.last, { last_at: 0 })
    }
    case 'DiscLaid': {
      const { seat, height, disc } = event
      const open = disc === 'last' ? { last_at: height - 1 } : {}
      return { ...changed(view, seat, { height, ...open }), laid: event }
    }
    case 'ChallengeOpened':
    case 'BidRaised': {
      const { seat, bid } = event
      const bidding = { phase: 'raise', high: bid, challenger: seat }
      return { ...changed(view, seat, { bid }), ...bidding }
    }
    case 'Passed':
      return changed(view, event.seat, { passed: true })
    case 'AttemptBegan':
      return { ...view, phase: 'attempt', pending: [event.seat], to_flip: event.bid }
    case 'DiscFlipped': {
      const flipped = [...view.tribes[event.owner]!.flipped, event.disc]
      return { ...changed(view, event.owner, { flipped }), to_flip: view.to_flip - 1 }
    }
    case 'AttemptSucceeded':
      return changed(view, event.seat, { points: event.points })
    case 'AttemptFailed':
      return { ...view, skull_of: event.owner, to_flip: 0, pending: [] }
    case 'DiscLost':
      return { ...changed(view, event.seat, { discs: event.left }), lost: event }
    case 'TribeOut':
      return changed(view, event.seat, { discs: 0, ...CLEARED })
    case 'LastChanceReturned':
    case 'LastChanceGiven':
      return changed(view, event.seat, { holds_last: event.event === 'LastChanceGiven' })
    case 'StarterNamed':
      return { ...view, first: event.starter }
    case 'GameWon':
      return { ...view, phase: 'ended', pending: [], winners: [event.player] }
    default:
      return view
  }
}

function changed(view: Played, seat: number, changes: Partial<TribeView>): Played {
  const tribes = view.tribes.map((tribe, n) => (n === seat ? { ...tribe, ...changes } : tribe))
  return { ...view, tribes }
}

/** Discs as they are sorted in a hand. */
export const FACES = ['flower', 'skull', 'last'] as const

/**
 * What somebody holds while events are being shown. The server tells it for the end of a frame, so
 * in between discs are still where they were before it.
 */
export function held(own: Own, view: Played, seat: number): Own {
  const { height, discs, holds_last } = view.tribes[seat]!
  let { hand, stack } = own
  if (height < stack.length) [hand, stack] = [[...hand, ...stack], []]
  const laid = view.laid?.seat === seat ? view.laid.disc : null
  if (height > stack.length && laid) [hand, stack] = [without(hand, laid), [...stack, laid]]
  const lost = view.lost?.seat === seat ? view.lost.disc : null
  const most = discs + Number(holds_last)
  if (lost && hand.length + stack.length > most) hand = without(hand, lost)
  return { hand, stack }
}

function without(discs: string[], disc: string): string[] {
  const at = discs.indexOf(disc)
  return at < 0 ? discs : discs.toSpliced(at, 1)
}
