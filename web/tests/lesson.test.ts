import './browser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonScript, LessonStep, Task } from '../../docs/protocol/answers'
import type { AnyView } from '../../docs/protocol/protocol'
import { Lecture, pagesOf } from '../src/learn/lecture.svelte'
import { keepProgress, progressOf } from '../src/learn/progress'
import { rulesOf } from '../src/learn/rulebook'
import { settings } from '../src/lib/settings.svelte'

const TASK: Task = {
  ask: 'Lay a flower.',
  seat: 0,
  choices: ['flower', 'skull'],
  expected: 'flower',
  otherwise: { skull: 'Not yet.' },
}

/** A position that can be told from others by its round; nothing else of it is looked at. */
function step(number: number, texts: string[] = [], task: Task | null = null): LessonStep {
  const view = { game: 'skull', players: 3, round: number, tribes: [] } as unknown as AnyView
  const sentences = [`Ply ${number}.`]
  const events = [{ event: 'RoundBegan', round: number, seat: 0 } as never]
  return { number, text: null, events, sentences, notes: [], view, hidden: {}, texts, task }
}

// Two pages and a task, an answer and one more page, two plies with nothing to say, the end.
const script: LessonScript = {
  game: 'skull',
  players: ['Robin', 'Mabel', 'Otto'],
  steps: [
    step(0, ['Welcome.', 'Discs.'], TASK),
    step(1),
    step(2, ['All lie there.']),
    step(3),
    step(4, ['The end.']),
  ],
}

const roundOf = (lecture: Lecture) => (lecture.view as { round?: number }).round

async function arrived(lecture: Lecture): Promise<void> {
  while (lecture.moving) await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  settings.motion = 'none'
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('a lesson', () => {
  it('has a page for everything that is said', () => {
    const pages = pagesOf(script.steps)
    expect(pages.map(({ text }) => text)).toEqual([
      'Welcome.',
      'Discs.',
      'Lay a flower.',
      'All lie there.',
      'The end.',
    ])
    expect(pages.map(({ step }) => step)).toEqual([0, 0, 0, 2, 4])
  })

  it('waits at a task for the right choice, and answers every other', async () => {
    const lecture = new Lecture(script, 2)
    expect(lecture.waits).toBe(true)
    expect(lecture.choices).toEqual({ 0: ['flower', 'skull'] })
    lecture.next()
    expect(lecture.number).toBe(2)
    lecture.choose(0, 'skull')
    expect(lecture.remark).toBe('Not yet.')
    lecture.choose(0, 'flower')
    expect(lecture.choices).toEqual({})
    await arrived(lecture)
    expect(lecture.page.text).toBe('All lie there.')
    expect(lecture.remark).toBeNull()
    expect(lecture.told).toEqual(['Ply 1.', 'Ply 2.'])
    expect(roundOf(lecture)).toBe(2)
  })

  it('takes a choice while it is still explaining', async () => {
    const lecture = new Lecture(script)
    lecture.choose(0, 'skull')
    expect([lecture.number, lecture.remark]).toEqual([2, 'Not yet.'])
    lecture.back()
    expect([lecture.number, lecture.remark]).toEqual([1, null])
    lecture.choose(0, 'flower')
    await arrived(lecture)
    expect(lecture.number).toBe(3)
  })

  it('goes back at once, and forward again without asking twice', async () => {
    const lecture = new Lecture(script, 3)
    lecture.back()
    expect([lecture.number, lecture.moving, roundOf(lecture)]).toEqual([2, false, 0])
    expect(lecture.waits).toBe(false)
    lecture.next()
    await arrived(lecture)
    expect(lecture.number).toBe(3)
  })

  it('can be hurried on, and does not come back to what it left', async () => {
    settings.motion = 'full'
    const lecture = new Lecture(script, 3)
    lecture.next()
    expect(lecture.moving).toBe(true)
    lecture.next()
    expect([lecture.moving, lecture.number, roundOf(lecture)]).toEqual([false, 4, 4])
    lecture.restart()
    await new Promise((done) => setTimeout(done, 1500))
    expect([lecture.moving, lecture.number, roundOf(lecture)]).toEqual([false, 0, 0])
  })

  it('ends', () => {
    const lecture = new Lecture(script, 99)
    expect(lecture.over).toBe(true)
    lecture.next()
    expect(lecture.number).toBe(4)
  })
})

describe('progress', () => {
  it('is kept by game, and what was learned stays learned', () => {
    keepProgress('skull', 3, 5)
    keepProgress('skull_king', 4, 5)
    keepProgress('skull_king', 0, 5)
    expect(progressOf('skull')).toEqual({ page: 3, pages: 5, done: false })
    expect(progressOf('skull_king')).toEqual({ page: 0, pages: 5, done: true })
    expect(progressOf('saber_skull')).toBeNull()
  })
})

describe('the rules at hand', () => {
  const titles = (game: string, options: Parameters<typeof rulesOf>[1]) =>
    rulesOf(game, options).map(({ title }) => title)

  it('are all of them without a table', () => {
    expect(titles('skull', null)).toContain('web-learn-rules-two-tribes')
    expect(rulesOf('skull', null).every(({ here }) => here.length === 0)).toBe(true)
  })

  it('are those of the table, and say what was agreed', () => {
    const placement = 'first_player_last'
    const shown = rulesOf('skull', { last_chance: true, two_tribes: false, boxes: 1, placement })
    expect(shown.filter(({ variant }) => variant).map(({ title }) => title)).toEqual([
      'web-learn-rules-last-chance',
    ])
    expect(shown.flatMap(({ here }) => here)).toEqual(['web-learn-here-first-player-last'])
  })

  it('count points in one way', () => {
    expect(titles('skull_king', {})).toContain('web-learn-rules-score')
    expect(titles('skull_king', {})).not.toContain('web-learn-rules-landlubber')
    const landlubber = titles('skull_king', { scoring: 'landlubber' })
    expect(landlubber).not.toContain('web-learn-rules-score')
    expect(landlubber).toContain('web-learn-rules-landlubber')
  })
})
