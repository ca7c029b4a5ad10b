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
    wideDie: { x: 50, y: 86 },
    isBelow: true,
  }
}

/** The others, in one arc above. */
function placeAbove(seat: number, turn: number, players: number): SeatPlace {
  const x = ((turn - 0.5) * 100) / (players - 1)
  const bend = Math.abs(x - 50) / 50 // the outer ones sit a little nearer
  const wide = pointOnRing(turn, players)
  return {
    seat,
    narrow: { x, y: 20 + 3 * bend },
    narrowDie: { x, y: 56 + 2 * bend },
    wide,
    wideDie: pointBetween(wide, { x: 50, y: 61 }, 0.56),
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
  const wide = pointOnRing(turn, players)
  return {
    seat,
    narrow: { x, y: top ? 16 : 84 },
    narrowDie: { x, y: top ? 39 : 61 },
    wide,
    wideDie: pointBetween(wide, { x: 50, y: 50 }, 0.5),
    isBelow: false,
  }
}

function pointOnRing(turn: number, players: number): Point {
  const angle = Math.PI * (0.5 + (2 * turn) / players)
  return { x: 50 + 39 * Math.cos(angle), y: 50 + 34 * Math.sin(angle) }
}

function pointBetween(from: Point, to: Point, part: number): Point {
  return { x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }
}
