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
      let cost = gap(box, anchor) + middleDistance(box, anchor) / 4
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

/** Where the edge of a bubble is nearest to its seat, and in which direction that lies. */
export function tailOf(bubble: Box, anchor: Box): Point & { degrees: number } {
  const aim = middle(anchor)
  const from = middle(bubble)
  const x = Math.min(Math.max(aim.x, bubble.x + 12), bubble.x + bubble.width - 12)
  const isBeside = aim.y > bubble.y && aim.y < bubble.y + bubble.height
  if (isBeside) {
    const edge = aim.x < from.x ? bubble.x : bubble.x + bubble.width
    return { x: edge, y: from.y, degrees: aim.x < from.x ? 90 : -90 }
  }
  const isBelow = aim.y > from.y
  return { x, y: isBelow ? bubble.y + bubble.height : bubble.y, degrees: isBelow ? 0 : 180 }
}
