/** What has changed at a table since somebody sat down, in words. */
import type { OfferedGame } from '../protocol/answers'
import type { Terms } from '../protocol/messages'
import { translate } from '../lib/translations.svelte'
import { gameName } from '../games/gameNames'
import { settingTexts } from './settingTexts'

export interface ChangedTerm {
  name: string
  before: string
  now: string
}

export function changedTerms(before: Terms, now: Terms, games: OfferedGame[]): ChangedTerm[] {
  if (before.game !== now.game) {
    const game = { name: translate('web-the-game'), before: gameName(before.game) }
    return [{ ...game, now: gameName(now.game) }, ...changedSettings(before, now)]
  }
  return [...changedOptions(before, now, games), ...changedSettings(before, now)]
}

function changedOptions(before: Terms, now: Terms, games: OfferedGame[]): ChangedTerm[] {
  const offered = games.find(({ game }) => game === now.game)?.options ?? []
  return Object.keys(now.options)
    .filter((option) => before.options[option] !== now.options[option])
    .map((option) => {
      const found = offered.find((one) => one.option === option)
      const valueName = (terms: Terms) => {
        const value = String(terms.options[option])
        return found?.values.find((one) => one.value === value)?.name ?? value
      }
      return { name: found?.name ?? option, before: valueName(before), now: valueName(now) }
    })
}

function changedSettings(before: Terms, now: Terms): ChangedTerm[] {
  const texts = settingTexts(now.settings)
  return settingTexts(before.settings)
    .map(([name, value], at) => ({ name, before: value, now: texts[at]![1] }))
    .filter((term) => term.before !== term.now)
}
