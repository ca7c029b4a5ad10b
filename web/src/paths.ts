/** Which page lies at which path. Each is loaded when it is first opened. */
import type { Component } from 'svelte'

type Loaded = { default: Component<any> }

interface Page {
  load: () => Promise<Loaded>
  props: Record<string, unknown>
  key: string // another key is another page, not the same with other contents
  bare: boolean // without the frame of the site
}

const PATHS: [RegExp, () => Promise<Loaded>, boolean?][] = [
  [/^\/$/, () => import('./pages/Home.svelte')],
  [/^\/lobby$/, () => import('./pages/Lobby.svelte')],
  [/^\/here$/, () => import('./pages/Here.svelte')],
  [/^\/t\/(?<id>[^/]+)$/, () => import('./table/TablePage.svelte'), true],
  [/^\/t\/(?<id>[^/]+)\/tv$/, () => import('./table/TvPage.svelte'), true],
  [/^\/t\/(?<id>[^/]+)\/here$/, () => import('./here/HerePage.svelte'), true],
  [/^\/r\/(?<id>[^/]+)$/, () => import('./pages/Replay.svelte'), true],
  [/^\/games$/, () => import('./pages/Games.svelte')],
  [/^\/top$/, () => import('./pages/Leaderboard.svelte')],
  [/^\/p\/(?<who>[^/]+)$/, () => import('./pages/Player.svelte')],
  [/^\/learn$/, () => import('./pages/Learn.svelte')],
  [/^\/learn\/(?<game>[^/]+)$/, () => import('./pages/Lesson.svelte'), true],
  [/^\/puzzles$/, () => import('./pages/Puzzles.svelte')],
  [/^\/puzzles\/(?<number>[^/]+)$/, () => import('./pages/Puzzle.svelte'), true],
  [/^\/settings$/, () => import('./pages/Settings.svelte')],
]

export function pageAt(path: string): Page {
  for (const [pattern, load, bare] of PATHS) {
    const found = pattern.exec(path)
    if (found) return { load, props: { ...found.groups }, key: path, bare: bare ?? false }
  }
  return { load: () => import('./pages/Nowhere.svelte'), props: {}, key: 'nowhere', bare: false }
}
