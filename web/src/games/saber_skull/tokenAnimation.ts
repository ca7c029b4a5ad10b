/** Lets marked elements travel from where they were on the screen to where they are now. */
import { motionFactor } from '../../lib/preferences.svelte'

const TOKEN_ATTRIBUTE = 'data-soul'
const FADE_MS = 120
const STAGGER_MS = 45 // between two that leave together

type TokenPositions = Map<string, DOMRect>

export function tokenPositions(root: HTMLElement | undefined): TokenPositions {
  const found: TokenPositions = new Map()
  for (const element of root?.querySelectorAll(`[${TOKEN_ATTRIBUTE}]`) ?? [])
    found.set(element.getAttribute(TOKEN_ATTRIBUTE)!, element.getBoundingClientRect())
  return found
}

/** After the page has changed: everything that was elsewhere comes from there. */
export function animateTokensFrom(
  root: HTMLElement,
  before: TokenPositions,
  durationMs: number,
): void {
  let number = 0
  for (const element of root.querySelectorAll(`[${TOKEN_ATTRIBUTE}]`)) {
    const was = before.get(element.getAttribute(TOKEN_ATTRIBUTE)!)
    const is = element.getBoundingClientRect()
    if (!was?.width || !is.width) continue
    const x = was.x - is.x
    const y = was.y - is.y
    if (Math.abs(x) + Math.abs(y) < 1) continue
    if (!motionFactor()) {
      element.animate({ opacity: [0, 1] }, FADE_MS)
      continue
    }
    const far = Math.hypot(x, y) > is.width * 2
    element.animate(
      {
        transform: [
          `translate(${x}px, ${y}px) scale(${was.width / is.width})`,
          ...(far ? [`translate(${x * 0.4}px, ${y * 0.4 - 24}px) scale(1.25)`] : []),
          'none',
        ],
      },
      {
        duration: durationMs * motionFactor(),
        delay: far ? number++ * STAGGER_MS * motionFactor() : 0,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)',
      },
    )
  }
}
