/** Skull, for the rest of the page. */
import type { SkullHidden, SkullView } from '../../../../docs/protocol/protocol'
import { say } from '../../lib/words.svelte'
import type { GameClient } from '../client'
import Crest from './art/Crest.svelte'
import Emblem from './art/Emblem.svelte'
import { labelMove, nameSeat } from './labels'
import { RULES } from './rules'
import * as scene from './scene'

const client: GameClient<SkullView, SkullHidden> = {
  name: 'web-skull',
  about: 'web-skull-about',
  emblem: Emblem,
  crest: Crest,
  bots: 3,
  scene,
  loadBoard: () => import('./Board.svelte'),
  labelMove,
  nameSeat,
  reckonsOdds: () => false,
  hasLesson: true,
  rules: RULES,
  countsPoints: () => false,
  chapterOf: ({ round }) => round,
  nameChapter: (number) => say('web-pages-replay-round', { number }),
}

export default Object.freeze(client)
