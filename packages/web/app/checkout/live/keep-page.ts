import { pageNow } from './page-now.ts'

const WORKER = '/order-pages.js'
/** As the worker names it. */
const KEPT = 'order-pages'
const LOOK_MS = 10_000

/** When the page that is shown came, by this device's clock: now, or before the line broke. */
export const pageCameAt = (): Date => new Date(Number(document.documentElement.dataset.kept ?? Date.now()))

/**
 * Takes the element that asks for its page to be kept, `data-keep-page` with the addresses it belongs to, and what tells of
 * a broken line: the browser says that there is none, or the page is one that was kept. Has this and later answers kept
 * for a reload without a line; a kept page is left for the present one as soon as there is one.
 */
export function followLine({ dataset }: HTMLElement, tell: (isBroken: boolean) => void): void {
  const isKept = document.documentElement.dataset.kept !== undefined
  const look = () => tell(isKept || !navigator.onLine)
  for (const name of ['online', 'offline']) addEventListener(name, look)
  look()
  if (isKept) returnToLine()
  else whenIdle(() => void keepPage(dataset.keepPage ?? ''))
}

const SOON_MS = 2_000

/** What is on the page comes first; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: SOON_MS })
  else setTimeout(work, SOON_MS)
}

async function keepPage(scope: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const taken = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const registered = await serviceWorker.register(WORKER, { scope }).catch(() => null)
  if (!registered || !isFirst) return
  await taken
  // What came before the worker was there passes it now; the files come from the browser's own memory.
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  await Promise.allSettled([
    pageNow(location.href),
    ...files.filter((name) => name.startsWith(`${location.origin}/assets/`)).map((name) => fetch(name)),
  ])
}

function returnToLine(): void {
  const look = async () => {
    if (await pageNow(location.href)) location.reload()
  }
  addEventListener('online', () => void look())
  setInterval(() => void look(), LOOK_MS)
}

/** Where somebody signs in nothing of the one before them stays. */
export const forgetPages = (): Promise<boolean> =>
  'caches' in globalThis ? caches.delete(KEPT) : Promise.resolve(false)
