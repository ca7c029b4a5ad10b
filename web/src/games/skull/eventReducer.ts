/** How the events of Skull look: what each changes on the table, and how long to look at it. */
import type { AnyEvent, OwnDiscs, SkullView, TribeView } from '../../protocol/messages'
import type { EventReducer } from '../../lib/eventReducer'

/** A view while events are being shown: discs the viewer knows of that have just changed place. */
export interface AnimatedView extends SkullView {
  laid?: MovedDisc
  lost?: MovedDisc
}

interface MovedDisc {
  seat: number
  disc: string | null
}

export const FLIP_HOLD_MS = 250 // before a disc turns
export const EXTRA_HOLD_PER_DISC_MS = 80 // and longer for each disc already turned
export const FLIP_MS = 380

const DURATIONS_MS: Partial<Record<AnyEvent['event'], number>> = {
  RoundBegan: 500,
  DiscSealed: 260,
  FirstDiscsDown: 250,
  DiscLaid: 420,
  ChallengeOpened: 800,
  BidRaised: 700,
  Passed: 450,
  AttemptBegan: 600,
  AttemptSucceeded: 1300,
  AttemptFailed: 1200,
  DiscPicked: 500,
  DiscLost: 1200,
  TribeOut: 1200,
  LastChanceReturned: 300,
  LastChanceGiven: 600,
  StarterNamed: 500,
  GameWon: 1200,
  DiscsShown: 2600,
}

const FLOWER_LOOK_MS = 220 // after a disc has been turned
const SKULL_LOOK_MS = 700 // a skull stops everything

/** What is heard when it happens; the rest is silent. */
export const sounds: EventReducer['sounds'] = {
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

const BRIEF_EVENTS = new Set(['DiscSealed', 'FirstDiscsDown', 'Passed'])

export function isBrief(event: AnyEvent): boolean {
  return BRIEF_EVENTS.has(event.event)
}

export function isReveal(event: AnyEvent): boolean {
  return event.event === 'DiscFlipped'
}

export function durationMs(event: AnyEvent, view: SkullView): number {
  if (event.event !== 'DiscFlipped') return DURATIONS_MS[event.event] ?? 0
  const held = FLIP_HOLD_MS + EXTRA_HOLD_PER_DISC_MS * flippedCount(view)
  return held + FLIP_MS + (event.disc === 'skull' ? SKULL_LOOK_MS : FLOWER_LOOK_MS)
}

/** How many discs the attempt has turned so far. */
export function flippedCount(view: SkullView): number {
  return view.tribes.reduce((sum, tribe) => sum + tribe.flipped.length, 0)
}

const EMPTY_MAT = { height: 0, last_at: null, flipped: [], bid: 0, passed: false }

export function reduce(view: AnimatedView, event: AnyEvent): AnimatedView {
  switch (event.event) {
    case 'FirstPlayerDrawn':
      return { ...view, first: event.seat }
    case 'RoundBegan':
      return {
        ...view,
        ...{ round: event.round, first: event.seat, phase: 'place', pending: [] },
        ...{ high: 0, challenger: null, to_flip: 0, skull_of: null, laid: undefined },
        tribes: view.tribes.map((tribe) => ({ ...tribe, ...EMPTY_MAT })),
      }
    case 'DiscSealed': {
      const laid = event.disc ? event : view.laid
      const pending = view.pending.filter((seat) => seat !== event.seat)
      return { ...withTribe(view, event.seat, { height: 1 }), pending, laid }
    }
    case 'FirstDiscsDown': {
      const down = { ...view, phase: 'add', pending: [event.seat] }
      return event.last === null ? down : withTribe(down, event.last, { last_at: 0 })
    }
    case 'DiscLaid': {
      const { seat, height, disc } = event
      const open = disc === 'last' ? { last_at: height - 1 } : {}
      return { ...withTribe(view, seat, { height, ...open }), laid: event }
    }
    case 'ChallengeOpened':
    case 'BidRaised': {
      const { seat, bid } = event
      const bidding = { phase: 'raise', high: bid, challenger: seat }
      return { ...withTribe(view, seat, { bid }), ...bidding }
    }
    case 'Passed':
      return withTribe(view, event.seat, { passed: true })
    case 'AttemptBegan':
      return { ...view, phase: 'attempt', pending: [event.seat], to_flip: event.bid }
    case 'DiscFlipped': {
      const flipped = [...view.tribes[event.owner]!.flipped, event.disc]
      return { ...withTribe(view, event.owner, { flipped }), to_flip: view.to_flip - 1 }
    }
    case 'AttemptSucceeded':
      return withTribe(view, event.seat, { points: event.points })
    case 'AttemptFailed':
      return { ...view, skull_of: event.owner, to_flip: 0, pending: [] }
    case 'DiscLost':
      return { ...withTribe(view, event.seat, { discs: event.left }), lost: event }
    case 'TribeOut':
      return withTribe(view, event.seat, { discs: 0, ...EMPTY_MAT })
    case 'LastChanceReturned':
    case 'LastChanceGiven':
      return withTribe(view, event.seat, { holds_last: event.event === 'LastChanceGiven' })
    case 'StarterNamed':
      return { ...view, first: event.starter }
    case 'GameWon':
      return { ...view, phase: 'ended', pending: [], winners: [event.player] }
    default:
      return view
  }
}

function withTribe(view: AnimatedView, seat: number, changes: Partial<TribeView>): AnimatedView {
  const tribes = view.tribes.map((tribe, n) => (n === seat ? { ...tribe, ...changes } : tribe))
  return { ...view, tribes }
}

/** Discs as they are sorted in a hand. */
export const DISC_FACES = ['flower', 'skull', 'last'] as const

/**
 * What somebody holds while events are being shown. The server tells it for the end of a frame, so
 * in between discs are still where they were before it.
 */
export function ownDiscs(own: OwnDiscs, view: AnimatedView, seat: number): OwnDiscs {
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
