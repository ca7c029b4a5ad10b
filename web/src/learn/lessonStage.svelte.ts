/** A lesson being played, page by page, on the board of live play. */
import type { LessonScript, LessonStep, LessonTask } from '../protocol/answers'
import { eventReducerOf } from '../games/eventReducers'
import { Animator, type Frame } from '../lib/animator.svelte'
import type { BoardProps, Person } from '../lib/boardProps'

const LEARNER_SEAT = 0

/** One thing the teacher says; with a task, the learner has to choose before it goes on. */
export interface LessonPage {
  step: number // what the board shows, by its place in the script
  text: string
  task: LessonTask | null
}

export function lessonPages(steps: LessonStep[]): LessonPage[] {
  return steps.flatMap(({ texts, task }, step) => [
    ...texts.map((text) => ({ step, text, task: null })),
    ...(task ? [{ step, text: task.ask, task }] : []),
  ])
}

export class LessonStage implements BoardProps {
  pageIndex = $state(0) // the board may still be on its way to this page
  furthestPage = $state(0) // the last page that was reached
  remark: string | null = $state(null) // what is said to a choice the lesson does not want
  sentences: string[] = $state([]) // what happened on the way to this page
  isMoving = $state(false)
  readonly you = LEARNER_SEAT
  readonly tv = false
  readonly showable = {}
  readonly pages: LessonPage[]
  readonly people: Person[]
  private transition = 0 // grows with every transition: an older one has been left
  private animator = new Animator(eventReducerOf, {
    narrate: (_event, sentences) => this.sentences.push(...sentences.filter((text) => text)),
  })

  constructor(
    private readonly script: LessonScript,
    pageIndex = 0,
    furthestPage = pageIndex,
  ) {
    this.pages = lessonPages(script.steps)
    this.people = script.players.map((name, player) => {
      const kind = player === LEARNER_SEAT ? 'person' : 'bot'
      return { name, kind, away: false, standIn: false, resigned: false, clock: null }
    })
    this.furthestPage = this.clampPage(furthestPage)
    this.jumpTo(pageIndex)
  }

  // What a board shows.

  get view() {
    return this.animator.view!
  }
  get hidden() {
    const own = this.animator.own?.hidden
    return own ? { [LEARNER_SEAT]: own } : {}
  }
  get event() {
    return this.animator.event
  }
  get busy() {
    return this.isMoving
  }
  get choices(): Record<number, string[]> {
    return this.task && !this.isMoving ? { [this.task.seat]: this.task.choices } : {}
  }
  /** Also while the teacher is still explaining: then on to the task, or past it. */
  choose(_seat: number, text: string): void {
    const { task } = this
    if (!task || this.isMoving) return
    this.pageIndex = this.pages.findIndex((page) => page.task === task)
    this.furthestPage = Math.max(this.furthestPage, this.pageIndex)
    if (text === task.expected) void this.advance()
    else this.remark = task.otherwise[text] ?? null
  }
  show(): void {}

  // Where it stands.

  get page(): LessonPage {
    return this.pages[this.pageIndex]!
  }
  /** What has to be decided on the board that is shown. */
  private get task() {
    return this.script.steps[this.page.step]!.task
  }
  get isLastPage() {
    return this.pageIndex === this.pages.length - 1
  }
  /** Nothing but the right choice leads on from here. */
  get isWaitingForChoice() {
    return this.page.task !== null && this.pageIndex === this.furthestPage
  }

  // Where it goes.

  /** To the next page; or, on the way to one, there at once. */
  next(): void {
    if (this.isMoving) this.jumpTo(this.pageIndex)
    else if (!this.isWaitingForChoice) void this.advance()
  }

  back(): void {
    this.jumpTo(this.pageIndex - 1)
  }

  restart(): void {
    this.furthestPage = 0
    this.jumpTo(0)
  }

  /** To the next page with all that happens until then; at a task, with what is wanted. */
  async advance(): Promise<void> {
    if (this.isLastPage || this.isMoving) return
    const from = this.page.step
    const transition = this.beginTransition(this.pageIndex + 1)
    this.furthestPage = Math.max(this.furthestPage, this.pageIndex)
    this.isMoving = true
    for (const step of this.script.steps.slice(from + 1, this.page.step + 1)) {
      await this.animator.enqueue(frameOf(step))
      if (transition !== this.transition) return
    }
    this.isMoving = false
  }

  /** To a page at once, without anything moving. */
  jumpTo(pageIndex: number): void {
    this.beginTransition(this.clampPage(pageIndex))
    this.isMoving = false
    this.animator.jumpTo(frameOf(this.script.steps[this.page.step]!))
  }

  private beginTransition(pageIndex: number): number {
    this.pageIndex = pageIndex
    this.remark = null
    this.sentences = []
    return ++this.transition
  }

  private clampPage(pageIndex: number): number {
    return Math.min(Math.max(Math.trunc(pageIndex) || 0, 0), this.pages.length - 1)
  }
}

function frameOf({ number, events, sentences, view, hidden }: LessonStep): Frame {
  return { told: [{ number, events, sentences }], view, own: { hidden: hidden[LEARNER_SEAT] } }
}
