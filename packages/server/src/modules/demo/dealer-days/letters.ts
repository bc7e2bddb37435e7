import { contact } from '@volante/contract/contact'
import { mvs } from '@volante/contract/mvs'
import { leadServicePhone } from '@volante/domain/person/phone'
import { reporting } from '@volante/contract/reporting'
import { whatsappLead } from '@volante/contract/whatsapp-lead'
import { pick } from '../chances.ts'
import { type AtDealer, isOfCast, unlessRefused } from './at-dealer.ts'
import { ANSWERS, MESSAGES, REPORTS } from './words.ts'

/** What was written to the dealer yesterday is answered. */
export async function answerMessages(at: AtDealer): Promise<void> {
  const query = { stage: 'new', dealerCode: at.is.dealer.dealerCode, size: 50 } as const
  const { items } = await at.staff('09:15', contact.calls.deskList, { query })
  for (const { id } of items) {
    if (!isOfCast(await at.staff('09:15', contact.calls.deskGet, { params: { id } }))) continue
    const note = pick(ANSWERS[at.country], at.chances(id)[0] ?? 0)
    await at.staff('09:20', contact.calls.deskWork, { body: { id, act: 'answer', note } })
  }
}

/** Some write to the dealer, some begin a conversation. */
export async function write(at: AtDealer): Promise<void> {
  const { dealerCode } = at.is.dealer
  const [writes = 0, words = 0, talks = 0, car = 0] = at.chances('words')
  if (writes < 0.6) {
    const { name, email, phone } = at.somebody()
    const body = { name, email, phone, dealerCode, message: pick(MESSAGES[at.country], words) }
    await at.visitor('11:40', contact.calls.leadEmail, { body })
  }
  if (talks < 0.6) {
    const { name, phone } = at.somebody()
    const { brand } = at.is.site
    const model = pick(await at.visitor('12:00', mvs.calls.modelList, { query: at.cars }), car)?.modelName
    const body = { phoneNumber: leadServicePhone(phone, at.country), name, dealer: dealerCode, model }
    await unlessRefused(() => at.visitor('12:10', whatsappLead.calls.send, { params: { brand }, body }))
  }
}

/** Now and then somebody reports a defect to the brand, and names the dealer. */
export async function report(at: AtDealer): Promise<void> {
  const [reports = 0, what = 0, car = 0, km = 0] = at.chances('report')
  if (reports > 0.35) return
  const version = pick(await at.visitor('18:20', mvs.calls.mvsList, { query: at.cars }), car)
  const chosen = pick(REPORTS, what)
  if (!version || !chosen) return
  const { name, email, phone, document } = at.somebody()
  const { reason, product, category } = chosen
  const about = {
    reason,
    product,
    category,
    model: version.modelName,
    version: version.versionName,
    year: version.year,
  }
  const mileage = Math.round(km * 600) * 100
  const body = {
    ...about,
    mileage,
    dealerId: at.is.dealer.id,
    name,
    email,
    phone,
    cpf: document,
    message: chosen[at.country],
  }
  await unlessRefused(() => at.visitor('18:30', reporting.calls.create, { body }))
}
