/** What is asked of whoever looks, or whom they are waiting for. */
import type { SkullHidden, SkullView } from '../../../../docs/protocol/protocol'
import type { Stage } from '../../lib/stage'
import { listed, say } from '../../lib/words.svelte'
import { TRIBES, nameSeat } from './labels'

type Table = Stage<SkullView, SkullHidden>

const FEW = 3 // names in a row; more are counted

export function prompt(stage: Table): string {
  const seat = Object.keys(stage.choices).map(Number)[0]
  if (seat === undefined) return waiting(stage)
  const asked = question(stage, seat)
  if (stage.view.tribes.length === stage.view.players) return asked
  if (Object.keys(stage.choices).length > 1) return asked
  return say('web-skull-for-tribe', { tribe: say(TRIBES[seat]!), prompt: asked })
}

function question(stage: Table, seat: number): string {
  const { view, people } = stage
  const texts = stage.choices[seat]!
  const does = (word: string) => texts.some((text) => text.split(' ')[0] === word)
  if (does('flip')) return say('web-skull-prompt-flip', { left: view.to_flip })
  if (does('lose')) return say('web-skull-prompt-lose')
  if (does('start')) return say('web-skull-prompt-start')
  if (does('pick')) {
    const { name } = people[view.tribes[view.challenger!]!.player]!
    return say('web-skull-prompt-pick', { name })
  }
  if (does('pass')) return say('web-skull-prompt-raise')
  if (!does('bid')) return say('web-skull-prompt-place')
  const lays = does('flower') || does('skull') || does('last')
  return say(lays ? 'web-skull-prompt-add' : 'web-skull-prompt-open')
}

function waiting(stage: Table): string {
  const { view, busy } = stage
  if (view.winners.length) return say('web-skull-over')
  if (busy) return ''
  const players = new Set(view.pending.map((seat) => view.tribes[seat]!.player))
  if (!players.size) return ''
  if (players.size > FEW) return say('web-skull-waiting-many', { count: players.size })
  const seats = players.size === 1 ? view.pending.slice(0, 1) : [...players]
  return say('web-skull-waiting', { names: listed(seats.map((seat) => nameSeat(stage, seat))) })
}

/** Why a disc cannot be laid now. */
export function refusal({ view }: Table, seat: number): string {
  if (view.winners.length) return say('web-skull-over')
  if (view.phase === 'place' && view.tribes[seat]!.height) return say('web-skull-why-chosen')
  if (view.challenger !== null) return say('web-skull-why-bidding')
  return say('web-skull-why-turn')
}
