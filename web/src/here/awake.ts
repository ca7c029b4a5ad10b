/** A screen that everybody looks at and nobody touches stays on, where the browser lets it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let over = false

  async function ask(): Promise<void> {
    if (document.hidden || over) return
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null
    } catch {
      // a battery that is low: the screen may go dark then
    }
    if (over) void lock?.release()
  }

  const askAgain = () => void ask() // whoever leaves the page loses the lock
  document.addEventListener('visibilitychange', askAgain)
  void ask()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', askAgain)
    void lock?.release()
  }
}
