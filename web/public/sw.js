// Only so that the page can be installed, and says so when there is no server to be reached, in the
// language and the theme that our own address names.
// Nothing else is kept: a game is only ever what the server says.
const KEPT = 'offline-3'
const OFFLINE = './offline.html'
const PARTS = /(?:href|src)="([^"]*\/assets\/[^"]+)"/g // its style and its typeface

const keepOfflinePage = async () => {
  const kept = await caches.open(KEPT)
  await kept.add(OFFLINE)
  const page = await (await kept.match(OFFLINE)).text()
  await kept.addAll(Array.from(page.matchAll(PARTS), ([, address]) => address))
}

const offlinePage = async () => {
  const kept = await caches.match(OFFLINE)
  const wishes = new URL(location.href).searchParams
  const page = (await kept.text())
    .replace('lang="en"', `lang="${wishes.get('language')}"`)
    .replace('data-theme="system"', `data-theme="${wishes.get('theme')}"`)
  const policy = 'content-security-policy'
  const headers = { 'content-type': 'text/html', [policy]: kept.headers.get(policy) }
  return new Response(page, { headers })
}

const forgetOldPages = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(forgetOldPages().then(() => clients.claim()))
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  else if (request.destination === 'style' || request.destination === 'font')
    event.respondWith(
      fetch(request).catch(
        async (reason) => (await caches.match(request)) ?? Promise.reject(reason),
      ),
    )
})
