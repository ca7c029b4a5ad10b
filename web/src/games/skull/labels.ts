/** What moves and seats of Skull are called, in the words the terminal uses as well. */
import type { SkullHidden, SkullView } from '../../../../docs/protocol/protocol'
import type { Stage } from '../../lib/stage'
import { say } from '../../lib/words.svelte'

type Table = Stage<SkullView, SkullHidden>

export const TRIBES = [
  'tribe-marigold',
  'tribe-lotus',
  'tribe-thistle',
  'tribe-dahlia',
  'tribe-hibiscus',
  'tribe-iris',
  'tribe-poppy',
  'tribe-protea',
  'tribe-foxglove',
  'tribe-lily',
  'tribe-peony',
  'tribe-orchid',
]

const MOVES: Record<string, string> = {
  flower: 'action-skull-flower',
  skull: 'action-skull-skull',
  last: 'action-skull-last',
  pass: 'action-skull-pass',
  'lose flower': 'action-skull-lose-flower',
  'lose skull': 'action-skull-lose-skull',
}

/** A seat by its player's name, and its tribe where a player has two. */
export function nameSeat({ view, people }: Table, seat: number): string {
  const name = people[seat % view.players]?.name ?? ''
  if (view.tribes.length <= view.players) return name
  return say('seat-with-title', { name, title: say(TRIBES[seat]!) })
}

export function labelMove(stage: Table, text: string): string {
  const plain = MOVES[text]
  if (plain) return say(plain)
  const [word, rest = ''] = text.split(' ')
  if (word === 'bid') return say('action-skull-bid', { bid: Number(rest) })
  if (word === 'pick') return say('action-skull-pick', { place: Number(rest) })
  const name = nameSeat(stage, Number(rest))
  return say(word === 'flip' ? 'action-skull-flip' : 'action-skull-start', { name })
}
