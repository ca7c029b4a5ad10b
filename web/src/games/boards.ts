/** The board of each game, loaded when it is first needed. */
import type { Component } from 'svelte'
import { clientOf } from '.'
import type { Stage } from '../lib/stage'

type Board = Component<{ stage: Stage }>

const loading = new Map<string, Promise<Board>>()

/** Always the same promise, or the page would build a new board with every frame. */
export function boardOf(game: string): Promise<Board> {
  let board = loading.get(game)
  if (!board) {
    board = clientOf(game)
      .loadBoard()
      .then((loaded) => loaded.default as Board)
    board.catch(() => loading.delete(game)) // to be tried again
    loading.set(game, board)
  }
  return board
}
