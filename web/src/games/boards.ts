/** The board of each game, loaded when it is first needed. */
import type { Component } from 'svelte'
import type { Stage } from '../lib/stage'

type Board = Component<{ stage: Stage }>

const BOARDS: Record<string, () => Promise<{ default: unknown }>> = {
  skull: () => import('./skull/Board.svelte'),
  skull_king: () => import('./skull_king/Board.svelte'),
  saber_skull: () => import('./saber_skull/Board.svelte'),
}

const loading = new Map<string, Promise<Board>>()

/** Always the same promise, or the page would build a new board with every frame. */
export function boardOf(game: string): Promise<Board> {
  let board = loading.get(game)
  if (!board) {
    board = BOARDS[game]!().then((loaded) => loaded.default as Board)
    board.catch(() => loading.delete(game)) // to be tried again
    loading.set(game, board)
  }
  return board
}
