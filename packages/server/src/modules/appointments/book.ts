import { momentAt } from '@volante/domain/moments'
import type { AppointmentBody } from '@volante/contract/scheduler'
import { type AppointmentAct, afterAct, answerBy } from '@volante/domain/appointment/appointment-state'
import type { AppointmentKind } from '@volante/domain/appointment/kinds'
import { acceptedSlot, type Slot } from '@volante/domain/appointment/slots'
import { parseDay } from '@volante/domain/date'
import { HOUR_MS } from '@volante/domain/duration'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { knownDealer } from '../dealers/api.ts'
import { type Asked, bookableDealer, calendarOf, type Dealer } from './calendar.ts'
import { takePart } from './recall/part-queries.ts'
import { siteCampaign } from './recall/site-campaign.ts'
import { checkMoved } from './handover.ts'
import { type AppointmentRow, freeSeat, insertAppointment, lockCalendar, updateAppointment } from './queries.ts'
import { offerFreed } from './waits/wait-offers.ts'

type Chosen = Pick<Slot, 'day' | 'period' | 'time'>

/** The slot while nobody else can take it; refuses (409) one that is not free. */
async function takeSlot(ctx: Ctx, dealer: Dealer, asked: Asked, chosen: Chosen) {
  await lockCalendar(ctx.db, dealer.dealerCode)
  const slot = acceptedSlot(await calendarOf(ctx, dealer, asked), chosen)
  if (!slot) throw ctx.fail('appointment.taken')
  const [resource = null] = slot.free
  return {
    day: slot.day,
    period: slot.period,
    time: slot.time,
    dealer_code: dealer.dealerCode,
    resource_code: resource,
    // At an exact time there is one: the index refuses a second.
    seat: slot.time ? 1 : await freeSeat(ctx.db, dealer.dealerCode, resource ?? asked.kind, slot, asked.except),
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    answer_by: answerBy(ctx.now, slot.startsAt),
  }
}

/** Takes what was asked; returns what somebody comes for: a service says it itself. */
export const kindOf = ({ kind, serviceId }: Pick<AppointmentBody, 'kind' | 'serviceId'>): AppointmentKind =>
  serviceId ? (serviceId === 'SV03' ? 'RECALL' : 'SERVICE') : (kind ?? 'TEST_DRIVE')

/** Keeps an appointment that was found right; returns it. Who waited for the slot is named, so that what is held for them is theirs. */
export async function book(ctx: Ctx, dealer: Dealer, body: AppointmentBody, waited?: string) {
  const kind = kindOf(body)
  const day = parseDay(body.day)
  if (!day) throw ctx.fail('appointment.taken')
  const campaignId = await repairedIn(ctx, kind, body)
  const asked = { kind, model: body.model, campaignId, except: waited }
  const slot = await takeSlot(ctx, dealer, asked, { day, period: body.period, time: body.time ?? null })
  const row = await insertAppointment(ctx.db, {
    ...slot,
    created_at: ctx.now,
    changed_at: ctx.now,
    site: ctx.site.id,
    country: ctx.site.country,
    kind,
    service_id: body.serviceId ?? null,
    status: 'REQUESTED',
    name: trimmedOrNull(body.name) ?? '',
    email: trimmedOrNull(body.email) ?? '',
    phone: trimmedOrNull(body.phone)?.replace(/\D/g, '') ?? '',
    tax_id: trimmedOrNull(body.cpf)?.replace(/\D/g, '') ?? null,
    model: trimmedOrNull(body.model),
    version: trimmedOrNull(body.version),
    plate: trimmedOrNull(body.plate),
    chassis: trimmedOrNull(body.chassis),
    mileage: trimmedOrNull(body.mileage),
    channels: channelsOf(body),
    account_id: ctx.user?.id ?? null,
    campaign_id: campaignId,
    order_id: kind === 'HANDOVER' ? (body.orderId ?? null) : null,
  })
  await announce(ctx, row, 'asked')
  return row
}

/** The recall that somebody comes for, which the site announced; refuses (422) any other and one without a remedy yet. */
export async function repairedIn(ctx: Ctx, kind: AppointmentKind, { campaignId }: Pick<AppointmentBody, 'campaignId'>) {
  const id = trimmedOrNull(campaignId)
  if (id === null) return null
  const campaign = kind === 'RECALL' ? await siteCampaign(ctx, id) : undefined
  if (!campaign?.remedy_from) refuseFields(ctx, { campaignId: refuse('appointment.recall') })
  return id
}

/** The ways of contact that were allowed. */
export const channelsOf = (body: Pick<AppointmentBody, 'allowEmail' | 'allowSMS' | 'allowWhatsApp'>): string[] => [
  ...(body.allowEmail ? ['EMAIL'] : []),
  ...(body.allowSMS ? ['SMS'] : []),
  ...(body.allowWhatsApp ? ['WHATSAPP'] : []),
]

const trimmedOrNull = (text: string | null | undefined): string | null => text?.trim() || null

/** Another slot, of the same dealer or of another one: the old one is free and the new one held in one step. Seller and car stay at the same dealer. */
export async function move(ctx: Ctx, row: AppointmentRow, chosen: Chosen, to?: string | null): Promise<AppointmentRow> {
  const status = stateAfter(ctx, row, 'move')
  const dealer = await bookableDealer(ctx, to || row.dealer_code)
  if (row.kind === 'HANDOVER') await checkMoved(ctx, row, dealer)
  if (row.service_id && !dealer.services.includes(row.service_id)) throw ctx.fail('request.notFound')
  const slot = await takeSlot(ctx, dealer, askedOf(row, dealer.dealerCode), chosen)
  const seller = dealer.dealerCode === row.dealer_code ? row.seller_code : null
  const set = { ...slot, status, seller_code: seller, moves: row.moves + 1, reason: null, changed_at: ctx.now }
  const moved = await updateAppointment(ctx.db, row.id, { ...set, last_act: 'move' })
  await announce(ctx, moved, 'asked')
  await offerFreed(ctx, row)
  return moved
}

/** Takes an appointment and a dealer; returns what a calendar must know to move it there. */
export const askedOf = (row: AppointmentRow, dealerCode: string): Asked => ({
  kind: row.kind,
  model: row.model,
  campaignId: row.campaign_id,
  except: row.id,
  ...(dealerCode === row.dealer_code ? { seller: row.seller_code, resource: row.resource_code } : {}),
})

interface StaffMove extends Chosen {
  /** Absent: as it was. */
  readonly resource?: string | null | undefined
  readonly seller?: string | null | undefined
}

/** The dealer moves it: whoever asked is told and it stays as it is, asked for or confirmed; seller and car stay unless they are told. */
export async function moveAtDesk(ctx: Ctx, row: AppointmentRow, chosen: StaffMove, by: string) {
  if (!afterAct(row.status, 'cancel')) throw ctx.fail('appointment.state')
  const dealer = await knownDealer(ctx, row.dealer_code)
  if (!dealer) throw ctx.fail('request.notFound')
  const seller = chosen.seller === undefined ? row.seller_code : chosen.seller || null
  const asked = { ...askedOf(row, row.dealer_code), seller, isStaff: true }
  const slot = await takeSlot(ctx, dealer, { ...asked, resource: chosen.resource || row.resource_code }, chosen)
  const isOther = slot.starts_at.getTime() !== row.starts_at.getTime()
  const moves = row.moves + (isOther ? 1 : 0)
  const { answer_by: answer, ...held } = slot
  const until = row.status === 'REQUESTED' && answer < row.answer_by ? { answer_by: answer } : {}
  const set = { ...held, ...until, seller_code: seller, moves, changed_at: ctx.now, answered_by: by }
  const moved = await updateAppointment(ctx.db, row.id, set)
  if (!isOther) return moved
  await announce(ctx, moved, 'moved')
  await offerFreed(ctx, row)
  return moved
}

/** Does what the state allows; refuses (409) anything else. What ends frees its slot for who waits. */
export async function act(
  ctx: Ctx,
  row: AppointmentRow,
  what: Exclude<AppointmentAct, 'move'>,
  more: { readonly reason?: string | null; readonly time?: string | null; readonly by?: string } = {},
): Promise<AppointmentRow> {
  const status = stateAfter(ctx, row, what)
  const exact = more.time ? await exactly(ctx, row, more.time) : {}
  const details = { reason: more.reason?.trim() || null, ...(more.by ? { answered_by: more.by } : {}) }
  // Whoever books meanwhile sees a part either held or used.
  const uses = status === 'DONE' ? row.campaign_id : null
  if (uses !== null) await lockCalendar(ctx.db, row.dealer_code)
  const set = { status, last_act: what, changed_at: ctx.now, ...details, ...exact }
  const changed = await updateAppointment(ctx.db, row.id, set)
  await announce(ctx, changed, what)
  if (uses !== null) await takePart(ctx.db, uses, row.dealer_code, today(ctx))
  if (status === 'CANCELLED' || status === 'EXPIRED') await offerFreed(ctx, row)
  return changed
}

/** The dealer names the hour of a half day, within it; at exact times it is named already. */
async function exactly(ctx: Ctx, row: AppointmentRow, time: string) {
  const dealer = await knownDealer(ctx, row.dealer_code)
  const at = momentAt(dealer?.timeZone ?? ctx.site.timeZone, row.day, time)
  if (!at || at < row.starts_at || at >= row.ends_at) throw ctx.fail('appointment.taken')
  return { starts_at: at, ends_at: new Date(Math.min(at.getTime() + HOUR_MS, row.ends_at.getTime())), time }
}

function stateAfter(ctx: Ctx, row: AppointmentRow, what: AppointmentAct) {
  const status = afterAct(row.status, what)
  if (!status) throw ctx.fail('appointment.state')
  return status
}

/** Letters go after the commit; what is due later waits in the queue. */
async function announce(ctx: Ctx, row: AppointmentRow, what: string) {
  const { id, moves, site, answer_by: by, starts_at: at } = row
  await ctx.enqueue('appointments.tell', { site, id, moves, what })
  if (row.status === 'REQUESTED' && (what === 'asked' || what === 'moved')) {
    await ctx.enqueue('appointments.expire', { site, id, moves }, { at: by })
    const half = new Date((ctx.now.getTime() + by.getTime()) / 2)
    await ctx.enqueue('appointments.unanswered', { site, id, moves }, { at: half })
  }
  const dayBefore = new Date(at.getTime() - 24 * HOUR_MS)
  // Confirmed on the same day, it has just been written about.
  if (row.status === 'CONFIRMED' && (what === 'confirm' || what === 'moved') && dayBefore > ctx.now)
    await ctx.enqueue('appointments.remind', { site, id, moves }, { at: dayBefore })
}
