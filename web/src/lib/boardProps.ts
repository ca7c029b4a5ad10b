/**
 * What a board is given to show. A live table (TableClient), a replay, a lesson, a puzzle and several
 * people at one screen all look the same to it.
 */
import type { Advised, AnyEvent, AnyHidden, AnyOdds, AnyView } from '../protocol/messages'

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
  readonly canAskHint: boolean // a master may be asked now
  readonly canAskSlowOdds: boolean // and odds that take the server some time
  readonly isThinking: boolean
  readonly hint: Advised | null
  readonly slowOdds: unknown[] | null // rows of the game's own kind
  askHint(): void
  askSlowOdds(): void
  closeHint(): void // the hint has been read
}

export interface BoardProps<V extends AnyView = AnyView, H extends AnyHidden = AnyHidden> {
  readonly view: V // as everybody sees it, with what the current event has changed so far
  readonly hidden: Partial<Record<number, H>> // what is known beyond that, by player
  readonly you: number | null // whose place is at the bottom and whose hand is shown
  readonly people: Person[] // by player
  readonly event: AnyEvent | null // what is being shown at this moment
  readonly busy: boolean // something is still moving, or a choice is on its way
  readonly tv: boolean // no hands, everything large
  readonly isReplay?: boolean // nothing is decided or asked
  readonly choices: Record<number, string[]> // by seat, what you may decide now
  readonly labels?: Record<string, string> // where the server says them beside the choices; else the catalog has them
  readonly showable: Record<number, string[]> // by seat, what you may show now
  readonly odds?: AnyOdds | null // what you may risk now, where the table tells it
  readonly advice?: Advice // what you may ask before you decide
  readonly places?: number[] // final ranks by player, from 1, once they are known
  readonly isDieWaiting?: boolean // your own die is about to be thrown: `throwDie` does it
  choose(seat: number, text: string): void
  throwDie?(): void // where there are dice to be thrown by those who like to
  askWhyNot?(seat: number, text: string): Promise<string | null> // why it cannot be chosen now
  show(seat: number): void
}
