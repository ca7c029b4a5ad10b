import { page } from './page'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, AnyView, OwnView, Told } from '../../docs/protocol/protocol'
import { Director, sentencesOf, type Frame } from '../src/lib/director.svelte'
import { settings } from '../src/lib/settings.svelte'
import type { Scene } from '../src/lib/stage'

/** An event that takes as long as its name says, `a300`; and `!a300` reveals something. */
const event = (name: string) => ({ event: name }) as unknown as AnyEvent

/** The table by the names of what has happened on it. */
const view = (...seen: string[]) => ({ game: 'skull', seen }) as unknown as AnyView

const scene: Scene = {
  play: (before, { event: name }) => view(...seen(before), name),
  beat: ({ event: name }) => Number(name.replace(/\D/g, '')),
  reveals: ({ event: name }) => (name as string).startsWith('!'),
}

const DECIDES: OwnView = { choices: { 0: ['flower'] } }

let said: string[]
let director: Director

function seen(of: AnyView | null): string[] {
  return (of as unknown as { seen: string[] } | null)?.seen ?? []
}

function told(...names: string[]): Told {
  return { number: 0, events: names.map(event), sentences: names.map((name) => `${name}.`) }
}

/** A frame in which all that happened, and after which the table looks like `after`. */
function frame(names: string[], after: string, own: OwnView | null = null): Frame {
  return { told: names.map((name) => told(name)), view: view(after), own }
}

function newDirector(of: Scene = scene, speed?: () => number): Director {
  const sceneOf = (game: string) => (game === 'skull' ? of : null)
  const began = (_: AnyEvent, sentences: string[]) => void said.push(...sentences)
  return new Director(sceneOf, { began }, speed)
}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  settings.motion = 'full'
  said = []
  director = newDirector()
  director.set({ view: view('start'), own: null })
})

afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Milliseconds until everything has been shown. */
async function rest(): Promise<number> {
  const from = performance.now()
  await pass(0)
  while (director.playing) await vi.advanceTimersToNextTimerAsync()
  return Math.round(performance.now() - from)
}

describe('a frame', () => {
  it('is shown event by event, each for its time, and settles where the server says', async () => {
    void director.show(frame(['a300', 'b500'], 'end', DECIDES))
    await pass(0)
    expect(director.playing).toBe(true)
    expect([director.event?.event, seen(director.view)]).toEqual(['a300', ['start', 'a300']])
    expect(said).toEqual(['a300.'])
    await pass(299)
    expect(director.event?.event).toBe('a300')
    await pass(1)
    expect(director.event?.event).toBe('b500')
    expect(seen(director.view)).toEqual(['start', 'a300', 'b500'])
    expect(said).toEqual(['a300.', 'b500.'])
    expect(director.own).toBeNull()
    await pass(500)
    expect([director.event, director.playing, seen(director.view)]).toEqual([null, false, ['end']])
    expect(director.own).toEqual(DECIDES)
  })

  it('waits for the one before it', async () => {
    const first = director.show(frame(['a300'], 'one'))
    const both = director.show(frame(['b300'], 'two'))
    expect(both).toBe(first)
    await pass(300)
    expect(seen(director.view)).toEqual(['one', 'b300'])
    await pass(300)
    expect(seen(director.view)).toEqual(['two'])
    await expect(both).resolves.toBeUndefined()
  })

  it('without anything to be seen is there at once', async () => {
    void director.show({ told: [], view: view('end'), own: DECIDES })
    expect([director.playing, seen(director.view)]).toEqual([false, ['end']])
    void director.show(frame(['talk', 'talk'], 'later'))
    expect(await rest()).toBe(0)
    expect(said).toEqual(['talk.', 'talk.'])
  })

  it('without a game says what happens, and moves nothing', async () => {
    director.set({ view: null, own: null })
    void director.show({ told: [told('sat500')], view: null, own: null })
    expect(await rest()).toBe(0)
    expect([said, director.view]).toEqual([['sat500.'], null])
  })

  it('which is the first of a game begins on an empty table, where the game has one', async () => {
    director.set({ view: null, own: null })
    void director.show(frame(['a300'], 'end'))
    expect(await rest()).toBe(0)
    director = newDirector({ ...scene, before: () => view('empty') })
    void director.show(frame(['a300'], 'end'))
    await pass(0)
    expect(seen(director.view)).toEqual(['empty', 'a300'])
    expect(await rest()).toBe(300)
    expect(seen(director.view)).toEqual(['end'])
  })
})

describe('the words', () => {
  it('of what would be spoilt come when it has been seen', async () => {
    void director.show(frame(['a100', '!b300', 'c100'], 'end'))
    await pass(100)
    expect([director.event?.event, said]).toEqual(['!b300', ['a100.']])
    await pass(299)
    expect(said).toEqual(['a100.'])
    await pass(1)
    expect(said).toEqual(['a100.', '!b300.', 'c100.'])
  })

  it('come with their events, the excuse of a clock with the first', () => {
    const plain = { ...told('a', 'b', 'c'), number: 7 }
    expect([0, 1, 2].map((n) => sentencesOf(plain, n))).toEqual([['a.'], ['b.'], ['c.']])
    const late = { ...plain, by: 'clock', sentences: ['Time is up.', ...plain.sentences] }
    expect(sentencesOf(late, 0)).toEqual(['Time is up.', 'a.'])
    expect([1, 2].map((n) => sentencesOf(late, n))).toEqual([['b.'], ['c.']])
  })

  it('of one event are told together', async () => {
    const heard = vi.fn()
    director = new Director(() => scene, { began: heard })
    director.set({ view: view('start'), own: null })
    const late = { ...told('a100', 'b100'), by: 'clock' }
    late.sentences.unshift('Time is up.')
    void director.show({ told: [late], view: view('end'), own: null })
    await rest()
    expect(heard.mock.calls).toEqual([
      [event('a100'), ['Time is up.', 'a100.'], late],
      [event('b100'), ['b100.'], late],
    ])
  })
})

describe('what waits', () => {
  const many = (count: number, name: string) => Array.from({ length: count }, () => name)

  it('is shown in its own time as long as nobody waits for it', async () => {
    for (const name of many(4, 'a1000')) void director.show(frame([name], 'end'))
    expect(await rest()).toBe(4000)
  })

  it('keeps nobody from deciding for more than a second', async () => {
    void director.show(frame(['now400'], 'before'))
    for (const name of many(7, 'a500')) void director.show(frame([name], 'before'))
    void director.show(frame(['mine700'], 'end', DECIDES))
    await pass(400)
    expect(director.event?.event).toBe('a500')
    await pass(1000)
    expect(director.event?.event).toBe('mine700')
    expect(await rest()).toBe(700)
  })

  it('keeps nobody from deciding for longer, also where most of it is one frame', async () => {
    void director.show(frame(many(10, 'a400'), 'before'))
    await pass(900)
    void director.show(frame(['mine200'], 'end', DECIDES))
    await pass(300 + 1000)
    expect(seen(director.view)).toEqual(['before', 'mine200'])
    expect(await rest()).toBe(200)
  })

  it('lets what is being shown end, before the second begins', async () => {
    void director.show(frame(['long3000'], 'before'))
    await pass(100)
    for (const name of many(4, 'a500')) void director.show(frame([name], 'before'))
    void director.show(frame(['mine700'], 'end', DECIDES))
    await pass(2900)
    expect(director.event?.event).toBe('a500')
    await pass(251)
    expect(said).toHaveLength(3)
    await pass(749)
    expect(director.event?.event).toBe('mine700')
    expect(await rest()).toBe(700)
  })

  it('is not squeezed where there is time enough', async () => {
    void director.show(frame(['a300', 'b300'], 'before'))
    void director.show(frame(['mine900'], 'end', DECIDES))
    expect(await rest()).toBe(1500)
  })

  it('is not squeezed where what is decided is all there is to see', async () => {
    void director.show(frame(['a900', 'b900', 'c900'], 'end', DECIDES))
    expect(await rest()).toBe(2700)
  })

  it('never lies more than six seconds behind, in one frame', async () => {
    void director.show(frame(many(60, 'a500'), 'end'))
    expect(await rest()).toBeLessThanOrEqual(6001)
    expect(said).toHaveLength(60)
  })

  it('never lies more than six seconds behind, in many frames', async () => {
    for (const name of many(30, 'a1000')) void director.show(frame([name], 'end'))
    await pass(3000)
    for (const name of many(10, 'b1000')) void director.show(frame([name], 'last'))
    await pass(3001)
    expect(said.filter((words) => words === 'a1000.')).toHaveLength(30)
    expect(await rest()).toBeLessThanOrEqual(3000)
    expect(seen(director.view)).toEqual(['last'])
  })

  it('gives all of it a share of the time', async () => {
    void director.show(frame(many(12, 'a1000'), 'end'))
    await pass(3001)
    expect(said).toHaveLength(7)
  })
})

describe('nobody', () => {
  it('waits for a page that is hidden', async () => {
    page.hidden = true
    void director.show(frame(['a900', '!b900'], 'end'))
    expect(await rest()).toBe(0)
    expect([said, seen(director.view)]).toEqual([['a900.', '!b900.'], ['end']])
  })

  it('has to wait who hurries, and the next frame takes its time again', async () => {
    void director.show(frame(['a900', '!b900'], 'one'))
    const shown = director.show(frame(['c900'], 'two'))
    await pass(100)
    director.hurryUp()
    expect(await rest()).toBe(0)
    await expect(shown).resolves.toBeUndefined()
    expect([said, seen(director.view)]).toEqual([['a900.', '!b900.', 'c900.'], ['two']])
    void director.show(frame(['d900'], 'three'))
    expect(await rest()).toBe(900)
  })

  it('hurries what comes later by touching a table where nothing moves', async () => {
    director.hurryUp()
    void director.show(frame(['a900'], 'end'))
    expect(await rest()).toBe(900)
  })
})

describe('a table that is set', () => {
  it('ends what was moving and forgets what waited', async () => {
    const shown = director.show(frame(['!a900', 'b900'], 'one'))
    void director.show(frame(['c900'], 'two'))
    await pass(100)
    director.set({ view: view('now'), own: DECIDES })
    await expect(shown).resolves.toBeUndefined()
    expect([director.event, director.playing, director.own]).toEqual([null, false, DECIDES])
    expect(vi.getTimerCount()).toBe(0)
    await pass(5000)
    expect([said, seen(director.view)]).toEqual([[], ['now']])
  })

  it('shows what comes after it, undisturbed by what was before', async () => {
    void director.show(frame(['a900', 'b900'], 'one'))
    void director.show(frame(['waits900'], 'two'))
    await pass(100)
    director.hurryUp()
    director.set({ view: view('now'), own: null })
    void director.show(frame(['c500'], 'two'))
    await pass(0)
    expect([director.event?.event, seen(director.view)]).toEqual(['c500', ['now', 'c500']])
    expect(await rest()).toBe(500)
    expect([said, seen(director.view)]).toEqual([['a900.', 'c500.'], ['two']])
  })
})

describe('the tempo', () => {
  it.each([
    ['system', 1000],
    ['full', 1000],
    ['fast', 400],
    ['none', 700],
  ] as const)('of the setting %s makes a second last %i ms', async (motion, time) => {
    settings.motion = motion
    void director.show(frame(['a1000'], 'end'))
    expect(await rest()).toBe(time)
  })

  it('counts before anything is squeezed', async () => {
    settings.motion = 'fast'
    void director.show(frame(['a1000', 'b1000', 'c1000'], 'before'))
    void director.show(frame(['d1000'], 'end', DECIDES))
    expect(await rest()).toBe(1600)
  })

  it('can be that of a replay', async () => {
    let speed = 2
    director = newDirector(scene, () => speed)
    director.set({ view: view('start'), own: null })
    void director.show(frame(['a1000'], 'one'))
    expect(await rest()).toBe(500)
    speed = 0.5
    void director.show(frame(['b1000'], 'two'))
    expect(await rest()).toBe(2000)
  })
})
