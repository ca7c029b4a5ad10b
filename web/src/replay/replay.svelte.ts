/** A finished game on the boards of live play: forwards, backwards, and through anybody's eyes. */
import type { RecordAbout, Steps } from '../../../docs/protocol/answers'
import { sceneOf } from '../games/scenes'
import { get } from '../lib/api'
import { Director } from '../lib/director.svelte'
import { readingTime } from '../lib/reading'
import type { Person, Stage } from '../lib/stage'
import { Book, type Viewer } from './book.svelte'

export const SPEEDS = [0.5, 1, 2, 4]

export class Replay implements Stage {
  at = $state(0) // the step that is wanted; what is shown may still be on its way
  viewer: Viewer = $state('table')
  speed = $state(1)
  running = $state(false) // goes on by itself
  wrong: unknown = $state.raw(null) // why a step could not be had
  readonly tv = false
  readonly choices = {}
  readonly showable = {}
  readonly people: Person[]
  book: Book = $state.raw()!
  saying = $state('') // the sentence of what is moving
  private shown = $state(-1) // the step the board has, or is moving to
  private director = new Director(
    sceneOf,
    { began: (_, sentences) => (this.saying = sentences.join(' ')) },
    () => this.speed,
  )

  constructor(
    readonly about: RecordAbout,
    step = 0,
    viewer: Viewer = 'table',
    private readonly fetch = stepsOf(about.id),
  ) {
    this.people = about.players.map(({ name, kind }) => {
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
    this.at = this.within(step)
    this.viewer = this.canSee(viewer) ? viewer : 'table'
    this.book = new Book(this.viewer, about.plies + 1, fetch)
    void this.jump(this.at)
  }

  // What a board shows.

  get view() {
    return this.director.view!
  }
  get hidden() {
    const settled = this.director.playing ? this.shown - 1 : this.shown
    return this.book.step(settled)?.hidden ?? {}
  }
  get you() {
    const { viewer } = this.book
    return viewer === 'table' || viewer === 'all' ? null : Number(viewer)
  }
  get event() {
    return this.director.event
  }
  get busy() {
    return this.director.playing
  }
  choose(): void {}
  show(): void {}

  // Where it stands.

  get ready() {
    return this.shown >= 0
  }
  get last() {
    return this.about.plies
  }
  get step() {
    return this.book.step(this.at)
  }
  /** The round or match it is in, by its place in the list of chapters. */
  get chapter() {
    return this.book.chapters.findLastIndex((first) => first <= this.at)
  }

  // Where it goes.

  /** To a step at once, without anything moving. */
  async jump(number: number): Promise<void> {
    const { book } = this
    this.at = this.within(number)
    const wanted = this.at
    if (!(await this.tried(book.load(wanted)))) return
    if (this.at === wanted && this.book === book) this.set(wanted)
  }

  /** To the next step, with everything that happens in it. */
  forward(): void {
    const next = this.book.step(this.at + 1)
    const here = this.book.step(this.at)
    if (this.at >= this.last) return
    if (!next || !here || this.shown !== this.at) {
      void this.jump(this.at + 1)
      return
    }
    if (this.director.playing) this.set(this.at)
    this.at = this.shown = next.number
    const { number, events, sentences, view } = next
    void this.director.show({ told: [{ number, events, sentences }], view, own: null })
  }

  back(): void {
    this.stop()
    void this.jump(this.at - 1)
  }

  /** To the beginning of a chapter further on or back; from its middle, back to its own. */
  leaf(direction: 1 | -1): void {
    const { chapters } = this.book
    const target =
      direction > 0
        ? (chapters.find((first) => first > this.at) ?? this.last)
        : (chapters.findLast((first) => first < this.at) ?? 0)
    void this.jump(target)
  }

  /** The same moment through other eyes; until they are there, the old ones stay. */
  async see(viewer: Viewer): Promise<void> {
    if (!this.canSee(viewer)) return
    this.viewer = viewer
    const book = new Book(viewer, this.about.plies + 1, this.fetch)
    do {
      if (!(await this.tried(book.load(this.at)))) return
    } while (!book.step(this.at)) // it may have moved on meanwhile
    if (this.viewer !== viewer) return
    this.book = book
    this.set(this.at)
  }

  // By itself.

  toggle(): void {
    this.running = !this.running
    if (this.running && this.at === this.last) void this.jump(0)
  }

  stop(): void {
    this.running = false
  }

  /** How long to wait before the next step, or null where none is to come by itself now. */
  get rest(): number | null {
    const { step } = this
    if (!this.running || this.busy || !step || this.shown !== this.at) return null
    return readingTime(step.sentences.join(' ')) / this.speed
  }

  goOn(): void {
    this.forward()
    if (this.at === this.last) this.running = false
  }

  private set(number: number): void {
    this.shown = number
    this.director.set({ view: this.book.step(number)!.view, own: null })
  }

  private async tried(work: Promise<void>): Promise<boolean> {
    try {
      await work
      this.wrong = null
      return true
    } catch (mistake) {
      this.wrong = mistake
      this.running = false
      return false
    }
  }

  private within(number: number): number {
    return Math.min(Math.max(Math.trunc(number) || 0, 0), this.about.plies)
  }

  private canSee(viewer: Viewer): boolean {
    const players = this.about.players.map(({ player }) => String(player))
    return ['table', 'all', ...players].includes(viewer)
  }
}

function stepsOf(id: string) {
  return (viewer: Viewer, start: number, count: number): Promise<Steps> =>
    get(`/api/records/${id}/steps?as=${viewer}&start=${start}&count=${count}`)
}
