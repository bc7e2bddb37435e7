import { useCallback, useEffect, useState } from 'react'
import { fetchReachable, Unreachable, withRetries } from '../../../enhance/connection.ts'

export type Loaded<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed'; readonly value: null }
  | { readonly status: 'ready'; readonly value: Value }

const IDLE = { status: 'idle', value: null } as const

/**
 * Takes an address (null asks nothing) and a wait in milliseconds; returns what comes from there. A failure stays here
 * instead of taking the page down: it is tried again by itself, or at once by `retry`. Only the newest question counts.
 */
export function useResponse<Value>(address: string | null, wait = 0): Loaded<Value> & { readonly retry: () => void } {
  const [settled, settle] = useState<{ readonly key: string; readonly answer: Loaded<Value> } | null>(null)
  const [tries, setTries] = useState(0)
  const key = `${tries} ${address}`
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const { signal } = stop
    const attempt = () =>
      getJson<Value>(address, signal).catch((error: unknown) => {
        if (!signal.aborted) settle({ key, answer: { status: 'failed', value: null } })
        throw error
      })
    const isTemporary = (error: unknown) => error instanceof Unreachable
    const keep = (value: Value) => settle({ key, answer: { status: 'ready', value } })
    const timer = setTimeout(() => void withRetries(attempt, isTemporary, signal).then(keep, () => {}), wait)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, key, wait])
  const retry = useCallback(() => setTries((now) => now + 1), [])
  if (address === null) return { ...IDLE, retry }
  return { ...(settled?.key === key ? settled.answer : { status: 'loading', value: null }), retry }
}

/** The answers are made by this app's own loaders, which state their types. */
async function getJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const response = await fetchReachable(address, { signal })
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return response.json() as Promise<Value>
}
