/** What moves and seats are called, in any game. */
import { clientOf } from '.'
import type { Stage } from '../lib/stage'

/** Whose seat it is, in words. */
export function seatName(stage: Stage, seat: number): string {
  return clientOf(stage.view.game).nameSeat(stage, seat)
}

/** What a move is called on a button. */
export function label(stage: Stage, text: string): string {
  return clientOf(stage.view.game).labelMove(stage, text)
}
