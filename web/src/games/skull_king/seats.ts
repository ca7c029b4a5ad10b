/** One seat with all that can be known of it at this moment. */
import type { ScreenView, SkullKingHidden } from '../../../../docs/protocol/protocol'
import type { Person, Stage } from '../../lib/stage'
import { spokenLanguage } from '../../lib/words.svelte'
import { hand, type Shown } from './scene'

export type Table = Stage<Shown, SkullKingHidden>

export interface Chair {
  seat: number
  name: string
  person: Person
  screen: ScreenView
  dice: string[] | null // which ones, where they are known
  bid: number | null // where it is known
  isOpen: boolean // everybody sees the bid
  isStart: boolean
  turn: boolean // theirs it is, or the trick
  won: boolean
}

export function chairOf({ view, hidden, people, event, tv }: Table, seat: number): Chair {
  const screen = view.screens[seat]!
  const known = tv ? undefined : hidden[seat]
  return {
    seat,
    name: people[seat]!.name,
    person: people[seat]!,
    screen,
    dice: hand(view, seat, known?.dice),
    bid: screen.bid ?? (screen.has_bid ? (known?.bid ?? null) : null),
    isOpen: screen.bid !== null,
    isStart: view.start === seat,
    turn: view.pending.includes(seat) || (event?.event === 'TrickWon' && event.seat === seat),
    won: view.winners.includes(seat),
  }
}

/** Points as on the pad: “+40”, “−20”, “0”. */
export function signed(points: number): string {
  return written(points, { signDisplay: 'exceptZero' })
}

export function plain(points: number): string {
  return written(points)
}

function written(points: number, how?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spokenLanguage(), how).format(points).replace('-', '−')
}
