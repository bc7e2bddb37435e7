import { services, type Services } from '@volante/contract'
import { httpClient } from '@volante/contract/client'
import { CallError, type Client, isWrite, type Spec } from '@volante/contract/kit'
import type { Site } from '@volante/contract/site'
import * as z from 'zod/mini'

const TIMEOUT_MS = 3_000

type AnyCalls = Readonly<Record<string, (input?: object) => Promise<unknown>>>

/**
 * Takes the in-process client and a site; returns the client that reads the services of the site's base addresses there. Public readings
 * only: nobody's session leaves the house. An answer against the contract is refused like none.
 */
export function clientElsewhere(own: Client<Services>, site: Pick<Site, 'id' | 'baseAddresses'>): Client<Services> {
  if (!Object.values(services).some(({ name }) => name in site.baseAddresses)) return own
  const away = httpClient(services, {
    base: '',
    elsewhere: site.baseAddresses,
    headers: () => ({ 'x-site': site.id }),
    fetch: (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  })
  return new Proxy(own, {
    get(target, name) {
      const found = Object.entries(services).find(([key]) => key === name)
      const mine = Reflect.get(target, name) as AnyCalls
      if (!found || !(found[1].name in site.baseAddresses)) return mine
      const calls: Readonly<Record<string, Spec>> = found[1].calls
      const theirs = Reflect.get(away, name) as AnyCalls
      return Object.fromEntries(
        Object.entries(calls).map(([call, spec]) => [
          call,
          spec.access === 'public' && !isWrite(spec) && spec.ok ? checked(theirs[call], spec) : mine[call],
        ]),
      )
    },
  })
}

const checked =
  (ask: AnyCalls[string] | undefined, spec: Spec) =>
  async (input?: object): Promise<unknown> => {
    const answer = await ask?.(input).catch((error: unknown) => {
      throw error instanceof CallError ? error : unavailable(spec)
    })
    const read = z.safeParse(spec.ok as z.ZodMiniType, answer)
    if (!read.success) throw unavailable(spec)
    return read.data
  }

const unavailable = ({ id }: Spec) =>
  new CallError(503, { code: 'request.unavailable', message: `${id} is not answered elsewhere` })
