/** How the events of any game look: nothing moves, and there is time to read what happened. */
import type { AnyEvent, AnyView } from '../../../../docs/protocol/protocol'
import { readingTime } from '../../lib/reading'

/** The table stays as it was until all is told; only nobody is asked for anything meanwhile. */
export function play(view: AnyView): AnyView {
  return view.pending.length ? { ...view, pending: [] } : view
}

/** What happens around the table has a time of day, and nobody waits for it. */
export function beat(event: AnyEvent, _: AnyView, said: string): number {
  return 'at' in event ? 0 : readingTime(said)
}
