import type { BankName } from '@volante/domain/financing/proposal'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { requestInfo } from '../../../platform/http/request-info.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import type { Bank, IncomingNews } from '../../../providers/bank/provider.ts'
import { findProposal } from './queries.ts'
import { takeNews } from './take-news.ts'

const BODY_LIMIT = 64 * 1024
const SIGNATURE = 'x-volante-signature'
const REFUSALS = { forged: 'request.unauthorized', old: 'payment.webhook.old' } as const
const PATHS: Readonly<Record<string, BankName>> = { '1': 'bank1', '2': 'bank2' }

/** Where banks tell what they decide: `/api/webhooks/banks/1` and `/2`. */
export async function mountBankNews(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  for (const [path, name] of Object.entries(PATHS))
    app.post(`/webhooks/banks/${path}`, async (request, reply) => {
      const info = { ...(await requestInfo(platform, request)), user: null }
      const bank = platform.providers.banks[name]
      const given = request.headers[SIGNATURE]
      const incoming = {
        signature: typeof given === 'string' ? given : undefined,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      }
      const authenticity = bank ? await receive(contextOf(platform, info, platform.db), bank, incoming) : 'forged'
      if (authenticity === 'genuine') return reply.send({ received: true })
      const refusal = platform.refusal(info.site, REFUSALS[authenticity])
      return reply.code(refusal.status).send(refusal.toBody())
    })
}

/**
 * Takes news in the name of a bank; what is genuine is kept before the answer. News that do not follow from what is known
 * make the platform ask for all of them.
 */
export async function receive(ctx: Ctx, bank: Bank, incoming: IncomingNews) {
  const authenticity = bank.authenticity(incoming, ctx.now)
  if (authenticity !== 'genuine') {
    ctx.log.warn({ bank: bank.bank, authenticity }, 'news of a bank refused')
    return authenticity
  }
  const news = bank.read(incoming.body)
  const row = news && (await findProposal(ctx.db, news.proposalId))
  // Who lends no longer, since it directed the proposal on, has nothing more to say of it.
  if (!news || row?.bank !== bank.bank) return authenticity
  if ((await takeNews(ctx, news)) === 'passed')
    await ctx.enqueue('financing.ask', { site: row.site, proposalId: row.id })
  return authenticity
}
