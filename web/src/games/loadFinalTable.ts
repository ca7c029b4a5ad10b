/** Loads what a game shows of its end: what lay where. */
import type { Component } from 'svelte'
import { gameUiOf } from '.'
import type { BoardProps } from '../lib/boardProps'

type FinalTable = Component<{ board: BoardProps }>

export async function loadFinalTable(game: string): Promise<FinalTable> {
  return (await gameUiOf(game).loadFinalTable()).default as FinalTable
}
