/** Which marks there is room for at a seat. Widths are in heights of its letters, as wide as they print. */
import type { OwnDiscs, TribeView } from '../../protocol/messages'
import type { Person } from '../../lib/boardProps'
import { botLevelName } from '../personBadges'
import { letterSize, type PlacedMat } from './layout'

const ICON_WIDTH = 1.25 // with its gap
const LETTER_WIDTH = 0.52
const SMALL_LETTER_WIDTH = 0.52
const PLATE_PADDING = 0.6
const MARKS_SCALE = 0.92 // of their letters to those of the name, unless they would be too small
const MIN_MARKS_PX = 12
const MAX_SQUEEZE = 2.5 // of discs that are drawn somewhat smaller
const CHIP_LETTER_PX = 12
const CHIP_PADDING_PX = 12

/** Below a name: points in words, the sign of whoever plays there, and their level in words. */
export interface FittingMarks {
  hasPointsText: boolean
  hasBadge: boolean
  hasLevel: boolean
}

export interface SeatMarks {
  discs: number // so many are drawn
  isCounted: boolean // by a number
  points: string
  begins: boolean
}

export function fittingMarks(person: Person, place: PlacedMat, marks: SeatMarks): FittingMarks {
  const letter = letterSize(place.size)
  const growth = Math.max(1, MIN_MARKS_PX / (letter * MARKS_SCALE))
  const room = place.nameWidth / (letter * growth) - PLATE_PADDING
  const free = room - marksWidth(marks) - ICON_WIDTH
  const level = botLevelName(person).length * SMALL_LETTER_WIDTH
  return {
    hasPointsText: free > (marks.isCounted ? -ICON_WIDTH : -MAX_SQUEEZE),
    hasBadge: free >= 0,
    hasLevel: free >= level + 0.3,
  }
}

function marksWidth({ discs, isCounted, points, begins }: SeatMarks): number {
  const icons = discs + Number(begins) + Number(points !== '')
  return icons * ICON_WIDTH + Number(isCounted) * 0.7 + points.length * LETTER_WIDTH
}

/** How many discs are drawn below the name: all that the viewer knows, or one for those in the hand. */
export function drawnDiscs(own: OwnDiscs | null, mine: boolean, tribe: TribeView): number {
  if (knowsDiscs(own, mine)) return own!.stack.length + (mine ? 0 : own!.hand.length)
  return 1 + Number(tribe.holds_last && tribe.last_at === null)
}

export function knowsDiscs(own: OwnDiscs | null, mine: boolean): boolean {
  return own !== null && (own.stack.length > 0 || !mine)
}

/** Whether a word fits on a mat, beside another mark where there is one. */
export function fitsOnMat(word: string, size: number, hasNeighbour: boolean): boolean {
  const letter = Math.max(CHIP_LETTER_PX, letterSize(size) * 0.8)
  const width = word.length * letter * 0.62 + CHIP_PADDING_PX
  return width * (hasNeighbour ? 2 : 1) <= size * 1.1
}
