/** The preferences of this browser, kept in it; the page “Settings” changes them. */
export const LANGUAGES = ['en', 'de', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Preferences {
  language: Language | 'browser'
  theme: 'system' | 'night' | 'paper'
  sound: boolean
  notices: boolean // a notification when it is your turn and the tab is elsewhere
  motion: 'system' | 'full' | 'none'
  tempo: 'calm' | 'normal' | 'quick' // for how long events are shown
  confirm: boolean // ask before a move is sent
  symbols: boolean // larger symbols beside all colours
  odds: boolean // show the odds where the server tells them
  ownRolls: boolean // a die of one's own waits for a press, also where there is nothing to decide
  level: string // of the bots in a quick game; empty: as the server thinks best
}

const STORAGE_KEY = 'skulduggery.settings'
const DEFAULT_PREFERENCES: Preferences = {
  language: 'browser',
  theme: 'system',
  sound: false,
  notices: false,
  motion: 'system',
  tempo: 'normal',
  confirm: false,
  symbols: false,
  odds: false,
  ownRolls: false, // a press that decides nothing is for those who like it; clocks run meanwhile
  level: '',
}

export const preferences: Preferences = $state({ ...DEFAULT_PREFERENCES, ...storedPreferences() })

export function savePreferences(): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}

function storedPreferences(): Partial<Preferences> {
  try {
    return withTempo(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Preferences>)
  } catch {
    return {}
  }
}

/** Before there was a tempo, “fast” was a kind of motion. */
function withTempo(stored: Partial<Preferences>): Partial<Preferences> {
  if ((stored.motion as string) !== 'fast') return stored
  return { ...stored, motion: 'system', tempo: 'quick' }
}

export function preferredLanguage(): Language {
  if (preferences.language !== 'browser') return preferences.language
  for (const wish of navigator.languages) {
    const ours = LANGUAGES.find((one) => one === wish.slice(0, 2).toLowerCase())
    if (ours) return ours
  }
  return 'en'
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

const TEMPO_FACTORS = { calm: 1.5, normal: 1, quick: 0.6 }

/** By how much the time events are looked at is scaled: also what does not move has to be read. */
export function viewingTimeFactor(): number {
  return TEMPO_FACTORS[preferences.tempo]
}

/** By how much the duration of movements is scaled: 0 for no movement. */
export function motionFactor(): number {
  const moves =
    preferences.motion === 'system' ? !reducedMotion.matches : preferences.motion === 'full'
  return moves ? Math.min(1, viewingTimeFactor()) : 0 // a movement never outlasts its event
}
