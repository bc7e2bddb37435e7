import { randomUUID } from 'node:crypto'
import { lead } from '@volante/contract/lead'
import { phoneValidity } from '@volante/contract/phone-validity'
import { userAnalytics } from '@volante/contract/user-analytics'
import { phoneRefusal, whatsAppNumber } from '@volante/domain/person/phone'
import { implement } from '../../platform/http/implement.ts'
import { cameBy } from '../../platform/sites/came-by.ts'
import { maskPersonal } from '../../platform/log/mask.ts'
import { leadBodyRefusals, newLead, withPartner } from './lead-body.ts'
import { findLeadFacts } from './lead-facts.ts'
import { insertAnalyticsEvent } from './queries.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { saveLead } from './save-lead.ts'

/** Shorter than the three seconds the page waits for an attempt. */
const LOOKUP_MS = 2_500

export const leadHandlers = implement(lead, {
  async create({ ctx, body }) {
    const facts = await findLeadFacts(ctx, body)
    refuseFields(ctx, leadBodyRefusals(ctx.site, body, facts))
    const saved = await saveLead(ctx, newLead(ctx.site, withPartner(body, cameBy(ctx)), facts))
    const { dealer } = facts
    return {
      protocol: saved.protocol,
      createdAt: saved.at.toISOString(),
      replyBy: saved.replyBy.toISOString(),
      replyHours: ctx.site.lead.replyHours,
      dealer: dealer && { code: dealer.code, name: dealer.name, phone: dealer.phone, whatsApp: dealer.whatsApp },
      repeated: saved.repeated,
    }
  },
})

export const userAnalyticsHandlers = implement(userAnalytics, {
  async send({ ctx, body }) {
    // The token only says that somebody is signed in, which the session knows better; it is never kept.
    const payload = maskPersonal(JSON.parse(body.payload))
    await insertAnalyticsEvent(ctx, { id: randomUUID(), type: body.type, payload })
    return { success: true }
  },
})

export const phoneValidityHandlers = implement(phoneValidity, {
  async valid({ ctx, body, fail }) {
    const refusal = phoneRefusal(body.phoneNumber, ctx.site.country)
    if (refusal) throw fail(refusal.key === 'validation.phone.required' ? refusal.key : 'validation.phone.invalid')
    const lookup = ctx.providers.messaging.isOnWhatsApp(whatsAppNumber(body.phoneNumber, ctx.site.country))
    const found = await withinTime(lookup).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'phone lookup failed')
      return undefined
    })
    // A service that cannot tell must not hold anybody up: a well-formed number counts.
    return { success: found !== undefined, resource: { isValid: found === null || found === true } }
  },
})

async function withinTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${LOOKUP_MS} ms`)), LOOKUP_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
