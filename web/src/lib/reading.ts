/** How long it takes to read something, in milliseconds. */
const GLANCE = 350
const LETTER = 18
const LONGEST = 2500

export function readingTime(text: string): number {
  return Math.min(GLANCE + LETTER * text.length, LONGEST)
}
