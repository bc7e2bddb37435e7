import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Client, Service } from '@volante/contract/kit'
import { countCall } from '../limits/count-call.ts'
import type { Platform } from '../process/platform.ts'
import type { RawInput, RequestInfo } from './ctx.ts'
import type { Cookies, Implementation, Records } from './implement.ts'
import { type Bound, runCall } from './runner.ts'

/** A cookie a call set while a page was made; the page sends it. */
export interface SetCookie {
  readonly name: string
  readonly value: string | null
  readonly options: CookieSerializeOptions | undefined
}

/** Calls keyed for the in-process client: contract key of the service, then of the call. */
export type Table = ReadonlyMap<string, ReadonlyMap<string, Bound>>

export function tableOf(
  services: Readonly<Record<string, Service>>,
  implementations: readonly Implementation[],
): Table {
  const byService = new Map(implementations.map((one) => [one.service, one]))
  const records: Records = Object.assign({}, ...implementations.map((one) => one.records))
  const table = new Map<string, ReadonlyMap<string, Bound>>()
  for (const [name, service] of Object.entries(services)) {
    const found = byService.get(service)
    if (!found) continue
    table.set(
      name,
      new Map(
        Object.entries(service.calls).map(([key, spec]) => [key, { ...boundCall(found, service, key, spec), records }]),
      ),
    )
  }
  return table
}

function boundCall(found: Implementation, service: Service, key: string, spec: Bound['spec']): Omit<Bound, 'records'> {
  const handler = found.handlers[key]
  if (!handler) throw new Error(`${spec.id} has no handler`)
  return { service: service.name, key, spec, handler }
}

/**
 * The typed client that calls handlers directly: no HTTP, same checks and limits. One per request, since it carries the caller.
 * What a limit refused is passed to `onLimit` as well.
 */
export function localClient<S extends Readonly<Record<string, Service>>>(
  platform: Platform,
  table: Table,
  info: RequestInfo,
  cookies: Cookies = ignoreCookies,
  onLimit: (error: unknown) => void = () => {},
): Client<S> {
  const run = async (bound: Bound, input: RawInput): Promise<unknown> => {
    try {
      // Counting writes, and only staff see a preview.
      if (!platform.isPreview) await countCall(platform, bound.spec, info, true)
      return await runCall(platform, bound, input, info, cookies)
    } catch (error) {
      onLimit(error)
      throw error
    }
  }
  return byName(table, (calls) =>
    byName(
      calls,
      (bound) =>
        (input: RawInput = {}) =>
          run(bound, input),
    ),
  ) as Client<S>
}

/** An object whose properties are made when they are asked for: a page asks for a few of hundreds of calls. */
function byName<T>(all: ReadonlyMap<string, T>, make: (one: T) => unknown): object {
  return new Proxy(
    {},
    {
      get(_made, name) {
        const found = typeof name === 'string' ? all.get(name) : undefined
        return found && make(found)
      },
    },
  )
}

const ignoreCookies: Cookies = { set: () => {}, clear: () => {} }

/** Collects the cookies of in-process calls for the page's own answer. */
export function collectCookies(): { cookies: Cookies; taken: SetCookie[] } {
  const taken: SetCookie[] = []
  return {
    taken,
    cookies: {
      set: (name, value, options) => void taken.push({ name, value, options }),
      clear: (name, options) => void taken.push({ name, value: null, options }),
    },
  }
}
