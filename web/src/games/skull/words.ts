/** What the board says of seats and discs, for those who see it and those who listen. */
import type { Own, TribeView } from '../../../../docs/protocol/protocol'
import { say } from '../../lib/words.svelte'
import { TRIBES } from './labels'

const FACE_WORDS: Record<string, string> = {
  flower: 'web-skull-face-flower',
  skull: 'web-skull-face-skull',
  last: 'web-skull-face-last',
}

export const faceName = (face: string) => say(FACE_WORDS[face]!)

/** How many discs of a tribe are not on its mat. */
export function inHand({ discs, holds_last, height }: TribeView): number {
  return Math.max(0, discs + Number(holds_last) - height)
}

/** A mat and everything on it, in a row of words. */
export function described(seat: number, tribe: TribeView, turn: boolean, begins: boolean): string {
  const told = [say(TRIBES[seat]!)]
  if (!tribe.discs) return [...told, say('web-skull-out')].join(', ')
  if (turn) told.push(say('web-skull-turn'))
  if (begins) told.push(say('web-skull-begins'))
  if (tribe.points) told.push(say('web-skull-won'))
  told.push(say('web-skull-on-mat', { count: tribe.height }))
  if (tribe.flipped.length) {
    told.push(say('web-skull-turned-faces', { faces: faceNames(tribe.flipped) }))
  }
  told.push(say('web-skull-in-hand', { count: inHand(tribe) }))
  if (tribe.holds_last) told.push(say('web-skull-holds-last'))
  if (tribe.bid) told.push(say('web-skull-bid', { bid: tribe.bid }))
  if (tribe.passed) told.push(say('web-skull-passed'))
  return told.join(', ')
}

/** Of a mat and a hand, what only some may know; `hand` where it does not lie open elsewhere. */
export function known({ stack, hand }: Own, withHand: boolean): string {
  const told = []
  if (stack.length) told.push(say('web-skull-known-mat', { faces: faceNames(stack) }))
  if (withHand && hand.length) told.push(say('web-skull-known-hand', { faces: faceNames(hand) }))
  return told.join(', ')
}

const faceNames = (faces: string[]) => faces.map(faceName).join(', ')
