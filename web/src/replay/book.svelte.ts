/** The steps of a record as one viewer saw them, fetched page by page. */
import type { Step, Steps } from '../../../docs/protocol/answers'

export const PAGE = 100 // as many as the server gives at once

/** `table`, `all`, or the number of a player. */
export type Viewer = string

type Fetch = (viewer: Viewer, start: number, count: number) => Promise<Steps>

export class Book {
  chapters: number[] = $state.raw([0]) // the steps with which rounds or matches begin
  private read: Record<number, Step> = $state.raw({})
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, and no page shows it
  private asked = new Map<number, Promise<void>>()

  constructor(
    readonly viewer: Viewer,
    readonly total: number,
    private readonly fetch: Fetch,
  ) {}

  step(number: number): Step | undefined {
    return this.read[number]
  }

  /** How many steps have been read. */
  get loaded(): number {
    return Object.keys(this.read).length
  }

  /** The step and those around it. What failed can be asked for again. */
  load(number: number): Promise<void> {
    const start = number - (number % PAGE)
    let asked = this.asked.get(start)
    if (!asked) {
      asked = this.turn(start)
      this.asked.set(start, asked)
      asked.catch(() => this.asked.delete(start))
    }
    return asked
  }

  /** Everything, from this step on and then what is before it. */
  async loadAll(from: number): Promise<void> {
    const starts = []
    for (let start = 0; start < this.total; start += PAGE) starts.push(start)
    const later = starts.filter((start) => start + PAGE > from)
    const earlier = starts.filter((start) => start + PAGE <= from).reverse()
    for (const start of [...later, ...earlier]) await this.load(start)
  }

  private async turn(start: number): Promise<void> {
    const { steps, chapters } = await this.fetch(this.viewer, start, PAGE)
    this.chapters = chapters
    this.read = { ...this.read, ...Object.fromEntries(steps.map((step) => [step.number, step])) }
  }
}
