/** A replay by keyboard: arrows step, with Shift by rounds; Home and End; space plays. */
import type { Replay } from './replay.svelte'

const OWN_KEYS = 'input, select, textarea, [contenteditable]' // they know what arrows mean to them

export function keyed(replay: Replay, key: KeyboardEvent): void {
  const target = key.target as Element
  if (key.altKey || key.ctrlKey || key.metaKey || target.closest(OWN_KEYS)) return
  const does = action(replay, key)
  if (!does) return
  key.preventDefault()
  does()
}

function action(replay: Replay, { key, shiftKey, target }: KeyboardEvent): (() => void) | null {
  if (key === 'ArrowRight') return () => (shiftKey ? replay.leaf(1) : replay.forward())
  if (key === 'ArrowLeft') return () => (shiftKey ? replay.leaf(-1) : replay.back())
  if (key === 'Home') return () => void replay.jump(0)
  if (key === 'End') return () => void replay.jump(replay.last)
  const pressesSomething = (target as Element).closest('button, a, summary')
  if (key === ' ' && !pressesSomething) return () => replay.toggle()
  return null
}
