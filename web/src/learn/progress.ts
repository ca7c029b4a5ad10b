/** How far this browser has come in each lesson, kept in it. */
const KEY = 'skulduggery.lessons'

export interface Progress {
  page: number // the one that was read last, from 0
  pages: number
  done: boolean // it was played to its end, now or before
}

type Kept = Record<string, Progress | undefined>

export function progressOf(game: string): Progress | null {
  return all()[game] ?? null
}

export function keepProgress(game: string, page: number, pages: number): void {
  const done = page === pages - 1 || (progressOf(game)?.done ?? false)
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { page, pages, done } }))
  } catch {
    // a browser that keeps nothing: lessons begin at their beginning
  }
}

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}
