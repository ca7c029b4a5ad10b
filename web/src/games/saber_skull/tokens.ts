/** Every token by itself, so that each can be seen going from one place to another. */
import type { SaberSkullView } from '../../protocol/messages'

export interface Token {
  id: string
  colour: string
}

/** Where they are: with a crew by seat, or on an island by number. */
export interface TokenPlaces {
  crews: Token[][]
  islands: Token[][]
}

/**
 * The view tells how many of each colour lie where; here the same tokens stay who they are. Those
 * that can stay do, the others go where one of their colour is missing.
 */
export function trackTokens(before: TokenPlaces | null, view: SaberSkullView): TokenPlaces {
  const spare = new Map<string, Token[]>()
  const stayed = (tokens: Token[] = [], counts: Record<string, number>) => {
    const left = { ...counts }
    return tokens.filter((token) => {
      const stays = (left[token.colour] ?? 0) > 0
      if (stays) left[token.colour]!--
      else spare.set(token.colour, [...(spare.get(token.colour) ?? []), token])
      return stays
    })
  }
  const crews = view.crews.map((crew, seat) => stayed(before?.crews[seat], crew.tokens))
  const islands = view.islands.map((island, place) => stayed(before?.islands[place], island.tokens))
  const born: Record<string, number> = {}
  const filled = (tokens: Token[], counts: Record<string, number>) => {
    const come = Object.entries(counts).flatMap(([colour, count]) => {
      const missing = count - tokens.filter((token) => token.colour === colour).length
      return Array.from({ length: missing }, () => spare.get(colour)?.shift() ?? create(colour))
    })
    return [...tokens, ...come]
  }
  const known = new Set([...crews, ...islands].flat().map((token) => token.id))
  const create = (colour: string): Token => {
    let id
    do id = `${colour}-${(born[colour] = (born[colour] ?? 0) + 1)}`
    while (known.has(id))
    return { id, colour }
  }
  const order = view.crews.map((crew) => crew.colour)
  return {
    crews: crews.map((tokens, seat) =>
      sortedByColour(filled(tokens, view.crews[seat]!.tokens), order),
    ),
    islands: islands.map((tokens, place) => filled(tokens, view.islands[place]!.tokens)),
  }
}

/** A store lies sorted by colour; on an island they stay as they came. */
function sortedByColour(tokens: Token[], order: string[]): Token[] {
  return tokens.toSorted((one, other) => order.indexOf(one.colour) - order.indexOf(other.colour))
}
