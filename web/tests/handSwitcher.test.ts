import { describe, expect, it } from 'vitest'
import { HandSwitcher } from '../src/passAndPlay/handSwitcher.svelte'

/** Ada, Ben and Cleo round one device; `asked` owe a decision. */
function table(...asked: string[]) {
  const owing = new Set(asked)
  const switcher = new HandSwitcher<string>(
    () => ['Ada', 'Ben', 'Cleo'],
    (name) => owing.has(name),
  )
  /** Whoever holds the device decides; then `others` are asked. */
  function decide(...others: string[]) {
    owing.delete(switcher.shownPlayer!)
    for (const name of others) owing.add(name)
    switcher.hideAfterDecision()
  }
  return { hands: switcher, owing, decide }
}

describe('hands', () => {
  it('are closed until somebody says who they are', () => {
    const { hands: switcher } = table('Ben')
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Ben')
    switcher.hideAfterDecision()
    expect(switcher.shownPlayer).toBeNull()
    switcher.showNext()
    expect(switcher.shownPlayer).toBe('Ben')
  })

  it('close with the decision, and nobody else’s opens by itself', () => {
    const { hands: switcher, decide } = table('Ben')
    switcher.showNext()
    decide('Cleo')
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Cleo')
  })

  it('stay open for whoever is asked again at once', () => {
    const { hands: switcher, decide } = table('Ben')
    switcher.showNext()
    decide('Ben')
    expect(switcher.shownPlayer).toBe('Ben')
  })

  it('are asked one after the other where all decide at the same time', () => {
    const { hands: switcher, decide } = table('Ada', 'Ben', 'Cleo')
    const order = []
    while (switcher.nextPlayer) {
      switcher.showNext()
      order.push(switcher.shownPlayer)
      decide()
    }
    expect(order).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  it('go on round the table from whoever had the device last', () => {
    const { hands: switcher, decide } = table('Ben')
    switcher.showNext()
    decide('Ada', 'Ben', 'Cleo')
    decide()
    expect(switcher.nextPlayer).toBe('Cleo')
    switcher.showNext()
    decide()
    expect(switcher.nextPlayer).toBe('Ada')
  })

  it('can be hidden in the middle of a turn, which stays theirs', () => {
    const { hands: switcher } = table('Ada', 'Ben')
    switcher.showNext()
    switcher.hide()
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Ada')
  })

  it('can be looked at by whoever is not asked, until they hide them', () => {
    const { hands: switcher } = table('Ben')
    switcher.callPlayer('Cleo')
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Cleo')
    switcher.showNext()
    switcher.hideAfterDecision()
    expect(switcher.shownPlayer).toBe('Cleo')
    switcher.hide()
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Ben')
  })

  it('of whoever wanted to look close with a decision, too', () => {
    const { hands: switcher, decide } = table('Ada', 'Cleo')
    switcher.callPlayer('Cleo')
    switcher.showNext()
    decide()
    expect(switcher.shownPlayer).toBeNull()
    expect(switcher.nextPlayer).toBe('Ada')
  })

  it('belong to nobody while only others decide', () => {
    const { hands: switcher } = table()
    expect(switcher.nextPlayer).toBeNull()
    switcher.showNext()
    expect(switcher.shownPlayer).toBeNull()
  })
})
