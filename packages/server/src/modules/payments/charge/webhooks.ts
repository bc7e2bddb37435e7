import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { requestInfo } from '../../../platform/http/request-info.ts'
import { contextOf } from '../../../platform/http/runner.ts'
import type { Platform } from '../../../platform/process/platform.ts'
import type { Authenticity, Incoming, Payments } from '../../../providers/payments/provider.ts'
import { findAbout } from './queries.ts'
import { takeNotice } from './notice.ts'

const BODY_LIMIT = 64 * 1024
const REFUSALS = {
  forged: 'request.unauthorized',
  old: 'payment.webhook.old',
} as const

/** The addresses providers call, below `/api/webhooks`. Some banks add `/pix` to the address they are given (Pix API, webhook). */
export async function mountWebhooks(app: FastifyInstance, platform: Platform): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  for (const [path, provider] of Object.entries(platform.providers.payments.webhooks))
    app.post(`/webhooks/${path}`, (request, reply) => answer(platform, provider, request, reply))
}

async function answer(platform: Platform, provider: Payments, request: FastifyRequest, reply: FastifyReply) {
  const info = { ...(await requestInfo(platform, request)), user: null }
  const { headers, query, body } = request
  const incoming = { headers, query: query as Incoming['query'], body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
  const authenticity = await takeWebhook(contextOf(platform, info, platform.db), provider, incoming)
  if (authenticity === 'genuine') return reply.send({ received: true })
  const refusal = platform.refusal(info.site, REFUSALS[authenticity])
  return reply.code(refusal.status).send(refusal.toBody())
}

/** Keeps a genuine webhook byte for byte and queues the understanding of it; a forged or old one leaves no trace but a log line. */
export async function takeWebhook(ctx: Ctx, provider: Payments, incoming: Incoming): Promise<Authenticity> {
  const authenticity = provider.authenticity(incoming, ctx.now)
  if (authenticity !== 'genuine') {
    ctx.log.warn({ provider: provider.name, authenticity }, 'webhook refused')
    return authenticity
  }
  const id = randomUUID()
  await ctx.inTransaction(async ({ db, now, enqueue }) => {
    const { body, query } = incoming
    await db
      .insertInto('webhooks')
      .values({ id, provider: provider.name, received_at: now, query: JSON.stringify(query), body })
      .execute()
    await enqueue('payments.webhook', { id })
  })
  return authenticity
}

/** The job of a kept webhook: lets everything it tells happen, in the order it tells it. */
export async function workOnWebhook(ctx: Ctx, id: string): Promise<void> {
  const kept = await ctx.db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (kept?.state !== 'received') return
  const notices = await ctx.providers.payments.named(kept.provider).read({ body: kept.body, query: kept.query })
  let state: 'applied' | 'ignored' = 'ignored'
  for (const notice of notices) {
    const charge = await findAbout(ctx.db, kept.provider, notice.about)
    if (!charge) continue
    await takeNotice(ctx, charge, notice)
    state = 'applied'
  }
  await ctx.db.updateTable('webhooks').set({ state }).where('id', '=', id).execute()
}
