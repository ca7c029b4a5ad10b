/** How the events of any game look: nothing moves, and there is time to read what happened. */
import type { AnyEvent, AnyView } from '../../protocol/messages'
import { readingTimeMs } from '../../lib/readingTime'

/** The table stays as it was until all has been shown; only nobody is asked for anything meanwhile. */
export function reduce(view: AnyView): AnyView {
  return view.pending.length ? { ...view, pending: [] } : view
}

/** What happens around the table has a time of day, and nobody waits for it. */
export function durationMs(event: AnyEvent, _: AnyView, sentences: string): number {
  return 'at' in event ? 0 : readingTimeMs(sentences)
}
