/** What is the same on all discs and mats, cut once. */
import { dot, leaf, piece, round } from './carve'

export const DISC = piece(49)
export const RIMS = [piece(43.5, false, 9), piece(47.5, false, 3), piece(46, false, 5)] as const
export const MAT = piece(48.5, true)
export const FIELD = piece(46, true, 7)
export const BACK = round(leaf(33, 6, 13), 10) + dot(0, 0, 6.5)
export const RAYS = round('M-1.6 -38L0 -43L1.6 -38L0 -35Z', 26)
