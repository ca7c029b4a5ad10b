/** The name of a chapter of a game: a round, or a match of a championship. */
import { gameUiOf } from '../games'
import type { Replay } from './replay.svelte'

export function chapterName(replay: Replay, chapter: number): string {
  const gameUi = gameUiOf(replay.about.game)
  const view = replay.cache.step(replay.cache.chapters[chapter]!)?.view
  // Before it is loaded, they are counted; a game that began in the middle counts otherwise.
  return gameUi.chapterName((view && gameUi.chapterOf(view)) || chapter + 1)
}
