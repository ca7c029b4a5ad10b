/** What is the same on all discs and mats, cut once. */
import { dotPath, leafPath, unevenOutline, repeatAround } from './svgPaths'

export const DISC_PATH = unevenOutline(49)
export const DISC_RIM_PATHS = [
  unevenOutline(43.5, false, 9),
  unevenOutline(47.5, false, 3),
  unevenOutline(46, false, 5),
] as const
export const MAT_PATH = unevenOutline(48.5, true)
export const MAT_FIELD_PATH = unevenOutline(46, true, 7)
export const DISC_BACK_PATH = repeatAround(leafPath(33, 6, 13), 10) + dotPath(0, 0, 6.5)
export const DISC_RAYS_PATH = repeatAround('M-1.6 -38L0 -43L1.6 -38L0 -35Z', 26)
