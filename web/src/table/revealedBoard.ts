/** The last position of a game with all that was hidden in it, as boards are given what they show. */
import type { RecordStep } from '../protocol/answers'
import type { BoardProps } from '../lib/boardProps'

export class RevealedBoard implements BoardProps {
  readonly event = null
  readonly busy = false
  readonly tv = false
  readonly choices = {}
  readonly showable = {}

  constructor(
    private readonly table: Pick<BoardProps, 'people' | 'places' | 'you'>,
    private readonly step: RecordStep,
  ) {}

  get view() {
    return this.step.view
  }
  get hidden() {
    return this.step.hidden
  }
  get people() {
    return this.table.people
  }
  get places() {
    return this.table.places
  }
  get you() {
    return this.table.you
  }
  choose(): void {}
  show(): void {}
}
