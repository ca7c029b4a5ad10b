/** Where the mats lie: a ring on a wide table; on a tall one you below and the others above. */
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
  mats: PlacedMat[] // clockwise, the first at the bottom
  centre: Box // for what is said in the middle of the table
  centreLetterSize: number // of the text there
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP_PX = 4
const MAX_PHONE_WIDTH_PX = 600
// Mats on a phone: how large they get, below which an arc becomes a horseshoe, and the least of all.
const MAX_MAT_PX = 96
const MIN_ARC_MAT_PX = 62
const MIN_MAT_PX = 36
const CENTRE_SIZE_LETTERS = { width: 12, height: 7.6 } // of the text in the middle

/** How large the letters of a name are beside a mat of this size. */
export const letterSize = (size: number) => Math.min(44, Math.max(12, size * 0.155))
/** Below the mat: a name, and a line of marks. */
export const namePlateHeight = (size: number) => letterSize(size) * 2.7 + 4

const boxOf = ({ x, y, size }: MatPosition): Box => ({
  x,
  y,
  width: Math.max(size * 1.1, letterSize(size) * 4.6),
  height: size + namePlateHeight(size),
})

interface Arrangement {
  mats: MatPosition[]
  centre: Box
}

type Arrange = (count: number, width: number, height: number, size: number) => Arrangement

/** The largest mats that fit. */
export function layoutTable(count: number, width: number, height: number): TableLayout {
  const isWide = width > height * 1.05 || width > MAX_PHONE_WIDTH_PX
  const horseshoes = [1, 2, 3, 4].filter((sides) => count - 1 > 2 * sides).map(horseshoe)
  const found = isWide
    ? largest([ring], Math.min(width, height) * 0.3)
    : (largest([arc], MAX_MAT_PX, MIN_ARC_MAT_PX) ?? largest(horseshoes, MAX_MAT_PX))
  return withNameWidths(found ?? arc(count, width, height, MIN_MAT_PX), width)

  function largest(arrangements: Arrange[], from: number, to = MIN_MAT_PX): Arrangement | null {
    for (let size = from; size >= to; size -= 2)
      for (const arrange of arrangements) {
        const found = arrange(count, width, height, size)
        if (fits(found, width, height)) return found
      }
    return null
  }
}

const MAX_NAME_WIDTH_LETTERS = 15 // of a name, in heights of its letters

function withNameWidths({ mats, centre }: Arrangement, width: number): TableLayout {
  const boxes = mats.map(boxOf)
  const placed = mats.map((mat, n) => {
    const box = boxes[n]!
    const most = Math.min(
      letterSize(mat.size) * MAX_NAME_WIDTH_LETTERS,
      2 * Math.min(mat.x, width - mat.x),
    )
    const level = [centre, ...boxes].filter(
      ({ x, y, height }) => x !== box.x && Math.abs(y - box.y) < (height + box.height) / 2,
    )
    const shares = level.map((other) => {
      const apart = Math.abs(other.x - box.x) - GAP_PX
      const taken = other === centre ? centre.width : Math.max(apart, other.width)
      return 2 * apart - taken
    })
    return { ...mat, nameWidth: Math.max(box.width, Math.min(most, ...shares)) }
  })
  const size = letterSize(mats[0]!.size)
  const grown = size * centreScale(size, centre, boxes)
  const wide = grown > size ? grown * CENTRE_SIZE_LETTERS.width : centre.width
  return { mats: placed, centre: { ...centre, width: wide }, centreLetterSize: grown }
}

/** By how much the text in the middle may grow: in a wide ring there is room. */
function centreScale(size: number, { x, y }: Box, boxes: Box[]): number {
  const free = (times: number) => {
    const words = {
      x,
      y,
      width: CENTRE_SIZE_LETTERS.width * size * times,
      height: CENTRE_SIZE_LETTERS.height * size * times,
    }
    return boxes.every((box) => !overlap(words, box))
  }
  return [2, 1.8, 1.6, 1.4, 1.2].find(free) ?? 1
}

function fits({ mats, centre }: Arrangement, width: number, height: number): boolean {
  const boxes = [centre, ...mats.map(boxOf)]
  return boxes.every((box, n) => {
    const others = boxes.slice(n + 1)
    return isInside(box, width, height) && others.every((other) => !overlap(box, other))
  })
}

function isInside(box: Box, width: number, height: number): boolean {
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

const RING_SAMPLES = 240

/** Round an ellipse, at equal distances along its edge. */
function ring(count: number, width: number, height: number, size: number): Arrangement {
  const box = boxOf({ x: 0, y: 0, size })
  const rx = (width - box.width) / 2 - GAP_PX
  const ry = (height - box.height) / 2 - GAP_PX * 2
  const on = (step: number) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / RING_SAMPLES
    return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle), size }
  }
  const path = Array.from({ length: RING_SAMPLES }, (_, step) => on(step))
  const along = [0]
  for (let n = 1; n <= RING_SAMPLES; n++) {
    const [from, to] = [path[n - 1]!, path[n % RING_SAMPLES]!]
    along.push(along[n - 1]! + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const mats = Array.from({ length: count }, (_, n) => {
    const wanted = (along[RING_SAMPLES]! * n) / count
    return path[along.findIndex((length) => length >= wanted - 0.01)]!
  })
  const centre = {
    width: letterSize(size) * CENTRE_SIZE_LETTERS.width,
    height: letterSize(size) * CENTRE_SIZE_LETTERS.height,
  }
  return { mats, centre: { ...centre, x: width / 2, y: height / 2 } }
}

/** You at the bottom, somewhat larger; the middle between you and what ends at `top`. */
function ownMatAndCentre(
  width: number,
  height: number,
  size: number,
  top: number,
  centreWidth: number,
): [MatPosition, Box] {
  const own = Math.min(size * 1.25, 120, width * 0.34)
  const tall = own + namePlateHeight(own)
  const left = height - tall - GAP_PX * 3 - top
  const centre = {
    x: width / 2,
    y: top + GAP_PX + left / 2,
    width: centreWidth,
    height: Math.min(left, 130),
  }
  return [
    { x: width / 2, y: height - tall / 2 - GAP_PX, size: own },
    { ...centre, height: Math.max(centre.height, letterSize(own) * CENTRE_SIZE_LETTERS.height) },
  ]
}

/** What is left in the middle between two seats at the edges. */
const widthBetweenSides = (width: number, box: Box) =>
  Math.min(190, Math.max(120, width - 2 * box.width - GAP_PX * 4))

/** One arc above, from your left to your right. */
function arc(count: number, width: number, height: number, size: number): Arrangement {
  const others = count - 1
  const box = boxOf({ x: 0, y: 0, size })
  const rx = (width - box.width) / 2 - GAP_PX
  const top = box.height / 2 + GAP_PX * 2
  const rise = others > 2 ? Math.min(height * 0.32, height - box.height * 1.5 - top) : 0
  const edge = others > 2 ? 0 : 0.2 // two do not sit at the sides
  const mats = Array.from({ length: others }, (_, n) => {
    const part = others > 1 ? edge + ((1 - 2 * edge) * n) / (others - 1) : 0.5
    const angle = Math.PI * part
    return { x: width / 2 - rx * Math.cos(angle), y: top + rise * (1 - Math.sin(angle)), size }
  })
  const centreWidth = widthBetweenSides(width, box)
  const inner = mats.filter((mat) => Math.abs(mat.x - width / 2) < (centreWidth + box.width) / 2)
  const lowest = Math.max(0, ...inner.map((mat) => mat.y + box.height / 2))
  const [own, centre] = ownMatAndCentre(width, height, size, lowest, centreWidth)
  return { mats: [own, ...mats], centre }
}

/** A horseshoe for many: up on the left in so many rows, along the top, down on the right. */
function horseshoe(sides: number): Arrange {
  return (count, width, height, size) => {
    const others = count - 1
    const across = others - 2 * sides
    const box = boxOf({ x: 0, y: 0, size })
    const step = sides > 1 ? (height - box.height * 1.5 - GAP_PX) / sides : box.height + GAP_PX * 2
    const top = box.height / 2 + GAP_PX * 2
    const [left, right] = [box.width / 2 + GAP_PX, width - box.width / 2 - GAP_PX]
    const side = (x: number, row: number): MatPosition => ({ x, y: top + step * row, size })
    const mats = Array.from({ length: others }, (_, n) => {
      if (n < sides) return side(left, sides - n)
      if (n >= sides + across) return side(right, n - sides - across + 1)
      const part = across > 1 ? (n - sides) / (across - 1) : 0.5
      return { x: left + (right - left) * part, y: top, size }
    })
    const [own, centre] = ownMatAndCentre(
      width,
      height,
      size,
      box.height + GAP_PX * 2,
      widthBetweenSides(width, box),
    )
    return { mats: [own, ...mats], centre }
  }
}
