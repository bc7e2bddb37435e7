import { QUOTATION_SAVE_CODES, type QuotationSaveCode } from '@volante/domain/status'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import type { CrmOutcome, QuotationCrm } from './provider.ts'

export interface HttpCrmOptions {
  readonly url: string
  readonly token: string
  readonly timeoutMs?: number
}

const SavedBody = z.union([
  z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  z.object({ code: z.enum(QUOTATION_SAVE_CODES) }),
])

/** What a status says where no code stands beside it. */
const CODE_OF: Readonly<Record<number, QuotationSaveCode>> = {
  401: '001',
  403: '001',
  404: '003',
  409: '002',
  422: '004',
}

/** A customer-relationship system behind the shape of docs/quotations.md. */
export function httpQuotationCrm({ url, token, timeoutMs = 8_000 }: HttpCrmOptions): QuotationCrm {
  const counts = (error: unknown) => isOutage(error) && !(error instanceof ServiceFailure && CODE_OF[error.status])
  const guarded = createBreaker({ name: 'the system of quotations', counts })
  const headers = { authorization: `Bearer ${token}` }
  const addressOf = (number: string) => `${url.replace(/(?<!\/)\/+$/, '')}/quotations/${encodeURIComponent(number)}`
  return {
    name: 'http',
    async save(quotation): Promise<CrmOutcome> {
      try {
        const asked = { url: addressOf(quotation.number), method: 'POST', headers, body: quotation, timeoutMs } as const
        const parsed = z.safeParse(SavedBody, await guarded(() => fetchJson(asked)))
        if (!parsed.success) throw new ServiceFailure('did not answer as the shape says')
        return parsed.data
      } catch (error) {
        const code = error instanceof ServiceFailure ? CODE_OF[error.status] : undefined
        if (!code) throw error
        return { code }
      }
    },
    async forget(number) {
      const asked = { url: addressOf(number), method: 'DELETE', headers, timeoutMs, retries: 1 } as const
      await guarded(() => fetchJson(asked)).catch((error: unknown) => {
        if (!(error instanceof ServiceFailure && error.status === 404)) throw error
      })
    },
  }
}
