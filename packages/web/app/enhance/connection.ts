import { marked } from './marks.ts'

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** The server is out of reach or in trouble: the same request may succeed in a moment. */
export class Unreachable extends Error {}

/** As `fetch`, but a lost connection, a server in trouble and one that is asked too often throw `Unreachable`. */
export async function fetchReachable(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((cause: unknown) => {
    throw init.signal?.aborted ? cause : new Unreachable(address, { cause })
  })
  if (response.status >= 500 || response.status === 429) throw new Unreachable(`${response.status} ${address}`)
  return response
}

/** How many requests are waiting to be sent again, and whether a link was pressed without a connection. */
let waiting = 0
let wasLinkKept = false

function showMessage(): void {
  const message = document.querySelector<HTMLElement>(marked('disconnected'))
  if (message) message.hidden = waiting === 0 && !wasLinkKept
}

/**
 * Runs `attempt` until it succeeds, fails for good or is aborted. Between attempts the frame says that there is no connection; the next
 * one follows after a pause that grows, or as soon as the browser is online again.
 */
export async function withRetries<Value>(
  attempt: () => Promise<Value>,
  isTemporary: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<Value> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted || !isTemporary(error)) throw error
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS), signal)
      signal?.throwIfAborted()
    }
  }
}

async function pause(length: number, signal: AbortSignal | undefined): Promise<void> {
  waiting++
  showMessage()
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, length)
    addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })
  waiting--
  showMessage()
}

/** Without a connection a link or form would leave a good page for the browser's error page: the page stays and says so. */
export function keepPageWithoutConnection(): () => void {
  const keep = (event: Event) => {
    // A worker that keeps pages may have the next one.
    if (navigator.onLine || event.defaultPrevented || navigator.serviceWorker?.controller) return
    if (event.type === 'click' && !leavesPage(event)) return
    event.preventDefault()
    wasLinkKept = true
    showMessage()
  }
  const connected = () => {
    wasLinkKept = false
    showMessage()
  }
  // Last of all listeners, so that what the page does itself is prevented already.
  for (const type of ['click', 'submit']) addEventListener(type, keep)
  addEventListener('online', connected)
  return () => {
    for (const type of ['click', 'submit']) removeEventListener(type, keep)
    removeEventListener('online', connected)
  }
}

function leavesPage({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0]
}
