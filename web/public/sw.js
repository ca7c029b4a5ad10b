// Only so that the page can be installed, and says so when there is no server to be reached.
// Nothing else is kept: a game is only ever what the server says.
const KEPT = 'offline-1'
const OFFLINE = './offline.html'

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(OFFLINE))
      .then(() => skipWaiting()),
  )
})

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim())
})

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)))
})
