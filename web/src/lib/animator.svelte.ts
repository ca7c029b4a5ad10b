/**
 * Plays the events of frames one after the other on a board, each for its time. What is revealed is
 * never shortened; only what says little runs together where somebody waits for a decision.
 */
import type { AnyEvent, AnyView, OwnView, VisibleFact } from '../protocol/messages'
import { viewingTimeFactor } from './preferences.svelte'
import { playSound } from './sound'
import type { EventReducer } from './eventReducer'

// What says little is shortened as far as it takes to keep within these, but nothing else is.
const MAX_DECISION_DELAY_MS = 1000 // so long the frames before a decision keep it waiting
const MAX_LAG_MS = 6000 // so much later than it came a frame is shown
const MAX_HOLD_MS = 10_000 // then a die that waits for its player is thrown all the same
const MIN_SKIPPABLE_MS = 1500 // where so much is left to be shown, the page says how to skip it

export interface Frame {
  told: VisibleFact[]
  view: AnyView | null
  own: OwnView | null
}

/** An event and the sentences about it. */
interface NarratedEvent {
  event: AnyEvent
  sentences: string[]
}

interface QueuedFrame extends Frame {
  arrivedAt: number // by the browser's clock, as all times here
  freeAt: number // when the event that was being shown at that moment ends
}

interface Narrator {
  narrate(event: AnyEvent, sentences: string[], told: VisibleFact): void
}

export class Animator {
  view: AnyView | null = $state.raw(null)
  own: OwnView | null = $state.raw(null)
  event: AnyEvent | null = $state.raw(null)
  isPlaying = $state(false)
  isSkippable = $state(false) // so much is left to be seen that somebody may want to skip it
  isHolding = $state(false) // a die waits for its player
  surprisesLeft = $state(0) // reveals in the queue that have not been seen to their end
  private queue: QueuedFrame[] = []
  private stopPlaying: (() => void) | null = null
  private skipWait: (() => void) | null = null
  private isSkipping = false
  private shownUntil = 0 // when the event that is being shown ends
  private allShown: Promise<void> = Promise.resolve()

  constructor(
    private readonly reducerOf: (game: string) => EventReducer | null,
    private readonly narrator: Narrator,
    private readonly playbackSpeed: () => number = () => 1,
    private readonly thrower: () => number | null = () => null, // whose dice wait for a press
  ) {}

  /** Shows a state at once; what was queued is dropped. */
  jumpTo(frame: Omit<Frame, 'told'>): void {
    this.queue = []
    this.stopPlaying?.()
    this.skipWait?.()
    this.finish()
    this.showResult({ ...frame, told: [] })
  }

  /** Resolves when the queue has been shown, or was dropped. */
  enqueue(frame: Frame): Promise<void> {
    const arrivedAt = performance.now()
    const told = this.isHolding ? this.narrateTalk(frame) : frame.told
    this.queue.push({ ...frame, told, arrivedAt, freeAt: Math.max(arrivedAt, this.shownUntil) })
    this.surprisesLeft += narratedEventsIn(frame.told).filter(({ event }) =>
      this.isReveal(frame, event),
    ).length
    if (!this.isPlaying) this.allShown = this.playQueue()
    return this.allShown
  }

  private async playQueue(): Promise<void> {
    this.isPlaying = true
    let stopped = false
    this.stopPlaying = () => (stopped = true)
    for (let frame = this.queue.shift(); frame && !stopped; frame = this.queue.shift()) {
      const left = narratedEventsIn(frame.told)
      for (const told of frame.told) {
        for (const narrated of narratedEventsIn([told])) {
          const { event, sentences } = narrated
          if (this.isOwnThrow(event)) {
            this.event = null
            this.isHolding = true
            await this.waitMs(MAX_HOLD_MS)
            if (stopped) return
            this.isHolding = false
          }
          const isReveal = this.isReveal(frame, event) // seen before said
          if (!isReveal) this.narrator.narrate(event, sentences, told)
          left.shift()
          await this.playEvent(narrated, frame, left)
          if (stopped) return
          if (isReveal) {
            this.surprisesLeft--
            this.narrator.narrate(event, sentences, told)
          }
        }
      }
      this.showResult(frame)
    }
    this.finish()
  }

  private finish(): void {
    this.event = null
    this.isPlaying = this.isSkipping = this.isSkippable = false
    this.surprisesLeft = 0
    this.isHolding = false
  }

  private isReveal({ view }: Frame, event: AnyEvent): boolean {
    return this.reducerOf(view?.game ?? '')?.isReveal?.(event) ?? false
  }

  /** Somebody has seen enough: everything in the queue is shown at once. */
  skipAll(): void {
    if (!this.isPlaying) return
    this.isSkipping = true
    this.skipWait?.()
  }

  /** Somebody throws the die that waits. */
  throwDie(): void {
    if (this.isHolding) this.skipWait?.()
  }

  /** Nobody waits for a press in a tab that nobody looks at. */
  private isOwnThrow(event: AnyEvent): boolean {
    const thrower = this.thrower()
    if (thrower === null || !this.view || document.hidden || this.isSkipping) return false
    return this.reducerOf(this.view.game)?.isOwnThrow?.(event, this.view, thrower) ?? false
  }

  /** What people say is not kept back by a die: it is said at once. Returns what is left to be told. */
  private narrateTalk(frame: Frame): VisibleFact[] {
    const isTalk = (event: NarratedEvent) => {
      const { brief, full } = this.durationsMs(frame, [event])
      return brief + full === 0
    }
    if (!narratedEventsIn(frame.told).every(isTalk)) return frame.told
    for (const told of frame.told)
      for (const { event, sentences } of narratedEventsIn([told]))
        this.narrator.narrate(event, sentences, told)
    return []
  }

  private async playEvent(
    narrated: NarratedEvent,
    frame: QueuedFrame,
    left: NarratedEvent[],
  ): Promise<void> {
    const { event, sentences } = narrated
    const reducer = this.reducerOf((this.view ?? frame.view)?.game ?? '')
    if (!this.view && frame.view) this.view = reducer?.initialView?.(frame.view) ?? null
    if (!reducer || !this.view) return
    const usualMs = reducer.durationMs(event, this.view, sentences.join(' '))
    this.event = event
    this.view = reducer.reduce(this.view, event)
    const shownMs = usualMs * this.durationFactor * this.shortening(frame, [narrated, ...left])
    if (shownMs <= 0) return
    this.isSkippable = this.leftMs(frame, [narrated, ...left]) >= MIN_SKIPPABLE_MS
    const sound = reducer.sounds?.[event.event]
    if (sound) playSound(sound)
    this.shownUntil = performance.now() + shownMs
    await this.waitMs(shownMs)
  }

  private waitMs(duration: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, duration)
      this.skipWait = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  private get durationFactor(): number {
    return viewingTimeFactor() / this.playbackSpeed()
  }

  /** How long events take by themselves: those that say little, and all others. */
  private durationsMs({ view }: Frame, events: NarratedEvent[]): { brief: number; full: number } {
    const total = { brief: 0, full: 0 }
    const reducer = this.reducerOf(view?.game ?? '')
    for (const { event, sentences } of reducer ? events : []) {
      const duration = reducer!.durationMs(event, view!, sentences.join(' ')) * this.durationFactor
      total[reducer!.isBrief?.(event) ? 'brief' : 'full'] += duration
    }
    return total
  }

  private leftMs(frame: Frame, left: NarratedEvent[]): number {
    const all = [
      this.durationsMs(frame, left),
      ...this.queue.map((one) => this.durationsMs(one, narratedEventsIn(one.told))),
    ]
    return all.reduce((sum, { brief, full }) => sum + brief + full, 0)
  }

  /**
   * A factor for the duration of the first of what is `left` of a frame: 1 for all that matters, less
   * for what says little where so much is queued that something would be shown too late.
   */
  private shortening(frame: QueuedFrame, left: NarratedEvent[]): number {
    if (document.hidden || this.isSkipping) return 0
    if (!this.reducerOf(frame.view?.game ?? '')?.isBrief?.(left[0]!.event)) return 1
    const now = performance.now()
    const newest = this.queue.at(-1) ?? frame
    const isDecision = Object.keys(newest.own?.choices ?? {}).length > 0
    let briefMs = 0 // both until the end of this frame
    let fullMs = 0
    let factor = 1
    for (const one of [frame, ...this.queue]) {
      const takes = this.durationsMs(one, one === frame ? left : narratedEventsIn(one.told))
      briefMs += takes.brief
      fullMs += takes.full
      const before = isDecision && one !== newest // somebody waits for the frame after it
      const dueAt = Math.min(
        one.arrivedAt + MAX_LAG_MS,
        before ? newest.freeAt + MAX_DECISION_DELAY_MS : Infinity,
      )
      const roomMs = Math.max(0, dueAt - now - fullMs)
      if (briefMs > roomMs) factor = Math.min(factor, roomMs / briefMs)
    }
    return factor
  }

  private showResult(frame: Frame): void {
    this.view = frame.view
    this.own = frame.own
  }
}

function narratedEventsIn(told: VisibleFact[]): NarratedEvent[] {
  return told.flatMap((one) =>
    one.events.map((event, number) => ({ event, sentences: sentencesOf(one, number) })),
  )
}

/** What is said of one event; of the first also what precedes it: that a clock decided. */
export function sentencesOf({ events, sentences }: VisibleFact, number: number): string[] {
  const before = sentences.length - events.length
  return sentences.slice(number ? number + before : 0, number + before + 1)
}
