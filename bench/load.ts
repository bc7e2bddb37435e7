import autocannon from 'autocannon'

export interface Sent {
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** What is sent, another time each, and as whom. */
  readonly each?: () => Sent
}

export interface Measured {
  readonly perSecond: number
  readonly p99Ms: number
  readonly failures: number
}

const CONNECTIONS = 16
const SECONDS = 2
const ROUNDS = 3

/** The best of a few short rounds; the two sides of a ratio are measured in turns, so that a busy machine meets both. */
export async function interleave(sides: readonly Load[]): Promise<Measured[]> {
  const best: Measured[] = sides.map(() => ({ perSecond: 0, p99Ms: 0, failures: 0 }))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, side] of sides.entries()) {
      const now = await once(side)
      const before = best[index]
      if (before && now.perSecond > before.perSecond) best[index] = { ...now, failures: before.failures + now.failures }
    }
  }
  return best
}

async function once(load: Load): Promise<Measured> {
  const { each } = load
  const result = await autocannon({
    url: load.url,
    method: load.method ?? 'GET',
    headers: { ...load.headers, ...(each ? { 'content-type': 'application/json' } : {}) },
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(each ? { requests: [{ setupRequest: (request: autocannon.Request) => withSent(request, each()) }] } : {}),
  })
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  }
}

/** The request of a load as it is sent this time. */
export const withSent = (request: autocannon.Request, { body, headers }: Sent): autocannon.Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
  body,
})
