import { describe, expect, it, vi } from 'vitest'
import { Pager, PAGE_SIZE } from '../src/pages/parts/pager.svelte'

const settled = () => new Promise((done) => setTimeout(done))

/** As many numbers as there are, handed out as the server would. */
function numbers(total: number) {
  return vi.fn(async (items: number[]) => {
    const page = Array.from({ length: PAGE_SIZE }, (_, further) => items.length + further)
    return page.filter((number) => number < total)
  })
}

describe('a pager', () => {
  it('grows by pages until there is no more', async () => {
    const pager = new Pager(numbers(PAGE_SIZE + 3))
    expect(pager.isLoading).toBe(true)
    await settled()
    expect([pager.items.length, pager.isComplete, pager.isLoading]).toEqual([
      PAGE_SIZE,
      false,
      false,
    ])
    await pager.loadMore()
    expect([pager.items.at(-1), pager.isComplete]).toEqual([PAGE_SIZE + 2, true])
  })

  it('keeps what it has when more cannot be had, and can be asked again', async () => {
    const fetch = numbers(PAGE_SIZE + 1)
    const pager = new Pager(fetch)
    await settled()
    fetch.mockRejectedValueOnce(new Error('gone'))
    await pager.loadMore()
    expect([pager.items.length, pager.error]).toEqual([PAGE_SIZE, new Error('gone')])
    await pager.loadMore()
    expect([pager.items.length, pager.error, pager.isComplete]).toEqual([PAGE_SIZE + 1, null, true])
  })
})
