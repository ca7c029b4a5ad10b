/** Which sources come to the browser together: few files, and none with what is not needed yet. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { closureOf } from './sourceImports.ts'

const SOURCES = join(import.meta.dirname, 'src')
const GAMES = join(SOURCES, 'games')
const MAIN = join(SOURCES, 'main.ts')
const TABLE_PAGE = join(SOURCES, 'table/TablePage.svelte')
const SHARED_SOURCES = /src\/(art|games|lib|passAndPlay|table)\/[^/]+$/

/**
 * An earlier group takes first: what the first page has brought is in no other file, and what a
 * table needs whatever is played there is not in that of a board.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const boards = boardClosures()
  const table = new Set([...closureOf(TABLE_PAGE), ...commonSources(boards.values())])
  return [
    sourceGroup('first', closureOf(MAIN)),
    sourceGroup('table', table),
    ...Array.from(boards, ([game, closure]) => sourceGroup(`board-${game}`, closure)),
    { name: 'shared', test: SHARED_SOURCES, minShareCount: 2 },
  ]
}

/** The sources of the board of each game. */
function boardClosures(): Map<string, Set<string>> {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    folders.map(({ name }) => [name, closureOf(join(GAMES, name, 'Board.svelte'))] as const),
  )
}

/** Those in more than one of them. */
function commonSources(closures: Iterable<Set<string>>): Set<string> {
  const all = Array.from(closures).flatMap((closure) => Array.from(closure))
  return new Set(all.filter((source, place) => all.indexOf(source) !== place))
}

function sourceGroup(name: string, sources: Set<string>): Rolldown.CodeSplittingGroup {
  return { name, test: (id) => sources.has(id.replace(/\?.*/, '')) }
}
