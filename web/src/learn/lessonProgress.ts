/** How far this browser has come in each lesson, kept in it. */
const STORAGE_KEY = 'skulduggery.lessons'

export interface LessonProgress {
  page: number // the one that was read last, from 0
  pages: number
  done: boolean // it was played to its end, now or before
}

type StoredProgress = Record<string, LessonProgress | undefined>

export function progressOf(game: string): LessonProgress | null {
  return storedProgress()[game] ?? null
}

/** Whether any lesson was opened here. */
export function hasBegunLesson(): boolean {
  return Object.keys(storedProgress()).length > 0
}

export function saveProgress(game: string, page: number, pages: number): void {
  const done = page === pages - 1 || (progressOf(game)?.done ?? false)
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...storedProgress(), [game]: { page, pages, done } }),
    )
  } catch {
    // a browser that keeps nothing: lessons begin at their beginning
  }
}

function storedProgress(): StoredProgress {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as StoredProgress
  } catch {
    return {}
  }
}
