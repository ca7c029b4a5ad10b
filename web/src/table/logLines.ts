/** Lines of the log for a screen that has room for few of them. */
import type { LogLine } from './tableClient.svelte'

/** Whether it is of the game itself: what happens around the table has a time of day. */
export function isGameEvent({ event }: LogLine): boolean {
  return !('at' in event) || event.event === 'DiscsShown'
}

export function lineText(line: LogLine | undefined): string {
  return line?.texts.join(' ') ?? ''
}
