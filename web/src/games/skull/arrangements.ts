/** How seats can lie round a table, whatever its size. */

/** In the room there is for the middle of a seat: from -1, left and top, to 1, right and bottom. */
export interface Spot {
  u: number
  v: number
}

export type Arrangement = Spot[] // clockwise, the first at the bottom

const BOTTOM: Spot = { u: 0, v: 1 }
const RING_BENDS = [0, 0.12, 0.24] // by how much the seats of a ring move up or down from its sides
const ARC_SPANS = [0.5, 0.6, 0.75, 0.4] // of a circle, round its top
const HALF_CIRCLE = 0.5 // a longer arc would leave few seats only the sides of yours
const MIN_OTHERS_BELOW = 4
const HORSESHOE_LOWEST = [-0.7, 0.6, 0.55, 0.5, 0.75, 0.2, 1] // where its sides end

/** Less beautiful, and larger on a flat table: the text in the middle lies between the two of a pair. */
export const FLAT_ARRANGEMENTS: Record<number, Arrangement[]> = {
  2: [[BOTTOM, { u: -0.94, v: -0.2 }]],
}

/** The first is the most beautiful, the last the most crowded. */
export function arrangementsFor(count: number): Arrangement[] {
  const others = count - 1
  const sides = [1, 2, 3, 4].filter((rows) => others > 2 * rows)
  return [
    ...RING_BENDS.map((bend) => ring(count, bend)),
    ...ARC_SPANS.filter((span) => span <= HALF_CIRCLE || others >= MIN_OTHERS_BELOW).map((span) =>
      arc(others, span),
    ),
    ...sides.flatMap((rows) => HORSESHOE_LOWEST.map((low) => horseshoe(others, rows, low))),
  ]
}

/** `turn` is a part of a circle, clockwise from the bottom. */
function onCircle(turn: number): Spot {
  const angle = 2 * Math.PI * turn
  return { u: -Math.sin(angle), v: Math.cos(angle) }
}

/** `count` parts from 0 to 1; one alone lies between them. */
const spread = (count: number) =>
  Array.from({ length: count }, (_, n) => (count > 1 ? n / (count - 1) : 0.5))

/** Round an ellipse. */
function ring(count: number, bend: number): Arrangement {
  const bent = (turn: number) => turn - (bend * Math.sin(4 * Math.PI * turn)) / (2 * Math.PI)
  return Array.from({ length: count }, (_, n) => onCircle(bent(n / count)))
}

/** You at the bottom, the others in an arc above. */
function arc(others: number, span: number): Arrangement {
  return [BOTTOM, ...spread(others).map((part) => onCircle(0.5 + span * (part - 0.5)))]
}

/** For many: up on the left in so many rows, along the top, down on the right. */
function horseshoe(others: number, rows: number, low: number): Arrangement {
  const heights = Array.from({ length: rows }, (_, n) => -1 + ((low + 1) * (n + 1)) / rows)
  const left = heights.toReversed().map((v) => ({ u: -1, v }))
  const top = spread(others - 2 * rows).map((part) => ({ u: 2 * part - 1, v: -1 }))
  const right = heights.map((v) => ({ u: 1, v }))
  return [BOTTOM, ...left, ...top, ...right]
}
