import type { Wait, WaitBody } from '@volante/contract/scheduler'
import { slotDays } from '@volante/domain/appointment/slots'
import { parseDay } from '@volante/domain/date'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { knownDealer } from '../../dealers/api.ts'
import { book, channelsOf, kindOf, repairedIn } from '../book.ts'
import { bookableDealer, calendarOf, type Dealer } from '../calendar.ts'
import { linkToken } from '../link.ts'
import type { AppointmentRow } from '../queries.ts'
import { offerFreed } from './wait-offers.ts'
import { aheadOf, insertWait, lockWait, updateWait, type WaitRow } from './wait-queries.ts'

/** Keeps somebody's place for a day that has nothing free; refuses (409) one that has: it can be booked. */
export async function join(ctx: Ctx, dealer: Dealer, body: WaitBody): Promise<WaitRow> {
  const kind = kindOf(body)
  // Whose car is ready finds a day at its dealer.
  if (kind === 'HANDOVER') throw ctx.fail('request.notFound')
  const day = parseDay(body.day)
  const campaignId = await repairedIn(ctx, kind, body)
  const calendar = await calendarOf(ctx, dealer, { kind, model: body.model, campaignId })
  const wanted = slotDays(calendar).find((one) => one.day === day)
  const slots = wanted?.slots.filter(({ period }) => !body.period || period === body.period) ?? []
  if (!day || slots.length === 0 || slots.some(({ isFree }) => isFree)) throw ctx.fail('appointment.taken')
  return insertWait(ctx.db, {
    created_at: ctx.now,
    site: ctx.site.id,
    dealer_code: dealer.dealerCode,
    kind,
    service_id: body.serviceId ?? null,
    model: body.model?.trim() || null,
    licence: body.licence ?? null,
    day,
    period: body.period ?? null,
    name: body.name?.trim() ?? '',
    email: body.email?.trim() ?? '',
    phone: body.phone?.replace(/\D/g, '') ?? '',
    channels: channelsOf(body),
    account_id: ctx.user?.id ?? null,
    campaign_id: campaignId,
  })
}

/** Books what is held; refuses (409) where it is held no longer. */
export async function take(ctx: Ctx, id: string): Promise<AppointmentRow> {
  const wait = await lockWait(ctx.db, id)
  if (!wait) throw ctx.fail('request.notFound')
  const { held_until: until, held_period: period, held_time: time } = wait
  if (wait.state !== 'OFFERED' || !period || !until || until <= ctx.now) throw ctx.fail('appointment.state')
  const dealer = await bookableDealer(ctx, wait.dealer_code)
  const body = {
    dealerCode: wait.dealer_code,
    kind: wait.kind,
    serviceId: wait.service_id,
    day: wait.day,
    period,
    time,
    name: wait.name,
    email: wait.email,
    phone: wait.phone,
    model: wait.model,
    campaignId: wait.campaign_id,
    allowEmail: wait.channels.includes('EMAIL'),
    allowSMS: wait.channels.includes('SMS'),
    allowWhatsApp: wait.channels.includes('WHATSAPP'),
  }
  const row = await book(ctx, dealer, body, wait.id)
  await updateWait(ctx.db, id, { state: 'TAKEN', appointment_id: row.id })
  return row
}

/** Gives a place up, by its owner or because its time ran out; what was held goes to the next. */
export async function giveUp(ctx: Ctx, id: string, state: 'LEFT' | 'LAPSED'): Promise<WaitRow> {
  const wait = await lockWait(ctx.db, id)
  if (!wait) throw ctx.fail('request.notFound')
  if (wait.state !== 'WAITING' && wait.state !== 'OFFERED') throw ctx.fail('appointment.state')
  const left = await updateWait(ctx.db, id, { state })
  if (wait.state === 'OFFERED') await offerFreed(ctx, wait)
  return left
}

/** As who waits sees it: nothing of the person. */
export async function waitOf(ctx: Ctx, wait: WaitRow): Promise<Wait> {
  const dealer = await knownDealer(ctx, wait.dealer_code)
  const { held_until: until, held_period: period, held_time: time, appointment_id: appointment } = wait
  const isHeld = wait.state === 'OFFERED' && until !== null && period !== null
  return {
    state: wait.state,
    kind: wait.kind,
    model: wait.model,
    day: wait.day,
    period: wait.period,
    ahead: wait.state === 'WAITING' ? await aheadOf(ctx.db, wait) : 0,
    dealer: {
      code: wait.dealer_code,
      name: dealer?.name ?? wait.dealer_code,
      timeZone: dealer?.timeZone ?? ctx.site.timeZone,
    },
    held: isHeld ? { until: until.toISOString(), period, time } : null,
    appointment: appointment && linkToken(ctx.settings, appointment),
  }
}
