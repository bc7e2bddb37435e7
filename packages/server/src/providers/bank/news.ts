import { PROPOSAL_PAPERS, REFUSAL_CLASSES } from '@volante/domain/financing/proposal'
import * as z from 'zod/mini'
import type { BankNews } from './provider.ts'

/** One piece of news as banks send it: docs/financing-banks.md. */
const News = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  proposalId: z.guid(),
  status: z.string().check(z.regex(/^[A-Z_]{3,40}$/)),
  at: z.iso.datetime({ offset: true }),
  reason: z.optional(z.enum(REFUSAL_CLASSES)),
  mostInstallmentCents: z.optional(z.int().check(z.gte(0))),
  validUntil: z.optional(z.iso.date()),
  papers: z.optional(z.array(z.enum(PROPOSAL_PAPERS))),
})

/** Takes what a bank wrote; returns its news, null where it is none. */
export function newsOf(value: unknown): BankNews | null {
  const { data } = z.safeParse(News, value)
  return data ? { ...data, at: new Date(data.at) } : null
}

/** Takes the body of a request; returns its news, null where it is none. */
export function readNews(body: Buffer): BankNews | null {
  try {
    return newsOf(JSON.parse(body.toString('utf8')))
  } catch {
    return null
  }
}
