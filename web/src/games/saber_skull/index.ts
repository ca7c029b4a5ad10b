/** Säbel & Schädel, for the rest of the page. */
import './lines.css'
import type { SaberSkullView } from '../../../../docs/protocol/protocol'
import { say } from '../../lib/words.svelte'
import type { GameClient } from '../client'
import Crest from './art/Crest.svelte'
import Emblem from './art/Emblem.svelte'
import { labelMove } from './labels'
import { RULES } from './rules'
import * as scene from './scene'

const client: GameClient<SaberSkullView, never> = {
  name: 'web-saber-skull',
  about: 'web-saber-skull-about',
  emblem: Emblem,
  crest: Crest,
  bots: 2,
  scene,
  loadBoard: () => import('./Board.svelte'),
  labelMove: (_, text) => labelMove(text),
  nameSeat: ({ people }, seat) => people[seat]?.name ?? '',
  reckonsOdds: () => false,
  hasLesson: true,
  rules: RULES,
  countsPoints: ({ championship }) => championship === true,
  chapterOf: ({ match }) => match,
  nameChapter: (number) => say('web-pages-replay-match', { number }),
}

export default Object.freeze(client)
