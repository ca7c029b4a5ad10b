/** The twelve tribes, in the order of seats: each a flower, a pattern and a colour. */
import {
  placePath,
  repeatAlongMatEdge,
  dotPath,
  fanOut,
  leafPath,
  mirrorPath,
  withMirror,
  unevenOutline,
  repeatAround,
} from './svgPaths'

/**
 * How a path is printed: `petal` in the colour of the tribe and `bone` in that of paper, both with
 * an inked edge; `ink` filled; `line` as a carved line.
 */
export type LayerKind = 'petal' | 'bone' | 'ink' | 'line'
export type Layer = readonly [LayerKind, string]

export const TRIBE_COLOURS = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00']

/** The second box has the same colours; its rims are doubled. */
export const tribeColour = (seat: number) => TRIBE_COLOURS[seat % TRIBE_COLOURS.length]!
export const isSecondOfColour = (seat: number) => seat >= TRIBE_COLOURS.length

const notched = (r: number, w: number) =>
  `M-2 -8L${-w} ${-r + 8}C${-w - 1} ${-r + 1} ${-w / 2} ${-r - 2} -2 ${-r + 1}L0 ${-r + 4}` +
  `L2 ${-r + 1}C${w / 2} ${-r - 2} ${w + 1} ${-r + 1} ${w} ${-r + 8}L2 -8Z`

const marigold: Layer[] = [
  ['petal', repeatAround(notched(44, 6.5), 15)],
  ['petal', repeatAround(notched(31, 5.5), 12, 8)],
  ['ink', unevenOutline(12)],
  ['bone', repeatAround(dotPath(0, -7, 1.6), 7) + dotPath(0, 0, 2)],
]

const lotus: Layer[] = [
  ['petal', fanOut(leafPath(46, 11), [-80, 80], 0, 28)],
  ['petal', fanOut(leafPath(58, 14), [-54, 54], 0, 28)],
  ['petal', fanOut(leafPath(66, 16), [-27, 27], 0, 28)],
  ['petal', fanOut(leafPath(70, 18), [0], 0, 28)],
  ['petal', fanOut(leafPath(40, 12), [-42, 42], 0, 30)],
  ['petal', fanOut(leafPath(42, 14), [-13, 13], 0, 30)],
  ['line', 'M0 -22L0 -12M-14 4L-7 16M14 4L7 16M-40 38C-26 32 -16 42 0 37C16 32 26 42 40 38'],
]

const thistle: Layer[] = [
  [
    'petal',
    withMirror('M-2 44C-12 44 -16 38 -24 40L-26 33L-36 33L-34 26L-44 20C-30 16 -14 24 -2 38Z'),
  ],
  ['petal', fanOut(leafPath(56, 4.6), [-50, -30, -10, 10, 30, 50], 0, 12)],
  ['petal', fanOut(leafPath(50, 4.4), [-40, -20, 0, 20, 40], 0, 12)],
  ['petal', fanOut(leafPath(36, 4), [-58, 58], 0, 12)],
  ['bone', 'M-17 6C-23 22 -12 36 0 36C12 36 23 22 17 6C9 0 -9 0 -17 6Z'],
  ['line', 'M-18 12L8 35M-9 4L16 27M18 12L-8 35M9 4L-16 27'],
]

const dahlia: Layer[] = [
  ['petal', repeatAround(leafPath(46, 8, 16), 12)],
  ['petal', repeatAround(leafPath(37, 7.4, 9), 12, 15)],
  ['petal', repeatAround(leafPath(27, 6.4, 5), 10)],
  ['petal', repeatAround(leafPath(16, 4.6, 2), 8, 22)],
  ['ink', dotPath(0, 0, 4)],
]

const hibiscus: Layer[] = [
  [
    'petal',
    repeatAround(
      'M0 -3C-8 -12 -26 -22 -22 -35C-19 -40 -15 -38 -12 -43C-7 -48 -3 -43 0 -46' +
        'C4 -48 8 -45 11 -43C15 -39 19 -40 22 -34C26 -22 8 -12 0 -3Z',
      5,
    ),
  ],
  ['line', repeatAround('M-2 -20L-6 -34M2 -20L6 -34M0 -22L0 -38', 5)],
  ['ink', repeatAround(leafPath(21, 7), 5)],
  ['bone', fanOut(leafPath(40, 4, 0), [42])],
  [
    'bone',
    fanOut(
      dotPath(-4, -22, 2.6) + dotPath(4, -27, 2.6) + dotPath(-4, -32, 2.6) + dotPath(0, -40, 3),
      [42],
    ),
  ],
]

const iris: Layer[] = [
  [
    'petal',
    withMirror(
      'M0 4C-12 -2 -30 0 -39 12C-47 24 -42 40 -31 41C-22 42 -21 31 -17 24C-12 17 -5 12 0 4' + 'Z',
    ),
  ],
  ['petal', withMirror('M0 6C-16 2 -29 -12 -27 -30C-26 -43 -12 -46 -5 -37C2 -28 2 -8 0 6Z')],
  ['petal', 'M0 4C-12 -8 -13 -32 0 -47C13 -32 12 -8 0 4Z'],
  ['petal', 'M0 2C-11 12 -15 27 -10 38C-6 47 6 47 10 38C15 27 11 12 0 2Z'],
  ['bone', leafPath(-30, 3.6, -6) + withMirror('M-10 9C-18 6 -25 9 -29 16C-22 17 -14 15 -10 9Z')],
  [
    'line',
    'M0 -36L0 -14M-17 -33C-15 -24 -10 -14 -6 -8M17 -33C15 -24 10 -14 6 -8M-4 33L-4 39M4 33' +
      'L4 39',
  ],
]

const crinkled =
  'M0 0C-16 -4 -36 -14 -33 -31C-29 -38 -22 -35 -17 -42C-9 -48 -4 -42 1 -45' +
  'C8 -48 14 -41 20 -41C29 -40 36 -30 33 -22C28 -10 14 -4 0 0Z'

const poppy: Layer[] = [
  ['petal', fanOut(crinkled, [88, 272])],
  ['petal', fanOut(crinkled, [-4, 181])],
  ['line', repeatAround('M-6 -26L-9 -36M7 -26L10 -35M0 -27L0 -38', 4)],
  ['ink', repeatAround(leafPath(25, 9, 4), 4, 45)],
  ['ink', repeatAround(dotPath(0, -15, 2), 13) + dotPath(0, 0, 11)],
  ['bone', dotPath(0, 0, 8)],
  ['line', repeatAround('M0 -1L0 -7', 7)],
]

const protea: Layer[] = [
  ['bone', 'M-17 4C-20 -36 -10 -44 0 -45C10 -44 20 -36 17 4Z'],
  ['line', 'M0 -40L0 0M-6 -38L-6 0M6 -38L6 0M-12 -30L-11 0M12 -30L11 0'],
  ['petal', fanOut(leafPath(66, 7), [-48, 48], 0, 40)],
  ['petal', fanOut(leafPath(74, 8), [-30, 30], 0, 42)],
  ['petal', fanOut(leafPath(56, 9), [-16, 16], 0, 43)],
  ['petal', fanOut(leafPath(46, 9), [-38, 38], 0, 43)],
  ['petal', fanOut(leafPath(44, 10), [0], 0, 44)],
  ['petal', fanOut(leafPath(30, 8), [-22, 22], 0, 45)],
]

const bell = 'M0 0C-9 -5 -19 0 -22 10C-24 16 -30 18 -31 23C-27 31 -13 32 -8 26C-6 19 -2 11 0 0Z'
const mouth = 'M-31 23C-27 16 -13 18 -8 26C-13 32 -27 31 -31 23Z'
const speckles =
  dotPath(-24, 24, 1.7) + dotPath(-18, 23, 1.7) + dotPath(-19, 27.5, 1.5) + dotPath(-13, 26, 1.4)

/** Bells hang left and right of the stem, the lower ones first and larger. */
const bells = [
  [14, 1.1],
  [6, -1.05],
  [-8, 0.9],
  [-14, -0.85],
  [-26, 0.66],
  [-31, -0.6],
].flatMap(([y, size]): Layer[] => {
  const hung = (cut: string) =>
    size! > 0 ? placePath(cut, 1, y!, size) : placePath(mirrorPath(cut), -1, y!, -size!)
  return [
    ['petal', hung(bell)],
    ['bone', hung(mouth)],
    ['ink', hung(speckles)],
  ]
})

const foxglove: Layer[] = [
  ['petal', withMirror('M1 48C-10 42 -6 44 -14 40C-8 36 -2 40 1 48Z')],
  ['ink', 'M-2 48C-1 14 -2 -20 0 -47L3 -46C2 -18 2 14 2 48Z'],
  ...bells,
  ['petal', dotPath(-5, -36, 4) + dotPath(5, -40, 3.4) + dotPath(0, -45, 3)],
]

const lily: Layer[] = [
  ['petal', repeatAround(leafPath(46, 13), 3, 60)],
  ['petal', repeatAround(leafPath(47, 17), 3)],
  ['line', repeatAround('M0 -14L0 -36', 3) + repeatAround('M0 -22L0 -34', 3, 60)],
  [
    'ink',
    repeatAround(
      dotPath(-5, -18, 1.4) + dotPath(5, -19, 1.4) + dotPath(-4, -25, 1.2) + dotPath(4, -26, 1.2),
      3,
    ),
  ],
  ['line', repeatAround('M0 0L0 -19', 6, 30)],
  ['bone', repeatAround('M-4.5 -20C-4 -23 4 -23 4.5 -20C4 -18 -4 -18 -4.5 -20Z', 6, 30)],
  ['ink', dotPath(0, 0, 4.5)],
]

const heart = (size: number) =>
  placePath(
    'M0 -6C-10 -12 -26 -26 -19 -38C-14 -47 -4 -45 0 -40' +
      'C4 -45 14 -47 19 -38C26 -26 10 -12 0 -6Z',
    0,
    0,
    size,
  )

const peony: Layer[] = [
  ['petal', repeatAround(heart(1.04), 6)],
  ['petal', repeatAround(heart(0.8), 6, 30)],
  ['petal', repeatAround(heart(0.58), 5, 8)],
  ['petal', repeatAround(heart(0.36), 4, 40)],
  ['bone', repeatAround(dotPath(0, -4, 1.5), 5) + dotPath(0, 0, 1.4)],
]

const orchid: Layer[] = [
  ['petal', fanOut(leafPath(46, 13), [0, 128, 232])],
  ['petal', withMirror('M0 0C-6 -18 -24 -32 -40 -25C-50 -17 -46 4 -35 9C-22 13 -8 8 0 0Z')],
  [
    'line',
    'M0 -18L0 -34M-14 -6C-22 -12 -30 -14 -36 -12M14 -6C22 -12 30 -14 36 -12M-12 -1' +
      'C-20 -2 -27 -3 -32 0M12 -1C20 -2 27 -3 32 0M-15 12L-24 20M15 12L24 20',
  ],
  ['bone', 'M0 -2C-9 2 -14 11 -9 19C-16 24 -10 36 0 40C10 36 16 24 9 19C14 11 9 2 0 -2Z'],
  [
    'ink',
    dotPath(0, 2, 5) +
      dotPath(-4, 24, 1.8) +
      dotPath(4, 24, 1.8) +
      dotPath(0, 30, 1.8) +
      dotPath(0, 18, 1.8),
  ],
]

export const FLOWER_LAYERS: readonly Layer[][] = [
  marigold,
  lotus,
  thistle,
  dahlia,
  hibiscus,
  iris,
  poppy,
  protea,
  foxglove,
  lily,
  peony,
  orchid,
]

/** What runs along the edge of each tribe's mat: a small cut, and how often. */
const EDGE_PATTERNS: readonly [string, number][] = [
  ['M-4 3C-4 -5 4 -5 4 3Z', 28],
  ['M-5 1C-3 -5 0 -3 0 0C0 3 3 5 5 -1L5 2C3 7 -2 5 -2 1C-2 -2 -4 -1 -5 3Z', 22],
  ['M-3.4 4L0 -5L3.4 4Z', 30],
  ['M-4 0L0 -5L4 0L0 5Z', 24],
  [dotPath(0, 0, 3.4), 26],
  ['M-1.4 5L-1.4 -5L1.4 -5L1.4 5Z', 36],
  ['M-5 -2C-3 4 3 4 5 -2C3 1 -3 1 -5 -2Z', 22],
  ['M-4.5 4L0 -1L4.5 4L4.5 1L0 -5L-4.5 1Z', 26],
  ['M0 -5C3 -1 4 1 3.4 3C2 6 -2 6 -3.4 3C-4 1 -3 -1 0 -5Z', 24],
  ['M-5 0L-1.2 -1.2L0 -5L1.2 -1.2L5 0L1.2 1.2L0 5L-1.2 1.2Z', 24],
  [dotPath(0, -2, 2) + dotPath(-2.6, 2.2, 2) + dotPath(2.6, 2.2, 2), 22],
  ['M0 4C-5 3 -6 -2 -4 -5C-1 -4 0 0 0 4C0 0 1 -4 4 -5C6 -2 5 3 0 4Z', 22],
]

export const edgePattern = (seat: number, radius: number) =>
  repeatAlongMatEdge(...EDGE_PATTERNS[seat]!, radius)
