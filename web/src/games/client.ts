/** The door of a game: all that the rest of the page asks of it, in one frozen object. */
import type { Component } from 'svelte'
import type { AnyHidden, AnyView } from '../../../docs/protocol/protocol'
import type { Options, Section } from '../learn/rulebook'
import type { Scene, Stage } from '../lib/stage'

export interface GameClient<V extends AnyView = AnyView, H extends AnyHidden = AnyHidden> {
  // What it is called and how it looks.
  readonly name: string | null // this and the next are messages; null: the server knows the words
  readonly about: string | null
  readonly emblem: Component<{ size: number; name: string }> // its sign in lists
  readonly crest: Component<{ name: string }> // its picture on the first page

  // How it is played.
  readonly bots: number | null // against so many it is quickly begun; null: the server knows
  readonly scene: Scene<V>
  loadBoard(): Promise<{ default: unknown }> // a component that shows a stage
  labelMove(stage: Stage<V, H>, text: string): string // on a button
  nameSeat(stage: Stage<V, H>, seat: number): string
  reckonsOdds(view: V): boolean // odds that take some thought may be asked for now

  // How it is learned and looked back at.
  readonly hasLesson: boolean
  readonly rules: readonly Section[]
  countsPoints(options: Options): boolean // else it is won or not, and there is nothing to count
  chapterOf(view: V): number // of its parts, the one it is in; 0 where the view does not tell
  nameChapter(number: number): string
}
