/** Lines of several players in one picture: each has a colour, dashes and a sign, and its name where it ends. */
import './lines.css'
import { SIGNS } from '../art/signs'

const COLOURS = 6
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 2', '14 4']
const SHAPES = Object.values(SIGNS)

export interface Stroke {
  colour: string // a class
  dashes: string
  sign: string // a path around 0,0, about 24 wide
}

/** Of more than six players two share a colour and a sign, but never the dashes. */
export function strokeOf(player: number): Stroke {
  const place = player % COLOURS
  const again = Math.floor(player / COLOURS) * (COLOURS / 2)
  return {
    colour: `c${place}`,
    dashes: DASHES[(place + again) % COLOURS]!,
    sign: SHAPES[place]!,
  }
}

/** Heights for names that would touch otherwise, as near to the wished ones as can be. */
export function spread(wished: number[], apart: number, lowest: number): number[] {
  const order = wished.map((_, place) => place).sort((one, other) => wished[one]! - wished[other]!)
  const found = [...wished]
  let least = -Infinity
  for (const place of order) {
    found[place] = Math.max(found[place]!, least)
    least = found[place] + apart
  }
  let most = lowest
  for (const place of order.reverse()) {
    found[place] = Math.min(found[place]!, most)
    most = found[place] - apart
  }
  return found
}

export function shortName(name: string, most = 13): string {
  return name.length > most ? name.slice(0, most - 1) + '…' : name
}
