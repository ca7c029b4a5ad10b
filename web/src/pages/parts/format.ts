/** Names, times and numbers as several pages write them. */
import type { OfferedChoice } from '../../protocol/answers'
import { ApiError } from '../../lib/api'
import { currentLanguage, translate } from '../../lib/translations.svelte'

export function playerKindName(kind: string): string {
  if (kind === 'bot') return translate('web-pages-kind-bot')
  return kind === 'program'
    ? translate('web-pages-kind-program')
    : translate('web-pages-kind-person')
}

/** A moment, from seconds since 1970, as the server counts. */
export function formatDateTime(seconds: number): string {
  const form = new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return form.format(seconds * 1000)
}

export function formatTime(seconds: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { timeStyle: 'short' }).format(seconds * 1000)
}

export function formatNumber(value: number): string {
  return new Intl.NumberFormat(currentLanguage()).format(value)
}

/** A rating's change, always with its sign. */
export function formatChange(value: number): string {
  const form = new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero' })
  return withMinusSign(form.format(value))
}

/** With a sign that is not a hyphen, as in the sentences of the games. */
export function withMinusSign(text: string): string {
  return text.replace('-', '−')
}

/** What went wrong, in the words of the server if it was there to say them. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message
  if (error instanceof ApiError) return translate('web-pages-unreachable')
  return translate('web-pages-failed')
}

/** The name of a player; of a bot, the name of its level. */
export function displayName(
  player: { name: string | null; kind: string },
  levels: OfferedChoice[],
): string {
  if (player.kind !== 'bot') return player.name ?? translate('web-guest-name')
  return levels.find((level) => level.value === player.name)?.name ?? player.name ?? ''
}
