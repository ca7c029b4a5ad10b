import './browser'
import { describe, expect, it } from 'vitest'
import type { PuzzleLine, PuzzleSheet, Verdict } from '../../docs/protocol/answers'
import { grouped } from '../src/puzzles/groups'
import { Riddle } from '../src/puzzles/riddle.svelte'

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
    const riddle = new Riddle(sheet(), async (number, text) => {
      asked.push([number, text])
      return VERDICT
    })
    expect(riddle.choices).toEqual({ 0: ['roll', 'stop'] })
    const answer = riddle.attempt('stop')
    expect(riddle.busy).toBe(true)
    await riddle.attempt('roll') // a second tap on the way changes nothing
    await answer
    expect(asked).toEqual([[7, 'stop']])
    expect(riddle.verdict).toEqual(VERDICT)
    expect(riddle.choices).toEqual({})
    expect([riddle.fresh, riddle.busy]).toEqual([true, false])
  })

  it('can be tried again when the try did not arrive', async () => {
    const riddle = new Riddle(sheet(), async () => {
      throw new Error('cut off')
    })
    await riddle.attempt('stop')
    expect(riddle.wrong).toBeInstanceOf(Error)
    expect([riddle.verdict, riddle.busy]).toEqual([null, false])
    expect(riddle.choices).toEqual({ 0: ['roll', 'stop'] })
  })

  it('that was tried before shows its answer', () => {
    const riddle = new Riddle(sheet(VERDICT), async () => VERDICT)
    expect([riddle.verdict, riddle.fresh]).toEqual([VERDICT, false])
    expect(riddle.people.map(({ kind }) => kind)).toEqual(['person', 'bot'])
  })
})

it('groups puzzles of a game by their kind', () => {
  const line = (number: number, game: string, kind: string): PuzzleLine => ({
    number,
    game,
    kind,
    tried: false,
    right: false,
  })
  const lines = [line(1, 'skull', 'Raise'), line(2, 'skull', 'Add'), line(3, 'skull', 'Raise')]
  const found = grouped([...lines, line(101, 'skull_king', 'Bid')], 'skull')
  expect(found.map(({ kind, puzzles }) => [kind, puzzles.map(({ number }) => number)])).toEqual([
    ['Raise', [1, 3]],
    ['Add', [2]],
  ])
})
