/** An order's own address announces changes; where that line does not hold, its status is asked for. */
export interface Followed {
  /** Server-sent events: `live` of an order. */
  readonly live: string
  /** The status call of the order. */
  readonly status: string
}

/** A settled payment is on the page within five seconds (CK5). */
const POLL_MS = 4_000
const PATIENCE_MS = 8_000

/**
 * Takes an order's addresses and what to do when it may have changed; returns what ends it. It looks at once when the page comes back:
 * from the bank's app, from sleep, from a broken line.
 */
export function followOrder({ live, status }: Followed, onChange: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const source = typeof EventSource === 'undefined' ? null : new EventSource(live)
  let known: string | null = null
  const look = async () => {
    const found = await statusAt(status, signal)
    if (signal.aborted || found === null) return
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
  void look()
  return () => {
    clearInterval(timer)
    source?.close()
    ended.abort()
  }
}

/** What the order says of itself, without the server's time; null while it cannot be had. */
async function statusAt(address: string, signal: AbortSignal): Promise<string | null> {
  try {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    const response = await fetch(address, {
      signal: patience,
      headers: { accept: 'application/json' },
      cache: 'no-store',
    })
    return response.ok ? (await response.text()).replace(/"now":"[^"]*"/g, '') : null
  } catch {
    return null
  }
}
