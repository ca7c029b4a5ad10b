import './fakePage'
import { render } from 'svelte/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, AnyView } from '../src/protocol/messages'
import { gameUiOf, BUILT_IN_GAMES } from '../src/games'
import { loadBoard } from '../src/games/loadBoard'
import { moveLabel, seatName } from '../src/games/labels'
import { gameDescription, gameName, availableGames, shortGameName } from '../src/games/gameNames'
import { firstLetter } from '../src/games/generic/firstLetter'
import { fieldLinesOf, viewTableOf, valueText } from '../src/games/generic/viewTable'
import { eventReducerOf } from '../src/games/eventReducers'
import { loadRules } from '../src/learn/rulebook'
import { loadCatalog } from '../src/lib/catalog.svelte'
import { usualPlayerCount } from '../src/lib/quickStart'
import type { BoardProps } from '../src/lib/boardProps'

const GAME = 'pig_dice'

/** As somebody else's game might send it. */
const VIEW = {
  game: GAME,
  players: 2,
  phase: 'roll_or_hold',
  pending: [1],
  scores: [12, 7],
  winners: [],
  options: { goal: 100 },
  die: null,
  is_hot: true,
  rolls: [3, 5, 6],
  hands: [
    { cards: 2, has_passed: false },
    { cards: 3, bid: 'two' },
  ],
}

const PERSON = { kind: 'person', away: false, standIn: false, resigned: false, clock: null }

function board(changes: object = {}): BoardProps {
  return {
    view: VIEW as unknown as AnyView,
    hidden: {},
    you: 1,
    people: [
      { ...PERSON, name: 'Ada' },
      { ...PERSON, name: 'Ben' },
    ],
    event: null,
    busy: false,
    tv: false,
    choices: {},
    showable: {},
    choose: () => {},
    show: () => {},
    ...changes,
  } as BoardProps
}

describe('the name of a strange game', () => {
  const offered = {
    game: GAME,
    name: 'Pig: with dice',
    about: 'Roll on, or keep it.',
    players: [2],
    labels: {},
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ games: [offered], levels: [], phrases: [], reactions: [] }),
    )
  })

  it('is how it is written until the server has said better', async () => {
    expect([gameName(GAME), gameDescription(GAME), availableGames()]).toEqual([
      GAME,
      '',
      BUILT_IN_GAMES,
    ])
    await loadCatalog()
    expect([gameName(GAME), shortGameName(GAME)]).toEqual(['Pig: with dice', 'Pig'])
    expect([gameDescription(GAME), availableGames()]).toEqual(['Roll on, or keep it.', [GAME]])
    expect(gameName('skull')).toBe('web-skull')
  })

  it('gives it a letter to be known by', () => {
    expect([' pig', 'über', '🎲 x', ''].map(firstLetter)).toEqual(['P', 'Ü', '🎲', ''])
  })
})

describe('the user interface of a game', () => {
  it('is one of its own for each game the page was built with, and cannot be changed', () => {
    expect(new Set(BUILT_IN_GAMES.map(gameUiOf)).size).toBe(BUILT_IN_GAMES.length)
    for (const game of [...BUILT_IN_GAMES, GAME]) expect(Object.isFrozen(gameUiOf(game))).toBe(true)
  })

  it('is the generic one for any other game, however it is called', () => {
    expect(BUILT_IN_GAMES.map(gameUiOf)).not.toContain(gameUiOf(GAME))
    for (const game of ['toString', '__proto__', '']) expect(gameUiOf(game)).toBe(gameUiOf(GAME))
  })

  it('knows of a strange game what holds for all', async () => {
    const gameUi = gameUiOf(GAME)
    const view = VIEW as unknown as AnyView
    expect([gameUi.hasLesson, gameUi.hasSlowOdds(view), gameUi.hasPoints({})]).toEqual([
      false,
      false,
      true,
    ])
    expect(gameUi.chapterOf(view)).toBe(0)
    expect(gameUi.chapterOf({ ...VIEW, round: 3 } as unknown as AnyView)).toBe(3)
    expect(await loadRules(GAME, null)).toEqual([])
  })

  it('calls moves what the server calls them, or else as they are written', () => {
    const labels = { hold: 'Keep 12 points' }
    expect([moveLabel(board({ labels }), 'hold'), moveLabel(board({ labels }), 'roll')]).toEqual([
      'Keep 12 points',
      'roll',
    ])
    expect(moveLabel(board(), 'hold')).toBe('hold')
    expect([seatName(board(), 1), seatName(board(), 2)]).toEqual(['Ben', 'Ada'])
  })

  it('has no event reducer before there is a game', () => {
    expect(eventReducerOf('')).toBeNull()
    expect(eventReducerOf(GAME)).toBe(gameUiOf(GAME).eventReducer)
  })
})

describe('the event reducer of any game', () => {
  const { eventReducer } = gameUiOf(GAME)
  const rolled = { event: 'PigRolled', die: 4 } as unknown as AnyEvent
  const talked = { event: 'Talked', at: 1 } as unknown as AnyEvent
  const view = VIEW as unknown as AnyView

  it('leaves time to read the sentence, and none for what is said around the table', () => {
    const [short, long] = ['4.', 'Ben rolls a four and adds it to the eleven points of this turn.']
    expect(eventReducer.durationMs(rolled, view, short)).toBeGreaterThan(300)
    expect(eventReducer.durationMs(rolled, view, long)).toBeGreaterThan(
      eventReducer.durationMs(rolled, view, short),
    )
    expect(eventReducer.durationMs(rolled, view, long.repeat(9))).toBe(2500)
    expect(eventReducer.durationMs(talked, view, long)).toBe(0)
  })

  it('changes nothing but that nobody is asked meanwhile', () => {
    expect(eventReducer.reduce(view, rolled)).toEqual({ ...VIEW, pending: [] })
  })
})

describe('the table of a view', () => {
  it('has a column for each list by seat, and for each field of its entries', () => {
    const { columns, rows } = viewTableOf(VIEW)
    expect(columns).toEqual(['scores', 'cards', 'has passed', 'bid'])
    expect(rows).toEqual([
      ['12', '2', 'web-plain-no', '–'],
      ['7', '3', '–', 'two'],
    ])
  })

  it('has a line for everything else that is not shown elsewhere', () => {
    expect(viewTableOf(VIEW).lines).toEqual([
      { name: 'phase', value: 'roll_or_hold' },
      { name: 'die', value: '–' },
      { name: 'is hot', value: 'web-plain-yes' },
      { name: 'rolls', value: '3, 5, 6' },
    ])
  })

  it('tells columns of the same name apart', () => {
    const view = { players: 1, mats: [{ discs: 1 }], hands: [{ discs: 3 }] }
    expect(viewTableOf(view).columns).toEqual(['mats discs', 'hands discs'])
  })

  it('can be made of anything', () => {
    expect(viewTableOf({})).toEqual({ columns: [], rows: [], lines: [] })
    expect(viewTableOf({ players: 'many', deck: [] }).lines).toEqual([{ name: 'deck', value: '–' }])
  })

  it('says of a hidden part what is in it', () => {
    expect(fieldLinesOf({ game: GAME, hand: ['a', 'b'], by_suit: { red: 2 } })).toEqual([
      { name: 'hand', value: 'a, b' },
      { name: 'by suit', value: 'red: 2' },
    ])
  })
})

describe('a value', () => {
  it.each([
    [null, '–'],
    [undefined, '–'],
    ['', '–'],
    [0, '0'],
    [{}, '–'],
    [[[1, 2], [3]], '1, 2; 3'],
    [[{ suit: 'red', face: 2 }, null], 'suit: red, face: 2; –'],
  ])('%j is written as %s', (value, text) => expect(valueText(value)).toBe(text))
})

describe('the board', () => {
  async function html(changes: object = {}): Promise<string> {
    const Board = await loadBoard(GAME)
    return render(Board, { props: { board: board(changes) } }).body
  }

  it('is a table with headings for columns and rows', async () => {
    const page = await html()
    expect(page.match(/<th[^>]* scope="col"/g)).toHaveLength(5)
    expect(page.match(/<th[^>]* scope="row"/g)).toHaveLength(2)
    expect(page).toContain('web-plain-waiting')
    expect(page).not.toContain('<button')
  })

  it('has a button for every choice, and what is yours', async () => {
    const page = await html({
      choices: { 1: ['roll', 'hold'] },
      labels: { roll: 'Roll the die' },
      hidden: { 1: { game: GAME, hand: ['joker'] } },
    })
    expect(page.match(/<button/g)).toHaveLength(2)
    for (const text of ['Roll the die', 'hold', 'web-your-turn', 'web-plain-yours', 'joker'])
      expect(page).toContain(text)
  })

  it('shows nothing on a TV that only one may see', async () => {
    const page = await html({
      tv: true,
      choices: { 1: ['roll'] },
      hidden: { 1: { hand: ['ace'] } },
    })
    expect(page).not.toContain('<button')
    expect(page).not.toContain('ace')
  })
})

describe('a table of bots', () => {
  it('is as near to four players as the game allows', () => {
    expect([[2], [2, 3, 4, 5], [5, 6], [3, 5], [1]].map(usualPlayerCount)).toEqual([2, 4, 5, 3, 1])
  })
})
