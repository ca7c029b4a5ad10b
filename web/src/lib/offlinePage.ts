/** What is shown when the server cannot be reached: kept by a service worker, which plain http has not. */
import { withBase } from './basePath'

/** Installable, and with a page that knows the language and the theme when it is needed. */
export function keepOfflinePage(language: string, theme: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const wishes = new URLSearchParams({ language, theme })
  navigator.serviceWorker.register(withBase(`sw.js?${wishes}`)).catch(() => {})
}
