/** Which games there are, and what they are called. */
import { knownCatalog } from '../lib/catalog.svelte'
import { translate } from '../lib/translations.svelte'
import { gameUiOf, BUILT_IN_GAMES } from '.'

/** Those the server has; until it has said so, those the page was built with. */
export function availableGames(): string[] {
  return knownCatalog()?.games.map(({ game }) => game) ?? BUILT_IN_GAMES
}

export function gameName(game: string): string {
  const { nameMessage } = gameUiOf(game)
  return nameMessage ? translate(nameMessage) : (catalogEntry(game)?.name ?? game)
}

/** Where there is little room: without what a box says after the colon. */
export function shortGameName(game: string): string {
  return gameName(game).split(':')[0]!.trim()
}

export function gameDescription(game: string): string {
  const { aboutMessage } = gameUiOf(game)
  return aboutMessage ? translate(aboutMessage) : (catalogEntry(game)?.about ?? '')
}

function catalogEntry(game: string) {
  return knownCatalog()?.games.find((one) => one.game === game)
}
