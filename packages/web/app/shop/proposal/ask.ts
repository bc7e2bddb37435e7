import { basePath } from '../../shell/slugs.ts'
import { xsrfToken } from '../../shell/xsrf.ts'

type Whose = Parameters<typeof basePath>[0]
type Name = 'dealers' | 'address' | 'phone' | 'whatsapp'

/** Nobody waits longer for a help that the form works without. */
const PATIENCE_MS = 8_000

interface Question {
  readonly query?: Readonly<Record<string, string>> | URLSearchParams
  /** Posted instead of asked for: what must not stand in an address. */
  readonly form?: FormData
}

/** Asks this page's own answers, which state their types. */
export async function ask<Value>(site: Whose, name: Name, { query = {}, form }: Question): Promise<Value> {
  const address = `${basePath(site)}/proposal/${name}?${new URLSearchParams(query)}`
  const response = await fetch(address, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(form ? { method: 'post', body: form, headers: { 'x-xsrf-token': xsrfToken() } } : {}),
  })
  if (!response.ok) throw new Error(`${response.status} from ${address}`)
  return response.json() as Promise<Value>
}
