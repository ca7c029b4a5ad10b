/** Where a bubble goes: as near as it can to its seat, over no name and no control. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

const GRID_PX = 6 // between places that are tried
const TAIL_PX = 9 // room for the tail between a bubble and its seat
const TAIL_CORNER_PX = 14 // as far from a corner the tail begins
const COVERED_COST = 10 // for each square pixel of something that has to be seen
const CROWDED_COST = 0.03 // for each square pixel of a seat, where discs or dice lie

/** The upper left corner for a bubble of this size within `room`. */
export function placeBubble(
  size: Pick<Box, 'width' | 'height'>,
  room: Box,
  anchor: Box, // the seat
  covered: Box[], // names, controls, other bubbles
  crowded: Box[], // all seats
): Point {
  let best = { x: room.x, y: room.y }
  let least = Infinity
  for (const y of steps(room.y, room.y + room.height - size.height))
    for (const x of steps(room.x, room.x + room.width - size.width)) {
      const box = { x, y, ...size }
      let cost = Math.abs(gap(box, anchor) - TAIL_PX) + middleDistance(box, anchor) / 4
      for (const one of covered) cost += COVERED_COST * overlap(box, one)
      for (const one of crowded) cost += CROWDED_COST * overlap(box, one)
      if (cost < least) [least, best] = [cost, { x, y }]
    }
  return best
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / GRID_PX))
  return Array.from({ length: count + 1 }, (_, step) => from + step * GRID_PX)
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return width > 0 && height > 0 ? width * height : 0
}

/** Between the edges of two boxes. */
export function gap(one: Box, other: Box): number {
  const dx = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0)
  const dy = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0)
  return Math.hypot(dx, dy)
}

function middleDistance(one: Box, other: Box): number {
  const from = middle(one)
  const to = middle(other)
  return Math.hypot(from.x - to.x, from.y - to.y)
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Where the tail of a bubble begins, and how far it is turned from pointing down. */
export function tailOf(bubble: Box, anchor: Box): Point & { degrees: number } {
  const { x, y, width, height } = bubble
  const aim = middle(anchor)
  const own = middle(bubble)
  const beside = Math.max(anchor.x - x - width, x - anchor.x - anchor.width)
  const above = Math.max(anchor.y - y - height, y - anchor.y - anchor.height)
  if (beside > above) {
    const isLeft = aim.x < own.x
    return { x: isLeft ? x : x + width, y: within(aim.y, y, height), degrees: isLeft ? 90 : -90 }
  }
  const isUp = aim.y < own.y
  return { x: within(aim.x, x, width), y: isUp ? y : y + height, degrees: isUp ? 180 : 0 }
}

/** As near to a wish as the round corners of a side allow. */
function within(wish: number, from: number, length: number): number {
  const corner = Math.min(TAIL_CORNER_PX, length / 2)
  return Math.min(Math.max(wish, from + corner), from + length - corner)
}
