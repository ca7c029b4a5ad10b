/** What this browser likes, kept in it. */
export const LANGUAGES = ['en', 'de', 'it', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Settings {
  language: Language | 'browser'
  theme: 'system' | 'night' | 'paper'
  sound: boolean
  notices: boolean // a notice when it is your turn and the tab is elsewhere
  motion: 'system' | 'full' | 'fast' | 'none'
  confirm: boolean // ask before a move is sent
  symbols: boolean // larger symbols beside all colours
  odds: boolean // show the odds where the server tells them
}

const KEY = 'skulduggery.settings'
const USUAL: Settings = {
  language: 'browser',
  theme: 'system',
  sound: false,
  notices: false,
  motion: 'system',
  confirm: false,
  symbols: false,
  odds: false,
}

export const settings: Settings = $state({ ...USUAL, ...kept() })

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing: they last as long as the page
  }
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export function language(): Language {
  if (settings.language !== 'browser') return settings.language
  for (const wish of navigator.languages) {
    const ours = LANGUAGES.find((one) => one === wish.slice(0, 2).toLowerCase())
    if (ours) return ours
  }
  return 'en'
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How long things are looked at: also what does not move takes time to be read. */
export function tempo(): number {
  return { system: 1, full: 1, fast: 0.4, none: 0.7 }[settings.motion]
}

/** How much longer than drawn things take to move: 1 as drawn, 0 not at all. */
export function pace(): number {
  if (settings.motion === 'system') return still.matches ? 0 : 1
  return { full: 1, fast: 0.4, none: 0 }[settings.motion]
}
