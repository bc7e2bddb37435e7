/** Thrown instead of calling a service that has just failed several times in a row. */
export class BreakerOpen extends Error {
  constructor(name: string) {
    super(`${name} is given a rest after repeated failures`)
    this.name = 'BreakerOpen'
  }
}

export interface BreakerOptions {
  readonly name: string
  /** So many failures in a row open it. */
  readonly failures?: number
  /** So long nothing is sent; then one call tries again. */
  readonly restMs?: number
  /** Whether an error speaks against the service; a refused request does not. */
  readonly counts?: (error: unknown) => boolean
  /** Milliseconds of a clock that only goes forward. */
  readonly now?: () => number
}

export type Breaker = <T>(work: () => Promise<T>) => Promise<T>

/** Keeps a failing service from making every visitor wait: after some failures in a row calls are refused at once for a while. */
export function createBreaker(options: BreakerOptions): Breaker {
  const { name, failures = 5, restMs = 30_000, counts = () => true, now = () => performance.now() } = options
  let failed = 0
  let restsUntil = 0
  return async (work) => {
    if (failed >= failures) {
      if (now() < restsUntil) throw new BreakerOpen(name)
      restsUntil = now() + restMs
    }
    try {
      const result = await work()
      failed = 0
      return result
    } catch (error) {
      if (counts(error)) failed += 1
      if (failed >= failures) restsUntil = now() + restMs
      throw error
    }
  }
}
