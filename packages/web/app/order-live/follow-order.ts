/** An order's own address announces changes; where that line does not hold, or there is none, its status is asked for. */
export interface Followed {
  /** Server-sent events: `live` of an order. */
  readonly live: string | null
  /** The status call of the order, or of what else is followed. */
  readonly status: string
  /** What its status said when the page was made; unless told, whatever is found first. */
  readonly shown?: string
}

/** A settled payment is on the page within five seconds (CK5). */
const POLL_MS = 4_000
const PATIENCE_MS = 8_000

interface Following {
  /** It may have changed. */
  onChange(): void
  /** Nobody is signed in any more: nothing is asked for from here on. */
  onSignedOut(): void
}

/** The session ended: what an order's status says to anybody else. */
const SIGNED_OUT = 401

/**
 * Takes an order's addresses and what to do about it; returns what ends it. It looks at once when the page comes back:
 * from the bank's app, from sleep, from a broken line.
 */
export function followOrder({ live, status, shown }: Followed, { onChange, onSignedOut }: Following): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const source = live === null || typeof EventSource === 'undefined' ? null : new EventSource(live)
  let known: string | null = shown ?? null
  const look = async () => {
    const found = await statusAt(status, signal)
    if (signal.aborted || found === null) return
    if (found === SIGNED_OUT) {
      end()
      return onSignedOut()
    }
    if (known !== null && known !== found) onChange()
    known = found
  }
  const isQuiet = () => source === null || source.readyState !== EventSource.OPEN
  const timer = setInterval(() => void (isQuiet() && look()), POLL_MS)
  for (const name of ['message', 'changed', 'order']) source?.addEventListener(name, onChange, { signal })
  // What happened while the line was down was announced to nobody.
  source?.addEventListener('open', () => void look(), { signal })
  document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && look()), {
    signal,
  })
  for (const name of ['online', 'pageshow', 'focus']) addEventListener(name, () => void look(), { signal })
  const end = () => {
    clearInterval(timer)
    source?.close()
    ended.abort()
  }
  void look()
  return end
}

/** What the order says of itself, without the server's time; null while it cannot be had. */
async function statusAt(address: string, signal: AbortSignal): Promise<string | typeof SIGNED_OUT | null> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const response = await fetch(address, {
      signal: patience,
      headers: { accept: 'application/json' },
      cache: 'no-store',
    })
    if (response.status === SIGNED_OUT) return SIGNED_OUT
    return response.ok ? (await response.text()).replace(/"now":"[^"]*"/g, '') : null
  } catch {
    return null
  }
}
