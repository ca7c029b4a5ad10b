/** What is shown of whoever plays a seat, the same in all games: a title, a badge, a level, a clock. */
import { knownCatalog } from '../lib/catalog.svelte'
import type { Person } from '../lib/boardProps'
import { translate } from '../lib/translations.svelte'

export const LOW_CLOCK_S = 10 // below that it is urgent

/** A sign, drawn on a square of 16, and what it means. */
export interface PersonBadge {
  path: string
  label: string
}

const ROBOT_HEAD_PATH = 'M7 1h2v2h4l1 1v8l-1 1H3l-1-1V4l1-1h4ZM5 6v3h2V6Zm4 0v3h2V6ZM5 11h6v-1H5Z'
const BOT_PATH = `${ROBOT_HEAD_PATH}M4 14h8v1H4Z`
const AWAY_PATH = 'M10 1C5 2 3 6 4 9c1 4 6 6 10 4-2 3-8 4-11 0C0 9 2 2 10 1Z'
const FLAG_PATH = 'M3 1l2 0 0 1c3-2 5 2 9 0l0 7c-4 2-6-2-9 0l0 6-2 0Z'

const LEVEL_MESSAGES: Record<string, string> = {
  random: 'level-random',
  casual: 'level-casual',
  sharp: 'level-sharp',
  master: 'level-master',
}

/** The name of a bot's level; nothing where a person sits, or the level is not known. */
export function botLevelName({ kind, level }: Person): string {
  return kind === 'bot' && level ? levelName(level) : ''
}

/** A level that came with a game is called what the server calls it. */
function levelName(level: string): string {
  if (LEVEL_MESSAGES[level]) return translate(LEVEL_MESSAGES[level])
  return knownCatalog()?.levels.find(({ value }) => value === level)?.name ?? level
}

/** A bot with as many stripes as its level has earned; those that are no level have one bar. */
function botPath(level: string): string {
  const stripes = Object.keys(LEVEL_MESSAGES).indexOf(level) + 1
  if (!stripes) return BOT_PATH
  const first = 8 - (stripes * 4 - 1) / 2
  return (
    ROBOT_HEAD_PATH +
    Array.from({ length: stripes }, (_, n) => `M${first + 4 * n} 14h3v2h-3Z`).join('')
  )
}

/** The name at a seat; one's own says so. */
export function seatTitle({ name }: Person, isYou: boolean): string {
  return isYou ? translate('web-seat-you', { name }) : name
}

export function badgeOf(person: Person): PersonBadge | null {
  if (person.resigned) return { path: FLAG_PATH, label: translate('web-person-resigned') }
  if (person.standIn) return { path: BOT_PATH, label: translate('web-person-stand-in') }
  if (person.away) return { path: AWAY_PATH, label: translate('web-person-away') }
  const level = botLevelName(person)
  if (level)
    return { path: botPath(person.level!), label: translate('web-person-bot-level', { level }) }
  if (person.kind === 'bot') return { path: BOT_PATH, label: translate('web-person-bot') }
  if (person.kind === 'program') return { path: BOT_PATH, label: translate('web-person-program') }
  return null
}

/** What is left on somebody's clock: “4:05”, by the hour “27:30:00”; nothing without a clock. */
export function clockText(person: Person): string {
  if (person.clock === null) return ''
  const left = Math.ceil(person.clock)
  const hours = Math.floor(left / 3600)
  const parts = [Math.floor(left / 60) % 60, left % 60].map((part, n) =>
    n || hours ? String(part).padStart(2, '0') : String(part),
  )
  return [...(hours ? [hours] : []), ...parts].join(':')
}
