/** A game without secrets round one screen: whoever is asked decides, and all see the same. */
import type { BoardProps } from '../lib/boardProps'
import type { PassAndPlayGame } from './passAndPlayGame.svelte'

export class SharedScreenStage implements BoardProps {
  private lastYou: number | null = null

  constructor(private readonly game: PassAndPlayGame) {}

  private get deciding() {
    return this.game.handSwitcher.nextPlayer
  }
  private get table() {
    return this.game.spectator
  }

  get view() {
    return this.table.view
  }
  get hidden() {
    return {}
  }
  get you() {
    return (this.lastYou = this.deciding?.you ?? this.lastYou)
  }
  get people() {
    return this.table.people
  }
  get event() {
    return this.table.event
  }
  get busy() {
    return this.table.busy || (this.deciding?.busy ?? false)
  }
  get tv() {
    return false
  }
  get choices() {
    return (this.table.busy ? null : this.deciding?.choices) ?? {}
  }
  get odds() {
    return this.table.busy ? null : this.deciding?.odds
  }
  get advice() {
    return this.deciding?.advice
  }
  get showable() {
    return {}
  }
  get places() {
    return this.table.places
  }

  choose(seat: number, text: string): void {
    this.deciding?.choose(seat, text)
  }

  show(): void {
    // without secrets there is nothing to show
  }
}
