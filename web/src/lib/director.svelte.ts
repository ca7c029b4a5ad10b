/** Shows what happened one event after the other, each for its time, never too far behind. */
import type { AnyEvent, AnyView, OwnView, Told } from '../../../docs/protocol/protocol'
import { tempo } from './settings.svelte'
import type { Scene } from './stage'

const PATIENCE = 1000 // a decision never waits longer than this for what is still being shown
const BEHIND = 6000 // and nothing is shown later than this

export interface Frame {
  told: Told[]
  view: AnyView | null
  own: OwnView | null
}

interface Listener {
  began(event: AnyEvent, sentences: string[], told: Told): void
}

export class Director {
  view: AnyView | null = $state.raw(null)
  own: OwnView | null = $state.raw(null)
  event: AnyEvent | null = $state.raw(null)
  playing = $state(false)
  private waiting: Frame[] = []
  private stop: (() => void) | null = null
  private skip: (() => void) | null = null
  private hurried = false
  private shown: Promise<void> = Promise.resolve()

  constructor(
    private readonly sceneOf: (game: string) => Scene | null,
    private readonly listener: Listener,
    private readonly sleep: (milliseconds: number) => Promise<void> = pause,
  ) {}

  /** The table as it is, with nothing to be shown before. */
  set(frame: Omit<Frame, 'told'>): void {
    this.waiting = []
    this.stop?.()
    this.event = null
    this.playing = this.hurried = false
    this.settle({ ...frame, told: [] })
  }

  /** Resolves when all that waits has been shown, or is not to be shown any more. */
  show(frame: Frame): Promise<void> {
    this.waiting.push(frame)
    if (!this.playing) this.shown = this.play()
    return this.shown
  }

  private async play(): Promise<void> {
    this.playing = true
    let stopped = false
    this.stop = () => (stopped = true)
    for (let frame = this.waiting.shift(); frame && !stopped; frame = this.waiting.shift()) {
      for (const told of frame.told) {
        const before = told.sentences.length - told.events.length // who decided, if not the player
        for (const [number, event] of told.events.entries()) {
          const from = number ? number + before : 0
          const sentences = told.sentences.slice(from, number + before + 1)
          const late = this.sceneOf(frame.view?.game ?? '')?.reveals?.(event) // seen before said
          if (!late) this.listener.began(event, sentences, told)
          await this.act(event, frame)
          if (stopped) return
          if (late) this.listener.began(event, sentences, told)
        }
      }
      this.settle(frame)
    }
    this.event = null
    this.playing = this.hurried = false
  }

  /** Somebody has seen enough: everything that waits is there at once. */
  hurryUp(): void {
    if (!this.playing) return
    this.hurried = true
    this.skip?.()
  }

  private async act(event: AnyEvent, frame: Frame): Promise<void> {
    const scene = this.sceneOf((this.view ?? frame.view)?.game ?? '')
    if (!this.view && frame.view) this.view = scene?.before?.(frame.view) ?? null
    if (!scene || !this.view) return
    const time = scene.beat(event, this.view)
    this.event = event
    this.view = scene.play(this.view, event)
    const beat = time * tempo() * this.haste(frame, time)
    const skipped = new Promise<void>((done) => (this.skip = done))
    if (beat > 0) await Promise.race([this.sleep(beat), skipped])
  }

  /** Below 1 where so much waits that somebody would be kept from deciding. */
  private haste(frame: Frame, now: number): number {
    if (document.hidden || this.hurried) return 0
    let left = now
    for (const later of this.waiting)
      for (const told of later.told)
        for (const event of told.events)
          left += this.sceneOf(later.view?.game ?? '')?.beat(event, later.view!) ?? 0
    const newest = this.waiting.at(-1) ?? frame
    const decides = Object.keys(newest.own?.choices ?? {}).length > 0
    const most = decides && this.waiting.length ? PATIENCE : BEHIND
    return Math.min(1, most / Math.max(left, 1))
  }

  private settle(frame: Frame): void {
    this.view = frame.view
    this.own = frame.own
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
