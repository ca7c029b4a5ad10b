/** The table itself, cut to the size of its window: a rim with gouges, and marks where light falls. */
import { leafPath, noise, placePath } from './svgPaths'

interface Point {
  x: number
  y: number
}

/** Between an ellipse, with a `power` of 2, and a rectangle. */
interface TableShape {
  width: number
  height: number
  over: { x: number; top: number } // by how much it is larger on both sides and at the top
  power: number
}

const OUTLINE_STEP_PX = 26
const UNEVEN_PX = 1.6
const EDGE_SAMPLES = 480
const RAY_RINGS = [
  { count: 44, out: 1, length: 26 },
  { count: 52, out: 1.34, length: 18 },
  { count: 60, out: 1.64, length: 11 },
]

export function tableOutline(shape: TableShape, inset: number, seed = 0): string {
  const uneven = (value: number, n: number) => (value + noise(n + seed) * UNEVEN_PX).toFixed(1)
  const points = evenPoints(shape, inset, OUTLINE_STEP_PX)
  return `M${points.map(({ x, y }, n) => `${uneven(x, n)} ${uneven(y, n + 50)}`).join('L')}Z`
}

/** Short cuts along the rim, one after the other. */
export function rimGouges(shape: TableShape, inset: number, length: number): string {
  const leaf = leafPath(length * 0.8, length * 0.13)
  const points = evenPoints(shape, inset, length)
  return points
    .map((point, n) => {
      const next = points[(n + 1) % points.length]!
      const degrees = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI + 90
      return placePath(leaf, point.x, point.y, 1 + noise(n) * 0.3, degrees + noise(n + 7) * 8)
    })
    .join('')
}

/** Cuts that lead away from the middle, where the candle shines. */
export function lightRays(centre: Point, radius: Point): string[] {
  const scale = Math.min(radius.x, radius.y) / 100
  return RAY_RINGS.map(({ count, out, length }) =>
    Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * (n + out)) / count + noise(n) * 0.03
      const [dx, dy] = [Math.sin(angle) * radius.x, -Math.cos(angle) * radius.y]
      const degrees = (Math.atan2(dx, -dy) * 180) / Math.PI
      const leaf = leafPath(length * scale * (1.1 + noise(n + count) * 0.5), 2.4 * scale)
      return placePath(leaf, centre.x + dx * out, centre.y + dy * out, 1, degrees)
    }).join(''),
  )
}

function edgePoint(shape: TableShape, inset: number, turn: number): Point {
  const { width, height, over, power } = shape
  const angle = 2 * Math.PI * turn
  const bulge = (part: number) => Math.sign(part) * Math.abs(part) ** (2 / power)
  return {
    x: width / 2 + (width / 2 + over.x - inset) * bulge(Math.cos(angle)),
    y: (height - over.top) / 2 + ((height + over.top) / 2 - inset) * bulge(Math.sin(angle)),
  }
}

/** At about equal distances along the edge. */
function evenPoints(shape: TableShape, inset: number, distance: number): Point[] {
  const samples = Array.from({ length: EDGE_SAMPLES + 1 }, (_, n) =>
    edgePoint(shape, inset, n / EDGE_SAMPLES),
  )
  const points: Point[] = []
  let ahead = 0 // how far it is to the next point
  for (let n = 0; n < EDGE_SAMPLES; n++) {
    const [from, to] = [samples[n]!, samples[n + 1]!]
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    for (; ahead < length; ahead += distance) {
      const part = ahead / length
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    }
    ahead -= length
  }
  return points
}
