/** How a table is run, in words: the labels of its settings and what is chosen. */
import type { TableSettings } from '../protocol/messages'
import { translate } from '../lib/translations.svelte'

// Usual clocks; the server takes any.
export const CLOCK_PRESETS: [string, TableSettings['clock']][] = [
  ['web-clock-none', { kind: 'none', seconds: 0, increment: 0 }],
  ['web-clock-30-seconds', { kind: 'decision', seconds: 30, increment: 0 }],
  ['web-clock-2-minutes', { kind: 'decision', seconds: 120, increment: 0 }],
  ['web-clock-10-minutes', { kind: 'bank', seconds: 600, increment: 5 }],
  ['web-clock-a-day', { kind: 'decision', seconds: 86_400, increment: 0 }],
  ['web-clock-3-days', { kind: 'decision', seconds: 259_200, increment: 0 }],
]

export const CHAT_MODE_MESSAGES = {
  free: 'web-talk-free',
  phrases: 'web-talk-phrases',
  off: 'web-talk-off',
}

export const SWITCH_FIELDS = [
  ['listed', 'web-listed'],
  ['rated', 'web-rated'],
  ['keep_talk', 'web-keep-talk'],
  ['odds', 'web-odds-allowed'],
  ['hints', 'web-hints-allowed'],
  ['bot_talk', 'web-bot-talk'],
] as const

/** Which of the usual clocks it is; -1 for another. */
export function clockPresetOf(clock: TableSettings['clock']): number {
  return CLOCK_PRESETS.findIndex(([, one]) => JSON.stringify(one) === JSON.stringify(clock))
}

export function graceText(seconds: number): string {
  return translate('web-grace-time', { minutes: Math.floor(seconds / 60), seconds })
}

function clockText(clock: TableSettings['clock']): string {
  const preset = CLOCK_PRESETS[clockPresetOf(clock)]
  if (preset) return translate(preset[0])
  return `${translate('web-clock-own')} (${clock.seconds} s + ${clock.increment} s)`
}

/** All settings, each as its label and its value. */
export function settingTexts(settings: TableSettings): [name: string, value: string][] {
  return [
    ...SWITCH_FIELDS.map(([field, name]): [string, string] => [
      translate(name),
      translate(settings[field] ? 'web-switch-on' : 'web-switch-off'),
    ]),
    [translate('web-clock'), clockText(settings.clock)],
    [translate('web-talk'), translate(CHAT_MODE_MESSAGES[settings.talk])],
    [translate('web-grace'), graceText(settings.grace)],
  ]
}
