/** Words that several pages share. */
import type { Choice } from '../../../../docs/protocol/answers'
import { Mistake } from '../../lib/api'
import { say, spokenLanguage } from '../../lib/words.svelte'

export function kindName(kind: string): string {
  if (kind === 'bot') return say('web-pages-kind-bot')
  return kind === 'program' ? say('web-pages-kind-program') : say('web-pages-kind-person')
}

/** A moment, from the seconds the server counts. */
export function when(seconds: number): string {
  const form = new Intl.DateTimeFormat(spokenLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return form.format(seconds * 1000)
}

export function timeOf(seconds: number): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { timeStyle: 'short' }).format(seconds * 1000)
}

export function number(value: number): string {
  return new Intl.NumberFormat(spokenLanguage()).format(value)
}

/** A rating's change, always with its sign. */
export function change(value: number): string {
  const form = new Intl.NumberFormat(spokenLanguage(), { signDisplay: 'exceptZero' })
  return minus(form.format(value))
}

/** With a sign that is not a hyphen, as in the sentences of the games. */
export function minus(text: string): string {
  return text.replace('-', '−')
}

/** What went wrong, in the words of the server if it was there to say them. */
export function mistakeText(mistake: unknown): string {
  if (mistake instanceof Mistake && mistake.message) return mistake.message
  if (mistake instanceof Mistake) return say('web-pages-unreachable')
  return say('web-pages-failed')
}

/** Where bots go by their strength, what that is called. */
export function shownName(player: { name: string | null; kind: string }, levels: Choice[]): string {
  if (player.kind !== 'bot') return player.name ?? say('web-guest-name')
  return levels.find((level) => level.value === player.name)?.name ?? player.name ?? ''
}
