/** What a game brings to the client: all that the rest of it asks of a game, in one frozen object. */
import type { Component } from 'svelte'
import type { AnyHidden, AnyView } from '../protocol/messages'
import type { OptionValues, RuleSection } from '../learn/rulebook'
import type { BoardProps } from '../lib/boardProps'
import type { EventReducer } from '../lib/eventReducer'

/** Ids of messages: what to press when it is your turn, and what the middle of the table says. */
export interface CoachMessages {
  readonly press: string
  readonly middle: string
}

export interface GameUi<V extends AnyView = AnyView, H extends AnyHidden = AnyHidden> {
  // What it is called and how it looks.
  readonly nameMessage: string | null // this and the next are ids of messages; null: the server has the words
  readonly aboutMessage: string | null
  readonly icon: Component<{ size: number; name: string }> // in lists
  readonly cover: Component<{ name: string }> // on the first page

  // How it is played.
  readonly usualBotCount: number | null // in a quick game; null: by the numbers of players it allows
  readonly eventReducer: EventReducer<V>
  readonly coachMessages: CoachMessages | null // said once, in somebody's first game
  loadBoard(): Promise<{ default: unknown }> // a component with the prop `board`
  loadFinalTable(): Promise<{ default: unknown }> // as well: what lay where when the game was over
  seatName(board: BoardProps<V, H>, seat: number): string
  hasSlowOdds(view: V): boolean // odds that take the server some time may be asked for now

  // How it is learned and looked back at.
  readonly hasLesson: boolean
  loadRules(): Promise<{ RULES: readonly RuleSection[] }>
  hasPoints(options: OptionValues): boolean // else it is won or not, and there is nothing to count
  chapterOf(view: V): number // of its parts, the one it is in; 0 where the view does not tell
  chapterName(number: number): string
}
