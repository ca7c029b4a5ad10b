/** The skull of all tribes; only the flower it wears tells them apart. */
import type { Layer } from './flowers'

export const SKULL_LAYERS: readonly Layer[] = [
  [
    'bone',
    'M0 -42C-25 -43 -38 -27 -37 -7C-37 3 -35 8 -30 13C-28 17 -33 21 -30 25' +
      'C-27 29 -21 26 -18 28L-17 39C-11 43 12 43 17 38L18 28C20 26 26 29 29 25' +
      'C32 21 28 18 29 14C34 9 37 3 37 -7C38 -27 24 -41 0 -42Z',
  ],
  [
    'ink',
    'M-7 0C-9 -11 -24 -15 -30 -5C-31 6 -23 13 -16 12C-10 11 -6 7 -7 0ZM8 -1' +
      'C10 -12 24 -15 29 -5C31 5 23 12 17 12C11 11 7 6 8 -1Z',
  ],
  ['ink', 'M0 5C-4 11 -7 16 -5 19C-3 21 -1 18 0 16C1 18 3 21 5 19C7 16 4 11 0 5Z'],
  ['ink', 'M-17 29C-8 33 8 33 17 29L17 31C8 36 -8 36 -17 31Z'],
  ['line', 'M-10 27L-9.5 39M-3 28L-3 41M4 28L4 40M11 27L10.5 39'],
  // Where the knife slipped: cracks and shade.
  [
    'ink',
    'M-33 -16C-32 -24 -27 -30 -21 -34C-25 -28 -29 -23 -33 -16ZM-29 -14' +
      'C-28 -19 -24 -24 -20 -27C-23 -22 -26 -18 -29 -14ZM-28 20C-25 18 -22 19 -20 22' +
      'C-23 21 -25 21 -28 20ZM27 20C25 18 22 19 20 22C23 21 25 21 27 20ZM-6 -41L-2 -33' +
      'L-5 -29L0 -21L-1 -29L3 -33Z',
  ],
]

/** Where the flower sits. */
export const FLOWER_ON_SKULL_TRANSFORM = 'translate(23 -29) rotate(18) scale(.52)'
