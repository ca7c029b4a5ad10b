/**
 * SVG paths made from others: repeated round a centre, mirrored or moved, and a little uneven, as if
 * carved by hand.
 *
 * Paths consist of absolute M, L, C and Z round (0, 0) in a square from -50 to 50, pointing up.
 */
type PointMap = (x: number, y: number) => [number, number]

/** From -0.5 to 0.5, the same on every machine: what is uneven stays as it is. */
export function noise(number: number): number {
  const wild = Math.sin(number * 127.1 + 11.7) * 43758.5453
  return wild - Math.floor(wild) - 0.5
}

function mapPoints(path: string, move: PointMap): string {
  return path.replace(/(-?[\d.]+)[ ,]*(-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y))
      .map((n) => +n.toFixed(1))
      .join(' '),
  )
}

export function placePath(path: string, dx: number, dy: number, size = 1, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return mapPoints(path, (x, y) => [x * c - y * s + dx, x * s + y * c + dy])
}

/** Turned to each of these angles, all from the same root. */
export function fanOut(path: string, angles: number[], dx = 0, dy = 0): string {
  return angles
    .map((angle, n) => placePath(path, dx, dy, 1 + noise(n + path.length) * 0.06, angle))
    .join('')
}

export function repeatAround(path: string, count: number, turn = 0): string {
  const angles = Array.from({ length: count }, (_, n) => turn + (360 * n) / count + noise(n) * 4)
  return fanOut(path, angles)
}

export function mirrorPath(path: string): string {
  return mapPoints(path, (x, y) => [-x, y])
}

/** With its mirror image. */
export function withMirror(path: string): string {
  return path + mirrorPath(path)
}

/** A leaf from the root to its tip. */
export function leafPath(length: number, width: number, root = 0): string {
  const at = (part: number) => -(root + (length - root) * part)
  return (
    `M0 ${-root}C${-width} ${at(0.25)} ${-width} ${at(0.7)} 0 ${-length}` +
    `C${width} ${at(0.7)} ${width} ${at(0.25)} 0 ${-root}Z`
  )
}

export function dotPath(x: number, y: number, r: number): string {
  const k = r * 0.55
  return (
    `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`
  )
}

/** How far the edge of a mat lies from its middle in this direction. */
function matRadius(angle: number, radius: number): number {
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return radius / (c ** 5 + s ** 5) ** 0.2
}

/** A round or nearly square piece, cut out by hand. */
export function unevenOutline(radius: number, square = false, seed = 0): string {
  const steps = 44
  const points = Array.from({ length: steps }, (_, n) => {
    const angle = (2 * Math.PI * n) / steps
    const r = (square ? matRadius(angle, radius) : radius) + noise(n + seed) * 1.1
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A small path again and again along the edge of a mat. */
export function repeatAlongMatEdge(path: string, count: number, radius: number): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count
    const r = matRadius(angle, radius)
    const size = 1 + noise(n) * 0.12
    return placePath(path, r * Math.cos(angle), r * Math.sin(angle), size, (360 * n) / count + 90)
  }).join('')
}
