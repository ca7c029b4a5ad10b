/**
 * Where the mats lie, and how large they are: the largest for which one of the arrangements fits.
 *
 * An arrangement is the same for every window, which only stretches it. So what fits a window fits a
 * larger one, and mats never shrink when there is more room.
 */
import { arrangementsFor, FLAT_ARRANGEMENTS, type Arrangement, type Spot } from './arrangements'

export interface MatPosition {
  x: number // the middle of mat and name plate together
  y: number
  size: number // of the mat
}

/** With how wide a name may be there without touching another. */
export interface PlacedMat extends MatPosition {
  nameWidth: number
}

export interface TableLayout {
  squareness: number // of the table: from 2, an ellipse, to a rectangle
  rim: { x: number; y: number } // how much of the table's edge there is at its sides, and above and below
  mats: PlacedMat[] // clockwise, the first at the bottom
  centre: Box // for what is said in the middle of the table
  centreLetterSize: number // of the text there
}

interface Box {
  x: number // of its middle
  y: number
  width: number
  height: number
}

/** How much of the table is taken up: where buttons lie on it, the lower corners are. */
export interface Table {
  width: number
  height: number
  hasButtons?: boolean
}

const GAP_PX = 3
const CENTRE_GAP_PX = 8 // from the text in the middle to a seat
const MIN_SEATS = 2
const MAX_RIM_PX = 26
const MAX_RIMLESS_PX = 400
const SQUARENESSES = [3, 3.5, 4, 5, 6, 8]
const MAX_SQUARENESS = 12
const MAX_MAT_PART = 0.3 // of the shorter side of the table
const MIN_MAT_PX = 24
const MAT_STEP_PX = 2
const MODEST_MAT_PX = 44 // for smaller ones, an arrangement may be less beautiful
const SEAT_WIDTH_LETTERS = 5.2 // at least, for a name
const MAX_NAME_WIDTH_LETTERS = 15
const CORNER_PX = { width: 106, height: 52 } // for the buttons in each
const CENTRE_LETTERS = { width: 11, height: 7.4 } // of the text in the middle, in its own letters
const MIN_CENTRE_SCALE = 1.2 // of its letters to those of names
const MAX_CENTRE_SCALE = 2
const WORTHWHILE_GROWTH = 1.35
const MAX_CENTRE_LETTER_PX = 52
const CENTRE_HEIGHTS = [0.5, 0.46, 0.42, 0.38, 0.34, 0.54, 0.58] // where its middle may be, from the top

/** How large the letters of a name are beside a mat of this size. */
export const letterSize = (size: number) => Math.min(44, Math.max(12, size * 0.155))
/** Below the mat: a name, and a line of marks. */
export const namePlateHeight = (size: number) => letterSize(size) * 2.5 + 5

/** What a seat needs at least; its name may take more. */
export const seatWidth = (size: number) =>
  Math.max(size * 1.1, letterSize(size) * SEAT_WIDTH_LETTERS)

const seatBox = ({ x, y, size }: MatPosition): Box => ({
  x,
  y,
  width: seatWidth(size),
  height: size + namePlateHeight(size),
})

/** None where the table is larger than the window, as on a phone. */
const rimWidth = (length: number) =>
  Math.min(MAX_RIM_PX, Math.max(0, (length - MAX_RIMLESS_PX) * 0.1))

export function layoutTable(count: number, table: Table): TableLayout {
  const most = Math.min(table.width, table.height) * MAX_MAT_PART
  let found = arrange(MIN_SEATS, table, most - (most % MAT_STEP_PX))
  // None larger than those of fewer seats, some of which lie less well.
  for (let seats = MIN_SEATS + 1; seats <= count; seats++)
    found = arrange(seats, table, found.mats[0]!.size)
  return found
}

/** The largest mats that fit; of arrangements with mats of that size, the one with the largest middle. */
function arrange(count: number, table: Table, largest: number): TableLayout {
  const arrangements = arrangementsFor(count)
  const flat = FLAT_ARRANGEMENTS[count] ?? []
  for (let size = largest; size >= MIN_MAT_PX; size -= MAT_STEP_PX) {
    const tried = size > MODEST_MAT_PX ? arrangements : [...arrangements, ...flat]
    const found = tried.flatMap((arrangement) => placeSeats(arrangement, table, size) ?? [])
    if (found.length) return found.reduce(withLargerCentre)
  }
  const crowded = stretch(arrangements.at(-1)!, table, MIN_MAT_PX)
  return withNameWidths(crowded, findCentre(crowded, table), table)
}

/** The first of two, unless the other one is worth being less beautiful. */
function withLargerCentre(one: TableLayout, other: TableLayout): TableLayout {
  return other.centreLetterSize > one.centreLetterSize * WORTHWHILE_GROWTH ? other : one
}

/** Nothing where seats, buttons and the text in the middle would lie on each other. */
function placeSeats(arrangement: Arrangement, table: Table, size: number): TableLayout | null {
  const mats = stretch(arrangement, table, size)
  if (!mats.every((mat) => isInside(seatBox(mat), table))) return null
  const boxes = [...takenCorners(table), ...mats.map(seatBox)]
  if (boxes.some((box, n) => boxes.slice(n + 1).some((other) => overlap(box, other)))) return null
  const centre = findCentre(mats, table)
  if (centre.letter < letterSize(size) * MIN_CENTRE_SCALE) return null
  return withNameWidths(mats, centre, table)
}

function stretch(arrangement: Arrangement, { width, height }: Table, size: number): MatPosition[] {
  const box = seatBox({ x: 0, y: 0, size })
  const along = (part: number, whole: number, taken: number) =>
    whole / 2 + part * ((whole - taken) / 2 - rimWidth(whole) - GAP_PX)
  return arrangement.map(({ u, v }: Spot) => ({
    x: along(u, width, box.width),
    y: along(v, height, box.height),
    size,
  }))
}

function takenCorners({ width, height, hasButtons }: Table): Box[] {
  if (!hasButtons) return []
  const y = height - CORNER_PX.height / 2
  const x = CORNER_PX.width / 2
  return [
    { ...CORNER_PX, x, y },
    { ...CORNER_PX, x: width - x, y },
  ]
}

interface Centre {
  y: number
  letter: number
}

/** Where the text in the middle can be largest. */
function findCentre(mats: MatPosition[], { width, height }: Table): Centre {
  const boxes = mats.map(seatBox)
  const most = Math.min(letterSize(mats[0]!.size) * MAX_CENTRE_SCALE, MAX_CENTRE_LETTER_PX)
  const letterAt = (y: number) =>
    Math.min(most, ...boxes.map((box) => freeLetter(box, width / 2, y)))
  const centres = CENTRE_HEIGHTS.map((part) => ({
    y: part * height,
    letter: letterAt(part * height),
  }))
  return centres.reduce((best, other) => (other.letter > best.letter ? other : best))
}

/** How large the letters of a text round this point may be beside a seat. */
function freeLetter(box: Box, x: number, y: number): number {
  return Math.max(
    (2 * (Math.abs(box.x - x) - CENTRE_GAP_PX) - box.width) / CENTRE_LETTERS.width,
    (2 * (Math.abs(box.y - y) - CENTRE_GAP_PX) - box.height) / CENTRE_LETTERS.height,
  )
}

function withNameWidths(mats: MatPosition[], { y, letter }: Centre, table: Table): TableLayout {
  const centre = {
    x: table.width / 2,
    y,
    width: CENTRE_LETTERS.width * letter,
    height: CENTRE_LETTERS.height * letter,
  }
  const boxes = mats.map(seatBox)
  const taken = [centre, ...takenCorners(table)]
  const placed = mats.map((mat, n) => ({
    ...mat,
    nameWidth: nameWidth(boxes[n]!, boxes, taken, table),
  }))
  const rim = { x: rimWidth(table.width), y: rimWidth(table.height) }
  const squareness = leastSquareness(boxes, table)
  return { squareness, rim, mats: placed, centre, centreLetterSize: letter }
}

/** How round the table can be with all seats on it. */
function leastSquareness(boxes: Box[], { width, height }: Table): number {
  const part = (distance: number, length: number) => distance / (length / 2 - rimWidth(length))
  const isOn = (box: Box, power: number) =>
    part(Math.abs(box.x - width / 2) + box.width / 2, width) ** power +
      part(Math.abs(box.y - height / 2) + box.height / 2, height) ** power <=
    1
  return SQUARENESSES.find((power) => boxes.every((box) => isOn(box, power))) ?? MAX_SQUARENESS
}

/** Up to half of what lies between two seats, and all of what lies before anything else. */
function nameWidth(box: Box, seats: Box[], taken: Box[], { width }: Table): number {
  const isLevel = (other: Box) => Math.abs(other.y - box.y) < (other.height + box.height) / 2
  const apart = (other: Box) => Math.abs(other.x - box.x) - GAP_PX
  const free = [
    ...seats.filter((other) => other !== box && isLevel(other)).map(apart),
    ...taken.filter(isLevel).map((other) => 2 * apart(other) - other.width),
    2 * (Math.min(box.x, width - box.x) - GAP_PX),
    (box.height / 2.7) * MAX_NAME_WIDTH_LETTERS,
  ]
  return Math.max(box.width, Math.min(...free))
}

function isInside(box: Box, { width, height }: Table): boolean {
  return (
    box.x - box.width / 2 >= 0 &&
    box.y - box.height / 2 >= 0 &&
    box.x + box.width / 2 <= width &&
    box.y + box.height / 2 <= height
  )
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP_PX &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP_PX
  )
}
