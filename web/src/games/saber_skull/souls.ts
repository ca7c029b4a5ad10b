/** Every soul token by itself, so that each can be seen going from one place to another. */
import type { SaberSkullView } from '../../../../docs/protocol/protocol'

export interface Soul {
  id: string
  colour: string
}

/** Where they are: with a crew by seat, or on an island by number. */
export interface Places {
  crews: Soul[][]
  islands: Soul[][]
}

/**
 * The view tells how many of each colour lie where; here the same tokens stay who they are. Those
 * that can stay do, the others go where one of their colour is missing.
 */
export function settled(before: Places | null, view: SaberSkullView): Places {
  const spare = new Map<string, Soul[]>()
  const stayed = (souls: Soul[] = [], tokens: Record<string, number>) => {
    const left = { ...tokens }
    return souls.filter((soul) => {
      const stays = (left[soul.colour] ?? 0) > 0
      if (stays) left[soul.colour]!--
      else spare.set(soul.colour, [...(spare.get(soul.colour) ?? []), soul])
      return stays
    })
  }
  const crews = view.crews.map((crew, seat) => stayed(before?.crews[seat], crew.tokens))
  const islands = view.islands.map((island, place) => stayed(before?.islands[place], island.tokens))
  const born: Record<string, number> = {}
  const filled = (souls: Soul[], tokens: Record<string, number>) => {
    const come = Object.entries(tokens).flatMap(([colour, count]) => {
      const missing = count - souls.filter((soul) => soul.colour === colour).length
      return Array.from({ length: missing }, () => spare.get(colour)?.shift() ?? create(colour))
    })
    return [...souls, ...come]
  }
  const known = new Set([...crews, ...islands].flat().map((soul) => soul.id))
  const create = (colour: string): Soul => {
    let id
    do id = `${colour}-${(born[colour] = (born[colour] ?? 0) + 1)}`
    while (known.has(id))
    return { id, colour }
  }
  const order = view.crews.map((crew) => crew.colour)
  return {
    crews: crews.map((souls, seat) => sorted(filled(souls, view.crews[seat]!.tokens), order)),
    islands: islands.map((souls, place) => filled(souls, view.islands[place]!.tokens)),
  }
}

/** A store lies sorted by colour; on an island they stay as they came. */
function sorted(souls: Soul[], order: string[]): Soul[] {
  return souls.toSorted((one, other) => order.indexOf(one.colour) - order.indexOf(other.colour))
}
