/** The games, and what they are called. */
import { knownOffer } from '../lib/offer.svelte'
import { say } from '../lib/words.svelte'
import { clientOf, GAMES } from '.'

/** Those the server has; until it has said so, those the page was built with. */
export function gamesHere(): string[] {
  return knownOffer()?.games.map(({ game }) => game) ?? GAMES
}

export function gameName(game: string): string {
  const { name } = clientOf(game)
  return name ? say(name) : (offeredNow(game)?.name ?? game)
}

/** Where there is little room: without what a box says after the colon. */
export function shortName(game: string): string {
  return gameName(game).split(':')[0]!.trim()
}

export function gameAbout(game: string): string {
  const { about } = clientOf(game)
  return about ? say(about) : (offeredNow(game)?.about ?? '')
}

function offeredNow(game: string) {
  return knownOffer()?.games.find((one) => one.game === game)
}
