/** A circle cut by hand: never quite round, and always the same for the same number. */
export function unevenCircle(seed: number, radius: number, steps = 18): string {
  const points = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI
    const off = Math.sin(step * 2.4 + seed * 1.7) + Math.sin(step * 5.1 + seed * 2.9)
    const far = radius * (1 + off * 0.008)
    return [far * Math.cos(angle), far * Math.sin(angle)] as const
  })
  const middles = points.map(([x, y], step) => {
    const [toX, toY] = points[(step + 1) % steps]!
    return [(x + toX) / 2, (y + toY) / 2] as const
  })
  const curves = middles.map(([x, y], step) => {
    const [overX, overY] = points[step]!
    return `${round(overX)} ${round(overY)} ${round(x)} ${round(y)}`
  })
  const [x, y] = middles.at(-1)!
  return `M${round(x)} ${round(y)}Q${curves.join(' ')}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
