/** The user interface of any game: what the server says of it, in a table, in sentences and on buttons. */
import { translate } from '../../lib/translations.svelte'
import type { GameUi } from '../gameUi'
import type { BoardProps } from '../../lib/boardProps'
import { loadedCatalog } from '../../lib/catalog.svelte'
import Cover from './Cover.svelte'
import Icon from './Icon.svelte'
import * as eventReducer from './eventReducer'
import { numberField } from './viewTable'

/** As the server calls it; `{2}` in its words stands for the name of seat 2. */
function moveLabel(board: BoardProps, text: string): string {
  const game = loadedCatalog()?.games.find((one) => one.game === board.view.game)
  const words = board.labels?.[text] ?? game?.labels[text] ?? text
  return words.replace(/\{(\d+)\}/g, (_, seat: string) => seatName(board, Number(seat)))
}

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
  loadBoard: () => import('./Board.svelte'),
  moveLabel,
  seatName,
  hasSlowOdds: () => false,
  hasLesson: false,
  rules: [],
  hasPoints: () => true,
  chapterOf: (view) => numberField(view, 'round'),
  chapterName: (number) => translate('web-pages-replay-round', { number }),
}

export default Object.freeze(gameUi)
