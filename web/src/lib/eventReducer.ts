/** What the client needs to show the events of a game one by one. */
import type { AnyEvent, AnyView } from '../protocol/messages'
import type { Sound } from './sound'

/** How a game's events look: a view after one more of them, and how long to look at it. */
export interface EventReducer<V extends AnyView = AnyView> {
  initialView?(view: V): V // the table before the first event of a game, where there is something to see
  reduce(view: V, event: AnyEvent): V
  durationMs(event: AnyEvent, view: V, sentences: string): number
  isBrief?(event: AnyEvent): boolean // says little: shown shorter where somebody waits for what follows
  isReveal?(event: AnyEvent): boolean // its sentences would spoil it: they come when it has been seen
  isOwnThrow?(event: AnyEvent, view: V, you: number): boolean // yours, and not what you have just pressed for
  sounds?: Partial<Record<string, Sound>> // by event
}
