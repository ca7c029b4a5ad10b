import { pace } from '../../lib/settings.svelte'

const PLACING = 220

/** From where it was, in pixels beside where it is; a plain fade where nothing is to move. */
export function travel(_: Element, { x, y }: { x: number; y: number }) {
  if (!pace()) return { duration: 120, css: (here: number) => `opacity: ${here}` }
  return {
    duration: PLACING * pace(),
    css: (here: number, away: number) =>
      `transform: translate(${away * x}px, ${away * y}px); opacity: ${Math.min(1, here * 2)}`,
  }
}
