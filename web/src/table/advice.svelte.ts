/** What a player at a table has asked before deciding, and what came back. */
import type { Advised, AnyMessage, Reckoned } from '../../../docs/protocol/protocol'
import { clientOf } from '../games'
import type { Advice } from '../lib/stage'
import type { Room } from './room.svelte'

type Question = Pick<Advised, 'match' | 'seat' | 'nth'>

export class TableAdvice implements Advice {
  thinking = $state(false)
  private advised: Advised | null = $state.raw(null)
  private reckoned: Reckoned | null = $state.raw(null)
  private asked = '' // the decision whose odds were asked for last

  constructor(private readonly room: Room) {}

  get hints() {
    const due = this.due
    if (!this.room.table?.settings.hints || !due) return false
    return this.room.choices[due.seat]!.length > 1 // else there is nothing to ask
  }
  get reckons() {
    const { table, view } = this.room
    if (!table?.settings.odds || !view || !this.due) return false
    return clientOf(view.game).reckonsOdds(view)
  }
  get hint() {
    return this.isDue(this.advised) ? this.advised : null
  }
  get odds(): unknown[] | null {
    return this.isDue(this.reckoned) ? this.reckoned!.odds : null
  }

  askHint(): void {
    const due = this.due
    if (!due || this.thinking) return
    this.thinking = true
    void this.room.ask({ do: 'askhint', ...due }).finally(() => (this.thinking = false))
  }

  /** Once for each decision, however often the page would like to show them. */
  askOdds(): void {
    const due = this.due
    if (!due || this.asked === named(due)) return
    this.asked = named(due)
    void this.room.ask({ do: 'askodds', ...due }, true)
  }

  close(): void {
    this.advised = null
  }

  heard(message: AnyMessage): void {
    if (message.kind === 'advised') this.advised = message
    else if (message.kind === 'reckoned') this.reckoned = message
  }

  /** The decision that is ours to make; with two seats that of the first. */
  private get due(): Question | null {
    const [seat] = Object.keys(this.room.choices).map(Number)
    if (seat === undefined) return null
    const { match, decided } = this.room.table!
    return { match, seat, nth: decided[seat]! }
  }

  private isDue(answer: Question | null): boolean {
    const due = this.due
    return answer !== null && due !== null && named(answer) === named(due)
  }
}

function named({ match, seat, nth }: Question): string {
  return `${match} ${seat} ${nth}`
}
