/** The games, and what they are called. */
import { say } from '../lib/words.svelte'

const NAMES: Record<string, string> = {
  skull: 'web-skull',
  skull_king: 'web-skull-king',
  saber_skull: 'web-saber-skull',
}

export const GAMES = Object.keys(NAMES)

export function gameName(game: string): string {
  return say(NAMES[game] ?? game)
}

/** Where there is little room: without what a box says after the colon. */
export function shortName(game: string): string {
  return gameName(game).split(':')[0]!.trim()
}
