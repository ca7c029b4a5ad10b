/** Skull King, for the rest of the page. */
import type { SkullKingHidden, SkullKingView } from '../../../../docs/protocol/protocol'
import { say } from '../../lib/words.svelte'
import type { GameClient } from '../client'
import Crest from './art/Crest.svelte'
import Emblem from './art/Emblem.svelte'
import { labelMove } from './labels'
import { RULES } from './rules'
import * as scene from './scene'

const client: GameClient<SkullKingView, SkullKingHidden> = {
  name: 'web-skull-king',
  about: 'web-skull-king-about',
  emblem: Emblem,
  crest: Crest,
  bots: 3,
  scene,
  loadBoard: () => import('./Board.svelte'),
  labelMove: (_, text) => labelMove(text),
  nameSeat: ({ people }, seat) => people[seat]?.name ?? '',
  reckonsOdds: ({ phase }) => phase === 'announce',
  hasLesson: true,
  rules: RULES,
  countsPoints: () => true,
  chapterOf: ({ round }) => round,
  nameChapter: (number) => say('web-pages-replay-round', { number }),
}

export default Object.freeze(client)
