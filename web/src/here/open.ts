/** A game without secrets round one screen: whoever is asked decides, and all see the same. */
import type { Stage } from '../lib/stage'
import type { Party } from './party.svelte'

export class OpenStage implements Stage {
  private lastYou: number | null = null

  constructor(private readonly party: Party) {}

  private get asked() {
    return this.party.hands.next
  }
  private get table() {
    return this.party.onlooker
  }

  get view() {
    return this.table.view
  }
  get hidden() {
    return {}
  }
  get you() {
    return (this.lastYou = this.asked?.you ?? this.lastYou)
  }
  get people() {
    return this.table.people
  }
  get event() {
    return this.table.event
  }
  get busy() {
    return this.table.busy || (this.asked?.busy ?? false)
  }
  get tv() {
    return false
  }
  get choices() {
    return (this.table.busy ? null : this.asked?.choices) ?? {}
  }
  get odds() {
    return this.table.busy ? null : this.asked?.odds
  }
  get advice() {
    return this.asked?.advice
  }
  get showable() {
    return {}
  }

  choose(seat: number, text: string): void {
    this.asked?.choose(seat, text)
  }

  show(): void {
    // without secrets there is nothing to show
  }
}
