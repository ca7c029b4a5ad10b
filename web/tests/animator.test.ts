import { page } from './fakePage'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEvent, AnyView, OwnView, VisibleFact } from '../src/protocol/messages'
import { Animator, sentencesOf, type Frame } from '../src/lib/animator.svelte'
import { preferences } from '../src/lib/preferences.svelte'
import type { EventReducer } from '../src/lib/eventReducer'

/** An event that takes as long as its name says, `a300`; `!a300` reveals something, `~a300` says little. */
const event = (name: string) => ({ event: name }) as unknown as AnyEvent

/** The table by the names of what has happened on it. */
const view = (...seen: string[]) => ({ game: 'skull', seen }) as unknown as AnyView

const reducer: EventReducer = {
  reduce: (before, { event: name }) => view(...seen(before), name),
  durationMs: ({ event: name }) => parseInt(name.replace(/^\D+/, '')) || 0,
  isReveal: ({ event: name }) => (name as string).startsWith('!'),
  isBrief: ({ event: name }) => (name as string).startsWith('~'),
  isOwnThrow: ({ event: name }, _, you) => (name as string).endsWith(`*${you}`),
}

const DECIDES: OwnView = { choices: { 0: ['flower'] } }

let said: string[]
let animator: Animator

function seen(of: AnyView | null): string[] {
  return (of as unknown as { seen: string[] } | null)?.seen ?? []
}

function told(...names: string[]): VisibleFact {
  return { number: 0, events: names.map(event), sentences: names.map((name) => `${name}.`) }
}

/** A frame in which all that happened, and after which the table looks like `after`. */
function frame(names: string[], after: string, own: OwnView | null = null): Frame {
  return { told: names.map((name) => told(name)), view: view(after), own }
}

function newAnimator(
  of: EventReducer = reducer,
  speed?: () => number,
  thrower?: () => number | null,
): Animator {
  const reducerOf = (game: string) => (game === 'skull' ? of : null)
  const narrate = (_: AnyEvent, sentences: string[]) => void said.push(...sentences)
  return new Animator(reducerOf, { narrate }, speed, thrower)
}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  preferences.motion = 'full'
  preferences.tempo = 'normal'
  said = []
  animator = newAnimator()
  animator.jumpTo({ view: view('start'), own: null })
})

afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Milliseconds until everything has been shown. */
async function rest(): Promise<number> {
  const from = performance.now()
  await pass(0)
  while (animator.isPlaying) await vi.advanceTimersToNextTimerAsync()
  return Math.round(performance.now() - from)
}

describe('a frame', () => {
  it('is shown event by event, each for its time, and settles where the server says', async () => {
    void animator.enqueue(frame(['a300', 'b500'], 'end', DECIDES))
    await pass(0)
    expect(animator.isPlaying).toBe(true)
    expect([animator.event?.event, seen(animator.view)]).toEqual(['a300', ['start', 'a300']])
    expect(said).toEqual(['a300.'])
    await pass(299)
    expect(animator.event?.event).toBe('a300')
    await pass(1)
    expect(animator.event?.event).toBe('b500')
    expect(seen(animator.view)).toEqual(['start', 'a300', 'b500'])
    expect(said).toEqual(['a300.', 'b500.'])
    expect(animator.own).toBeNull()
    await pass(500)
    expect([animator.event, animator.isPlaying, seen(animator.view)]).toEqual([
      null,
      false,
      ['end'],
    ])
    expect(animator.own).toEqual(DECIDES)
  })

  it('waits for the one before it', async () => {
    const first = animator.enqueue(frame(['a300'], 'one'))
    const both = animator.enqueue(frame(['b300'], 'two'))
    expect(both).toBe(first)
    await pass(300)
    expect(seen(animator.view)).toEqual(['one', 'b300'])
    await pass(300)
    expect(seen(animator.view)).toEqual(['two'])
    await expect(both).resolves.toBeUndefined()
  })

  it('without anything to be seen is there at once', async () => {
    void animator.enqueue({ told: [], view: view('end'), own: DECIDES })
    expect([animator.isPlaying, seen(animator.view)]).toEqual([false, ['end']])
    void animator.enqueue(frame(['talk', 'talk'], 'later'))
    expect(await rest()).toBe(0)
    expect(said).toEqual(['talk.', 'talk.'])
  })

  it('without a game says what happens, and moves nothing', async () => {
    animator.jumpTo({ view: null, own: null })
    void animator.enqueue({ told: [told('sat500')], view: null, own: null })
    expect(await rest()).toBe(0)
    expect([said, animator.view]).toEqual([['sat500.'], null])
  })

  it('which is the first of a game begins on an empty table, where the game has one', async () => {
    animator.jumpTo({ view: null, own: null })
    void animator.enqueue(frame(['a300'], 'end'))
    expect(await rest()).toBe(0)
    animator = newAnimator({ ...reducer, initialView: () => view('empty') })
    void animator.enqueue(frame(['a300'], 'end'))
    await pass(0)
    expect(seen(animator.view)).toEqual(['empty', 'a300'])
    expect(await rest()).toBe(300)
    expect(seen(animator.view)).toEqual(['end'])
  })
})

describe('the words', () => {
  it('of what would be spoilt come when it has been seen', async () => {
    void animator.enqueue(frame(['a100', '!b300', 'c100'], 'end'))
    await pass(100)
    expect([animator.event?.event, said]).toEqual(['!b300', ['a100.']])
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
    animator = new Animator(() => reducer, { narrate: heard })
    animator.jumpTo({ view: view('start'), own: null })
    const late = { ...told('a100', 'b100'), by: 'clock' }
    late.sentences.unshift('Time is up.')
    void animator.enqueue({ told: [late], view: view('end'), own: null })
    await rest()
    expect(heard.mock.calls).toEqual([
      [event('a100'), ['Time is up.', 'a100.'], late],
      [event('b100'), ['b100.'], late],
    ])
  })
})

describe('the queue', () => {
  const many = (count: number, name: string) => Array.from({ length: count }, () => name)

  it('is shown in its own time as long as nobody waits for it', async () => {
    for (const name of many(4, 'a1000')) void animator.enqueue(frame([name], 'end'))
    expect(await rest()).toBe(4000)
  })

  it('never shortens what matters, whoever waits', async () => {
    void animator.enqueue(frame(['a900', '!b900', 'c1200'], 'before'))
    for (const name of many(9, '!d850')) void animator.enqueue(frame([name], 'before'))
    void animator.enqueue(frame(['mine700'], 'end', DECIDES))
    expect(await rest()).toBe(900 + 900 + 1200 + 9 * 850 + 700)
  })

  it('lets what says little make room for what matters', async () => {
    void animator.enqueue(frame(['!a800', '~b500', '!c900', '~d500'], 'before'))
    void animator.enqueue(frame(['mine700'], 'end', DECIDES))
    await pass(800 + 50 + 900)
    expect(animator.event?.event).toBe('~d500')
    await pass(50)
    expect(animator.event?.event).toBe('mine700')
    expect(await rest()).toBe(700)
  })

  it('says little no longer than a second where somebody waits', async () => {
    void animator.enqueue(frame(['now400'], 'before'))
    for (const name of many(7, '~a500')) void animator.enqueue(frame([name], 'before'))
    void animator.enqueue(frame(['mine700'], 'end', DECIDES))
    await pass(400)
    expect(animator.event?.event).toBe('~a500')
    await pass(1000)
    expect(animator.event?.event).toBe('mine700')
    expect(await rest()).toBe(700)
  })

  it('says little no longer either where most of it is one frame', async () => {
    void animator.enqueue(frame(many(10, '~a400'), 'before'))
    await pass(900)
    void animator.enqueue(frame(['mine200'], 'end', DECIDES))
    await pass(300 + 1000)
    expect(seen(animator.view)).toEqual(['before', 'mine200'])
    expect(await rest()).toBe(200)
  })

  it('lets what is being shown end, before that second begins', async () => {
    void animator.enqueue(frame(['long3000'], 'before'))
    await pass(100)
    for (const name of many(4, '~a500')) void animator.enqueue(frame([name], 'before'))
    void animator.enqueue(frame(['mine700'], 'end', DECIDES))
    await pass(2900)
    expect(animator.event?.event).toBe('~a500')
    await pass(251)
    expect(said).toHaveLength(3)
    await pass(749)
    expect(animator.event?.event).toBe('mine700')
    expect(await rest()).toBe(700)
  })

  it('is not squeezed where there is time enough', async () => {
    void animator.enqueue(frame(['~a300', '~b300'], 'before'))
    void animator.enqueue(frame(['mine900'], 'end', DECIDES))
    expect(await rest()).toBe(1500)
  })

  it('is not squeezed where what is decided is all there is to see', async () => {
    void animator.enqueue(frame(['~a900', '~b900', 'c900'], 'end', DECIDES))
    expect(await rest()).toBe(2700)
  })

  it('never lies more than six seconds behind with what says little, in one frame', async () => {
    void animator.enqueue(frame(many(60, '~a500'), 'end'))
    expect(await rest()).toBeLessThanOrEqual(6001)
    expect(said).toHaveLength(60)
  })

  it('never lies more than six seconds behind with what says little, in many frames', async () => {
    for (const name of many(30, '~a1000')) void animator.enqueue(frame([name], 'end'))
    await pass(3000)
    for (const name of many(10, '~b1000')) void animator.enqueue(frame([name], 'last'))
    await pass(3001)
    expect(said.filter((words) => words === '~a1000.')).toHaveLength(30)
    expect(await rest()).toBeLessThanOrEqual(3000)
    expect(seen(animator.view)).toEqual(['last'])
  })

  it('gives all that says little a share of the time', async () => {
    void animator.enqueue(frame(many(12, '~a1000'), 'end'))
    await pass(3001)
    expect(said).toHaveLength(7)
  })
})

describe('surprises', () => {
  it('are counted until they have been seen', async () => {
    void animator.enqueue(frame(['a300', '!b300', 'c300'], 'one'))
    void animator.enqueue(frame(['!d300', 'e300'], 'two', DECIDES))
    expect(animator.surprisesLeft).toBe(2)
    await pass(599)
    expect(animator.surprisesLeft).toBe(2)
    await pass(1)
    expect(animator.surprisesLeft).toBe(1)
    await pass(600)
    expect([animator.surprisesLeft, animator.event?.event]).toEqual([0, 'e300'])
  })

  it('are forgotten by a jump', () => {
    void animator.enqueue(frame(['!a300', '!b300'], 'one'))
    animator.jumpTo({ view: view('now'), own: null })
    expect(animator.surprisesLeft).toBe(0)
  })
})

describe('a long show', () => {
  it('says that it can be skipped, a short one does not', async () => {
    void animator.enqueue(frame(['a700', 'b700'], 'one'))
    await pass(0)
    expect(animator.isSkippable).toBe(false)
    void animator.enqueue(frame(['c900'], 'two'))
    await pass(700)
    expect(animator.isSkippable).toBe(true)
    await pass(700)
    expect(animator.isSkippable).toBe(false)
    await rest()
    expect(animator.isSkippable).toBe(false)
  })
})

describe('nobody', () => {
  it('waits for a page that is hidden', async () => {
    page.hidden = true
    void animator.enqueue(frame(['a900', '!b900'], 'end'))
    expect(await rest()).toBe(0)
    expect([said, seen(animator.view)]).toEqual([['a900.', '!b900.'], ['end']])
  })

  it('has to wait who hurries, and the next frame takes its time again', async () => {
    void animator.enqueue(frame(['a900', '!b900'], 'one'))
    const shown = animator.enqueue(frame(['c900'], 'two'))
    await pass(100)
    animator.skipAll()
    expect(await rest()).toBe(0)
    await expect(shown).resolves.toBeUndefined()
    expect([said, seen(animator.view)]).toEqual([['a900.', '!b900.', 'c900.'], ['two']])
    void animator.enqueue(frame(['d900'], 'three'))
    expect(await rest()).toBe(900)
  })

  it('hurries what comes later by touching a table where nothing moves', async () => {
    animator.skipAll()
    void animator.enqueue(frame(['a900'], 'end'))
    expect(await rest()).toBe(900)
  })
})

describe('a jump', () => {
  it('ends what was moving and forgets what waited', async () => {
    const shown = animator.enqueue(frame(['!a900', 'b900'], 'one'))
    void animator.enqueue(frame(['c900'], 'two'))
    await pass(100)
    animator.jumpTo({ view: view('now'), own: DECIDES })
    await expect(shown).resolves.toBeUndefined()
    expect([animator.event, animator.isPlaying, animator.own]).toEqual([null, false, DECIDES])
    expect(vi.getTimerCount()).toBe(0)
    await pass(5000)
    expect([said, seen(animator.view)]).toEqual([[], ['now']])
  })

  it('shows what comes after it, undisturbed by what was before', async () => {
    void animator.enqueue(frame(['a900', 'b900'], 'one'))
    void animator.enqueue(frame(['waits900'], 'two'))
    await pass(100)
    animator.skipAll()
    animator.jumpTo({ view: view('now'), own: null })
    void animator.enqueue(frame(['c500'], 'two'))
    await pass(0)
    expect([animator.event?.event, seen(animator.view)]).toEqual(['c500', ['now', 'c500']])
    expect(await rest()).toBe(500)
    expect([said, seen(animator.view)]).toEqual([['a900.', 'c500.'], ['two']])
  })
})

describe('the tempo', () => {
  it.each([
    ['calm', 1500],
    ['normal', 1000],
    ['quick', 600],
  ] as const)('of the setting %s makes a second last %i ms', async (tempo, time) => {
    preferences.tempo = tempo
    void animator.enqueue(frame(['a1000'], 'end'))
    expect(await rest()).toBe(time)
  })

  it('counts before anything is squeezed', async () => {
    preferences.tempo = 'quick'
    void animator.enqueue(frame(['~a500', '~b500', '~c500'], 'before'))
    void animator.enqueue(frame(['d1000'], 'end', DECIDES))
    expect(await rest()).toBe(900 + 600)
  })

  it('does not hang on what moves', async () => {
    preferences.motion = 'none'
    void animator.enqueue(frame(['a1000'], 'end'))
    expect(await rest()).toBe(1000)
  })

  it('can be that of a replay', async () => {
    let speed = 2
    animator = newAnimator(reducer, () => speed)
    animator.jumpTo({ view: view('start'), own: null })
    void animator.enqueue(frame(['a1000'], 'one'))
    expect(await rest()).toBe(500)
    speed = 0.5
    void animator.enqueue(frame(['b1000'], 'two'))
    expect(await rest()).toBe(2000)
  })
})

describe('a die of one’s own', () => {
  const THROW = '!roll900*0' // by seat 0
  let thrower: number | null

  beforeEach(() => {
    thrower = 0
    animator = newAnimator(reducer, undefined, () => thrower)
    animator.jumpTo({ view: view('start'), own: null })
  })

  it('waits until it is thrown, then takes its time', async () => {
    void animator.enqueue(frame(['a300', THROW, 'b300'], 'end'))
    await pass(5000)
    expect([animator.isHolding, animator.event?.event]).toEqual([true, undefined])
    expect([seen(animator.view), said]).toEqual([['start', 'a300'], ['a300.']])
    animator.throwDie()
    await pass(0)
    expect([animator.isHolding, animator.event?.event]).toEqual([false, THROW])
    expect(await rest()).toBe(900 + 300)
    expect(seen(animator.view)).toEqual(['end'])
  })

  it('is thrown in the end by itself', async () => {
    void animator.enqueue(frame([THROW], 'end'))
    expect(await rest()).toBe(10_000 + 900)
  })

  it.each([
    ['is somebody else’s', () => (thrower = 1)],
    ['is nobody’s who would like to throw it', () => (thrower = null)],
    ['is in a tab that nobody looks at', () => (page.hidden = true)],
  ])('does not wait where it %s', async (_, arrange) => {
    arrange()
    void animator.enqueue(frame([THROW], 'end'))
    await pass(0)
    expect(animator.isHolding).toBe(false)
    expect(await rest()).toBe(page.hidden ? 0 : 900)
  })

  it('does not wait where somebody skips, nor do later ones', async () => {
    void animator.enqueue(frame([THROW, THROW], 'end'))
    await pass(0)
    animator.skipAll()
    expect(await rest()).toBe(0)
    expect([animator.isHolding, seen(animator.view)]).toEqual([false, ['end']])
  })

  it('is forgotten by a jump', async () => {
    void animator.enqueue(frame([THROW], 'end'))
    await pass(0)
    animator.jumpTo({ view: view('now'), own: null })
    void animator.enqueue(frame([THROW], 'later'))
    await pass(0)
    expect([animator.isHolding, seen(animator.view), said]).toEqual([true, ['now'], []])
  })

  it('keeps back what happens after it, but not what people say', async () => {
    void animator.enqueue(frame([THROW], 'one'))
    void animator.enqueue(frame(['talk'], 'one'))
    void animator.enqueue(frame(['talk', 'a300'], 'two'))
    await pass(1000)
    expect(said).toEqual(['talk.'])
    animator.throwDie()
    expect(await rest()).toBe(900 + 300)
    expect([said, seen(animator.view)]).toEqual([['talk.', `${THROW}.`, 'talk.', 'a300.'], ['two']])
  })

  it('is left alone by a throw of what does not wait', async () => {
    void animator.enqueue(frame(['a900', 'b300'], 'end'))
    await pass(100)
    animator.throwDie()
    expect(animator.event?.event).toBe('a900')
    expect(await rest()).toBe(1100)
  })
})
