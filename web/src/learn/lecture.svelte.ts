/** A lesson being played, page by page, on the board of live play. */
import type { LessonScript, LessonStep, Task } from '../../../docs/protocol/answers'
import { sceneOf } from '../games/scenes'
import { Director, type Frame } from '../lib/director.svelte'
import type { Person, Stage } from '../lib/stage'

const LEARNER = 0

/** One thing the teacher says; with a task, the learner has to choose before it goes on. */
export interface Page {
  step: number // what the board shows, by its place in the script
  text: string
  task: Task | null
}

export function pagesOf(steps: LessonStep[]): Page[] {
  return steps.flatMap(({ texts, task }, step) => [
    ...texts.map((text) => ({ step, text, task: null })),
    ...(task ? [{ step, text: task.ask, task }] : []),
  ])
}

export class Lecture implements Stage {
  number = $state(0) // of the page; the board may still be on its way to it
  furthest = $state(0) // the last page that was reached
  remark: string | null = $state(null) // what is said to a choice the lesson does not want
  told: string[] = $state([]) // what happened on the way to this page
  moving = $state(false)
  readonly you = LEARNER
  readonly tv = false
  readonly showable = {}
  readonly pages: Page[]
  readonly people: Person[]
  private journey = 0 // grows when another way is taken
  private director = new Director(sceneOf, {
    began: (_event, sentences) => this.told.push(...sentences.filter((text) => text)),
  })

  constructor(
    private readonly script: LessonScript,
    number = 0,
    furthest = number,
  ) {
    this.pages = pagesOf(script.steps)
    this.people = script.players.map((name, player) => {
      const kind = player === LEARNER ? 'person' : 'bot'
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
    this.furthest = this.within(furthest)
    this.turnTo(number)
  }

  // What a board shows.

  get view() {
    return this.director.view!
  }
  get hidden() {
    const own = this.director.own?.hidden
    return own ? { [LEARNER]: own } : {}
  }
  get event() {
    return this.director.event
  }
  get busy() {
    return this.moving
  }
  get choices(): Record<number, string[]> {
    return this.task && !this.moving ? { [this.task.seat]: this.task.choices } : {}
  }
  /** Also while the teacher is still explaining: then on to the task, or past it. */
  choose(_seat: number, text: string): void {
    const { task } = this
    if (!task || this.moving) return
    this.number = this.pages.findIndex((page) => page.task === task)
    this.furthest = Math.max(this.furthest, this.number)
    if (text === task.expected) void this.goOn()
    else this.remark = task.otherwise[text] ?? null
  }
  show(): void {}

  // Where it stands.

  get page(): Page {
    return this.pages[this.number]!
  }
  /** What has to be decided on the board that is shown. */
  private get task() {
    return this.script.steps[this.page.step]!.task
  }
  get over() {
    return this.number === this.pages.length - 1
  }
  /** Nothing but the right choice leads on from here. */
  get waits() {
    return this.page.task !== null && this.number === this.furthest
  }

  // Where it goes.

  /** To the next page; or, on the way to one, there at once. */
  next(): void {
    if (this.moving) this.turnTo(this.number)
    else if (!this.waits) void this.goOn()
  }

  back(): void {
    this.turnTo(this.number - 1)
  }

  restart(): void {
    this.furthest = 0
    this.turnTo(0)
  }

  /** To the next page with all that happens until then; at a task, with what is wanted. */
  async goOn(): Promise<void> {
    if (this.over || this.moving) return
    const from = this.page.step
    const journey = this.depart(this.number + 1)
    this.furthest = Math.max(this.furthest, this.number)
    this.moving = true
    for (const step of this.script.steps.slice(from + 1, this.page.step + 1)) {
      await this.director.show(frameOf(step))
      if (journey !== this.journey) return
    }
    this.moving = false
  }

  /** To a page at once, without anything moving. */
  turnTo(number: number): void {
    this.depart(this.within(number))
    this.moving = false
    this.director.set(frameOf(this.script.steps[this.page.step]!))
  }

  private depart(number: number): number {
    this.number = number
    this.remark = null
    this.told = []
    return ++this.journey
  }

  private within(number: number): number {
    return Math.min(Math.max(Math.trunc(number) || 0, 0), this.pages.length - 1)
  }
}

function frameOf({ number, events, sentences, view, hidden }: LessonStep): Frame {
  return { told: [{ number, events, sentences }], view, own: { hidden: hidden[LEARNER] } }
}
