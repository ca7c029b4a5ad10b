/** The steps of a record as one viewer saw them, fetched page by page. */
import type { RecordStep, RecordSteps } from '../protocol/answers'

export const STEPS_PER_PAGE = 100 // as many as the server gives at once

/** `table`, `all`, or the number of a player. */
export type Viewer = string

type FetchSteps = (viewer: Viewer, start: number, count: number) => Promise<RecordSteps>

export class StepCache {
  chapters: number[] = $state.raw([0]) // the steps with which rounds or matches begin
  private steps: Record<number, RecordStep> = $state.raw({})
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, and no page shows it
  private requests = new Map<number, Promise<void>>()

  constructor(
    readonly viewer: Viewer,
    readonly total: number,
    private readonly fetch: FetchSteps,
  ) {}

  step(number: number): RecordStep | undefined {
    return this.steps[number]
  }

  /** How many steps have been loaded. */
  get loadedCount(): number {
    return Object.keys(this.steps).length
  }

  /** The step and those around it. What failed can be asked for again. */
  load(number: number): Promise<void> {
    const start = number - (number % STEPS_PER_PAGE)
    let request = this.requests.get(start)
    if (!request) {
      request = this.fetchPage(start)
      this.requests.set(start, request)
      request.catch(() => this.requests.delete(start))
    }
    return request
  }

  /** Everything, from this step on and then what is before it. */
  async loadAll(from: number): Promise<void> {
    const starts = []
    for (let start = 0; start < this.total; start += STEPS_PER_PAGE) starts.push(start)
    const later = starts.filter((start) => start + STEPS_PER_PAGE > from)
    const earlier = starts.filter((start) => start + STEPS_PER_PAGE <= from).reverse()
    for (const start of [...later, ...earlier]) await this.load(start)
  }

  private async fetchPage(start: number): Promise<void> {
    const { steps, chapters } = await this.fetch(this.viewer, start, STEPS_PER_PAGE)
    this.chapters = chapters
    this.steps = { ...this.steps, ...Object.fromEntries(steps.map((step) => [step.number, step])) }
  }
}
