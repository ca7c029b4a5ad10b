/** Games that were kept with `python -m tools.frames … --changes`, frame by frame. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame } from '../src/lib/animator.svelte'

type Known = Record<string, unknown>

function isChange(change: unknown): change is { '~': Record<string, unknown> } {
  return typeof change === 'object' && change !== null && '~' in change
}

function changed(before: unknown, change: unknown): unknown {
  if (!isChange(change)) return change
  const after = Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Known) }
  for (const [key, value] of Object.entries(change['~']))
    Object.assign(after, { [key]: changed((before as Known)[key], value) })
  return after
}

/** The game in `fixtures/NAME.json`. */
export function framesOf(name: string): Frame[] {
  const text = readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf-8')
  const frames: Frame[] = []
  for (const { told, view, own } of JSON.parse(text) as Frame[]) {
    const before = frames.at(-1)
    const now = { view: changed(before?.view, view), own: changed(before?.own, own) }
    frames.push({ told, ...now } as Frame)
  }
  return frames
}
