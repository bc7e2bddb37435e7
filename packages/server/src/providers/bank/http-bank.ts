import type { BankName } from '@volante/domain/financing/proposal'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, ServiceFailure } from '../fetch-json.ts'
import { checkSignature } from '../payments/signature.ts'
import { newsOf, readNews } from './news.ts'
import type { Bank } from './provider.ts'

export interface HttpBankOptions {
  readonly bank: BankName
  readonly url: string
  readonly key: string
  /** Signs the bank's news. */
  readonly newsKey: string
  readonly timeoutMs?: number
}

const Taken = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(80)) })
const NewsBody = z.object({ news: z.array(z.unknown()) })

/** A bank behind the shape of docs/financing-banks.md. */
export function httpBank({ bank, url, key, newsKey, timeoutMs = 10_000 }: HttpBankOptions): Bank {
  const guarded = createBreaker({ name: bank })
  const base = url.replace(/(?<!\/)\/+$/, '')
  const call = (path: string, method: 'GET' | 'POST', body?: unknown) =>
    guarded(() =>
      fetchJson({
        url: `${base}/proposals${path}`,
        method,
        headers: { authorization: `Bearer ${key}` },
        body,
        timeoutMs,
      }),
    )
  const at = (ref: string, rest = '') => `/${encodeURIComponent(ref)}${rest}`
  return {
    name: 'http',
    bank,
    async submit(proposal) {
      const taken = z.safeParse(Taken, await call('', 'POST', proposal))
      if (!taken.success) throw new ServiceFailure('took a proposal without a reference')
      return taken.data.reference
    },
    async sendPaper({ ref }, { id, kind, name, type, body }) {
      const content = Buffer.from(body).toString('base64')
      await call(at(ref, '/papers'), 'POST', { id, kind, name, type, content })
    },
    async contest({ ref }) {
      await call(at(ref, '/contest'), 'POST', {})
    },
    async use({ ref }, orderNumber) {
      await call(at(ref, '/use'), 'POST', { orderNumber })
    },
    async withdraw({ ref }) {
      await call(at(ref, '/withdraw'), 'POST', {})
    },
    async release({ ref }, orderNumber) {
      await call(at(ref, '/release'), 'POST', { orderNumber })
    },
    async ask({ ref }) {
      const parsed = z.safeParse(NewsBody, await call(at(ref, '/news'), 'GET'))
      if (!parsed.success) throw new ServiceFailure('did not answer as the shape says')
      return parsed.data.news.flatMap((one) => newsOf(one) ?? [])
    },
    authenticity: ({ signature, body }, now) => checkSignature(newsKey, signature, body, now),
    read: readNews,
  }
}
