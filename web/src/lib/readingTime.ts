/** How long it takes to read a text. */
const MIN_READING_MS = 350
const READING_MS_PER_LETTER = 18
const MAX_READING_MS = 2500

export function readingTimeMs(text: string): number {
  return Math.min(MIN_READING_MS + READING_MS_PER_LETTER * text.length, MAX_READING_MS)
}
