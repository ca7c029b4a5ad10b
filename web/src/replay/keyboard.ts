/** A replay by keyboard: arrows step, with Shift by rounds; Home and End; space plays. */
import type { Replay } from './replay.svelte'

const SELECTOR_WITH_OWN_KEYS = 'input, select, textarea, [contenteditable]' // arrows have a meaning of their own there

export function handleReplayKey(replay: Replay, key: KeyboardEvent): void {
  const target = key.target as Element
  if (key.altKey || key.ctrlKey || key.metaKey || target.closest(SELECTOR_WITH_OWN_KEYS)) return
  const does = actionFor(replay, key)
  if (!does) return
  key.preventDefault()
  does()
}

function actionFor(replay: Replay, { key, shiftKey, target }: KeyboardEvent): (() => void) | null {
  if (key === 'ArrowRight') return () => (shiftKey ? replay.jumpChapter(1) : replay.forward())
  if (key === 'ArrowLeft') return () => (shiftKey ? replay.jumpChapter(-1) : replay.back())
  if (key === 'Home') return () => void replay.jump(0)
  if (key === 'End') return () => void replay.jump(replay.lastStep)
  const pressesSomething = (target as Element).closest('button, a, summary')
  if (key === ' ' && !pressesSomething) return () => replay.toggleRunning()
  return null
}
