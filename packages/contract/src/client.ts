import { CallError, type Client, type ErrorBody, routeOf, type Service, type Spec } from './kit.ts'

interface LooseInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly idempotencyKey?: string
}

export interface HttpClientOptions {
  /** Where the services answer, e.g. `/api`. A service may live elsewhere: `{ lead: 'https://leads.example/api' }`. */
  readonly base: string
  readonly elsewhere?: Readonly<Record<string, string>>
  /** Sent with every call: site, anti-forgery token, language. */
  readonly headers?: () => Readonly<Record<string, string>>
  readonly fetch?: typeof fetch
}

/** A typed client over HTTP for the given services; refusals arrive as `CallError`. */
export function httpClient<const S extends Record<string, Service>>(
  services: S,
  options: HttpClientOptions,
): Client<S> {
  const client: Record<string, Record<string, unknown>> = {}
  for (const [name, one] of Object.entries(services)) {
    const calls: Record<string, unknown> = {}
    for (const [key, spec] of Object.entries(one.calls)) {
      calls[key] = (input: LooseInput = {}) => send(spec, input, options.elsewhere?.[one.name] ?? options.base, options)
    }
    client[name] = calls
  }
  return client as Client<S>
}

async function send(spec: Spec, input: LooseInput, base: string, options: HttpClientOptions): Promise<unknown> {
  const { verb, path } = routeOf(spec)
  const answer = await (options.fetch ?? fetch)(base + fillPath(path, input.params) + queryText(input.query), {
    method: verb.toUpperCase(),
    credentials: 'same-origin',
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
      ...options.headers?.(),
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  })
  if (answer.ok) return readAnswer(spec, answer)
  throw new CallError(answer.status, await readError(answer))
}

async function readAnswer(spec: Spec, answer: Response): Promise<unknown> {
  if (spec.file) {
    return { type: answer.headers.get('content-type') ?? '', body: new Uint8Array(await answer.arrayBuffer()) }
  }
  return answer.status === 204 ? undefined : answer.json()
}

async function readError(answer: Response): Promise<ErrorBody> {
  const fallback = { code: 'request.unavailable', message: answer.statusText }
  return answer.json().catch(() => fallback) as Promise<ErrorBody>
}

function fillPath(path: string, params: LooseInput['params'] = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}

/** Array values become repeated keys (calls §7). */
export function queryText(query: LooseInput['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
