/** What seats of Skull are called. */
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

/** A seat by its player's name, and its tribe where a player has two. */
export function seatName({ view, people }: SkullBoardProps, seat: number): string {
  const name = people[seat % view.players]?.name ?? ''
  if (view.tribes.length <= view.players) return name
  return translate('seat-with-title', { name, title: translate(TRIBE_MESSAGES[seat]!) })
}
