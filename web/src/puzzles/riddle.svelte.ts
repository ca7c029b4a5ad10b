/** A puzzle on the board of live play: one position, one decision, and then what it was worth. */
import type { PuzzleSheet, Verdict } from '../../../docs/protocol/answers'
import type { Person, Stage } from '../lib/stage'

const SOLVER = 0

export class Riddle implements Stage {
  verdict: Verdict | null = $state.raw(null)
  fresh = $state(false) // the answer came just now, not on an earlier visit
  busy = $state(false) // a try is on its way
  wrong: unknown = $state.raw(null) // why the last try did not arrive
  readonly you = SOLVER
  readonly tv = false
  readonly event = null
  readonly showable = {}
  readonly people: Person[]

  constructor(
    readonly sheet: PuzzleSheet,
    private readonly ask: (number: number, text: string) => Promise<Verdict>,
  ) {
    this.verdict = sheet.verdict
    this.people = sheet.players.map((name, player) => {
      const kind = player === SOLVER ? 'person' : 'bot'
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
  }

  get view() {
    return this.sheet.step.view
  }
  get hidden() {
    return this.sheet.step.hidden
  }
  /** None any more once something was tried. */
  get choices(): Record<number, string[]> {
    return this.verdict ? {} : { [this.sheet.seat]: this.sheet.choices.map(({ text }) => text) }
  }
  get labels() {
    return Object.fromEntries(this.sheet.choices.map(({ text, label }) => [text, label]))
  }

  choose(_seat: number, text: string): void {
    void this.attempt(text)
  }
  async attempt(text: string): Promise<void> {
    if (this.busy || this.verdict) return
    this.busy = true
    this.wrong = null
    try {
      this.verdict = await this.ask(this.sheet.number, text)
      this.fresh = true
    } catch (mistake) {
      this.wrong = mistake
    }
    this.busy = false
  }
  show(): void {}
}
