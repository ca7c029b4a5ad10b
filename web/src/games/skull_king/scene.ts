/** How the events of Skull King look: the view with one more of them in it, and for how long. */
import type {
  AnyEvent,
  ScreenView,
  SkullKingEvent,
  SkullKingView,
} from '../../../../docs/protocol/protocol'
import type { Scene } from '../../lib/stage'

/** What a frame has done to the hands so far; the server's next view no longer needs it. */
export interface Since {
  dealt: string[][] | null // the known dice of a new round, by seat
  rolled: string[][] // dice that have left the screens, by seat
}

export interface Shown extends SkullKingView {
  since?: Since
}

export const PLACE = 220
export const TUMBLE = 700
export const YO = 500 // from each cry to the next
export const LOOK = 900 // a won trick lies there before it is taken

/** What is heard when it happens; the rest is silent. */
export const sounds: Scene['sounds'] = {
  BidSealed: 'paper',
  BidsOpened: 'drum',
  DieRolled: 'dice',
  TrickWon: 'wood',
  GameEnded: 'bell',
}

export function reveals(event: AnyEvent): boolean {
  return event.event === 'DieRolled' || event.event === 'BidsOpened'
}

export function beat(event: AnyEvent): number {
  switch ((event as SkullKingEvent).event) {
    case 'StartPlayerDrawn':
      return 1000
    case 'RoundBegan':
      return 1100
    case 'DieDealt':
      return 25 // a round deals dozens of them
    case 'BidSealed':
      return PLACE
    case 'BidsOpened':
      return 2 * YO + 1300
    case 'DieChosen':
      return PLACE
    case 'DieRolled':
      return TUMBLE + 250
    case 'TrickWon':
      return LOOK + 600
    case 'RoundScored':
      return 2800
    case 'GameEnded':
      return 1500
    default:
      return 0
  }
}

/** The table before anything has been dealt. */
export function before(view: SkullKingView): Shown {
  return { ...begin(view, view.round, 0), start: null }
}

export function play(view: Shown, event: AnyEvent): Shown {
  const happened = event as SkullKingEvent
  switch (happened.event) {
    case 'StartPlayerDrawn':
      return { ...view, start: happened.seat }
    case 'RoundBegan':
      return begin(view, happened.round, happened.seat)
    case 'DieDealt':
      return deal(view, happened.seat, happened.die)
    case 'BidSealed':
      return {
        ...withScreen(view, happened.seat, { has_bid: true }),
        pending: view.pending.filter((seat) => seat !== happened.seat),
      }
    case 'BidsOpened':
      return withScreens(view, (_, seat) => ({ has_bid: true, bid: happened.bids[seat]! }))
    case 'DieChosen':
      return take(view, happened.seat, happened.die)
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

/** The dice of a seat as far as they are known: `kept` is what the server last said. */
export function hand(view: Shown, seat: number, kept: string[] | undefined): string[] | null {
  if (view.since?.dealt) return kept ? view.since.dealt[seat]! : null
  if (!kept) return null
  const left = [...kept]
  for (const die of view.since?.rolled[seat] ?? []) left.splice(left.indexOf(die), 1)
  return left
}

function begin(view: Shown, round: number, start: number): Shown {
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
    since: { dealt: nothing, rolled: nothing },
  }
}

function deal(view: Shown, seat: number, die: string | null): Shown {
  const dealt = (view.since?.dealt ?? view.screens.map(() => [])).map((dice, owner) =>
    owner === seat && die !== null ? [...dice, die] : dice,
  )
  return {
    ...withScreen(view, seat, { dice: view.screens[seat]!.dice + 1 }),
    since: { dealt, rolled: view.since?.rolled ?? [] },
  }
}

/** A die leaves its screen for the middle; after a whole trick it begins the next. */
function take(view: Shown, seat: number, die: string): Shown {
  const table = view.trick.length === view.players ? withoutTrick(view) : view
  const rolled = view.screens.map((_, owner) => [
    ...(view.since?.rolled[owner] ?? []),
    ...(owner === seat ? [die] : []),
  ])
  return {
    ...withScreen(table, seat, { dice: view.screens[seat]!.dice - 1 }),
    phase: 'tumble',
    leader: table.trick.length ? table.leader : seat,
    trick: [...table.trick, { seat, die, face: null }],
    gone: [...view.gone, die],
    pending: [],
    since: { dealt: null, rolled },
  }
}

function withoutTrick(view: Shown): Shown {
  return { ...view, leader: null, colour: null, winning: null, trick: [] }
}

function withScreen(view: Shown, seat: number, change: Partial<ScreenView>): Shown {
  return withScreens(view, (_, owner) => (owner === seat ? change : {}))
}

function withScreens(
  view: Shown,
  change: (screen: ScreenView, seat: number) => Partial<ScreenView>,
): Shown {
  const screens = view.screens.map((screen, seat) => ({ ...screen, ...change(screen, seat) }))
  return { ...view, screens }
}
