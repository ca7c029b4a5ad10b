/** The user interface of Säbel & Schädel, for the rest of the client. */
import './playerLines.css'
import type { SaberSkullView } from '../../protocol/messages'
import { translate } from '../../lib/translations.svelte'
import type { GameUi } from '../gameUi'
import Cover from './art/Cover.svelte'
import Icon from './art/Icon.svelte'
import * as eventReducer from './eventReducer'

const gameUi: GameUi<SaberSkullView, never> = {
  nameMessage: 'web-saber-skull',
  aboutMessage: 'web-saber-skull-about',
  icon: Icon,
  cover: Cover,
  usualBotCount: 2,
  eventReducer,
  coachMessages: { press: 'web-saber-skull-coach-press', middle: 'web-saber-skull-coach-middle' },
  loadBoard: () => import('./Board.svelte'),
  loadFinalTable: () => import('./FinalTokens.svelte'),
  seatName: ({ people }, seat) => people[seat]?.name ?? '',
  hasSlowOdds: () => false,
  hasLesson: true,
  loadRules: () => import('./rules'),
  hasPoints: ({ championship }) => championship === true,
  chapterOf: ({ match }) => match,
  chapterName: (number) => translate('web-pages-replay-match', { number }),
}

export default Object.freeze(gameUi)
