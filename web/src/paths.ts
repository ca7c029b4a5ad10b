/** Which page lies at which path. All but the first are loaded when they are first opened. */
import type { Component } from 'svelte'
import Home from './pages/Home.svelte'

type Props = Record<string, unknown>
type Load = () => Promise<{ default: Component<Props> }>

interface Page {
  load: Load
  props: Props
  key: string // another key is another page, not the same with other contents
  bare: boolean // without the frame of the site
}

/** The props of a page are the groups its pattern names. */
const PATHS: [RegExp, () => Promise<{ default: unknown }>, boolean?][] = [
  [/^\/$/, () => Promise.resolve({ default: Home })],
  [/^\/lobby$/, () => import('./pages/Lobby.svelte')],
  [/^\/here$/, () => import('./pages/PassAndPlaySetup.svelte')],
  [/^\/tv$/, () => import('./pages/TvCode.svelte')],
  [/^\/t\/(?<id>[^/]+)$/, () => import('./table/TablePage.svelte'), true],
  [/^\/t\/(?<id>[^/]+)\/tv$/, () => import('./table/TvPage.svelte'), true],
  [/^\/t\/(?<id>[^/]+)\/here$/, () => import('./passAndPlay/PassAndPlayPage.svelte'), true],
  [/^\/r\/(?<id>[^/]+)$/, () => import('./pages/Replay.svelte'), true],
  [/^\/games$/, () => import('./pages/FinishedGames.svelte')],
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
    if (found)
      return { load: load as Load, props: { ...found.groups }, key: path, bare: bare ?? false }
  }
  return { load: () => import('./pages/NotFound.svelte'), props: {}, key: 'nowhere', bare: false }
}
