import { xsrfToken } from '../../shell/session/xsrf.ts'

/** Nobody waits longer for a help that the form works without. */
const PATIENCE_MS = 8_000

interface Question {
  readonly query?: Readonly<Record<string, string>> | URLSearchParams
  /** Posted instead of asked for: what must not stand in an address. */
  readonly form?: FormData
}

/** Asks this page's own answers, which state their types. */
export async function ask<Value>(path: string, { query = {}, form }: Question): Promise<Value> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(form ? { method: 'post', body: form, headers: { 'x-xsrf-token': xsrfToken() } } : {}),
  })
  if (!response.ok) throw new Error(`${response.status} from ${path}`)
  return response.json() as Promise<Value>
}
