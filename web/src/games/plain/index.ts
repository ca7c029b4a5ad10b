/** Any game at all: what the server says of it, in a table, in sentences and on buttons. */
import { say } from '../../lib/words.svelte'
import type { GameClient } from '../client'
import type { Stage } from '../../lib/stage'
import { offerSoFar } from '../../lib/offer.svelte'
import Crest from './Crest.svelte'
import Emblem from './Emblem.svelte'
import * as scene from './scene'
import { numberIn } from './sheet'

/** As the server calls it; `{2}` in its words stands for the name of seat 2. */
function labelMove(stage: Stage, text: string): string {
  const game = offerSoFar()?.games.find((one) => one.game === stage.view.game)
  const words = stage.labels?.[text] ?? game?.labels[text] ?? text
  return words.replace(/\{(\d+)\}/g, (_, seat: string) => nameSeat(stage, Number(seat)))
}

function nameSeat({ view, people }: Stage, seat: number): string {
  return people[seat % view.players]?.name ?? ''
}

const client: GameClient = {
  name: null,
  about: null,
  emblem: Emblem,
  crest: Crest,
  bots: null,
  scene,
  loadBoard: () => import('./PlainBoard.svelte'),
  labelMove,
  nameSeat,
  reckonsOdds: () => false,
  hasLesson: false,
  rules: [],
  countsPoints: () => true,
  chapterOf: (view) => numberIn(view, 'round'),
  nameChapter: (number) => say('web-pages-replay-round', { number }),
}

export default Object.freeze(client)
