/** The user interface of any game: what the server says of it, in a table, in sentences and on buttons. */
import { translate } from '../../lib/translations.svelte'
import type { GameUi } from '../gameUi'
import type { BoardProps } from '../../lib/boardProps'
import Cover from './Cover.svelte'
import Icon from './Icon.svelte'
import * as eventReducer from './eventReducer'
import { numberField } from './numberField'

function seatName({ view, people }: BoardProps, seat: number): string {
  return people[seat % view.players]?.name ?? ''
}

const gameUi: GameUi = {
  nameMessage: null,
  aboutMessage: null,
  icon: Icon,
  cover: Cover,
  usualBotCount: null,
  eventReducer,
  coachMessages: null,
  loadBoard: () => import('./Board.svelte'),
  loadFinalTable: () => import('./FinalTable.svelte'),
  seatName,
  hasSlowOdds: () => false,
  hasLesson: false,
  loadRules: () => Promise.resolve({ RULES: [] }),
  hasPoints: () => true,
  chapterOf: (view) => numberField(view, 'round'),
  chapterName: (number) => translate('web-pages-replay-round', { number }),
}

export default Object.freeze(gameUi)
