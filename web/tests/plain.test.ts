import './page'
import { render } from 'svelte/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, AnyView } from '../../docs/protocol/protocol'
import { clientOf, GAMES } from '../src/games'
import { boardOf } from '../src/games/boards'
import { label, seatName } from '../src/games/labels'
import { gameAbout, gameName, gamesHere, shortName } from '../src/games/names'
import { firstLetter } from '../src/games/plain/letter'
import { linesOf, sheetOf, textOf } from '../src/games/plain/sheet'
import { sceneOf } from '../src/games/scenes'
import { rulesOf } from '../src/learn/rulebook'
import { offer } from '../src/lib/offer.svelte'
import { tableSize } from '../src/lib/quick'
import type { Stage } from '../src/lib/stage'

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

function stage(changes: object = {}): Stage {
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
  } as Stage
}

describe('a client', () => {
  it('is one of its own for each game the page was built with, and cannot be changed', () => {
    expect(new Set(GAMES.map(clientOf)).size).toBe(GAMES.length)
    for (const game of [...GAMES, GAME]) expect(Object.isFrozen(clientOf(game))).toBe(true)
  })

  it('is the plain one for any other game, however it is called', () => {
    expect(GAMES.map(clientOf)).not.toContain(clientOf(GAME))
    for (const game of ['toString', '__proto__', '']) expect(clientOf(game)).toBe(clientOf(GAME))
  })

  it('knows of a strange game what holds for all', () => {
    const client = clientOf(GAME)
    const view = VIEW as unknown as AnyView
    expect([client.hasLesson, client.reckonsOdds(view), client.countsPoints({})]).toEqual([
      false,
      false,
      true,
    ])
    expect(client.chapterOf(view)).toBe(0)
    expect(client.chapterOf({ ...VIEW, round: 3 } as unknown as AnyView)).toBe(3)
    expect(rulesOf(GAME, null)).toEqual([])
  })

  it('calls moves what the server calls them, or else as they are written', () => {
    const labels = { hold: 'Keep 12 points' }
    expect([label(stage({ labels }), 'hold'), label(stage({ labels }), 'roll')]).toEqual([
      'Keep 12 points',
      'roll',
    ])
    expect(label(stage(), 'hold')).toBe('hold')
    expect([seatName(stage(), 1), seatName(stage(), 2)]).toEqual(['Ben', 'Ada'])
  })

  it('has no scene before there is a game', () => {
    expect(sceneOf('')).toBeNull()
    expect(sceneOf(GAME)).toBe(clientOf(GAME).scene)
  })
})

describe('the scene of any game', () => {
  const { scene } = clientOf(GAME)
  const rolled = { event: 'PigRolled', die: 4 } as unknown as AnyEvent
  const talked = { event: 'Talked', at: 1 } as unknown as AnyEvent
  const view = VIEW as unknown as AnyView

  it('leaves time to read the sentence, and none for what is said around the table', () => {
    const [short, long] = ['4.', 'Ben rolls a four and adds it to the eleven points of this turn.']
    expect(scene.beat(rolled, view, short)).toBeGreaterThan(300)
    expect(scene.beat(rolled, view, long)).toBeGreaterThan(scene.beat(rolled, view, short))
    expect(scene.beat(rolled, view, long.repeat(9))).toBe(2500)
    expect(scene.beat(talked, view, long)).toBe(0)
  })

  it('changes nothing but that nobody is asked meanwhile', () => {
    expect(scene.play(view, rolled)).toEqual({ ...VIEW, pending: [] })
  })
})

describe('a sheet', () => {
  it('has a column for each list by seat, and for each field of its entries', () => {
    const { columns, rows } = sheetOf(VIEW)
    expect(columns).toEqual(['scores', 'cards', 'has passed', 'bid'])
    expect(rows).toEqual([
      ['12', '2', 'web-plain-no', '–'],
      ['7', '3', '–', 'two'],
    ])
  })

  it('has a line for everything else that is not shown elsewhere', () => {
    expect(sheetOf(VIEW).lines).toEqual([
      { name: 'phase', value: 'roll_or_hold' },
      { name: 'die', value: '–' },
      { name: 'is hot', value: 'web-plain-yes' },
      { name: 'rolls', value: '3, 5, 6' },
    ])
  })

  it('tells columns of the same name apart', () => {
    const view = { players: 1, mats: [{ discs: 1 }], hands: [{ discs: 3 }] }
    expect(sheetOf(view).columns).toEqual(['mats discs', 'hands discs'])
  })

  it('can be made of anything', () => {
    expect(sheetOf({})).toEqual({ columns: [], rows: [], lines: [] })
    expect(sheetOf({ players: 'many', deck: [] }).lines).toEqual([{ name: 'deck', value: '–' }])
  })

  it('says of a hidden part what is in it', () => {
    expect(linesOf({ game: GAME, hand: ['a', 'b'], by_suit: { red: 2 } })).toEqual([
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
  ])('%j is written as %s', (value, text) => expect(textOf(value)).toBe(text))
})

describe('the board', () => {
  async function html(changes: object = {}): Promise<string> {
    const Board = await boardOf(GAME)
    return render(Board, { props: { stage: stage(changes) } }).body
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

describe('the name of a strange game', () => {
  const offered = {
    game: GAME,
    name: 'Pig: with dice',
    about: 'Roll on, or keep it.',
    players: [2],
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ games: [offered], levels: [], phrases: [], reactions: [] }),
    )
  })

  it('is how it is written until the server has said better', async () => {
    expect([gameName(GAME), gameAbout(GAME), gamesHere()]).toEqual([GAME, '', GAMES])
    await offer()
    expect([gameName(GAME), shortName(GAME)]).toEqual(['Pig: with dice', 'Pig'])
    expect([gameAbout(GAME), gamesHere()]).toEqual(['Roll on, or keep it.', [GAME]])
    expect(gameName('skull')).toBe('web-skull')
  })

  it('gives it a letter to be known by', () => {
    expect([' pig', 'über', '🎲 x', ''].map(firstLetter)).toEqual(['P', 'Ü', '🎲', ''])
  })
})

describe('a table of bots', () => {
  it('is as near to four players as the game allows', () => {
    expect([[2], [2, 3, 4, 5], [5, 6], [3, 5], [1]].map(tableSize)).toEqual([2, 4, 5, 3, 1])
  })
})
