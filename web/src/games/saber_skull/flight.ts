/** Lets marked elements travel from where they were on the screen to where they are now. */
import { pace } from '../../lib/settings.svelte'

const MARK = 'data-soul'
const FADE = 120
const APART = 45 // between two that leave together

type Spots = Map<string, DOMRect>

export function spots(root: HTMLElement | undefined): Spots {
  const found: Spots = new Map()
  for (const element of root?.querySelectorAll(`[${MARK}]`) ?? [])
    found.set(element.getAttribute(MARK)!, element.getBoundingClientRect())
  return found
}

/** After the page has changed: everything that was elsewhere comes from there. */
export function travel(root: HTMLElement, from: Spots, time: number): void {
  let number = 0
  for (const element of root.querySelectorAll(`[${MARK}]`)) {
    const was = from.get(element.getAttribute(MARK)!)
    const is = element.getBoundingClientRect()
    if (!was?.width || !is.width) continue
    const x = was.x - is.x
    const y = was.y - is.y
    if (Math.abs(x) + Math.abs(y) < 1) continue
    if (!pace()) {
      element.animate({ opacity: [0, 1] }, FADE)
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
        duration: time * pace(),
        delay: far ? number++ * APART * pace() : 0,
        fill: 'backwards',
        easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)',
      },
    )
  }
}
