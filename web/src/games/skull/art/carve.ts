/**
 * Tools of the carver: one cut, repeated round a centre, mirrored or moved, never twice the same.
 *
 * Cuts are paths of absolute M, L, C and Z round (0, 0) in a square from -50 to 50, pointing up.
 */
type Move = (x: number, y: number) => [number, number]

/** The same noise on every machine: what is uneven stays as it is. */
export function grain(number: number): number {
  const wild = Math.sin(number * 127.1 + 11.7) * 43758.5453
  return wild - Math.floor(wild) - 0.5
}

function moved(cut: string, move: Move): string {
  return cut.replace(/(-?[\d.]+)[ ,]*(-?[\d.]+)/g, (_, x: string, y: string) =>
    move(Number(x), Number(y))
      .map((n) => +n.toFixed(1))
      .join(' '),
  )
}

export function at(cut: string, dx: number, dy: number, size = 1, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return moved(cut, (x, y) => [x * c - y * s + dx, x * s + y * c + dy])
}

/** Turned to each of these angles, all from the same root. */
export function fan(cut: string, angles: number[], dx = 0, dy = 0): string {
  return angles.map((angle, n) => at(cut, dx, dy, 1 + grain(n + cut.length) * 0.06, angle)).join('')
}

export function round(cut: string, count: number, turn = 0): string {
  const angles = Array.from({ length: count }, (_, n) => turn + (360 * n) / count + grain(n) * 4)
  return fan(cut, angles)
}

export function mirror(cut: string): string {
  return moved(cut, (x, y) => [-x, y])
}

/** With its mirror image. */
export function pair(cut: string): string {
  return cut + mirror(cut)
}

/** A leaf from the root to its tip. */
export function leaf(length: number, width: number, root = 0): string {
  const at = (part: number) => -(root + (length - root) * part)
  return (
    `M0 ${-root}C${-width} ${at(0.25)} ${-width} ${at(0.7)} 0 ${-length}` +
    `C${width} ${at(0.7)} ${width} ${at(0.25)} 0 ${-root}Z`
  )
}

export function dot(x: number, y: number, r: number): string {
  const k = r * 0.55
  return (
    `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`
  )
}

/** How far the edge of a mat lies from its middle in this direction. */
function reach(angle: number, radius: number): number {
  const [c, s] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return radius / (c ** 5 + s ** 5) ** 0.2
}

/** A round or nearly square piece, cut out by hand. */
export function piece(radius: number, square = false, seed = 0): string {
  const steps = 44
  const points = Array.from({ length: steps }, (_, n) => {
    const angle = (2 * Math.PI * n) / steps
    const r = (square ? reach(angle, radius) : radius) + grain(n + seed) * 1.1
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** A small cut again and again along the edge of a mat. */
export function border(cut: string, count: number, radius: number): string {
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count
    const r = reach(angle, radius)
    const size = 1 + grain(n) * 0.12
    return at(cut, r * Math.cos(angle), r * Math.sin(angle), size, (360 * n) / count + 90)
  }).join('')
}
