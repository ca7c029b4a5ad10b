/** The names of moves and seats, in any game. */
import { gameUiOf } from '.'
import type { BoardProps } from '../lib/boardProps'

export function seatName(board: BoardProps, seat: number): string {
  return gameUiOf(board.view.game).seatName(board, seat)
}

/** The name of a move, as on a button. */
export function moveLabel(board: BoardProps, text: string): string {
  return gameUiOf(board.view.game).moveLabel(board, text)
}
