/** The names of moves and seats, in any game. */
import { gameUiOf } from '.'
import type { BoardProps } from '../lib/boardProps'
import { knownCatalog } from '../lib/catalog.svelte'

export function seatName(board: BoardProps, seat: number): string {
  return gameUiOf(board.view.game).seatName(board, seat)
}

/** A move as the server calls it; `{2}` in its words stands for the name of seat 2. */
export function moveLabel(board: BoardProps, text: string): string {
  const game = knownCatalog()?.games.find((one) => one.game === board.view.game)
  const words = board.labels?.[text] ?? game?.labels[text] ?? text
  return words.replace(/\{(\d+)\}/g, (_, seat: string) => seatName(board, Number(seat)))
}
