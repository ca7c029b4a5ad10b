/** What a player at a table has asked before deciding, and what came back. */
import type { Advised, AnyMessage, Reckoned } from '../protocol/messages'
import { gameUiOf } from '../games'
import type { Advice } from '../lib/boardProps'
import type { TableClient } from './tableClient.svelte'

type Decision = Pick<Advised, 'match' | 'seat' | 'nth'>

export class TableAdvice implements Advice {
  isThinking = $state(false)
  private hintAnswer: Advised | null = $state.raw(null)
  private oddsAnswer: Reckoned | null = $state.raw(null)
  private askedDecision = '' // the decision whose odds were asked for last

  constructor(private readonly client: TableClient) {}

  get canAskHint() {
    const due = this.dueDecision
    if (!this.client.table?.settings.hints || !due) return false
    return this.client.choices[due.seat]!.length > 1 // else there is nothing to ask
  }
  get canAskSlowOdds() {
    const { table, view } = this.client
    if (!table?.settings.odds || !view || !this.dueDecision) return false
    return gameUiOf(view.game).hasSlowOdds(view)
  }
  get hint() {
    return this.isForDueDecision(this.hintAnswer) ? this.hintAnswer : null
  }
  get slowOdds(): unknown[] | null {
    return this.isForDueDecision(this.oddsAnswer) ? this.oddsAnswer!.odds : null
  }

  askHint(): void {
    const due = this.dueDecision
    if (!due || this.isThinking) return
    this.isThinking = true
    void this.client.request({ do: 'askhint', ...due }).finally(() => (this.isThinking = false))
  }

  /** Once for each decision, however often the page would like to show them. */
  askSlowOdds(): void {
    const due = this.dueDecision
    if (!due || this.askedDecision === decisionKey(due)) return
    this.askedDecision = decisionKey(due)
    void this.client.request({ do: 'askodds', ...due }, true)
  }

  closeHint(): void {
    this.hintAnswer = null
  }

  receive(message: AnyMessage): void {
    if (message.kind === 'advised') this.hintAnswer = message
    else if (message.kind === 'reckoned') this.oddsAnswer = message
  }

  /** The decision that is ours to make; with two seats that of the first. */
  private get dueDecision(): Decision | null {
    const [seat] = Object.keys(this.client.choices).map(Number)
    if (seat === undefined) return null
    const { match, decided } = this.client.table!
    return { match, seat, nth: decided[seat]! }
  }

  private isForDueDecision(answer: Decision | null): boolean {
    const due = this.dueDecision
    return answer !== null && due !== null && decisionKey(answer) === decisionKey(due)
  }
}

function decisionKey({ match, seat, nth }: Decision): string {
  return `${match} ${seat} ${nth}`
}
