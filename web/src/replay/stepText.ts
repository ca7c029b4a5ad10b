/** A step of a replay in words. */
import { moveLabel, seatName } from '../games/labels'
import { translate } from '../lib/translations.svelte'
import type { Replay } from './replay.svelte'

const DECISION_PATTERN = /^(\d+) (.+)$/ // a seat and its move, as records write them

/** What happened in it; where nothing did yet (to roll again, say), what was decided. */
export function stepText(replay: Replay, number: number): string {
  if (number === 0) return translate('web-pages-replay-opening')
  const step = replay.cache.step(number)
  if (!step) return '…'
  if (step.sentences.length) return step.sentences.join(' ')
  const [, seat, move] = DECISION_PATTERN.exec(step.text ?? '') ?? []
  if (!move || !replay.isReady) return '…'
  const name = seatName(replay, Number(seat))
  return translate('web-pages-replay-decides', { name, move: moveLabel(replay, move) })
}
