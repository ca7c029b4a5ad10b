/** Keeps a screen on that nobody touches, where the browser allows it; call the result to release it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null
  let isReleased = false

  async function requestLock(): Promise<void> {
    if (document.hidden || isReleased) return
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null
    } catch {
      // a battery that is low: the screen may go dark then
    }
    if (isReleased) void lock?.release()
  }

  const requestAgain = () => void requestLock() // whoever leaves the page loses the lock
  document.addEventListener('visibilitychange', requestAgain)
  void requestLock()
  return () => {
    isReleased = true
    document.removeEventListener('visibilitychange', requestAgain)
    void lock?.release()
  }
}
