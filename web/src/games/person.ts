/** What is to be seen of whoever plays a seat, the same in all games. */
import { knownOffer } from '../lib/offer.svelte'
import type { Person } from '../lib/stage'
import { say } from '../lib/words.svelte'

export const SHORT = 10 // seconds on a clock: now it is urgent

/** A sign, carved on a square of 16, and what it means. */
export interface Sign {
  path: string
  words: string
}

const HEAD = 'M7 1h2v2h4l1 1v8l-1 1H3l-1-1V4l1-1h4ZM5 6v3h2V6Zm4 0v3h2V6ZM5 11h6v-1H5Z'
const BOT = `${HEAD}M4 14h8v1H4Z`
const AWAY = 'M10 1C5 2 3 6 4 9c1 4 6 6 10 4-2 3-8 4-11 0C0 9 2 2 10 1Z'
const FLAG = 'M3 1l2 0 0 1c3-2 5 2 9 0l0 7c-4 2-6-2-9 0l0 6-2 0Z'

const LEVELS: Record<string, string> = {
  random: 'level-random',
  casual: 'level-casual',
  sharp: 'level-sharp',
  master: 'level-master',
}

/** What a bot's way of playing is called; nothing where a person sits, or who it is was not told. */
export function levelOf({ kind, level }: Person): string {
  return kind === 'bot' && level ? levelName(level) : ''
}

/** A level that came with a game is called what the server calls it. */
function levelName(level: string): string {
  if (LEVELS[level]) return say(LEVELS[level])
  return knownOffer()?.levels.find(({ value }) => value === level)?.name ?? level
}

/** A bot with as many stripes as its level has earned; those that are no level have one bar. */
function botOf(level: string): string {
  const stripes = Object.keys(LEVELS).indexOf(level) + 1
  if (!stripes) return BOT
  const first = 8 - (stripes * 4 - 1) / 2
  return HEAD + Array.from({ length: stripes }, (_, n) => `M${first + 4 * n} 14h3v2h-3Z`).join('')
}

export function signOf(person: Person): Sign | null {
  if (person.resigned) return { path: FLAG, words: say('web-person-resigned') }
  if (person.standIn) return { path: BOT, words: say('web-person-stand-in') }
  if (person.away) return { path: AWAY, words: say('web-person-away') }
  const level = levelOf(person)
  if (level) return { path: botOf(person.level!), words: say('web-person-bot-level', { level }) }
  if (person.kind === 'bot') return { path: BOT, words: say('web-person-bot') }
  if (person.kind === 'program') return { path: BOT, words: say('web-person-program') }
  return null
}

/** What is left on somebody's clock: “4:05”, by the hour “27:30:00”; nothing without a clock. */
export function clockOf(person: Person): string {
  if (person.clock === null) return ''
  const left = Math.ceil(person.clock)
  const hours = Math.floor(left / 3600)
  const parts = [Math.floor(left / 60) % 60, left % 60].map((part, n) =>
    n || hours ? String(part).padStart(2, '0') : String(part),
  )
  return [...(hours ? [hours] : []), ...parts].join(':')
}
