/** Tokens and coasters in words. */
import type { SaberSkullView } from '../../protocol/messages'
import { formatList, translate } from '../../lib/translations.svelte'

/** 2 red and 1 green. */
export function tokensText(tokens: Record<string, number>): string {
  const parts = Object.entries(tokens).map(([colour, count]) =>
    translate('tokens-of-colour', { colour, count }),
  )
  return parts.length ? formatList(parts) : translate('web-saber-skull-nothing')
}

/** What a coaster is and what lies on it. */
export function coasterText(view: SaberSkullView, coaster: string): string {
  if (coaster === 'K') return translate('web-saber-skull-the-skull')
  if (coaster === 'B') return translate('web-saber-skull-the-saber')
  const { tokens, room, saber } = view.islands[Number(coaster) - 1]!
  return translate('web-saber-skull-island', {
    island: Number(coaster),
    room: room ?? 'any',
    saber: saber ? 'yes' : 'no',
    tokens: tokensText(tokens),
  })
}
