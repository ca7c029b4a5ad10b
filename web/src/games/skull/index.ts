/** The user interface of Skull, for the rest of the client. */
import type { SkullHidden, SkullView } from '../../protocol/messages'
import { translate } from '../../lib/translations.svelte'
import type { GameUi } from '../gameUi'
import Cover from './art/Cover.svelte'
import Icon from './art/Icon.svelte'
import { seatName } from './labels'
import * as eventReducer from './eventReducer'

const gameUi: GameUi<SkullView, SkullHidden> = {
  nameMessage: 'web-skull',
  aboutMessage: 'web-skull-about',
  icon: Icon,
  cover: Cover,
  usualBotCount: 3,
  eventReducer,
  coachMessages: { press: 'web-skull-coach-press', middle: 'web-skull-coach-middle' },
  loadBoard: () => import('./Board.svelte'),
  loadFinalTable: () => import('./FinalDiscs.svelte'),
  seatName,
  hasSlowOdds: () => false,
  hasLesson: true,
  loadRules: () => import('./rules'),
  hasPoints: () => false,
  chapterOf: ({ round }) => round,
  chapterName: (number) => translate('web-pages-replay-round', { number }),
}

export default Object.freeze(gameUi)
