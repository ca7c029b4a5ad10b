/** How the events of Säbel & Schädel look, one after the other. */
import type {
  AnyEvent,
  CrewView,
  SaberSkullEvent,
  SaberSkullView,
} from '../../../../docs/protocol/protocol'
import type { Scene } from '../../lib/stage'

type Tokens = Record<string, number>

/** A view in the middle of things, with what was rolled for the first turn, by seat. */
export interface Shown extends SaberSkullView {
  rolls?: Record<number, number>
}

export const TUMBLE = 700 // a die until it lies
export const PLACING = 220
export const TAKING = 420

const OWN = 6 // tokens of each colour: how many everybody has when a match begins
const IN_RING = 7

/** Before anything is laid. */
export function before(view: SaberSkullView): Shown {
  return { ...cleared(view), match: 1, ring: [], table: [], winners: [], phase: 'lay' }
}

export function play(view: Shown, anyEvent: AnyEvent): Shown {
  const event = anyEvent as SaberSkullEvent
  switch (event.event) {
    case 'CoasterLaid': {
      const { ring, ...table } = view.ring.length < IN_RING ? view : { ...cleared(view), ring: [] }
      return { ...table, phase: 'lay', ring: [...ring, event.coaster] }
    }
    case 'RingLaid':
      return { ...view, ring: event.ring }
    case 'RolledOff': {
      const table = isWon(view) ? cleared(view) : view
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
      const table = isWon(view) ? cleared(view) : view
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
      return moved(view, event.seat, lose(token), { [event.island]: gain(token) })
    }
    case 'TokensTaken': {
      const all = sum(event.taken, event.pulled)
      return moved(view, event.seat, gain(all), {
        6: lose(event.pulled),
        [event.island]: lose(event.taken),
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

const BEATS: Record<SaberSkullEvent['event'], number> = {
  CoasterLaid: 170,
  RingLaid: 350,
  RolledOff: TUMBLE + 250,
  RollOffTied: 700,
  MatchBegan: 700,
  DieRolled: TUMBLE + 300,
  TokenPlaced: PLACING + 230,
  TokensTaken: TAKING + 700,
  Stopped: 350,
  MatchWon: 1600,
  PointsGiven: 1600,
  ChampionshipWon: 1800,
}

/** What is heard when it happens; the rest is silent. */
export const sounds: Scene['sounds'] = {
  RolledOff: 'dice',
  DieRolled: 'dice',
  TokenPlaced: 'wood',
  TokensTaken: 'paper',
  MatchWon: 'bell',
}

export function reveals(event: AnyEvent): boolean {
  return event.event === 'DieRolled' || event.event === 'RolledOff'
}

export function beat(event: AnyEvent): number {
  return BEATS[(event as SaberSkullEvent).event] ?? 0
}

/** Somebody is rid of everything: what comes next belongs to another match. */
function isWon(view: SaberSkullView): boolean {
  return view.crews.some((crew) => !size(crew.tokens))
}

/** All tokens back with their crews; what skull and saber change is told with the next view. */
function cleared(view: Shown): Shown {
  return {
    ...view,
    pending: [],
    turn: null,
    die: null,
    rolls: {},
    islands: view.islands.map(({ room }) => ({ tokens: {}, room: room && 1, saber: false })),
    crews: view.crews.map((crew) => ({ ...crew, tokens: { [crew.colour]: OWN } })),
  }
}

type Change = (tokens: Tokens) => Tokens

function moved(view: Shown, seat: number, held: Change, lying: Record<number, Change>): Shown {
  const crews = view.crews.map((crew, number): CrewView =>
    number === seat ? { ...crew, tokens: held(crew.tokens) } : crew,
  )
  const islands = view.islands.map((island, number) => {
    const change = lying[number + 1]
    return change ? { ...island, tokens: change(island.tokens) } : island
  })
  const scores = view.options.championship ? view.scores : crews.map((crew) => size(crew.tokens))
  return { ...view, phase: 'cast', pending: [], crews, islands, scores }
}

export function size(tokens: Tokens): number {
  return Object.values(tokens).reduce((total, count) => total + count, 0)
}

export function sum(one: Tokens, other: Tokens, sign = 1): Tokens {
  const total = { ...one }
  for (const [colour, count] of Object.entries(other))
    total[colour] = (total[colour] ?? 0) + sign * count
  return Object.fromEntries(Object.entries(total).filter(([, count]) => count))
}

const gain = (more: Tokens) => (tokens: Tokens) => sum(tokens, more)
const lose = (less: Tokens) => (tokens: Tokens) => sum(tokens, less, -1)
