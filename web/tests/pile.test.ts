import { describe, expect, it, vi } from 'vitest'
import { Pile, PORTION } from '../src/pages/parts/pile.svelte'

const settled = () => new Promise((done) => setTimeout(done))

/** As many numbers as there are, handed out as the server would. */
function numbers(total: number) {
  return vi.fn(async (items: number[]) => {
    const portion = Array.from({ length: PORTION }, (_, further) => items.length + further)
    return portion.filter((number) => number < total)
  })
}

describe('a pile', () => {
  it('grows by portions until there is no more', async () => {
    const pile = new Pile(numbers(PORTION + 3))
    expect(pile.loading).toBe(true)
    await settled()
    expect([pile.items.length, pile.whole, pile.loading]).toEqual([PORTION, false, false])
    await pile.more()
    expect([pile.items.at(-1), pile.whole]).toEqual([PORTION + 2, true])
  })

  it('keeps what it has when more cannot be had, and can be asked again', async () => {
    const fetch = numbers(PORTION + 1)
    const pile = new Pile(fetch)
    await settled()
    fetch.mockRejectedValueOnce(new Error('gone'))
    await pile.more()
    expect([pile.items.length, pile.wrong]).toEqual([PORTION, new Error('gone')])
    await pile.more()
    expect([pile.items.length, pile.wrong, pile.whole]).toEqual([PORTION + 1, null, true])
  })
})
