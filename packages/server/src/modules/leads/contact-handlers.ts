import { contact } from '@volante/contract/contact'
import { contactRefusals, leadEmailRefusals } from '@volante/contract/contact-rules'
import { type WhatsAppLead, whatsappLead, whatsAppLeadRefusals } from '@volante/contract/whatsapp-lead'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { conversationLink } from '../../providers/messaging/provider.ts'
import { messageDeskHandlers } from './messages/desk-handlers.ts'
import { isMessageWithin } from './messages/queries.ts'
import { listStarts } from './messages/starts.ts'
import { findDealerByArea, findSellingDealer, insertMessage, insertWhatsAppStart } from './queries.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'

export const contactHandlers = implement(
  contact,
  {
    async create({ ctx, body }) {
      refuseFields(ctx, contactRefusals(body, ctx.site.country))
      return sent(ctx, await insertMessage(ctx, 'CONTACT', body))
    },

    async leadEmail({ ctx, body }) {
      const isDealerKnown = !body.dealerCode?.trim() || (await findSellingDealer(ctx, body.dealerCode))
      refuseFields(ctx, {
        ...leadEmailRefusals(body, ctx.site.country),
        ...(isDealerKnown ? {} : { dealerCode: refuse('dealer.notFound') }),
      })
      return sent(ctx, await insertMessage(ctx, 'LEAD_EMAIL', body))
    },

    ...messageDeskHandlers,
  },
  { message: isMessageWithin },
)

async function sent(ctx: Ctx, { id, protocol }: { id: string; protocol: string }) {
  await ctx.enqueue('leads.message', { site: ctx.site.id, id })
  return { success: true, protocol, message: ctx.text('contact.sent') }
}

export const whatsappLeadHandlers = implement(whatsappLead, {
  async send({ ctx, params, body, fail }) {
    if (params.brand !== ctx.site.brand) throw fail('request.notFound')
    refuseFields(ctx, whatsAppLeadRefusals(body, ctx.site.country))
    const phone = body.phoneNumber.slice(1)
    const dealer = await dealerOf(ctx, body)
    if (!dealer) throw fail('whatsapp.submitIntentError')
    const { model, version, serie, color } = body
    const car = Object.fromEntries(Object.entries({ model, version, serie, color }).filter(([, value]) => value))
    await insertWhatsAppStart(ctx, {
      dealer_code: dealer.code,
      phone,
      name: body.name.trim(),
      tax_id: body.cpf?.replace(/\D/g, '') || null,
      email: body.email?.trim() || null,
      car: JSON.stringify(car),
      schedule_date: body.scheduleDate?.trim() || null,
    })
    const about = [model, version].filter(Boolean).join(' ')
    const text = ctx.text(about ? 'lead.chat.start' : 'lead.chat.startWithoutCar', {
      name: body.name.trim(),
      car: about,
    })
    return { success: true, link: conversationLink(ctx.site.messagingAddress, dealer.whatsApp, text) }
  },

  starts: listStarts,
})

async function dealerOf(ctx: Ctx, { dealer: code, phoneNumber }: WhatsAppLead) {
  if (!code?.trim()) return findDealerByArea(ctx, phoneNumber.slice(1, 3))
  const dealer = await findSellingDealer(ctx, code)
  return dealer && { code: dealer.dealerCode, whatsApp: dealer.whatsApp }
}
