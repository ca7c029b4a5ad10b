/** A puzzle on the board of live play: one position, one decision, and then what it was worth. */
import type { PuzzleSheet, Verdict } from '../protocol/answers'
import type { BoardProps, Person } from '../lib/boardProps'

const SOLVER_SEAT = 0

export class PuzzleStage implements BoardProps {
  verdict: Verdict | null = $state.raw(null)
  isFresh = $state(false) // the answer came just now, not on an earlier visit
  busy = $state(false) // an answer is being checked
  error: unknown = $state.raw(null) // why the last answer could not be checked
  readonly you = SOLVER_SEAT
  readonly tv = false
  readonly event = null
  readonly showable = {}
  readonly people: Person[]

  constructor(
    readonly sheet: PuzzleSheet,
    private readonly checkAnswer: (number: number, text: string) => Promise<Verdict>,
  ) {
    this.verdict = sheet.verdict
    this.people = sheet.players.map((name, player) => {
      const kind = player === SOLVER_SEAT ? 'person' : 'bot'
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
  }

  get view() {
    return this.sheet.step.view
  }
  get hidden() {
    return this.sheet.step.hidden
  }
  /** None any more once an answer was given. */
  get choices(): Record<number, string[]> {
    return this.verdict ? {} : { [this.sheet.seat]: this.sheet.choices.map(({ text }) => text) }
  }
  get labels() {
    return Object.fromEntries(this.sheet.choices.map(({ text, label }) => [text, label]))
  }

  choose(_seat: number, text: string): void {
    void this.tryAnswer(text)
  }
  async tryAnswer(text: string): Promise<void> {
    if (this.busy || this.verdict) return
    this.busy = true
    this.error = null
    try {
      this.verdict = await this.checkAnswer(this.sheet.number, text)
      this.isFresh = true
    } catch (mistake) {
      this.error = mistake
    }
    this.busy = false
  }
  show(): void {}
}
