import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import type { Reference, Valuations } from './provider.ts'

export interface HttpValuationsOptions {
  readonly url: string
  readonly key: string
  /** Somebody waits for it. */
  readonly timeoutMs?: number
}

const Found = z.object({
  month: z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)),
  code: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The smallest unit of the country's currency. */
  value: z.int().check(z.gte(1)),
})

/** A table of used cars behind the shape of docs/valuation.md. */
export function httpValuations({ url, key, timeoutMs = 1_500 }: HttpValuationsOptions): Valuations {
  const guarded = createBreaker({ name: 'the table of used cars', counts: isOutage })
  const base = url.replace(/(?<!\/)\/+$/, '')
  return {
    find: ({ country, mvsCode: mvs, year }) =>
      guarded(async () => {
        const body = { country, mvs, year }
        const headers = { authorization: `Bearer ${key}` }
        const asked = { url: `${base}/valuations/search`, method: 'POST', body, headers, timeoutMs } as const
        const response = await fetchJson(asked).catch(noneAt404)
        return response === null ? null : referenceOf(response)
      }),
  }
}

function noneAt404(error: unknown): null {
  if (error instanceof ServiceFailure && error.status === 404) return null
  throw error
}

function referenceOf(response: unknown): Reference {
  const found = z.safeParse(Found, response)
  if (!found.success) throw new ServiceFailure('did not answer as the shape says')
  const { month, code, value: cents } = found.data
  return { month, code, cents }
}
