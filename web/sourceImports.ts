/** Which sources a source brings with it, and which it loads later. */
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const STATIC_IMPORT = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'/gm
const LATER_IMPORT = /\bimport\('(\.[^']+)'\)/g
const ENDINGS = ['', '.ts', '/index.ts']

/** Everything that is there as soon as this source is: itself, what it imports, and so on. */
export function closureOf(source: string): Set<string> {
  const found = new Set([source])
  for (const one of found) for (const imported of importsOf(one, STATIC_IMPORT)) found.add(imported)
  return found
}

/** What these sources load only when they need it. */
export function laterImportsOf(sources: Iterable<string>): Set<string> {
  return new Set(Array.from(sources).flatMap((source) => importsOf(source, LATER_IMPORT)))
}

/** The source that `path` names in an import of `source`, if it is one of ours. */
export function resolveImport(source: string, path: string): string | undefined {
  const place = join(dirname(source), path)
  return ENDINGS.map((ending) => place + ending).find(isFile)
}

function importsOf(source: string, pattern: RegExp): string[] {
  const text = /\.(?:ts|svelte)$/.test(source) ? readFileSync(source, 'utf-8') : ''
  const paths = Array.from(text.matchAll(pattern), ([, path]) => resolveImport(source, path!))
  return paths.filter((path) => path !== undefined)
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
