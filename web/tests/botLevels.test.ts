import { describe, expect, it } from 'vitest'
import type { Offer } from '../src/protocol/answers'
import { levelOrUsual, levelsOf } from '../src/lib/botLevels'

const choice = (value: string) => ({ value, name: value, about: value })
const offer = {
  games: [
    { game: 'skull', levels: ['random', 'casual'], usual_level: 'casual', first_level: 'random' },
    { game: 'saber_skull', levels: ['random'], usual_level: 'random' },
  ],
  levels: [choice('random'), choice('casual'), choice('master')],
} as unknown as Offer

describe('the levels of bots', () => {
  it('are those the game has', () => {
    expect(levelsOf(offer, 'skull').map((level) => level.value)).toEqual(['random', 'casual'])
    expect(levelsOf(offer, 'saber_skull').map((level) => level.value)).toEqual(['random'])
    expect(levelsOf(offer, 'chess')).toEqual([])
  })

  it.each([
    ['skull', '', 'casual'],
    ['skull', 'random', 'random'],
    ['saber_skull', 'casual', 'random'],
  ])('in %s where “%s” was wished for: %s', (game, wish, level) => {
    expect(levelOrUsual(offer, game, wish)).toBe(level)
  })

  it('are easy in a first game, unless somebody has chosen', () => {
    expect(levelOrUsual(offer, 'skull', '', true)).toBe('random')
    expect(levelOrUsual(offer, 'skull', 'casual', true)).toBe('casual')
  })
})
