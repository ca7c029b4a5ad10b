/** Seats and discs in words, for those who see the board and those who listen. */
import type { OwnDiscs, TribeView } from '../../protocol/messages'
import { translate } from '../../lib/translations.svelte'
import { SKULL } from '../../protocol/constants'
import { TRIBE_MESSAGES } from './labels'

const FACE_MESSAGES: Record<string, string> = {
  flower: 'web-skull-face-flower',
  skull: 'web-skull-face-skull',
  last: 'web-skull-face-last',
}

export const faceName = (face: string) => translate(FACE_MESSAGES[face]!)

/** How many discs of a tribe are not on its mat. */
export function discsInHand({ discs, holds_last, height }: TribeView): number {
  return Math.max(0, discs + Number(holds_last) - height)
}

const pointsOf = ({ points }: TribeView) => ({ points, needed: SKULL.points_to_win })

/** “1 of 2” */
export const pointsText = (tribe: TribeView) => translate('web-skull-points', pointsOf(tribe))

/** A mat and everything on it, in a row of words. */
export function describeSeat(
  seat: number,
  tribe: TribeView,
  turn: boolean,
  begins: boolean,
): string {
  const parts = [translate(TRIBE_MESSAGES[seat]!)]
  if (!tribe.discs) return [...parts, translate('web-skull-out')].join(', ')
  if (turn) parts.push(translate('web-skull-turn'))
  if (begins) parts.push(translate('web-skull-begins'))
  if (tribe.points) parts.push(translate('web-skull-won', pointsOf(tribe)))
  parts.push(translate('web-skull-on-mat', { count: tribe.height }))
  if (tribe.flipped.length) {
    parts.push(translate('web-skull-turned-faces', { faces: faceNames(tribe.flipped) }))
  }
  parts.push(translate('web-skull-in-hand', { count: discsInHand(tribe) }))
  if (tribe.holds_last) parts.push(translate('web-skull-holds-last'))
  if (tribe.bid) parts.push(translate('web-skull-bid', { bid: tribe.bid }))
  if (tribe.passed) parts.push(translate('web-skull-passed'))
  return parts.join(', ')
}

/** Of a mat and a hand, what only some may know; the hand where it does not lie open elsewhere. */
export function describeKnownDiscs({ stack, hand }: OwnDiscs, withHand: boolean): string {
  const parts = []
  if (stack.length) parts.push(translate('web-skull-known-mat', { faces: faceNames(stack) }))
  if (withHand && hand.length)
    parts.push(translate('web-skull-known-hand', { faces: faceNames(hand) }))
  return parts.join(', ')
}

const faceNames = (faces: string[]) => faces.map(faceName).join(', ')
