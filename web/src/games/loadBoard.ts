/** Loads the board of a game when it is first needed. */
import type { Component } from 'svelte'
import { gameUiOf } from '.'
import type { BoardProps } from '../lib/boardProps'
import { loadCatalog } from '../lib/catalog.svelte'

type Board = Component<{ board: BoardProps }>

const loadingBoards = new Map<string, Promise<Board>>()

/** Always the same promise, or the page would build a new board with every frame. */
export function loadBoard(game: string): Promise<Board> {
  let board = loadingBoards.get(game)
  if (!board) {
    // Labels of moves are in the catalog; without it a board would show them as programs do.
    const labels = loadCatalog().catch(() => null)
    board = Promise.all([gameUiOf(game).loadBoard(), labels]).then(
      ([loaded]) => loaded.default as Board,
    )
    board.catch(() => loadingBoards.delete(game)) // to be tried again
    loadingBoards.set(game, board)
  }
  return board
}
