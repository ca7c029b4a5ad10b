/** Lines of several players in one picture: each has a colour, dashes and a marker, and its name where it ends. */
import './playerLines.css'
import { SHAPE_PATHS } from '../art/shapes'

const COLOUR_COUNT = 6
const DASH_PATTERNS = ['', '8 4', '2 4', '10 3 2 3', '5 2', '14 4']
const MARKER_PATHS = Object.values(SHAPE_PATHS)

export interface LineStyle {
  colour: string // a class
  dashes: string
  marker: string // a path around 0,0, about 24 wide
}

/** Of more than six players two share a colour and a marker, but never the dashes. */
export function lineStyleOf(player: number): LineStyle {
  const place = player % COLOUR_COUNT
  const again = Math.floor(player / COLOUR_COUNT) * (COLOUR_COUNT / 2)
  return {
    colour: `c${place}`,
    dashes: DASH_PATTERNS[(place + again) % COLOUR_COUNT]!,
    marker: MARKER_PATHS[place]!,
  }
}

/** Heights for names that would touch otherwise, as near to the wished ones as can be. */
export function spreadLabels(wished: number[], apart: number, lowest: number): number[] {
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

export function truncateName(name: string, maxLetters: number): string {
  return name.length > maxLetters ? name.slice(0, maxLetters - 1) + '…' : name
}
