/** What the parts of a game are called: rounds, or the matches of a championship. */
import { clientOf } from '../games'
import type { Replay } from './replay.svelte'

export function chapterName(replay: Replay, chapter: number): string {
  const client = clientOf(replay.about.game)
  const view = replay.book.step(replay.book.chapters[chapter]!)?.view
  // Before it is read, they are counted; a game that began in the middle counts otherwise.
  return client.nameChapter((view && client.chapterOf(view)) || chapter + 1)
}
