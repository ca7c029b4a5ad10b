/** Shapes around 0,0, about 24 wide, that are easily told apart. */
export const SHAPE_PATHS = {
  circle: 'M0-10C6-10 10-6 10 0S6 10 0 10-10 6-10 0-6-10 0-10Z',
  square: 'M-9-9.4 9.4-9 9 9.2-9.2 9Z',
  triangle: 'M0-11 11 8.6-11 9Z',
  diamond: 'M0-12 10 0 .4 12-10 .4Z',
  cross: 'M-9-5.6-5.6-9 0-3.4 5.6-9 9-5.6 3.4 0 9 5.6 5.6 9 0 3.4-5.6 9-9 5.6-3.4 0Z',
  crown: 'M-11 9-12.4-7-5.4-.6 0-11 5.6-.6 12.4-7 11 9ZM-10 10.6H10V13H-10Z',
}
