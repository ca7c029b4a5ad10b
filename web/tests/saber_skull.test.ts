/**
 * The championship in fixtures was made with
 *
 *     python -m tools.frames saber_skull --changes --seed 288 championship=true
 */
import './browserStub'
import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import type { AnyEvent, OwnView, SaberSkullView } from '../src/protocol/messages'
import Board from '../src/games/saber_skull/Board.svelte'
import {
  durationMs,
  initialView,
  isOwnThrow,
  reduce,
  tokenCount,
  addTokens,
  type AnimatedView,
} from '../src/games/saber_skull/eventReducer'
import { trackTokens, type TokenPlaces } from '../src/games/saber_skull/tokens'
import { preferences } from '../src/lib/preferences.svelte'
import type { Person, BoardProps } from '../src/lib/boardProps'
import { framesOf } from './recordedFrames'

interface ShownFrame {
  view: AnimatedView // what is shown before it
  events: AnyEvent[]
  after: SaberSkullView
  own: OwnView | null
}

const frames: ShownFrame[] = framesOf('saber-skull').map((frame, number, all) => {
  const after = frame.view as SaberSkullView
  const view = (all[number - 1]?.view as SaberSkullView | undefined) ?? initialView(after)
  return { view, events: frame.told.flatMap((one) => one.events), after, own: frame.own }
})

/** What lies where; whose decision it is and what an island bears comes with the view itself. */
function looks({ match, ring, islands, crews, table, die, turn, winners }: AnimatedView) {
  const lying = islands.map((island) => island.tokens)
  return { match, ring, lying, crews, table, die, turn, winners }
}

function shown(view: AnimatedView, events: AnyEvent[]): AnimatedView {
  return events.reduce(reduce, view)
}

/** Every single view there is to be seen. */
function* views(): Generator<AnimatedView> {
  for (const { view, events } of frames)
    for (let number = 0; number <= events.length; number++)
      yield shown(view, events.slice(0, number))
}

describe('the event reducer', () => {
  it('ends where the next view begins', () => {
    for (const { view, events, after } of frames)
      expect(looks(shown(view, events))).toEqual(looks(after))
  })

  it('never loses a token', () => {
    for (const view of views()) {
      const piles = [...view.islands, ...view.crews].map((one) => one.tokens)
      const all = piles.reduce((one, other) => addTokens(one, other), {})
      expect(all).toEqual(Object.fromEntries(view.crews.map((crew) => [crew.colour, 6])))
    }
  })

  it('knows all that happens in a game, and takes its time for each', () => {
    const events = frames.flatMap((one) => one.events)
    const kinds = new Set(events.map((event) => event.event))
    for (const kind of ['CoasterLaid', 'RingLaid', 'RolledOff', 'RollOffTied', 'MatchBegan'])
      expect(kinds).toContain(kind)
    for (const kind of ['DieRolled', 'TokenPlaced', 'TokensTaken', 'Stopped', 'MatchWon'])
      expect(kinds).toContain(kind)
    expect(kinds).toContain('ChampionshipWon')
    for (const event of events)
      expect(durationMs(event) > 0).toBe(!['Started', 'Ended'].includes(event.event))
  })

  it('knows a throw of one’s own that nothing was pressed for', () => {
    const after = (phase: string) => ({ ...frames[0]!.after, phase })
    const rolled: AnyEvent = { event: 'DieRolled', seat: 1, die: 4 }
    expect(isOwnThrow(rolled, after('cast'), 1)).toBe(true)
    expect(isOwnThrow({ event: 'RolledOff', seat: 1, die: 4 }, after('roll off'), 1)).toBe(true)
    expect(isOwnThrow(rolled, after('cast'), 0)).toBe(false)
    expect(isOwnThrow(rolled, after('go on'), 1)).toBe(false) // they chose to roll on
    expect(isOwnThrow({ event: 'Stopped', seat: 1 }, after('cast'), 1)).toBe(false)
  })

  it('keeps the rolls for the first turn until the first throw', () => {
    const { view, events } = frames[0]!
    const rolls = events.findLastIndex((event) => event.event === 'RolledOff')
    expect(Object.keys(shown(view, events.slice(0, rolls + 1)).rolls!).length).toBeGreaterThan(1)
    expect(shown(view, events).rolls).toBeUndefined()
  })

  it('clears the table for the next match only when something is laid or rolled', () => {
    const [won] = frames.filter(({ events }) => events.some((event) => event.event === 'MatchWon'))
    const end = won!.events.findIndex((event) => event.event === 'PointsGiven') + 1
    const over = shown(won!.view, won!.events.slice(0, end))
    expect(over.crews.some((crew) => !tokenCount(crew.tokens))).toBe(true)
    expect(over.ring).toHaveLength(7)
    const next = shown(over, won!.events.slice(end, end + 1))
    expect(next.ring).toHaveLength(1)
    expect(next.crews.map((crew) => tokenCount(crew.tokens))).toEqual(next.crews.map(() => 6))
  })
})

describe('the tokens', () => {
  const all = (places: TokenPlaces) => [...places.crews, ...places.islands].flat()

  it('lie where the view says, each of them once', () => {
    let places: TokenPlaces | null = null
    for (const view of views()) {
      places = trackTokens(places, view)
      for (const [seat, crew] of view.crews.entries())
        expect(counted(places.crews[seat]!)).toEqual(crew.tokens)
      for (const [place, island] of view.islands.entries())
        expect(counted(places.islands[place]!)).toEqual(island.tokens)
      const ids = all(places).map((token) => token.id)
      expect(new Set(ids).size).toBe(6 * view.players)
    }
  })

  it('stay who they are: only what moves, moves', () => {
    for (const { view, events } of frames) {
      const placed = events.findIndex((event) => event.event === 'TokenPlaced')
      if (placed < 0) continue
      const now = trackTokens(null, shown(view, events.slice(0, placed)))
      const then = trackTokens(now, shown(view, events.slice(0, placed + 1)))
      const where = ({ crews, islands }: TokenPlaces, id: string) =>
        [...crews, ...islands].findIndex((tokens) => tokens.some((one) => one.id === id))
      const moved = all(now).filter(({ id }) => where(now, id) !== where(then, id))
      expect(moved).toHaveLength(1)
    }
  })

  function counted(tokens: { colour: string }[]): Record<string, number> {
    return tokens.reduce((tokens, { colour }) => addTokens(tokens, { [colour]: 1 }), {})
  }
})

describe('the board', () => {
  const people = ['Ada', 'Ben', 'Cleo'].map((name): Person => {
    const there = { away: false, standIn: false, resigned: false }
    return { name, kind: 'person', clock: null, ...there }
  })

  function html({ after, own }: ShownFrame, changes: Partial<BoardProps> = {}): string {
    const board = {
      view: after,
      hidden: {},
      you: 0,
      people,
      event: null,
      busy: false,
      tv: false,
      choices: own?.choices ?? {},
      showable: {},
      odds: own?.odds,
      choose: () => {},
      show: () => {},
      ...changes,
    } as BoardProps<AnimatedView, never>
    return render(Board, { props: { board } }).body
  }

  const mine = (word: string) =>
    frames.find(({ own }) => own?.choices?.[0]?.some((text) => text.startsWith(word)))!

  it('has a button for everything that may be done, and none for those who watch', () => {
    const choice = mine('roll')
    expect(html(choice, { labels: { stop: 'Stop here' } })).toContain('Stop here')
    expect(html(choice, { you: null, choices: {}, odds: null })).not.toContain('action-saber-skull')
    expect(html(mine('place'))).toMatch(/<button class="token/)
  })

  it('shows all crews, and every token once', () => {
    for (const one of frames) {
      const page = html(one)
      expect(page.match(/data-soul=/g)).toHaveLength(18)
      for (const name of ['web-seat-you', 'Ben', 'Cleo']) expect(page).toContain(name)
      for (const seat of people.keys()) expect(page).toContain(`data-seat="${seat}"`)
    }
  })

  it('lets one throw a die that waits, and nothing else', () => {
    const choice = mine('roll')
    const waiting = html(choice, { isDieWaiting: true, throwDie: () => {} })
    for (const words of ['web-saber-skull-die-waits', 'web-saber-skull-roll-die'])
      expect(waiting).toContain(words)
    expect(waiting.match(/<button class="big/g)).toHaveLength(1)
    expect(html(choice)).not.toContain('web-saber-skull-roll-die')
  })

  it('offers to throw dice oneself where that can be', () => {
    expect(html(frames[0]!, { throwDie: () => {} })).toContain('web-saber-skull-roll-myself')
    expect(html(frames[0]!, { throwDie: () => {}, you: null })).not.toContain('roll-myself')
    expect(html(frames[0]!)).not.toContain('roll-myself') // a replay, a lesson
  })

  it('marks who is away, who has given up, who is no person, and how much time is left', () => {
    const marks: [Partial<Person>, string][] = [
      [{ away: true }, 'web-person-away'],
      [{ away: true, standIn: true }, 'web-person-stand-in'],
      [{ resigned: true, standIn: true }, 'web-person-resigned'],
      [{ kind: 'bot' }, 'web-person-bot'],
      [{ kind: 'bot', level: 'sharp' }, 'web-person-bot-level'],
      [{ kind: 'bot', level: 'sharp' }, 'level-sharp'],
      [{ kind: 'program' }, 'web-person-program'],
      [{ clock: 64.2 }, '1:05'],
    ]
    const [ada, ...others] = people
    for (const [mark, words] of marks) {
      expect(html(frames[0]!)).not.toContain(words)
      expect(html(frames[0]!, { people: [{ ...ada!, ...mark }, ...others] })).toContain(words)
    }
  })

  it('shows the odds to those who want them', () => {
    const choice = mine('roll')
    expect(html(choice)).not.toContain('chance-saber-skull-good')
    preferences.odds = true
    expect(html(choice)).toContain('chance-saber-skull-good')
    expect(html(mine('place'))).not.toContain('chance-saber-skull-good')
    preferences.odds = false
  })

  it('needs no style in its markup, which the browser would not allow', () => {
    const components = import.meta.glob('../src/games/saber_skull/**/*.svelte', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    for (const source of Object.values(components)) expect(source).not.toMatch(/\sstyle="/)
  })
})
