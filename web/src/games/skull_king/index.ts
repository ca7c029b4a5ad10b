/** The user interface of Skull King, for the rest of the client. */
import type { SkullKingHidden, SkullKingView } from '../../protocol/messages'
import { translate } from '../../lib/translations.svelte'
import type { GameUi } from '../gameUi'
import Cover from './art/Cover.svelte'
import Icon from './art/Icon.svelte'
import * as eventReducer from './eventReducer'

const gameUi: GameUi<SkullKingView, SkullKingHidden> = {
  nameMessage: 'web-skull-king',
  aboutMessage: 'web-skull-king-about',
  icon: Icon,
  cover: Cover,
  usualBotCount: 3,
  eventReducer,
  coachMessages: { press: 'web-skull-king-coach-press', middle: 'web-skull-king-coach-middle' },
  loadBoard: () => import('./Board.svelte'),
  loadFinalTable: () => import('./ScorePad.svelte'),
  seatName: ({ people }, seat) => people[seat]?.name ?? '',
  hasSlowOdds: ({ phase }) => phase === 'announce',
  hasLesson: true,
  loadRules: () => import('./rules'),
  hasPoints: () => true,
  chapterOf: ({ round }) => round,
  chapterName: (number) => translate('web-pages-replay-round', { number }),
}

export default Object.freeze(gameUi)
