/** A step in words. */
import { label, seatName } from '../games/labels'
import { say } from '../lib/words.svelte'
import type { Replay } from './replay.svelte'

const DECISION = /^(\d+) (.+)$/ // a seat and its move, as records write them

/** What happened in it; where nothing did yet (to roll again, say), what was decided. */
export function telling(replay: Replay, number: number): string {
  if (number === 0) return say('web-pages-replay-opening')
  const step = replay.book.step(number)
  if (!step) return '…'
  if (step.sentences.length) return step.sentences.join(' ')
  const [, seat, move] = DECISION.exec(step.text ?? '') ?? []
  if (!move || !replay.ready) return '…'
  const name = seatName(replay, Number(seat))
  return say('web-pages-replay-decides', { name, move: label(replay, move) })
}
