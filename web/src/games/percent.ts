/** A share as people read it: never certain before it is. */
export function toPercent(share: number): number {
  const whole = Math.round(share * 100)
  if (share > 0 && whole === 0) return 1
  return share < 1 && whole === 100 ? 99 : whole
}
