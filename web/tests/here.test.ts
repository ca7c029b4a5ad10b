import { describe, expect, it } from 'vitest'
import { Hands } from '../src/here/hands.svelte'

/** Ada, Ben and Cleo round one device; `asked` owe a decision. */
function table(...asked: string[]) {
  const owing = new Set(asked)
  const hands = new Hands<string>(
    () => ['Ada', 'Ben', 'Cleo'],
    (name) => owing.has(name),
  )
  /** Whoever holds the device decides; then `others` are asked. */
  function decide(...others: string[]) {
    owing.delete(hands.open!)
    for (const name of others) owing.add(name)
    hands.settle()
  }
  return { hands, owing, decide }
}

describe('hands', () => {
  it('are closed until somebody says who they are', () => {
    const { hands } = table('Ben')
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Ben')
    hands.settle()
    expect(hands.open).toBeNull()
    hands.show()
    expect(hands.open).toBe('Ben')
  })

  it('close with the decision, and nobody else’s opens by itself', () => {
    const { hands, decide } = table('Ben')
    hands.show()
    decide('Cleo')
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Cleo')
  })

  it('stay open for whoever is asked again at once', () => {
    const { hands, decide } = table('Ben')
    hands.show()
    decide('Ben')
    expect(hands.open).toBe('Ben')
  })

  it('are asked one after the other where all decide at the same time', () => {
    const { hands, decide } = table('Ada', 'Ben', 'Cleo')
    const order = []
    while (hands.next) {
      hands.show()
      order.push(hands.open)
      decide()
    }
    expect(order).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  it('go on round the table from whoever had the device last', () => {
    const { hands, decide } = table('Ben')
    hands.show()
    decide('Ada', 'Ben', 'Cleo')
    decide()
    expect(hands.next).toBe('Cleo')
    hands.show()
    decide()
    expect(hands.next).toBe('Ada')
  })

  it('can be hidden in the middle of a turn, which stays theirs', () => {
    const { hands } = table('Ada', 'Ben')
    hands.show()
    hands.hide()
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Ada')
  })

  it('can be looked at by whoever is not asked, until they hide them', () => {
    const { hands } = table('Ben')
    hands.call('Cleo')
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Cleo')
    hands.show()
    hands.settle()
    expect(hands.open).toBe('Cleo')
    hands.hide()
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Ben')
  })

  it('of whoever wanted to look close with a decision, too', () => {
    const { hands, decide } = table('Ada', 'Cleo')
    hands.call('Cleo')
    hands.show()
    decide()
    expect(hands.open).toBeNull()
    expect(hands.next).toBe('Ada')
  })

  it('belong to nobody while only others decide', () => {
    const { hands } = table()
    expect(hands.next).toBeNull()
    hands.show()
    expect(hands.open).toBeNull()
  })
})
