/** A finished game on the boards of live play: forwards, backwards, and through anybody's eyes. */
import type { RecordAbout, RecordSteps } from '../protocol/answers'
import { eventReducerOf } from '../games/eventReducers'
import { get } from '../lib/api'
import { Animator } from '../lib/animator.svelte'
import { readingTimeMs } from '../lib/readingTime'
import type { BoardProps, Person } from '../lib/boardProps'
import { StepCache, type Viewer } from './stepCache.svelte'

export const PLAYBACK_SPEEDS = [0.5, 1, 2, 4]

export class Replay implements BoardProps {
  currentStep = $state(0) // the board may still be on its way to it
  viewer: Viewer = $state('table')
  speed = $state(1)
  isRunning = $state(false) // goes on by itself
  error: unknown = $state.raw(null) // why a step could not be loaded
  readonly tv = false
  readonly isReplay = true
  readonly choices = {}
  readonly showable = {}
  readonly people: Person[]
  readonly places: number[]
  cache: StepCache = $state.raw()!
  currentSentence = $state('') // the sentence of what is moving
  private shownStep = $state(-1) // the step the board shows, or is moving to
  private animator = new Animator(
    eventReducerOf,
    { narrate: (_, sentences) => (this.currentSentence = sentences.join(' ')) },
    () => this.speed,
  )

  constructor(
    readonly about: RecordAbout,
    step = 0,
    viewer: Viewer = 'table',
    private readonly fetchSteps = stepFetcher(about.id),
  ) {
    this.people = about.players.map(({ name, kind }) => {
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
    this.places = about.players.map(({ place }) => place ?? 0)
    this.currentStep = this.clampStep(step)
    this.viewer = this.isViewer(viewer) ? viewer : 'table'
    this.cache = new StepCache(this.viewer, about.plies + 1, fetchSteps)
    void this.jump(this.currentStep)
  }

  // What a board shows.

  get view() {
    return this.animator.view!
  }
  get hidden() {
    const settled = this.animator.isPlaying ? this.shownStep - 1 : this.shownStep
    return this.cache.step(settled)?.hidden ?? {}
  }
  get you() {
    const { viewer } = this.cache
    return viewer === 'table' || viewer === 'all' ? null : Number(viewer)
  }
  get event() {
    return this.animator.event
  }
  get busy() {
    return this.animator.isPlaying
  }
  choose(): void {}
  show(): void {}

  // Where it stands.

  get isReady() {
    return this.shownStep >= 0
  }
  get lastStep() {
    return this.about.plies
  }
  get step() {
    return this.cache.step(this.currentStep)
  }
  /** The round or match it is in, by its place in the list of chapters. */
  get chapterIndex() {
    return this.cache.chapters.findLastIndex((first) => first <= this.currentStep)
  }

  // Where it goes.

  /** To a step at once, without anything moving. */
  async jump(number: number): Promise<void> {
    const { cache } = this
    this.currentStep = this.clampStep(number)
    const wanted = this.currentStep
    if (!(await this.attempt(cache.load(wanted)))) return
    if (this.currentStep === wanted && this.cache === cache) this.showStep(wanted)
  }

  /** To the next step, with everything that happens in it. */
  forward(): void {
    const next = this.cache.step(this.currentStep + 1)
    const here = this.cache.step(this.currentStep)
    if (this.currentStep >= this.lastStep) return
    if (!next || !here || this.shownStep !== this.currentStep) {
      void this.jump(this.currentStep + 1)
      return
    }
    if (this.animator.isPlaying) this.showStep(this.currentStep)
    this.currentStep = this.shownStep = next.number
    const { number, events, sentences, view } = next
    void this.animator.enqueue({ told: [{ number, events, sentences }], view, own: null })
  }

  back(): void {
    this.stop()
    void this.jump(this.currentStep - 1)
  }

  /** To the beginning of a chapter further on or back; from its middle, back to its own. */
  jumpChapter(direction: 1 | -1): void {
    const { chapters } = this.cache
    const target =
      direction > 0
        ? (chapters.find((first) => first > this.currentStep) ?? this.lastStep)
        : (chapters.findLast((first) => first < this.currentStep) ?? 0)
    void this.jump(target)
  }

  /** The same moment through other eyes; until they are there, the old ones stay. */
  async setViewer(viewer: Viewer): Promise<void> {
    if (!this.isViewer(viewer)) return
    this.viewer = viewer
    const cache = new StepCache(viewer, this.about.plies + 1, this.fetchSteps)
    do {
      if (!(await this.attempt(cache.load(this.currentStep)))) return
    } while (!cache.step(this.currentStep)) // it may have moved on meanwhile
    if (this.viewer !== viewer) return
    this.cache = cache
    this.showStep(this.currentStep)
  }

  // By itself.

  toggleRunning(): void {
    this.isRunning = !this.isRunning
    if (this.isRunning && this.currentStep === this.lastStep) void this.jump(0)
  }

  stop(): void {
    this.isRunning = false
  }

  /** How long to wait before the next step, or null where none is to come by itself now. */
  get nextStepDelayMs(): number | null {
    const { step } = this
    if (!this.isRunning || this.busy || !step || this.shownStep !== this.currentStep) return null
    return readingTimeMs(step.sentences.join(' ')) / this.speed
  }

  advance(): void {
    this.forward()
    if (this.currentStep === this.lastStep) this.isRunning = false
  }

  private showStep(number: number): void {
    this.shownStep = number
    this.animator.jumpTo({ view: this.cache.step(number)!.view, own: null })
  }

  private async attempt(work: Promise<void>): Promise<boolean> {
    try {
      await work
      this.error = null
      return true
    } catch (mistake) {
      this.error = mistake
      this.isRunning = false
      return false
    }
  }

  private clampStep(number: number): number {
    return Math.min(Math.max(Math.trunc(number) || 0, 0), this.about.plies)
  }

  private isViewer(viewer: Viewer): boolean {
    const players = this.about.players.map(({ player }) => String(player))
    return ['table', 'all', ...players].includes(viewer)
  }
}

function stepFetcher(id: string) {
  return (viewer: Viewer, start: number, count: number): Promise<RecordSteps> =>
    get(`/api/records/${id}/steps?as=${viewer}&start=${start}&count=${count}`)
}
