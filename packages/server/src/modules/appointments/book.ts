import type { AppointmentBody } from '@volante/contract/scheduler'
import { type AppointmentAct, afterAct, answerBy } from '@volante/domain/appointment/appointment-state'
import { momentAt } from '@volante/domain/appointment/moment-at'
import { acceptedSlot, type Calendar, type Slot } from '@volante/domain/appointment/slots'
import { parseDay } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dayIn } from '../../platform/sites/today.ts'
import { knownDealer } from '../dealers/api.ts'
import {
  type AppointmentKind,
  type AppointmentRow,
  freeSeat,
  insertAppointment,
  lockCalendar,
  takenSlots,
  updateAppointment,
} from './queries.ts'

type Dealer = NonNullable<Awaited<ReturnType<typeof knownDealer>>>
type Chosen = Pick<Slot, 'day' | 'period' | 'time'>

const HOUR_MS = 3_600_000

/** A dealer of the site that takes appointments; refuses (404) any other. */
export async function bookableDealer(ctx: Ctx, key: string): Promise<Dealer> {
  const dealer = await knownDealer(ctx, key)
  const isOurs = dealer?.brands.includes(ctx.site.brand) && dealer.country === ctx.site.country
  if (!dealer || !isOurs || dealer.blocked) throw ctx.fail('request.notFound')
  return dealer
}

/** What the dealer's calendar says now: the same for what is offered and for what is accepted. */
export async function calendarOf(ctx: Ctx, dealer: Dealer, kind: AppointmentKind): Promise<Calendar> {
  const today = dayIn(dealer.timeZone, ctx.now)
  return {
    periods: dealer.openingPeriods,
    country: dealer.country,
    timeZone: dealer.timeZone,
    today,
    now: ctx.now,
    isOnline: dealer.types.includes('ONLINE_SCHEDULE'),
    taken: await takenSlots(ctx.db, dealer.dealerCode, kind, today),
  }
}

/** The slot while nobody else can take it; refuses (409) one that is not free. */
async function takeSlot(ctx: Ctx, dealer: Dealer, kind: AppointmentKind, chosen: Chosen) {
  await lockCalendar(ctx.db, dealer.dealerCode)
  const slot = acceptedSlot(await calendarOf(ctx, dealer, kind), chosen)
  if (!slot) throw ctx.fail('appointment.taken')
  const endsAt = momentAt(dealer.timeZone, slot.day, slot.to) ?? new Date(slot.startsAt.getTime() + HOUR_MS)
  return {
    day: slot.day,
    period: slot.period,
    time: slot.time,
    seat: await freeSeat(ctx.db, dealer.dealerCode, kind, slot),
    starts_at: slot.startsAt,
    ends_at: endsAt,
    answer_by: answerBy(ctx.now, slot.startsAt),
  }
}

/** Keeps an appointment that was found right; returns it. */
export async function book(ctx: Ctx, dealer: Dealer, body: AppointmentBody) {
  const kind: AppointmentKind = body.serviceId ? 'SERVICE' : 'TEST_DRIVE'
  const day = parseDay(body.day)
  if (!day) throw ctx.fail('appointment.taken')
  const slot = await takeSlot(ctx, dealer, kind, { day, period: body.period, time: body.time ?? null })
  const row = await insertAppointment(ctx.db, {
    ...slot,
    created_at: ctx.now,
    changed_at: ctx.now,
    site: ctx.site.id,
    country: ctx.site.country,
    dealer_code: dealer.dealerCode,
    kind,
    service_id: body.serviceId ?? null,
    status: 'REQUESTED',
    name: said(body.name) ?? '',
    email: said(body.email) ?? '',
    phone: said(body.phone)?.replace(/\D/g, '') ?? '',
    tax_id: said(body.cpf)?.replace(/\D/g, '') ?? null,
    model: said(body.model),
    version: said(body.version),
    plate: said(body.plate),
    chassis: said(body.chassis),
    mileage: said(body.mileage),
    channels: [
      ...(body.allowEmail ? ['EMAIL'] : []),
      ...(body.allowSMS ? ['SMS'] : []),
      ...(body.allowWhatsApp ? ['WHATSAPP'] : []),
    ],
    account_id: ctx.user?.id ?? null,
  })
  await announce(ctx, row, 'asked')
  return row
}

const said = (text: string | null | undefined): string | null => text?.trim() || null

/** Another slot of the same dealer: the old one is free and the new one held in one step. */
export async function move(ctx: Ctx, row: AppointmentRow, chosen: Chosen): Promise<AppointmentRow> {
  const status = stateAfter(ctx, row, 'move')
  const dealer = await bookableDealer(ctx, row.dealer_code)
  const slot = await takeSlot(ctx, dealer, row.kind, chosen)
  const set = { ...slot, status, moves: row.moves + 1, reason: null, changed_at: ctx.now }
  const moved = await updateAppointment(ctx.db, row.id, set)
  await announce(ctx, moved, 'asked')
  return moved
}

/** Does what the state allows; refuses (409) anything else. */
export async function act(
  ctx: Ctx,
  row: AppointmentRow,
  what: Exclude<AppointmentAct, 'move'>,
  more: { readonly reason?: string | null; readonly time?: string | null; readonly by?: string } = {},
): Promise<AppointmentRow> {
  const status = stateAfter(ctx, row, what)
  const exact = more.time ? await exactly(ctx, row, more.time) : {}
  const said = { reason: more.reason?.trim() || null, ...(more.by ? { answered_by: more.by } : {}) }
  const changed = await updateAppointment(ctx.db, row.id, { status, changed_at: ctx.now, ...said, ...exact })
  await announce(ctx, changed, what)
  return changed
}

/** The dealer names the hour of a half day, within it. */
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
async function announce(ctx: Ctx, { id, moves, site, answer_by: by, starts_at: at }: AppointmentRow, what: string) {
  await ctx.enqueue('appointments.tell', { site, id, moves, what })
  if (what === 'asked') {
    await ctx.enqueue('appointments.expire', { site, id, moves }, { at: by })
    const half = new Date((ctx.now.getTime() + by.getTime()) / 2)
    await ctx.enqueue('appointments.unanswered', { site, id, moves }, { at: half })
  }
  if (what === 'confirm')
    await ctx.enqueue('appointments.remind', { site, id, moves }, { at: new Date(at.getTime() - 24 * HOUR_MS) })
}
