import './browserStub'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordAbout, RecordStep, RecordSteps } from '../src/protocol/answers'
import type { AnyHidden, AnyView } from '../src/protocol/messages'
import { StepCache, STEPS_PER_PAGE, type Viewer } from '../src/replay/stepCache.svelte'
import { Replay } from '../src/replay/replay.svelte'

const PLIES = 250
const CHAPTERS = [0, 90, 180]

/** A view that can be told from others by its round; nothing else of it is looked at. */
function viewAt(number: number): AnyView {
  return { game: 'skull', players: 3, round: number } as AnyView
}

function stepAt(viewer: Viewer, number: number): RecordStep {
  const known: AnyHidden = { game: 'skull', tribes: {} }
  const hidden: RecordStep['hidden'] = viewer === 'table' ? {} : { 0: known }
  const sentences = [`Step ${number}.`]
  return { number, text: '', events: [], sentences, notes: [], view: viewAt(number), hidden }
}

function server() {
  return vi.fn(async (viewer: Viewer, start: number, count: number): Promise<RecordSteps> => {
    const numbers = Array.from({ length: count }, (_, further) => start + further)
    const steps = numbers.filter((one) => one <= PLIES).map((one) => stepAt(viewer, one))
    return { total: PLIES + 1, chapters: CHAPTERS, steps }
  })
}

function player(number: number) {
  const unknown = { who: null, tag: null, place: null, rating: null, change: null }
  return {
    player: number,
    name: `P${number}`,
    kind: 'person',
    score: 0,
    resigned: false,
    ...unknown,
  }
}

const about = {
  id: 'abc',
  game: 'skull',
  plies: PLIES,
  players: [0, 1, 2].map(player),
} as unknown as RecordAbout

const settled = () => new Promise((done) => setTimeout(done))

describe('a cache of steps', () => {
  it('asks for every page once', async () => {
    const fetch = server()
    const cache = new StepCache('table', PLIES + 1, fetch)
    await Promise.all([cache.load(5), cache.load(99), cache.load(STEPS_PER_PAGE)])
    expect(fetch.mock.calls.map(([, start]) => start)).toEqual([0, STEPS_PER_PAGE])
    expect(cache.step(99)?.number).toBe(99)
    expect(cache.step(200)).toBeUndefined()
  })

  it('reads on from where somebody is, then what was before', async () => {
    const fetch = server()
    await new StepCache('table', PLIES + 1, fetch).loadAll(150)
    expect(fetch.mock.calls.map(([, start]) => start)).toEqual([100, 200, 0])
  })

  it('can be asked again for what failed', async () => {
    const fetch = server()
    fetch.mockRejectedValueOnce(new Error('gone'))
    const cache = new StepCache('table', PLIES + 1, fetch)
    await expect(cache.load(0)).rejects.toThrow('gone')
    await cache.load(0)
    expect(cache.step(0)?.number).toBe(0)
  })
})

describe('a replay', () => {
  let fetch: ReturnType<typeof server>

  beforeEach(() => {
    fetch = server()
  })

  async function opened(step = 0, viewer = 'table'): Promise<Replay> {
    const replay = new Replay(about, step, viewer, fetch)
    await settled()
    return replay
  }

  it('opens at the moment a link tells, and never outside the game', async () => {
    expect((await opened(12)).view).toEqual(viewAt(12))
    expect((await opened(9999)).currentStep).toBe(PLIES)
    expect((await opened(-3)).currentStep).toBe(0)
    expect((await opened(Number('rubbish'))).currentStep).toBe(0)
    expect((await opened(1, '7')).viewer).toBe('table')
  })

  it('steps across the edge of a page both ways', async () => {
    const replay = await opened(99)
    replay.forward()
    await settled()
    expect([replay.currentStep, replay.view]).toEqual([100, viewAt(100)])
    replay.back()
    await settled()
    expect([replay.currentStep, replay.view]).toEqual([99, viewAt(99)])
  })

  it('shows the last of several jumps, whatever comes first', async () => {
    const replay = await opened(0)
    let arrive: (steps: RecordSteps) => void
    fetch.mockImplementationOnce(() => new Promise((done) => (arrive = done)))
    void replay.jump(150)
    void replay.jump(3)
    await settled()
    arrive!(await server()('table', 100, STEPS_PER_PAGE))
    await settled()
    expect([replay.currentStep, replay.view]).toEqual([3, viewAt(3)])
  })

  it('leafs through chapters', async () => {
    const replay = await opened(100)
    expect(replay.chapterIndex).toBe(1)
    replay.jumpChapter(-1)
    expect(replay.currentStep).toBe(90)
    replay.jumpChapter(-1)
    expect(replay.currentStep).toBe(0)
    replay.jumpChapter(1)
    replay.jumpChapter(1)
    expect(replay.currentStep).toBe(180)
    replay.jumpChapter(1)
    expect(replay.currentStep).toBe(PLIES)
  })

  it('keeps the moment when the eyes change, and shows whose hand is known', async () => {
    const replay = await opened(120)
    expect([replay.you, replay.hidden]).toEqual([null, {}])
    await replay.setViewer('0')
    expect([replay.currentStep, replay.you]).toEqual([120, 0])
    expect(replay.hidden[0]).toBeDefined()
    await replay.setViewer('all')
    expect(replay.you).toBeNull()
    expect(fetch.mock.calls.map(([viewer, start]) => [viewer, start])).toEqual([
      ['table', 100],
      ['0', 100],
      ['all', 100],
    ])
  })

  it('goes on by itself until the end, and begins anew from there', async () => {
    const replay = await opened(PLIES - 1)
    expect(replay.nextStepDelayMs).toBeNull()
    replay.toggleRunning()
    expect(replay.nextStepDelayMs).toBeGreaterThan(0)
    const usual = replay.nextStepDelayMs!
    replay.speed = 2
    expect(replay.nextStepDelayMs).toBe(usual / 2)
    replay.advance()
    await settled()
    expect([replay.currentStep, replay.isRunning, replay.nextStepDelayMs]).toEqual([
      PLIES,
      false,
      null,
    ])
    replay.toggleRunning()
    await settled()
    expect([replay.currentStep, replay.isRunning]).toEqual([0, true])
  })

  it('says what went wrong and stops', async () => {
    const replay = await opened(0)
    replay.toggleRunning()
    fetch.mockRejectedValueOnce(new Error('gone'))
    await replay.jump(200)
    expect(replay.error).toBeInstanceOf(Error)
    expect(replay.isRunning).toBe(false)
    await replay.jump(200)
    expect([replay.error, replay.view]).toEqual([null, viewAt(200)])
  })
})
