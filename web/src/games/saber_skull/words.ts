/** Piles and coasters in words. */
import type { SaberSkullView } from '../../../../docs/protocol/protocol'
import { listed, say } from '../../lib/words.svelte'

/** 2 red and 1 green. */
export function inWords(tokens: Record<string, number>): string {
  const parts = Object.entries(tokens).map(([colour, count]) =>
    say('tokens-of-colour', { colour, count }),
  )
  return parts.length ? listed(parts) : say('web-saber-skull-nothing')
}

/** What a coaster is and what lies on it. */
export function coasterInWords(view: SaberSkullView, coaster: string): string {
  if (coaster === 'K') return say('web-saber-skull-the-skull')
  if (coaster === 'B') return say('web-saber-skull-the-saber')
  const { tokens, room, saber } = view.islands[Number(coaster) - 1]!
  return say('web-saber-skull-island', {
    island: Number(coaster),
    room: room ?? 'any',
    saber: saber ? 'yes' : 'no',
    tokens: inWords(tokens),
  })
}
