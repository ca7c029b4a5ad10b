/** Plays the events of frames one after the other on a board, each for its time, never too far behind. */
import type { AnyEvent, AnyView, OwnView, VisibleFact } from '../protocol/messages'
import { viewingTimeFactor } from './preferences.svelte'
import { playSound } from './sound'
import type { EventReducer } from './eventReducer'

const MAX_DECISION_DELAY_MS = 1000 // so long at most the frames before a decision keep it waiting
const MAX_LAG_MS = 6000 // no frame is shown later than this after it came

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
  ) {}

  /** Shows a state at once; what was queued is dropped. */
  jumpTo(frame: Omit<Frame, 'told'>): void {
    this.queue = []
    this.stopPlaying?.()
    this.skipWait?.()
    this.event = null
    this.isPlaying = this.isSkipping = false
    this.showResult({ ...frame, told: [] })
  }

  /** Resolves when the queue has been shown, or was dropped. */
  enqueue(frame: Frame): Promise<void> {
    const arrivedAt = performance.now()
    this.queue.push({ ...frame, arrivedAt, freeAt: Math.max(arrivedAt, this.shownUntil) })
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
          const isReveal = this.reducerOf(frame.view?.game ?? '')?.isReveal?.(event) // seen before said
          if (!isReveal) this.narrator.narrate(event, sentences, told)
          left.shift()
          await this.playEvent(narrated, frame, left)
          if (stopped) return
          if (isReveal) this.narrator.narrate(event, sentences, told)
        }
      }
      this.showResult(frame)
    }
    this.event = null
    this.isPlaying = this.isSkipping = false
  }

  /** Somebody has seen enough: everything in the queue is shown at once. */
  skipAll(): void {
    if (!this.isPlaying) return
    this.isSkipping = true
    this.skipWait?.()
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
    const tempoMs = usualMs * this.durationFactor
    const shownMs = tempoMs * this.shortening(frame, tempoMs + this.totalDurationMs(frame, left))
    if (shownMs <= 0) return
    const sound = reducer.sounds?.[event.event]
    if (sound) playSound(sound)
    this.shownUntil = performance.now() + shownMs
    await new Promise<void>((done) => {
      const timer = setTimeout(done, shownMs)
      this.skipWait = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  private get durationFactor(): number {
    return viewingTimeFactor() / this.playbackSpeed()
  }

  private totalDurationMs({ view }: Frame, events: NarratedEvent[]): number {
    const reducer = this.reducerOf(view?.game ?? '')
    if (!reducer) return 0
    const durations = events.map(({ event, sentences }) =>
      reducer.durationMs(event, view!, sentences.join(' ')),
    )
    return durations.reduce((sum, duration) => sum + duration, 0) * this.durationFactor
  }

  /** A factor for durations: below 1 where so much is queued that something would be shown too late. */
  private shortening(frame: QueuedFrame, left: number): number {
    if (document.hidden || this.isSkipping) return 0
    const now = performance.now()
    const newest = this.queue.at(-1) ?? frame
    const isDecision = Object.keys(newest.own?.choices ?? {}).length > 0
    let untilMs = 0 // until the end of this frame
    let factor = 1
    for (const one of [frame, ...this.queue]) {
      untilMs += one === frame ? left : this.totalDurationMs(one, narratedEventsIn(one.told))
      const before = isDecision && one !== newest // somebody waits for the frame after it
      const dueAt = Math.min(
        one.arrivedAt + MAX_LAG_MS,
        before ? newest.freeAt + MAX_DECISION_DELAY_MS : Infinity,
      )
      if (untilMs > dueAt - now) factor = Math.min(factor, Math.max(0, dueAt - now) / untilMs)
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
