/** What the parts of a game are called: rounds, or the matches of a championship. */
import { say } from '../lib/words.svelte'
import type { Replay } from './replay.svelte'

export function chapterName(replay: Replay, chapter: number): string {
  const view = replay.book.step(replay.book.chapters[chapter]!)?.view
  // Before it is read, they are counted; a game that began in the middle counts otherwise.
  const told = view && (view.game === 'saber_skull' ? view.match : view.round)
  const number = told || chapter + 1
  if (replay.about.game === 'saber_skull') return say('web-pages-replay-match', { number })
  return say('web-pages-replay-round', { number })
}
