import './browserStub'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonScript, LessonStep, LessonTask } from '../src/protocol/answers'
import type { AnyView } from '../src/protocol/messages'
import { LessonStage, lessonPages } from '../src/learn/lessonStage.svelte'
import { saveProgress, progressOf } from '../src/learn/lessonProgress'
import { loadRules } from '../src/learn/rulebook'
import { preferences } from '../src/lib/preferences.svelte'

const TASK: LessonTask = {
  ask: 'Lay a flower.',
  seat: 0,
  choices: ['flower', 'skull'],
  expected: 'flower',
  otherwise: { skull: 'Not yet.' },
}

/** A position that can be told from others by its round; nothing else of it is looked at. */
function step(number: number, texts: string[] = [], task: LessonTask | null = null): LessonStep {
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

const roundOf = (lesson: LessonStage) => (lesson.view as { round?: number }).round

async function arrived(lesson: LessonStage): Promise<void> {
  while (lesson.isMoving) await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  preferences.motion = 'none'
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('a lesson', () => {
  it('has a page for everything that is said', () => {
    const pages = lessonPages(script.steps)
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
    const lesson = new LessonStage(script, 2)
    expect(lesson.isWaitingForChoice).toBe(true)
    expect(lesson.choices).toEqual({ 0: ['flower', 'skull'] })
    lesson.next()
    expect(lesson.pageIndex).toBe(2)
    lesson.choose(0, 'skull')
    expect(lesson.remark).toBe('Not yet.')
    lesson.choose(0, 'flower')
    expect(lesson.choices).toEqual({})
    await arrived(lesson)
    expect(lesson.page.text).toBe('All lie there.')
    expect(lesson.remark).toBeNull()
    expect(lesson.sentences).toEqual(['Ply 1.', 'Ply 2.'])
    expect(roundOf(lesson)).toBe(2)
  })

  it('takes a choice while it is still explaining', async () => {
    const lesson = new LessonStage(script)
    lesson.choose(0, 'skull')
    expect([lesson.pageIndex, lesson.remark]).toEqual([2, 'Not yet.'])
    lesson.back()
    expect([lesson.pageIndex, lesson.remark]).toEqual([1, null])
    lesson.choose(0, 'flower')
    await arrived(lesson)
    expect(lesson.pageIndex).toBe(3)
  })

  it('goes back at once, and forward again without asking twice', async () => {
    const lesson = new LessonStage(script, 3)
    lesson.back()
    expect([lesson.pageIndex, lesson.isMoving, roundOf(lesson)]).toEqual([2, false, 0])
    expect(lesson.isWaitingForChoice).toBe(false)
    lesson.next()
    await arrived(lesson)
    expect(lesson.pageIndex).toBe(3)
  })

  it('can be hurried on, and does not come back to what it left', async () => {
    preferences.motion = 'full'
    const lesson = new LessonStage(script, 3)
    lesson.next()
    expect(lesson.isMoving).toBe(true)
    lesson.next()
    expect([lesson.isMoving, lesson.pageIndex, roundOf(lesson)]).toEqual([false, 4, 4])
    lesson.restart()
    await new Promise((done) => setTimeout(done, 1500))
    expect([lesson.isMoving, lesson.pageIndex, roundOf(lesson)]).toEqual([false, 0, 0])
  })

  it('ends', () => {
    const lesson = new LessonStage(script, 99)
    expect(lesson.isLastPage).toBe(true)
    lesson.next()
    expect(lesson.pageIndex).toBe(4)
  })
})

describe('progress', () => {
  it('is kept by game, and what was learned stays learned', () => {
    saveProgress('skull', 3, 5)
    saveProgress('skull_king', 4, 5)
    saveProgress('skull_king', 0, 5)
    expect(progressOf('skull')).toEqual({ page: 3, pages: 5, done: false })
    expect(progressOf('skull_king')).toEqual({ page: 0, pages: 5, done: true })
    expect(progressOf('saber_skull')).toBeNull()
  })
})

describe('the rules at hand', () => {
  beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(''))) // their words

  const titles = async (game: string, options: Parameters<typeof loadRules>[1]) =>
    (await loadRules(game, options)).map(({ title }) => title)

  it('are all of them without a table', async () => {
    expect(await titles('skull', null)).toContain('web-learn-rules-two-tribes')
    const all = await loadRules('skull', null)
    expect(all.every(({ agreedTexts }) => agreedTexts.length === 0)).toBe(true)
  })

  it('are those of the table, and say what was agreed', async () => {
    const placement = 'first_player_last'
    const options = { last_chance: true, two_tribes: false, boxes: 1, placement }
    const shown = await loadRules('skull', options)
    expect(shown.filter(({ isVariant }) => isVariant).map(({ title }) => title)).toEqual([
      'web-learn-rules-last-chance',
    ])
    expect(shown.flatMap(({ agreedTexts }) => agreedTexts)).toEqual([
      'web-learn-here-first-player-last',
    ])
  })

  it('count points in one way', async () => {
    expect(await titles('skull_king', {})).toContain('web-learn-rules-score')
    expect(await titles('skull_king', {})).not.toContain('web-learn-rules-landlubber')
    const landlubber = await titles('skull_king', { scoring: 'landlubber' })
    expect(landlubber).not.toContain('web-learn-rules-score')
    expect(landlubber).toContain('web-learn-rules-landlubber')
  })
})
