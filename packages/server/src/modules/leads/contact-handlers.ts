import { contact, contactRefusals, leadEmailRefusals } from '@volante/contract/contact'
import { whatsappLead } from '@volante/contract/whatsapp-lead'
import { cpfRefusal } from '@volante/domain/cpf'
import { dniRefusal } from '@volante/domain/dni'
import { emailRefusal } from '@volante/domain/email'
import { personNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { phoneBrDigits } from '@volante/domain/phone-br'
import { type Refusal, refuse } from '@volante/domain/refusal'
import { type Refusals, refusing } from '@volante/contract/refusals'
import type { WhatsAppLead } from '@volante/contract/whatsapp-lead'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { conversationLink } from '../../providers/messaging/provider.ts'
import { findDealerByArea, findSellingDealer, insertMessage, insertWhatsAppStart } from './queries.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'

export const contactHandlers = implement(contact, {
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
})

async function sent(ctx: Ctx, { id, protocol }: { id: string; protocol: string }) {
  await ctx.enqueue('leads.message', { site: ctx.site.id, id })
  return { success: true, protocol, message: ctx.text('contact.sent') }
}

export const whatsappLeadHandlers = implement(whatsappLead, {
  async send({ ctx, params, body, fail }) {
    if (params.brand !== ctx.site.brand) throw fail('request.notFound')
    refuseFields(ctx, whatsAppRefusals(ctx, body))
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
})

async function dealerOf(ctx: Ctx, { dealer: code, phoneNumber }: WhatsAppLead) {
  if (!code?.trim()) return findDealerByArea(ctx, phoneNumber.slice(1, 3))
  const dealer = await findSellingDealer(ctx, code)
  return dealer && { code: dealer.dealerCode, whatsApp: dealer.whatsApp }
}

function whatsAppRefusals({ site }: Ctx, body: WhatsAppLead): Refusals {
  return refusing({
    phoneNumber: prefixedPhoneRefusal(body.phoneNumber, site.country),
    name: personNameRefusal(body.name),
    cpf: (site.country === 'BR' ? cpfRefusal : dniRefusal)(body.cpf ?? '', 'optional'),
    email: emailRefusal(body.email ?? '', 'optional'),
  })
}

/** The 0 before the area code is part of this service's form (spec platform §3). */
function prefixedPhoneRefusal(value: string, country: 'BR' | 'AR'): Refusal | null {
  if (value.trim() === '') return refuse('validation.phone.required')
  if (!/^0\d+$/.test(value)) return refuse('validation.phone.invalid')
  if (country === 'BR' && phoneBrDigits(value) !== value.slice(1)) return refuse('validation.phone.invalid')
  return phoneRefusal(value.slice(1), country)
}
