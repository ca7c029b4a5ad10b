/** The Last Chance disc belongs to no tribe: a candle that still burns. */
import type { Layer } from './flowers'

export const CANDLE_LAYERS: readonly Layer[] = [
  ['bone', 'M-27 33C-20 29 20 29 27 33C25 43 -25 43 -27 33Z'],
  [
    'bone',
    'M-11 34L-12 -2C-9 -7 -7 0 -4 -3C-1 -6 3 -4 5 -6C9 -8 12 -5 11 0L12 34' + 'C6 37 -6 37 -11 34Z',
  ],
  ['line', 'M0 -6L0 -15M-6 4L-6 18M6 2L6 11'],
  ['petal', 'M1 -46C-4 -38 -13 -30 -11 -21C-9 -12 8 -11 11 -20C13 -28 5 -35 1 -46Z'],
  ['bone', 'M1 -29C-3 -25 -5 -20 -1 -17C4 -16 6 -21 1 -29Z'],
]
