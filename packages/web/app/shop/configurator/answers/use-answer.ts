import { useCallback, useEffect, useState } from 'react'

export type Answer<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly value: null }
  | { readonly status: 'ready'; readonly value: Value }

const IDLE = { status: 'idle', value: null } as const

/**
 * Takes an address (null asks nothing) and a wait in milliseconds; answers what comes from there. A failure stays here
 * instead of taking the page down, and can be tried again. Only the newest question counts.
 */
export function useAnswer<Value>(address: string | null, wait = 0): Answer<Value> & { readonly retry: () => void } {
  const [answered, setAnswered] = useState<{ readonly key: string; readonly answer: Answer<Value> } | null>(null)
  const [tries, setTries] = useState(0)
  const key = `${tries} ${address}`
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      getJson<Value>(address, stop.signal).then(
        (value) => setAnswered({ key, answer: { status: 'ready', value } }),
        () => stop.signal.aborted || setAnswered({ key, answer: { status: 'failed', value: null } }),
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, key, wait])
  const retry = useCallback(() => setTries((now) => now + 1), [])
  if (address === null) return { ...IDLE, retry }
  return { ...(answered?.key === key ? answered.answer : { status: 'loading', value: null }), retry }
}

/** The answers are made by this app's own loaders, which state their types. */
async function getJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return response.json() as Promise<Value>
}
