/** Where things are in the graph of the chances, and what of a review is worth pointing at. */
import type { Judged, Review, Swing } from '../../../docs/protocol/answers'

const LEFT = 44 // for the scale
const TOP = 10
const BOTTOM = 22

const MOST_COSTLY = 5
const MOST_LUCKY = 3
const SEEN = 0.005 // of the win: less than that nobody can see
const LUCKY = 0.05 // less than that decides nothing

/** A graph of so many pixels for the steps of a game, with room for names at its right. */
export class Plot {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly names: number,
    readonly last: number, // step
  ) {}

  get right(): number {
    return Math.max(LEFT + 1, this.width - this.names)
  }

  get bottom(): number {
    return this.height - BOTTOM
  }

  x(step: number): number {
    return LEFT + ((this.right - LEFT) * step) / Math.max(this.last, 1)
  }

  y(share: number): number {
    return TOP + (this.bottom - TOP) * (1 - share)
  }

  line(chances: number[]): string {
    return chances.map((share, step) => `${round(this.x(step))},${round(this.y(share))}`).join(' ')
  }

  /** The step nearest to a pixel. */
  stepAt(x: number): number {
    const share = (x - LEFT) / (this.right - LEFT)
    return Math.round(Math.min(Math.max(share, 0), 1) * this.last)
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

/** The decisions that cost anything, the costliest first. */
export function costly(review: Review): Judged[] {
  return review.decisions.filter(({ cost }) => cost > 0).sort((one, other) => other.cost - one.cost)
}

/** Whom an outcome of chance has moved furthest, and how far. */
export function furthest({ changes }: Swing): { player: number; change: number } {
  let found = { player: 0, change: 0 }
  for (const [player, change] of Object.entries(changes))
    if (Math.abs(change) > Math.abs(found.change)) found = { player: Number(player), change }
  return found
}

export interface Turn {
  step: number // after it
  decision?: Judged
  swing?: { player: number; change: number }
}

/** What decided the game, in the order of the game. */
export function turningPoints(review: Review): Turn[] {
  const decisions = costly(review)
    .slice(0, MOST_COSTLY)
    .map((decision) => ({ step: decision.ply, decision }))
  const lucky = review.swings
    .map((swing) => ({ step: swing.ply, swing: furthest(swing) }))
    .filter(({ swing }) => Math.abs(swing.change) >= LUCKY)
    .sort((one, other) => Math.abs(other.swing.change) - Math.abs(one.swing.change))
    .slice(0, MOST_LUCKY)
  return [...decisions, ...lucky].sort((one, other) => one.step - other.step)
}

/** The steps after which somebody's chance is another than before, and the first. */
export function changes(review: Review): number[] {
  const lines = review.players.map((player) => review.chances[player]!)
  const steps = []
  let shown = -1
  for (let step = 0; step <= review.reached; step++) {
    const differs = shown < 0 || lines.some((line) => Math.abs(line[step]! - line[shown]!) >= SEEN)
    if (!differs) continue
    steps.push(step)
    shown = step
  }
  return steps
}
