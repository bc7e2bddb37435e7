import { dayIn } from '@volante/domain/local-time'
import type { Arriving } from '@volante/contract/dealer-sales'
import { fieldRefusals } from '@volante/domain/fields/field-rules'
import { afterVisitAct, type VisitAct, type VisitSubject } from '@volante/domain/reception/visit-state'
import type { Ctx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { type AppointmentRow, appointmentOfCode, expectedWithPlate, findAppointment } from '../appointments/api.ts'
import { knownDealer } from '../dealers/api.ts'
import { insertVisit, lockArrival, lockVisit, updateVisit, type VisitRow, visitOfAppointment } from './queries.ts'

export type Dealer = NonNullable<Awaited<ReturnType<typeof knownDealer>>>

/** A dealer of the site's country; refuses (404) any other. */
export async function receivingDealer(ctx: Ctx, key: string): Promise<Dealer> {
  const dealer = await knownDealer(ctx, key)
  if (!dealer || dealer.country !== ctx.site.country) throw ctx.fail('request.notFound')
  return dealer
}

/** A visit that begins at a dealer. */
export const openVisit = (
  ctx: Ctx,
  dealer: Dealer,
  more: { readonly visitorId?: string | null | undefined; readonly channel?: string | null | undefined } = {},
): Promise<VisitRow> =>
  insertVisit(ctx.db, {
    created_at: ctx.now,
    changed_at: ctx.now,
    site: ctx.site.id,
    country: dealer.country,
    dealer_code: dealer.dealerCode,
    channel: more.channel ?? null,
    visitor_id: more.visitorId ?? null,
    state: 'OPEN',
    subject: 'OTHER',
  })

/** The visit that a dealer's caller names, locked, or a new one; refuses (404) one of another dealer. */
export async function namedVisit(ctx: Ctx, dealer: Dealer, id: string | null | undefined): Promise<VisitRow> {
  if (!id) return openVisit(ctx, dealer)
  const visit = await lockVisit(ctx.db, id)
  if (visit?.dealer_code !== dealer.dealerCode) throw ctx.fail('request.notFound')
  return visit
}

type Who = Arriving & { readonly appointmentId?: string | null | undefined }

/** Notes that a visitor is there: the one of an appointment of today, once, or whoever says their name. Refuses a visitor without one. */
export async function checkIn(
  ctx: Ctx,
  dealer: Dealer,
  visitId: string | null | undefined,
  who: Who,
): Promise<VisitRow> {
  const appointment = await appointmentOf(ctx, dealer, who)
  if (!appointment) refuseFields(ctx, walkInRefusals(ctx, who))
  if (appointment) await lockArrival(ctx.db, appointment.id)
  const there = appointment && (await visitOfAppointment(ctx.db, appointment.id))
  if (there) return there
  const visit = await namedVisit(ctx, dealer, visitId)
  if (visit.state !== 'OPEN') return visit
  return updateVisit(ctx.db, visit.id, {
    state: 'CHECKED_IN',
    changed_at: ctx.now,
    checked_in_at: ctx.now,
    name: appointment?.name ?? who.name?.trim() ?? '',
    phone: appointment?.phone ?? who.phone?.replace(/\D/g, '') ?? '',
    plate: appointment?.plate ?? (who.plate?.trim().toUpperCase() || null),
    ...(appointment
      ? { appointment_id: appointment.id, expected_at: appointment.starts_at, subject: subjectOf(appointment) }
      : {}),
  })
}

const walkInRefusals = (ctx: Ctx, who: Who) =>
  fieldRefusals(
    { name: who.name ?? '', phone: who.phone ?? '', plate: who.plate ?? '' },
    { name: 'name', phone: 'phone?', plate: 'plate?' },
    { country: ctx.site.country },
  )

export const subjectOf = ({ kind }: AppointmentRow): VisitSubject => (kind === 'SERVICE' ? 'SERVICE' : 'TEST_DRIVE')

/** An open appointment at this dealer today, by its id, its code or the plate of its car. */
async function appointmentOf(ctx: Ctx, dealer: Dealer, who: Who): Promise<AppointmentRow | undefined> {
  const today = dayIn(dealer.timeZone, ctx.now)
  const found = who.appointmentId
    ? await findAppointment(ctx.db, who.appointmentId)
    : who.code
      ? await appointmentOfCode(ctx, who.code)
      : undefined
  const isToday = found?.day === today && (found.status === 'REQUESTED' || found.status === 'CONFIRMED')
  if (found?.dealer_code === dealer.dealerCode && isToday) return found
  if (who.appointmentId || who.code) throw ctx.fail('request.notFound')
  return who.plate?.trim() ? expectedWithPlate(ctx, dealer.dealerCode, today, who.plate) : undefined
}

/** Puts a visitor in the line; who waits already keeps their place. Refuses (409) a visit that is over. */
export async function requestAttendant(
  ctx: Ctx,
  visit: VisitRow,
  subject: VisitSubject | null | undefined,
): Promise<VisitRow> {
  if (visit.state === 'WAITING' || visit.state === 'ATTENDED') return visit
  const state = stateAfter(ctx, visit, 'request')
  const set = { state, changed_at: ctx.now, waiting_since: ctx.now, checked_in_at: visit.checked_in_at ?? ctx.now }
  return updateVisit(ctx.db, visit.id, { ...set, ...(subject ? { subject } : {}) })
}

export function stateAfter(ctx: Ctx, { state }: VisitRow, act: VisitAct) {
  const after = afterVisitAct(state, act)
  if (!after) throw ctx.fail('reception.state')
  return after
}
