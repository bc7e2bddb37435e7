// Keeps the pages of an order, a garage and appointments that ask for it, and the files they load, for a reload without a line,
// and shows what somebody asked to be told on this device
// (docs/decisions/0013-offline-orders.md). Only what was answered to a GET is kept, and nothing after a sign-out.

const NAME = 'order-pages'
/** Pages and files together; the oldest go. */
const MOST = 120
const ASKS_FOR_IT = 'data-keep-page'
/** Where a query shows another thing: such a page is kept beside the one without. */
const WITH_QUERY = 'data-keep-page="query"'

addEventListener('install', () => self.skipWaiting())
addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A page that the router led to, or that changed in place, was loaded by no request of its own: it asks to be kept, with its files. */
addEventListener('message', (event) => {
  const { page, files } = event.data
  const address = new URL(page)
  if (address.origin !== location.origin) return
  const pageNow = fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store' })
  const kept = pageNow.then((response) => keepPage(address, response))
  event.waitUntil(Promise.allSettled([kept, ...files.map(keepFile)]))
})

addEventListener('fetch', (event) => {
  const { method, mode, headers, url } = event.request
  const address = new URL(url)
  const { origin, pathname } = address
  if (method !== 'GET' || origin !== location.origin) return
  const isPage = mode === 'navigate' || (headers.get('accept') ?? '').startsWith('text/html')
  if (isPage) event.respondWith(answerPage(event, address))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(event))
})

/** The page as it is now; without a line as it was last, to somebody who comes to it. */
async function answerPage(event, address) {
  try {
    const response = await fetch(event.request)
    event.waitUntil(keepPage(address, response.clone()))
    return response
  } catch (error) {
    const kept = event.request.mode === 'navigate' ? await keptPage(address) : undefined
    if (!kept) throw error
    return kept
  }
}

/** A page that stopped asking for it, or is somebody else's now, is forgotten; a server in trouble changes nothing. */
async function keepPage({ origin, pathname, search }, response) {
  if (response.status >= 500) return
  const cache = await caches.open(NAME)
  const html = response.ok && !response.redirected ? await response.text() : ''
  const address = origin + pathname + (html.includes(WITH_QUERY) ? search : '')
  if (!html.includes(ASKS_FOR_IT)) return cache.delete(address)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
  }
  // When it came, by this device's clock: the page says so and goes on counting from there.
  const dated = html.replace('<html', `<html data-kept="${Date.now()}"`)
  await cache.put(address, new Response(dated, { headers }))
  await forgetOldest(cache)
}

async function keptPage({ origin, pathname, search }) {
  // The cookie goes with the session: whoever signed out leaves nothing behind.
  if ('cookieStore' in self && !(await self.cookieStore.get('volante-known'))) {
    await caches.delete(NAME)
    return undefined
  }
  const cache = await caches.open(NAME)
  return (await cache.match(origin + pathname + search)) ?? cache.match(origin + pathname)
}

/** A file's name changes with its content. */
async function answerFile(event) {
  const { request } = event
  const cache = await caches.open(NAME)
  const kept = await cache.match(request.url, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) event.waitUntil(cache.put(request.url, response.clone()))
  return response
}

async function keepFile(address) {
  const cache = await caches.open(NAME)
  if (!(await cache.match(address, { ignoreVary: true }))) await cache.add(address)
}

async function forgetOldest(cache) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
}

/** What somebody asked to be told on this device. The later of two about the same thing takes its place. */
addEventListener('push', (event) => {
  const { title, body, path, tag, id } = event.data?.json() ?? {}
  if (!title) return
  const shown = { body, tag, icon: '/touch-icon.png', badge: '/touch-icon.png', data: { path, id } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path, id } = event.notification.data ?? {}
  event.waitUntil(Promise.all([openPage(path), id ? noteOpened(id) : null]))
})

/** In a window that is open, else in a new one; an address of elsewhere leads home. */
async function openPage(path) {
  const address = new URL(path ?? '/', location.origin)
  const page = address.origin === location.origin ? address.href : location.origin
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return self.clients.openWindow(page)
  await open.focus()
  // A window that this worker does not control cannot be led anywhere.
  return open.navigate(page).catch(() => self.clients.openWindow(page))
}

/** Counted, not told by whom. */
const noteOpened = (id) =>
  fetch('/api/push/opened', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  }).catch(() => null)
