/** How the events of Säbel & Schädel look, one after the other. */
import type { AnyEvent, CrewView, SaberSkullEvent, SaberSkullView } from '../../protocol/messages'
import { SABER_SKULL } from '../../protocol/constants'
import type { EventReducer } from '../../lib/eventReducer'

type TokenCounts = Record<string, number>

/** A view while events are being shown, with what was rolled for the first turn, by seat. */
export interface AnimatedView extends SaberSkullView {
  rolls?: Record<number, number>
}

export const TUMBLE_MS = 700 // a die until it lies
export const PLACING_MS = 220
export const TAKING_MS = 420

/** Before anything is laid. */
export function initialView(view: SaberSkullView): AnimatedView {
  return { ...withTokensReturned(view), match: 1, ring: [], table: [], winners: [], phase: 'lay' }
}

export function reduce(view: AnimatedView, anyEvent: AnyEvent): AnimatedView {
  const event = anyEvent as SaberSkullEvent
  switch (event.event) {
    case 'CoasterLaid': {
      const { ring, ...table } =
        view.ring.length < SABER_SKULL.coasters ? view : { ...withTokensReturned(view), ring: [] }
      return { ...table, phase: 'lay', ring: [...ring, event.coaster] }
    }
    case 'RingLaid':
      return { ...view, ring: event.ring }
    case 'RolledOff': {
      const table = view.phase === 'ended' ? withTokensReturned(view) : view
      const rolls = { ...table.rolls, [event.seat]: event.die }
      return { ...table, phase: 'roll off', die: event.die, rolls }
    }
    case 'RollOffTied': {
      const tied = Object.entries(view.rolls ?? {}).filter(([seat]) =>
        event.seats.includes(Number(seat)),
      )
      return { ...view, rolls: Object.fromEntries(tied) }
    }
    case 'MatchBegan': {
      const table = view.phase === 'ended' ? withTokensReturned(view) : view
      const { match, seat } = event
      return { ...table, phase: 'cast', match, first: seat, turn: seat, turns: 1, die: null }
    }
    case 'DieRolled':
      return {
        ...view,
        phase: 'cast',
        pending: [],
        turn: event.seat,
        die: event.die,
        rolls: undefined,
      }
    case 'TokenPlaced': {
      const token = { [event.colour]: 1 }
      return withTokensMoved(view, event.seat, removing(token), { [event.island]: adding(token) })
    }
    case 'TokensTaken': {
      const all = addTokens(event.taken, event.pulled)
      return withTokensMoved(view, event.seat, adding(all), {
        6: removing(event.pulled),
        [event.island]: removing(event.taken),
      })
    }
    case 'Stopped':
      return { ...view, phase: 'cast', pending: [], die: null }
    case 'MatchWon':
      return { ...view, phase: 'ended', pending: [], table: [...view.table, event.left] }
    case 'PointsGiven': {
      const crews = view.crews.map((crew, seat) => ({ ...crew, points: event.totals[seat]! }))
      return { ...view, crews, scores: event.totals }
    }
    case 'ChampionshipWon':
      return { ...view, winners: [event.player] }
    default:
      return view
  }
}

const DURATIONS_MS: Record<SaberSkullEvent['event'], number> = {
  CoasterLaid: 170,
  RingLaid: 350,
  RolledOff: TUMBLE_MS + 250,
  RollOffTied: 700,
  MatchBegan: 700,
  DieRolled: TUMBLE_MS + 300,
  TokenPlaced: PLACING_MS + 230,
  TokensTaken: TAKING_MS + 800,
  Stopped: 350,
  MatchWon: 1600,
  PointsGiven: 1600,
  ChampionshipWon: 1800,
}

/** What is heard when it happens; the rest is silent. */
export const sounds: EventReducer['sounds'] = {
  RolledOff: 'dice',
  DieRolled: 'dice',
  TokenPlaced: 'wood',
  TokensTaken: 'paper',
  MatchWon: 'bell',
}

const BRIEF_EVENTS = new Set(['CoasterLaid'])

export function isBrief(event: AnyEvent): boolean {
  return BRIEF_EVENTS.has(event.event)
}

export function isReveal(event: AnyEvent): boolean {
  return event.event === 'DieRolled' || event.event === 'RolledOff'
}

/** Whoever has just decided to roll on has pressed for it already. */
export function isOwnThrow(event: AnyEvent, view: AnimatedView, you: number): boolean {
  const happened = event as SaberSkullEvent
  if (happened.event !== 'DieRolled' && happened.event !== 'RolledOff') return false
  return happened.seat === you && view.phase !== 'go on'
}

export function durationMs(event: AnyEvent): number {
  return DURATIONS_MS[(event as SaberSkullEvent).event] ?? 0
}

/** All tokens back with their crews; what skull and saber change is told with the next view. */
function withTokensReturned(view: AnimatedView): AnimatedView {
  return {
    ...view,
    pending: [],
    turn: null,
    die: null,
    rolls: {},
    islands: view.islands.map(({ room }) => ({ tokens: {}, room: room && 1, saber: false })),
    crews: view.crews.map((crew) => ({
      ...crew,
      tokens: { [crew.colour]: SABER_SKULL.tokens_per_crew },
    })),
  }
}

type TokenChange = (tokens: TokenCounts) => TokenCounts

function withTokensMoved(
  view: AnimatedView,
  seat: number,
  held: TokenChange,
  lying: Record<number, TokenChange>,
): AnimatedView {
  const crews = view.crews.map((crew, number): CrewView =>
    number === seat ? { ...crew, tokens: held(crew.tokens) } : crew,
  )
  const islands = view.islands.map((island, number) => {
    const change = lying[number + 1]
    return change ? { ...island, tokens: change(island.tokens) } : island
  })
  const scores = view.options.championship
    ? view.scores
    : crews.map((crew) => tokenCount(crew.tokens))
  return { ...view, phase: 'cast', pending: [], crews, islands, scores }
}

export function tokenCount(tokens: TokenCounts): number {
  return Object.values(tokens).reduce((total, count) => total + count, 0)
}

export function addTokens(one: TokenCounts, other: TokenCounts, sign = 1): TokenCounts {
  const total = { ...one }
  for (const [colour, count] of Object.entries(other))
    total[colour] = (total[colour] ?? 0) + sign * count
  return Object.fromEntries(Object.entries(total).filter(([, count]) => count))
}

const adding = (more: TokenCounts) => (tokens: TokenCounts) => addTokens(tokens, more)
const removing = (less: TokenCounts) => (tokens: TokenCounts) => addTokens(tokens, less, -1)
