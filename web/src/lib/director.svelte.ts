/** Shows what happened one event after the other, each for its time, never too far behind. */
import type { AnyEvent, AnyView, OwnView, Told } from '../../../docs/protocol/protocol'
import { tempo } from './settings.svelte'
import { play } from './sound'
import type { Scene } from './stage'

const PATIENCE = 1000 // a decision never waits longer than this for what waits before it
const BEHIND = 6000 // and nothing is shown later than this

export interface Frame {
  told: Told[]
  view: AnyView | null
  own: OwnView | null
}

/** An event and what is said of it. */
interface Happening {
  event: AnyEvent
  sentences: string[]
}

interface Waiting extends Frame {
  came: number // when, by the browser's clock
  free: number // when what was being shown at that moment is over
}

interface Listener {
  began(event: AnyEvent, sentences: string[], told: Told): void
}

export class Director {
  view: AnyView | null = $state.raw(null)
  own: OwnView | null = $state.raw(null)
  event: AnyEvent | null = $state.raw(null)
  playing = $state(false)
  private waiting: Waiting[] = []
  private stop: (() => void) | null = null
  private skip: (() => void) | null = null
  private hurried = false
  private ends = 0 // when what is being shown is over, by the browser's clock
  private shown: Promise<void> = Promise.resolve()

  constructor(
    private readonly sceneOf: (game: string) => Scene | null,
    private readonly listener: Listener,
    private readonly speed: () => number = () => 1,
  ) {}

  /** The table as it is, with nothing to be shown before. */
  set(frame: Omit<Frame, 'told'>): void {
    this.waiting = []
    this.stop?.()
    this.skip?.()
    this.event = null
    this.playing = this.hurried = false
    this.settle({ ...frame, told: [] })
  }

  /** Resolves when all that waits has been shown, or is not to be shown any more. */
  show(frame: Frame): Promise<void> {
    const came = performance.now()
    this.waiting.push({ ...frame, came, free: Math.max(came, this.ends) })
    if (!this.playing) this.shown = this.play()
    return this.shown
  }

  private async play(): Promise<void> {
    this.playing = true
    let stopped = false
    this.stop = () => (stopped = true)
    for (let frame = this.waiting.shift(); frame && !stopped; frame = this.waiting.shift()) {
      const left = happeningsIn(frame.told)
      for (const told of frame.told) {
        for (const happening of happeningsIn([told])) {
          const { event, sentences } = happening
          const late = this.sceneOf(frame.view?.game ?? '')?.reveals?.(event) // seen before said
          if (!late) this.listener.began(event, sentences, told)
          left.shift()
          await this.act(happening, frame, left)
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

  private async act(happening: Happening, frame: Waiting, left: Happening[]): Promise<void> {
    const { event, sentences } = happening
    const scene = this.sceneOf((this.view ?? frame.view)?.game ?? '')
    if (!this.view && frame.view) this.view = scene?.before?.(frame.view) ?? null
    if (!scene || !this.view) return
    const time = scene.beat(event, this.view, sentences.join(' '))
    this.event = event
    this.view = scene.play(this.view, event)
    const usual = time * this.pace
    const beat = usual * this.haste(frame, usual + this.timeFor(frame, left))
    if (beat <= 0) return
    const sound = scene.sounds?.[event.event]
    if (sound) play(sound)
    this.ends = performance.now() + beat
    await new Promise<void>((done) => {
      const timer = setTimeout(done, beat)
      this.skip = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  private get pace(): number {
    return tempo() / this.speed()
  }

  private timeFor({ view }: Frame, happenings: Happening[]): number {
    const scene = this.sceneOf(view?.game ?? '')
    if (!scene) return 0
    const beats = happenings.map(({ event, sentences }) =>
      scene.beat(event, view!, sentences.join(' ')),
    )
    return beats.reduce((sum, beat) => sum + beat, 0) * this.pace
  }

  /** Below 1 where so much waits that something would be shown too late. */
  private haste(frame: Waiting, left: number): number {
    if (document.hidden || this.hurried) return 0
    const now = performance.now()
    const newest = this.waiting.at(-1) ?? frame
    const decides = Object.keys(newest.own?.choices ?? {}).length > 0
    let until = 0 // what is shown takes so long until the end of one frame after the other
    let haste = 1
    for (const one of [frame, ...this.waiting]) {
      until += one === frame ? left : this.timeFor(one, happeningsIn(one.told))
      const before = decides && one !== newest // somebody waits for what comes after it
      const due = Math.min(one.came + BEHIND, before ? newest.free + PATIENCE : Infinity)
      if (until > due - now) haste = Math.min(haste, Math.max(0, due - now) / until)
    }
    return haste
  }

  private settle(frame: Frame): void {
    this.view = frame.view
    this.own = frame.own
  }
}

function happeningsIn(told: Told[]): Happening[] {
  return told.flatMap((one) =>
    one.events.map((event, number) => ({ event, sentences: sentencesOf(one, number) })),
  )
}

/** What is said of one event; of the first also what precedes it: that a clock decided. */
export function sentencesOf({ events, sentences }: Told, number: number): string[] {
  const before = sentences.length - events.length
  return sentences.slice(number ? number + before : 0, number + before + 1)
}
