import { useEffect, useSyncExternalStore } from 'react'

const WORKER = '/order-pages.js'
/** As the worker names it. */
const KEPT = 'order-pages'
const LOOK_MS = 10_000
const SOON_MS = 2_000

const isKept = (): boolean => document.documentElement.dataset.kept !== undefined

/** When the page that is shown came, by this device's clock: now, or before the line broke. */
export const pageCameAt = (): Date => new Date(Number(document.documentElement.dataset.kept ?? Date.now()))

/**
 * Takes the addresses a page belongs to and what it shows; the element that uses it bears `data-keep-page`. Has the page and its later
 * states kept for a reload without a line, and returns whether the line is broken: the browser says so, or the page is one that was
 * kept. A kept page is left for the present one as soon as there is one.
 */
export function useKeptPage(scope: string, shown: unknown): boolean {
  useEffect(() => (isKept() ? returnToLine() : whenIdle(() => void keepPage(scope))), [scope, shown])
  return useSyncExternalStore(
    onLineChange,
    () => isKept() || !navigator.onLine,
    () => false,
  )
}

function onLineChange(look: () => void): () => void {
  for (const name of ['online', 'offline']) addEventListener(name, look)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, look)
  }
}

/** What is on the page comes first; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, SOON_MS)
    return () => clearTimeout(timer)
  }
  const waiting = requestIdleCallback(work, { timeout: SOON_MS })
  return () => cancelIdleCallback(waiting)
}

/** The address whose present page the worker has kept itself, because the browser loaded it. */
let loadedByWorker =
  typeof document !== 'undefined' && 'serviceWorker' in navigator && navigator.serviceWorker.controller
    ? performance.getEntriesByType('navigation')[0]?.name
    : undefined

async function keepPage(scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (loadedByWorker === location.href) {
    loadedByWorker = undefined
    return
  }
  const page = location.href
  const registered = await navigator.serviceWorker.register(WORKER, { scope }).catch(() => null)
  const worker = registered && (await activeWorker(registered))
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  worker?.postMessage({ page, files: files.filter((name) => name.startsWith(`${location.origin}/assets/`)) })
}

/** A first one has to be installed. */
export async function activeWorker(registered: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const coming = registered.installing ?? registered.waiting
  if (!registered.active && coming)
    await new Promise<void>((done) => {
      coming.addEventListener('statechange', () => coming.state !== 'installed' && done())
    })
  return registered.active
}

/** Asks for the page as browsers do, so that the worker keeps it. */
const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

function returnToLine(): () => void {
  const look = async () => {
    if (await isPageThere()) location.reload()
  }
  const timer = setInterval(() => void look(), LOOK_MS)
  addEventListener('online', look)
  return () => {
    clearInterval(timer)
    removeEventListener('online', look)
  }
}

/** Forgets one page, which shows something else now. */
export async function forgetPage(path: string): Promise<void> {
  if ('caches' in globalThis && (await caches.has(KEPT))) await (await caches.open(KEPT)).delete(path)
}

/** Where somebody signs in nothing of the one before them stays. */
export const forgetPages = (): Promise<boolean> =>
  'caches' in globalThis ? caches.delete(KEPT) : Promise.resolve(false)
