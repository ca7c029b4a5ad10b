/** What this browser has been through already, so that nothing is explained twice. */
const STORAGE_KEY = 'skulduggery.first-steps'

export type CoachMark = 'press' | 'middle' | 'rules'

interface FirstSteps {
  played?: boolean // a game was played here
  marks?: CoachMark[] // those that were read
}

export const hasPlayed = (): boolean => storedSteps().played ?? false
export const notePlayed = (): void => storeSteps({ ...storedSteps(), played: true })
export const readMarks = (): CoachMark[] => storedSteps().marks ?? []

export function noteMarkRead(mark: CoachMark): void {
  const steps = storedSteps()
  storeSteps({ ...steps, marks: [...new Set([...(steps.marks ?? []), mark])] })
}

function storedSteps(): FirstSteps {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as FirstSteps
  } catch {
    return {}
  }
}

function storeSteps(steps: FirstSteps): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(steps))
  } catch {
    // a browser that keeps nothing explains it again
  }
}
