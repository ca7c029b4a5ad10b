/** Where things lie on the table, in percent of it: seats, and before each the place of its die. */
export interface Point {
  x: number
  y: number
}

export interface SeatPlace {
  seat: number
  narrow: Point // of the seat on a phone
  narrowDie: Point
  wide: Point // and on a desk
  wideDie: Point
  isBelow: boolean // beside the table rather than at it
}

/** An ellipse on a desk: its half width and half height. */
interface Ring {
  middle: Point
  width: number
  height: number
}

// With you at the bottom the others move up, and the dice lie nearer to you.
const SEAT_RING: Ring = { middle: { x: 50, y: 46 }, width: 39, height: 31 }
const DICE_RING: Ring = { middle: { x: 50, y: 62 }, width: 17, height: 21 }
const WATCHED_SEAT_RING: Ring = { middle: { x: 50, y: 50 }, width: 39, height: 37 }
const WATCHED_DICE_RING: Ring = { middle: { x: 50, y: 50 }, width: 19, height: 16 }

/** Clockwise from the left of whoever sits at the bottom; without anybody there, all around. */
export function seatPlaces(players: number, you: number | null): SeatPlace[] {
  return Array.from({ length: players }, (_, turn) => {
    const seat = ((you ?? 0) + turn) % players
    if (you !== null && turn === 0) return ownPlace(seat)
    return you === null ? placeAround(seat, turn, players) : placeAbove(seat, turn, players)
  })
}

function ownPlace(seat: number): SeatPlace {
  const below = { x: 50, y: 118 } // the hand has its own room under the table
  return {
    seat,
    narrow: below,
    narrowDie: { x: 50, y: 84 },
    wide: below,
    wideDie: pointOnRing(DICE_RING, 0, 1),
    isBelow: true,
  }
}

/** The others, in one arc above. */
function placeAbove(seat: number, turn: number, players: number): SeatPlace {
  const x = ((turn - 0.5) * 100) / (players - 1)
  const bend = Math.abs(x - 50) / 50 // the outer ones sit a little nearer
  return {
    seat,
    narrow: { x, y: 20 + 3 * bend },
    narrowDie: { x: 50 + 0.95 * (x - 50), y: 56 + 2 * bend }, // and their dice not on the rim
    wide: pointOnRing(SEAT_RING, turn, players),
    wideDie: pointOnRing(DICE_RING, turn, players),
    isBelow: false,
  }
}

/** Half of them above and half below, when nobody sits at the bottom. */
function placeAround(seat: number, turn: number, players: number): SeatPlace {
  const above = Math.ceil(players / 2)
  const top = turn < above
  const x = top
    ? ((turn + 0.5) * 100) / above
    : 100 - ((turn - above + 0.5) * 100) / (players - above)
  return {
    seat,
    narrow: { x, y: top ? 16 : 84 },
    narrowDie: { x, y: top ? 39 : 61 },
    wide: pointOnRing(WATCHED_SEAT_RING, turn, players),
    wideDie: pointOnRing(WATCHED_DICE_RING, turn, players),
    isBelow: false,
  }
}

function pointOnRing({ middle, width, height }: Ring, turn: number, players: number): Point {
  const angle = Math.PI * (0.5 + (2 * turn) / players)
  return { x: middle.x + width * Math.cos(angle), y: middle.y + height * Math.sin(angle) }
}
