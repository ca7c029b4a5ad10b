import { motionFactor } from '../../lib/preferences.svelte'

const PLACING_MS = 220
const FADE_MS = 120

/** A transition from where a disc was, in pixels beside where it is; a plain fade where nothing is to move. */
export function slideFrom(_: Element, { x, y }: { x: number; y: number }) {
  if (!motionFactor()) return { duration: FADE_MS, css: (here: number) => `opacity: ${here}` }
  return {
    duration: PLACING_MS * motionFactor(),
    css: (here: number, away: number) =>
      `transform: translate(${away * x}px, ${away * y}px); opacity: ${Math.min(1, here * 2)}`,
  }
}
