/** What moves and seats are called, in the words the terminal uses as well. */
import { say } from '../lib/words.svelte'
import type { Stage } from '../lib/stage'

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

const SKULL: Record<string, string> = {
  flower: 'action-skull-flower',
  skull: 'action-skull-skull',
  last: 'action-skull-last',
  pass: 'action-skull-pass',
  'lose flower': 'action-skull-lose-flower',
  'lose skull': 'action-skull-lose-skull',
}

/** A seat by its player's name, and its tribe where a player has two. */
export function seatName(stage: Stage, seat: number): string {
  const { view, people } = stage
  const name = people[seat % view.players]?.name ?? ''
  const twoTribes = view.game === 'skull' && view.tribes.length > view.players
  return twoTribes ? say('seat-with-tribe', { name, tribe: say(TRIBES[seat]!) }) : name
}

/** What a move is called on a button. */
export function label(stage: Stage, text: string): string {
  const [word, rest = ''] = text.split(' ')
  if (stage.view.game === 'skull_king') {
    if (word === 'bid') return say('action-skull-king-bid', { bid: Number(rest) })
    return say('action-skull-king-roll', { die: rest })
  }
  if (stage.view.game === 'saber_skull') {
    if (word === 'place') return say('action-saber-skull-place', { colour: rest })
    return say(word === 'roll' ? 'action-saber-skull-roll' : 'action-saber-skull-stop')
  }
  const plain = SKULL[text]
  if (plain) return say(plain)
  if (word === 'bid') return say('action-skull-bid', { bid: Number(rest) })
  if (word === 'pick') return say('action-skull-pick', { place: Number(rest) })
  const name = seatName(stage, Number(rest))
  return say(word === 'flip' ? 'action-skull-flip' : 'action-skull-start', { name })
}
