/** Bubbles that are shown: one for each who speaks, for as long as it takes to read it. */
import type { Speech } from './speech'

const MIN_SHOWN_MS = 3500
const SHOWN_MS_PER_LETTER = 55
const MAX_SHOWN_MS = 9000
const MAX_BUBBLES = 4 // more would be a wall

export function bubbleTimeMs({ text }: Speech): number {
  return Math.min(MIN_SHOWN_MS + SHOWN_MS_PER_LETTER * text.length, MAX_SHOWN_MS)
}

export class SpeechQueue {
  shown: Speech[] = $state.raw([])
  private waiting: Speech[] = []
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- no page shows it
  private timers = new Map<Speech, ReturnType<typeof setTimeout>>()

  add(speech: Speech): void {
    this.waiting.push(speech)
    this.showNext()
  }

  /** Nothing is said any more: another match, or the page is left. */
  clear(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
    this.waiting = this.shown = []
  }

  private showNext(): void {
    for (const speech of [...this.waiting]) {
      if (this.shown.length >= MAX_BUBBLES) return
      if (this.shown.some(({ seat }) => seat === speech.seat)) continue
      this.waiting = this.waiting.filter((one) => one !== speech)
      this.shown = [...this.shown, speech]
      this.timers.set(
        speech,
        setTimeout(() => this.hide(speech), bubbleTimeMs(speech)),
      )
    }
  }

  private hide(speech: Speech): void {
    this.timers.delete(speech)
    this.shown = this.shown.filter((one) => one !== speech)
    this.showNext()
  }
}
