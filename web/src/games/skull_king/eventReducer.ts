/** How the events of Skull King look: the view after one more of them, and for how long. */
import type { AnyEvent, ScreenView, SkullKingEvent, SkullKingView } from '../../protocol/messages'
import type { EventReducer } from '../../lib/eventReducer'

/** What a frame has done to the hands so far; the server's next view no longer needs it. */
export interface HandChanges {
  dealt: string[][] | null // the known dice of a new round, by seat
  rolled: string[][] // dice that have left the screens, by seat
}

export interface AnimatedView extends SkullKingView {
  handChanges?: HandChanges
}

export const PLACING_MS = 220
export const TUMBLE_MS = 700
export const YO_HO_HO_CRY_MS = 500 // from each cry to the next
export const TRICK_LOOK_MS = 900 // a won trick lies there before it is taken

/** What is heard when it happens; the rest is silent. */
export const sounds: EventReducer['sounds'] = {
  BidSealed: 'paper',
  BidsOpened: 'drum',
  DieRolled: 'dice',
  TrickWon: 'wood',
  GameEnded: 'bell',
}

const BRIEF_EVENTS = new Set(['DieDealt', 'BidSealed'])

export function isBrief(event: AnyEvent): boolean {
  return BRIEF_EVENTS.has(event.event)
}

export function isReveal(event: AnyEvent): boolean {
  return event.event === 'DieRolled' || event.event === 'BidsOpened'
}

export function durationMs(event: AnyEvent): number {
  switch ((event as SkullKingEvent).event) {
    case 'StartPlayerDrawn':
      return 1000
    case 'RoundBegan':
      return 1100
    case 'DieDealt':
      return 25 // a round deals dozens of them
    case 'BidSealed':
      return PLACING_MS
    case 'BidsOpened':
      return 2 * YO_HO_HO_CRY_MS + 1300
    case 'DieChosen':
      return PLACING_MS
    case 'DieRolled':
      return TUMBLE_MS + 250
    case 'TrickWon':
      return TRICK_LOOK_MS + 600
    case 'RoundScored':
      return 2800
    case 'GameEnded':
      return 1500
    default:
      return 0
  }
}

/** The table before anything has been dealt. */
export function initialView(view: SkullKingView): AnimatedView {
  return { ...withRoundBegun(view, view.round, 0), start: null }
}

export function reduce(view: AnimatedView, event: AnyEvent): AnimatedView {
  const happened = event as SkullKingEvent
  switch (happened.event) {
    case 'StartPlayerDrawn':
      return { ...view, start: happened.seat }
    case 'RoundBegan':
      return withRoundBegun(view, happened.round, happened.seat)
    case 'DieDealt':
      return withDieDealt(view, happened.seat, happened.die)
    case 'BidSealed':
      return {
        ...withScreen(view, happened.seat, { has_bid: true }),
        pending: view.pending.filter((seat) => seat !== happened.seat),
      }
    case 'BidsOpened':
      return withScreens(view, (_, seat) => ({ has_bid: true, bid: happened.bids[seat]! }))
    case 'DieChosen':
      return withDieChosen(view, happened.seat, happened.die)
    case 'DieRolled':
      return {
        ...view,
        trick: view.trick.map((roll) =>
          roll.seat === happened.seat ? { ...roll, face: happened.face } : roll,
        ),
      }
    case 'TrickWon':
      return {
        ...withScreen(view, happened.seat, {
          tricks: happened.tricks,
          bonus: view.screens[happened.seat]!.bonus + happened.bonus,
        }),
        winning: happened.seat,
        pending: [],
      }
    case 'RoundScored': {
      const { bids, tricks, points, totals } = happened
      const lines = bids.map((bid, seat) => ({
        bid,
        tricks: tricks[seat]!,
        points: points[seat]!,
      }))
      return {
        ...withScreens(withoutTrick(view), (_, seat) => ({ score: totals[seat]! })),
        phase: 'deal', // the last trick has been taken
        scores: totals,
        pad: [...view.pad, lines],
        pending: [],
      }
    }
    case 'GameEnded':
      return { ...view, phase: 'ended', winners: happened.winners, pending: [] }
    default:
      return view
  }
}

/** The dice of a seat as far as they are known: `lastDice` are those the server last sent. */
export function knownDice(
  view: AnimatedView,
  seat: number,
  lastDice: string[] | undefined,
): string[] | null {
  if (view.handChanges?.dealt) return lastDice ? view.handChanges.dealt[seat]! : null
  if (!lastDice) return null
  const left = [...lastDice]
  for (const die of view.handChanges?.rolled[seat] ?? []) left.splice(left.indexOf(die), 1)
  return left
}

function withRoundBegun(view: AnimatedView, round: number, start: number): AnimatedView {
  const nothing = view.screens.map(() => [])
  return {
    ...withScreens(withoutTrick(view), () => ({
      dice: 0,
      has_bid: false,
      bid: null,
      tricks: 0,
      bonus: 0,
      out_of: [],
    })),
    phase: 'deal',
    pending: [],
    round,
    start,
    gone: [],
    handChanges: { dealt: nothing, rolled: nothing },
  }
}

function withDieDealt(view: AnimatedView, seat: number, die: string | null): AnimatedView {
  const dealt = (view.handChanges?.dealt ?? view.screens.map(() => [])).map((dice, owner) =>
    owner === seat && die !== null ? [...dice, die] : dice,
  )
  return {
    ...withScreen(view, seat, { dice: view.screens[seat]!.dice + 1 }),
    handChanges: { dealt, rolled: view.handChanges?.rolled ?? [] },
  }
}

/** A die leaves its screen for the middle; after a whole trick it begins the next. */
function withDieChosen(view: AnimatedView, seat: number, die: string): AnimatedView {
  const table = view.trick.length === view.players ? withoutTrick(view) : view
  const rolled = view.screens.map((_, owner) => [
    ...(view.handChanges?.rolled[owner] ?? []),
    ...(owner === seat ? [die] : []),
  ])
  return {
    ...withScreen(table, seat, { dice: view.screens[seat]!.dice - 1 }),
    phase: 'tumble',
    leader: table.trick.length ? table.leader : seat,
    trick: [...table.trick, { seat, die, face: null }],
    gone: [...view.gone, die],
    pending: [],
    handChanges: { dealt: null, rolled },
  }
}

function withoutTrick(view: AnimatedView): AnimatedView {
  return { ...view, leader: null, colour: null, winning: null, trick: [] }
}

function withScreen(view: AnimatedView, seat: number, change: Partial<ScreenView>): AnimatedView {
  return withScreens(view, (_, owner) => (owner === seat ? change : {}))
}

function withScreens(
  view: AnimatedView,
  change: (screen: ScreenView, seat: number) => Partial<ScreenView>,
): AnimatedView {
  const screens = view.screens.map((screen, seat) => ({ ...screen, ...change(screen, seat) }))
  return { ...view, screens }
}
