import './browserStub'
import { describe, expect, it } from 'vitest'
import type { PuzzleLine, PuzzleSheet, Verdict } from '../src/protocol/answers'
import { groupByKind } from '../src/puzzles/puzzleGroups'
import { PuzzleStage } from '../src/puzzles/puzzleStage.svelte'

const VERDICT: Verdict = {
  number: 7,
  tried: 'stop',
  right: false,
  best: 'roll',
  theme: 'Rolling on',
  reason: ['Because.'],
  line: [],
  worths: [
    { text: 'roll', label: 'Roll again', worth: 0.6 },
    { text: 'stop', label: 'Stop', worth: 0.4 },
  ],
}

const sheet = (verdict: Verdict | null = null) =>
  ({
    number: 7,
    game: 'saber_skull',
    players: ['Robin', 'Mabel'],
    seat: 0,
    choices: [
      { text: 'roll', label: 'Roll again' },
      { text: 'stop', label: 'Stop' },
    ],
    step: { view: { game: 'saber_skull' }, hidden: {} },
    verdict,
  }) as unknown as PuzzleSheet

describe('a puzzle', () => {
  it('offers its choices until one was tried', async () => {
    const asked: [number, string][] = []
    const puzzle = new PuzzleStage(sheet(), async (number, text) => {
      asked.push([number, text])
      return VERDICT
    })
    expect(puzzle.choices).toEqual({ 0: ['roll', 'stop'] })
    const answer = puzzle.tryAnswer('stop')
    expect(puzzle.busy).toBe(true)
    await puzzle.tryAnswer('roll') // a second tap on the way changes nothing
    await answer
    expect(asked).toEqual([[7, 'stop']])
    expect(puzzle.verdict).toEqual(VERDICT)
    expect(puzzle.choices).toEqual({})
    expect([puzzle.isFresh, puzzle.busy]).toEqual([true, false])
  })

  it('can be tried again when the try did not arrive', async () => {
    const puzzle = new PuzzleStage(sheet(), async () => {
      throw new Error('cut off')
    })
    await puzzle.tryAnswer('stop')
    expect(puzzle.error).toBeInstanceOf(Error)
    expect([puzzle.verdict, puzzle.busy]).toEqual([null, false])
    expect(puzzle.choices).toEqual({ 0: ['roll', 'stop'] })
  })

  it('that was tried before shows its answer', () => {
    const puzzle = new PuzzleStage(sheet(VERDICT), async () => VERDICT)
    expect([puzzle.verdict, puzzle.isFresh]).toEqual([VERDICT, false])
    expect(puzzle.people.map(({ kind }) => kind)).toEqual(['person', 'bot'])
  })
})

it('groups puzzles of a game by their kind', () => {
  const line = (number: number, game: string, kind: string): PuzzleLine => ({
    number,
    place: number,
    game,
    kind,
    tried: false,
    right: false,
  })
  const lines = [line(1, 'skull', 'Raise'), line(2, 'skull', 'Add'), line(3, 'skull', 'Raise')]
  const found = groupByKind([...lines, line(101, 'skull_king', 'Bid')], 'skull')
  expect(found.map(({ kind, puzzles }) => [kind, puzzles.map(({ number }) => number)])).toEqual([
    ['Raise', [1, 3]],
    ['Add', [2]],
  ])
})
