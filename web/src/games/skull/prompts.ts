/** What the viewer has to decide, or whom they are waiting for, in words. */
import type { SkullHidden, SkullView } from '../../protocol/messages'
import type { BoardProps } from '../../lib/boardProps'
import { formatList, translate } from '../../lib/translations.svelte'
import { TRIBE_MESSAGES, seatName } from './labels'

type SkullBoardProps = BoardProps<SkullView, SkullHidden>

const MAX_LISTED_NAMES = 3 // more are counted

export function promptText(board: SkullBoardProps): string {
  const seat = Object.keys(board.choices).map(Number)[0]
  if (seat === undefined) return waitingText(board)
  const asked = questionText(board, seat)
  if (board.view.tribes.length === board.view.players) return asked
  if (Object.keys(board.choices).length > 1) return asked
  return translate('web-skull-for-tribe', {
    tribe: translate(TRIBE_MESSAGES[seat]!),
    prompt: asked,
  })
}

function questionText(board: SkullBoardProps, seat: number): string {
  const { view, people } = board
  const texts = board.choices[seat]!
  const does = (word: string) => texts.some((text) => text.split(' ')[0] === word)
  if (does('flip')) return translate('web-skull-prompt-flip', { left: view.to_flip })
  if (does('lose')) return translate('web-skull-prompt-lose')
  if (does('start')) return translate('web-skull-prompt-start')
  if (does('pick')) {
    const { name } = people[view.tribes[view.challenger!]!.player]!
    return translate('web-skull-prompt-pick', { name })
  }
  if (does('pass')) return translate('web-skull-prompt-raise')
  if (!does('bid')) return translate('web-skull-prompt-place')
  const lays = does('flower') || does('skull') || does('last')
  return translate(lays ? 'web-skull-prompt-add' : 'web-skull-prompt-open')
}

function waitingText(board: SkullBoardProps): string {
  const { view, busy } = board
  if (view.winners.length) return translate('web-skull-over')
  if (busy) return ''
  const players = new Set(view.pending.map((seat) => view.tribes[seat]!.player))
  if (!players.size) return ''
  if (players.size > MAX_LISTED_NAMES)
    return translate('web-skull-waiting-many', { count: players.size })
  const seats = players.size === 1 ? view.pending.slice(0, 1) : [...players]
  return translate('web-skull-waiting', {
    names: formatList(seats.map((seat) => seatName(board, seat))),
  })
}
