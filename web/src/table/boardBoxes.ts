/** Boxes of what is on a board, as a bubble over it sees them. */
import type { Box } from './bubblePlacement'

const MARGIN_PX = 4
const CONTROLS = 'button, a, input, select, table, [popover]:popover-open'

export function boxWithin(element: Element | Range, origin: DOMRect): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x - origin.x, y: y - origin.y, width, height }
}

export function seatBoxes(board: Element, origin: DOMRect): Map<number, Box> {
  const seats = board.querySelectorAll<HTMLElement>('[data-seat]')
  return new Map(
    Array.from(seats, (seat) => [Number(seat.dataset.seat), boxWithin(seat, origin)] as const),
  )
}

/** What lies over a board keeps off its edges. */
export function roomOn({ width, height }: DOMRect): Box {
  return {
    x: MARGIN_PX,
    y: MARGIN_PX,
    width: width - 2 * MARGIN_PX,
    height: height - 2 * MARGIN_PX,
  }
}

/** All that has to stay readable and within reach: every text, and whatever can be pressed. */
export function boxesToKeepClear(board: Element, origin: DOMRect, overlay: Element): Box[] {
  const controls = Array.from(board.querySelectorAll(CONTROLS)).filter(
    (one) => !overlay.contains(one),
  )
  return [...controls.map((one) => boxWithin(one, origin)), ...textBoxes(board, origin, overlay)]
}

function textBoxes(board: Element, origin: DOMRect, overlay: Element): Box[] {
  const boxes: Box[] = []
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || overlay.contains(node)) continue
    range.selectNodeContents(node)
    boxes.push(boxWithin(range, origin))
  }
  return boxes
}
