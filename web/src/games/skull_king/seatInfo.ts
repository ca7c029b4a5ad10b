/** One seat with all that can be known of it at this moment. */
import type { ScreenView, SkullKingHidden } from '../../protocol/messages'
import type { BoardProps, Person } from '../../lib/boardProps'
import { currentLanguage } from '../../lib/translations.svelte'
import { knownDice, type AnimatedView } from './eventReducer'

export type SkullKingBoardProps = BoardProps<AnimatedView, SkullKingHidden>

export interface SeatInfo {
  seat: number
  name: string
  person: Person
  screen: ScreenView
  dice: string[] | null // which ones, where they are known
  bid: number | null // where it is known
  isOpen: boolean // everybody sees the bid
  isStart: boolean
  isTurn: boolean // theirs it is, or the trick
  hasWon: boolean
}

export function seatInfoOf(
  { view, hidden, people, event, tv }: SkullKingBoardProps,
  seat: number,
): SeatInfo {
  const screen = view.screens[seat]!
  const known = tv ? undefined : hidden[seat]
  return {
    seat,
    name: people[seat]!.name,
    person: people[seat]!,
    screen,
    dice: knownDice(view, seat, known?.dice),
    bid: screen.bid ?? (screen.has_bid ? (known?.bid ?? null) : null),
    isOpen: screen.bid !== null,
    isStart: view.start === seat,
    isTurn: view.pending.includes(seat) || (event?.event === 'TrickWon' && event.seat === seat),
    hasWon: view.winners.includes(seat),
  }
}

/** Points as on the pad: “+40”, “−20”, “0”. */
export function signedPointsText(points: number): string {
  return formatPoints(points, { signDisplay: 'exceptZero' })
}

export function pointsText(points: number): string {
  return formatPoints(points)
}

function formatPoints(points: number, how?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(currentLanguage(), how).format(points).replace('-', '−')
}
