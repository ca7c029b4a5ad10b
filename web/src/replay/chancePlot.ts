/** Coordinates of the graph of the chances, and the turning points of a reviewed game. */
import type { JudgedDecision, Review, ReviewSentences, Swing } from '../protocol/answers'

const LEFT_MARGIN_PX = 44 // for the scale
const TOP_MARGIN_PX = 10
const BOTTOM_MARGIN_PX = 22

const MAX_COSTLY_DECISIONS = 5
const MAX_LUCKY_SWINGS = 3
const MIN_VISIBLE_CHANGE = 0.005 // of the win: less than that nobody can see
const MIN_LUCKY_CHANGE = 0.05 // of the win: less than that decides nothing

/** A graph of so many pixels for the steps of a game, with room for names at its right. */
export class ChancePlot {
  constructor(
    readonly width: number,
    readonly height: number,
    readonly nameWidth: number,
    readonly lastStep: number,
  ) {}

  get right(): number {
    return Math.max(LEFT_MARGIN_PX + 1, this.width - this.nameWidth)
  }

  get bottom(): number {
    return this.height - BOTTOM_MARGIN_PX
  }

  x(step: number): number {
    return LEFT_MARGIN_PX + ((this.right - LEFT_MARGIN_PX) * step) / Math.max(this.lastStep, 1)
  }

  y(share: number): number {
    return TOP_MARGIN_PX + (this.bottom - TOP_MARGIN_PX) * (1 - share)
  }

  polyline(chances: number[]): string {
    return chances.map((share, step) => `${round(this.x(step))},${round(this.y(share))}`).join(' ')
  }

  /** The step nearest to a pixel. */
  stepAt(x: number): number {
    const share = (x - LEFT_MARGIN_PX) / (this.right - LEFT_MARGIN_PX)
    return Math.round(Math.min(Math.max(share, 0), 1) * this.lastStep)
  }
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

/** The decisions that cost anything, the costliest first. */
export function costlyDecisions(review: Review): JudgedDecision[] {
  return review.decisions.filter(({ cost }) => cost > 0).sort((one, other) => other.cost - one.cost)
}

/** Whose chances an outcome of chance has changed most, and by how much. */
export function largestChange({ changes }: Swing): { player: number; change: number } {
  let found = { player: 0, change: 0 }
  for (const [player, change] of Object.entries(changes))
    if (Math.abs(change) > Math.abs(found.change)) found = { player: Number(player), change }
  return found
}

export interface TurningPoint {
  step: number // after it
  decision?: JudgedDecision
  swing?: { player: number; change: number }
}

/** What decided the game, in the order of the game. */
export function turningPoints(review: Review): TurningPoint[] {
  const decisions = costlyDecisions(review)
    .slice(0, MAX_COSTLY_DECISIONS)
    .map((decision) => ({ step: decision.ply, decision }))
  const lucky = review.swings
    .map((swing) => ({ step: swing.ply, swing: largestChange(swing) }))
    .filter(({ swing }) => Math.abs(swing.change) >= MIN_LUCKY_CHANGE)
    .sort((one, other) => Math.abs(other.swing.change) - Math.abs(one.swing.change))
    .slice(0, MAX_LUCKY_SWINGS)
  return [...decisions, ...lucky].sort((one, other) => one.step - other.step)
}

/** What decided the game most, in words: what cost most, else what was dared. */
export function decisivePoint(
  review: Review,
  words: ReviewSentences,
): { step: number; text: string } | null {
  const [costliest] = costlyDecisions(review)
  if (costliest) return { step: costliest.ply, text: words.decisions[costliest.ply]! }
  if (review.best && words.best) return { step: review.best.ply, text: words.best }
  if (review.worst && words.worst) return { step: review.worst.ply, text: words.worst }
  return null
}

/** The steps after which somebody's chance is another than before, and the first. */
export function stepsWithChanges(review: Review): number[] {
  const lines = review.players.map((player) => review.chances[player]!)
  const steps = []
  let shown = -1
  for (let step = 0; step <= review.reached; step++) {
    const differs =
      shown < 0 || lines.some((line) => Math.abs(line[step]! - line[shown]!) >= MIN_VISIBLE_CHANGE)
    if (!differs) continue
    steps.push(step)
    shown = step
  }
  return steps
}
