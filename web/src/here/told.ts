/** Lines of the log, for a screen that has room for few of them. */
import type { LogLine } from '../table/room.svelte'

/** Of the game itself: what happens around the table has a time of day. */
export function isPlay({ event }: LogLine): boolean {
  return !('at' in event) || event.event === 'DiscsShown'
}

export function words(line: LogLine | undefined): string {
  return line?.texts.join(' ') ?? ''
}
