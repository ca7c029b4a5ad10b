/** What moves and seats of Skull are called, in the words the terminal uses as well. */
import type { SkullHidden, SkullView } from '../../protocol/messages'
import type { BoardProps } from '../../lib/boardProps'
import { translate } from '../../lib/translations.svelte'

type SkullBoardProps = BoardProps<SkullView, SkullHidden>

export const TRIBE_MESSAGES = [
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

const MOVE_MESSAGES: Record<string, string> = {
  flower: 'action-skull-flower',
  skull: 'action-skull-skull',
  last: 'action-skull-last',
  pass: 'action-skull-pass',
  'lose flower': 'action-skull-lose-flower',
  'lose skull': 'action-skull-lose-skull',
}

/** A seat by its player's name, and its tribe where a player has two. */
export function seatName({ view, people }: SkullBoardProps, seat: number): string {
  const name = people[seat % view.players]?.name ?? ''
  if (view.tribes.length <= view.players) return name
  return translate('seat-with-title', { name, title: translate(TRIBE_MESSAGES[seat]!) })
}

export function moveLabel(board: SkullBoardProps, text: string): string {
  const plain = MOVE_MESSAGES[text]
  if (plain) return translate(plain)
  const [word, rest = ''] = text.split(' ')
  if (word === 'bid') return translate('action-skull-bid', { bid: Number(rest) })
  if (word === 'pick') return translate('action-skull-pick', { place: Number(rest) })
  const name = seatName(board, Number(rest))
  return translate(word === 'flip' ? 'action-skull-flip' : 'action-skull-start', { name })
}
