/** Where the mats lie: a ring on a wide table; on a tall one you below and the others above. */
export interface Spot {
  x: number // the middle of mat and name plate together
  y: number
  size: number // of the mat
}

/** A spot, and how wide a name may be there without touching another. */
export interface Place extends Spot {
  room: number
}

export interface Plan {
  spots: Place[] // clockwise, the first at the bottom
  middle: Box // for what is said in the middle of the table
  letter: number // how large it can be said there
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP = 4
const PHONE = 600 // no wider than this
// Mats on a phone: how large they get, below which an arc becomes a horseshoe, and the least of all.
const LARGEST = 96
const SMALL = 62
const SMALLEST = 36
const WORDS = { width: 12, height: 7.6 } // what is said in the middle, in letters

/** How large the letters of a name are beside a mat of this size. */
export const letter = (size: number) => Math.min(44, Math.max(12, size * 0.155))
/** Below the mat: a name, and a line of marks. */
export const plate = (size: number) => letter(size) * 2.7 + 4

const boxOf = ({ x, y, size }: Spot): Box => ({
  x,
  y,
  width: Math.max(size * 1.1, letter(size) * 4.6),
  height: size + plate(size),
})

interface Laid {
  spots: Spot[]
  middle: Box
}

type Way = (count: number, width: number, height: number, size: number) => Laid

/** The largest mats that fit. */
export function plan(count: number, width: number, height: number): Plan {
  const isWide = width > height * 1.05 || width > PHONE
  const shoes = [1, 2, 3, 4].filter((sides) => count - 1 > 2 * sides).map(shoe)
  const laid = isWide
    ? largest([ring], Math.min(width, height) * 0.3)
    : (largest([arc], LARGEST, SMALL) ?? largest(shoes, LARGEST))
  return withRoom(laid ?? arc(count, width, height, SMALLEST), width)

  function largest(ways: Way[], from: number, to = SMALLEST): Laid | null {
    for (let size = from; size >= to; size -= 2)
      for (const lay of ways) {
        const laid = lay(count, width, height, size)
        if (fits(laid, width, height)) return laid
      }
    return null
  }
}

const LONGEST = 15 // letters of a name are about so many times as wide as high

function withRoom({ spots, middle }: Laid, width: number): Plan {
  const boxes = spots.map(boxOf)
  const placed = spots.map((spot, n) => {
    const box = boxes[n]!
    const most = Math.min(letter(spot.size) * LONGEST, 2 * Math.min(spot.x, width - spot.x))
    const level = [middle, ...boxes].filter(
      ({ x, y, height }) => x !== box.x && Math.abs(y - box.y) < (height + box.height) / 2,
    )
    const shares = level.map((other) => {
      const apart = Math.abs(other.x - box.x) - GAP
      const taken = other === middle ? middle.width : Math.max(apart, other.width)
      return 2 * apart - taken
    })
    return { ...spot, room: Math.max(box.width, Math.min(most, ...shares)) }
  })
  const size = letter(spots[0]!.size)
  const grown = size * growth(size, middle, boxes)
  const wide = grown > size ? grown * WORDS.width : middle.width
  return { spots: placed, middle: { ...middle, width: wide }, letter: grown }
}

/** In a wide ring there is room to say it louder. */
function growth(size: number, { x, y }: Box, boxes: Box[]): number {
  const free = (times: number) => {
    const words = { x, y, width: WORDS.width * size * times, height: WORDS.height * size * times }
    return boxes.every((box) => !meet(words, box))
  }
  return [2, 1.8, 1.6, 1.4, 1.2].find(free) ?? 1
}

function fits({ spots, middle }: Laid, width: number, height: number): boolean {
  const boxes = [middle, ...spots.map(boxOf)]
  return boxes.every((box, n) => {
    const others = boxes.slice(n + 1)
    return within(box, width, height) && others.every((other) => !meet(box, other))
  })
}

function within(box: Box, width: number, height: number): boolean {
  return (
    box.x - box.width / 2 >= 0 &&
    box.y - box.height / 2 >= 0 &&
    box.x + box.width / 2 <= width &&
    box.y + box.height / 2 <= height
  )
}

function meet(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  )
}

const STEPS = 240

/** Round an ellipse, at equal distances along its edge. */
function ring(count: number, width: number, height: number, size: number): Laid {
  const box = boxOf({ x: 0, y: 0, size })
  const rx = (width - box.width) / 2 - GAP
  const ry = (height - box.height) / 2 - GAP * 2
  const on = (step: number) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS
    return { x: width / 2 + rx * Math.cos(angle), y: height / 2 + ry * Math.sin(angle), size }
  }
  const path = Array.from({ length: STEPS }, (_, step) => on(step))
  const along = [0]
  for (let n = 1; n <= STEPS; n++) {
    const [from, to] = [path[n - 1]!, path[n % STEPS]!]
    along.push(along[n - 1]! + Math.hypot(to.x - from.x, to.y - from.y))
  }
  const spots = Array.from({ length: count }, (_, n) => {
    const wanted = (along[STEPS]! * n) / count
    return path[along.findIndex((length) => length >= wanted - 0.01)]!
  })
  const middle = { width: letter(size) * WORDS.width, height: letter(size) * WORDS.height }
  return { spots, middle: { ...middle, x: width / 2, y: height / 2 } }
}

/** You at the bottom, somewhat larger; the middle between you and what ends at `top`. */
function below(
  width: number,
  height: number,
  size: number,
  top: number,
  room: number,
): [Spot, Box] {
  const own = Math.min(size * 1.25, 120, width * 0.34)
  const tall = own + plate(own)
  const left = height - tall - GAP * 3 - top
  const middle = { x: width / 2, y: top + GAP + left / 2, width: room, height: Math.min(left, 130) }
  return [
    { x: width / 2, y: height - tall / 2 - GAP, size: own },
    { ...middle, height: Math.max(middle.height, letter(own) * WORDS.height) },
  ]
}

/** What is left in the middle between two seats at the edges. */
const between = (width: number, box: Box) =>
  Math.min(190, Math.max(120, width - 2 * box.width - GAP * 4))

/** One arc above, from your left to your right. */
function arc(count: number, width: number, height: number, size: number): Laid {
  const others = count - 1
  const box = boxOf({ x: 0, y: 0, size })
  const rx = (width - box.width) / 2 - GAP
  const top = box.height / 2 + GAP * 2
  const rise = others > 2 ? Math.min(height * 0.32, height - box.height * 1.5 - top) : 0
  const edge = others > 2 ? 0 : 0.2 // two do not sit at the sides
  const spots = Array.from({ length: others }, (_, n) => {
    const part = others > 1 ? edge + ((1 - 2 * edge) * n) / (others - 1) : 0.5
    const angle = Math.PI * part
    return { x: width / 2 - rx * Math.cos(angle), y: top + rise * (1 - Math.sin(angle)), size }
  })
  const room = between(width, box)
  const inner = spots.filter((spot) => Math.abs(spot.x - width / 2) < (room + box.width) / 2)
  const lowest = Math.max(0, ...inner.map((spot) => spot.y + box.height / 2))
  const [own, middle] = below(width, height, size, lowest, room)
  return { spots: [own, ...spots], middle }
}

/** A horseshoe for many: up on the left in so many rows, along the top, down on the right. */
function shoe(sides: number): Way {
  return (count, width, height, size) => {
    const others = count - 1
    const across = others - 2 * sides
    const box = boxOf({ x: 0, y: 0, size })
    const step = sides > 1 ? (height - box.height * 1.5 - GAP) / sides : box.height + GAP * 2
    const top = box.height / 2 + GAP * 2
    const [left, right] = [box.width / 2 + GAP, width - box.width / 2 - GAP]
    const side = (x: number, row: number): Spot => ({ x, y: top + step * row, size })
    const spots = Array.from({ length: others }, (_, n) => {
      if (n < sides) return side(left, sides - n)
      if (n >= sides + across) return side(right, n - sides - across + 1)
      const part = across > 1 ? (n - sides) / (across - 1) : 0.5
      return { x: left + (right - left) * part, y: top, size }
    })
    const [own, middle] = below(width, height, size, box.height + GAP * 2, between(width, box))
    return { spots: [own, ...spots], middle }
  }
}
