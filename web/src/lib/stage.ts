/** What a board shows: a live table, a replay or a lesson, all look the same to it. */
import type {
  Advised,
  AnyEvent,
  AnyHidden,
  AnyOdds,
  AnyView,
} from '../../../docs/protocol/protocol'
import type { Sound } from './sound'

/** One player as the others see them. */
export interface Person {
  name: string
  kind: 'person' | 'program' | 'bot'
  level?: string // of a bot, where it is known
  away: boolean
  standIn: boolean // a bot plays for them
  resigned: boolean
  clock: number | null // seconds left
}

/** What a player may ask the server before deciding; answers are gone when the decision is made. */
export interface Advice {
  readonly hints: boolean // a master may be asked now
  readonly reckons: boolean // and odds that take some thought
  readonly thinking: boolean
  readonly hint: Advised | null
  readonly odds: unknown[] | null // rows of the game's own kind
  askHint(): void
  askOdds(): void
  close(): void // the hint has been read
}

export interface Stage<V extends AnyView = AnyView, H extends AnyHidden = AnyHidden> {
  readonly view: V // as everybody sees it, with what the current event has changed so far
  readonly hidden: Partial<Record<number, H>> // what is known beyond that, by player
  readonly you: number | null // whose place is at the bottom and whose hand is shown
  readonly people: Person[] // by player
  readonly event: AnyEvent | null // what is being shown at this moment
  readonly busy: boolean // something is still moving, or a choice is on its way
  readonly tv: boolean // no hands, everything large
  readonly choices: Record<number, string[]> // by seat, what you may decide now
  readonly labels?: Record<string, string> // where the server says them beside the choices; else the offer has them
  readonly showable: Record<number, string[]> // by seat, what you may show now
  readonly odds?: AnyOdds | null // what you may risk now, where the table tells it
  readonly advice?: Advice // what you may ask before you decide
  choose(seat: number, text: string): void
  show(seat: number): void
}

/** How a game's events look: a view with one more of them in it, and how long to look at it. */
export interface Scene<V extends AnyView = AnyView> {
  before?(view: V): V // the table before the first event of a game, where there is something to see
  play(view: V, event: AnyEvent): V
  beat(event: AnyEvent, view: V, said: string): number // milliseconds
  reveals?(event: AnyEvent): boolean // words would spoil it: they come when it has been seen
  sounds?: Partial<Record<string, Sound>> // by event
}
