import type { DeskVisit, ExpectedVisit, OwnVisit } from '@volante/contract/dealer-sales'
import { givenName } from '@volante/domain/person/person-name'
import { lineOf, placeInLine } from '@volante/domain/reception/visit-state'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type AppointmentRow, serviceName } from '../appointments/api.ts'
import { knownDealer } from '../dealers/api.ts'
import { accountById } from '../identity/api.ts'
import { subjectOf } from './arrive.ts'
import { type VisitRow, visitsHere } from './queries.ts'

/** Who came longer ago has gone, whoever forgot to say so. */
const HERE_MS = 16 * 3_600_000

export const hereNow = (ctx: Ctx, dealerCode: string): Promise<VisitRow[]> =>
  visitsHere(ctx.db, dealerCode, new Date(ctx.now.getTime() - HERE_MS))

/** A visitor's place in their line among who is there. */
export const placeOf = (row: VisitRow, here: readonly VisitRow[]): number | null =>
  placeInLine(
    here.map(({ id, state, subject, waiting_since }) => ({
      id,
      state,
      line: lineOf(subject),
      waitingSince: waiting_since,
    })),
    row.id,
  )

/** As the visitor sees it: nothing of anybody else but who takes care of them. */
export async function ownVisitOf(ctx: Ctx, row: VisitRow): Promise<OwnVisit> {
  const [dealer, here] = await Promise.all([knownDealer(ctx, row.dealer_code), hereNow(ctx, row.dealer_code)])
  const attendant = row.taken_by ? await accountById(ctx.db, row.taken_by) : null
  return {
    state: row.state,
    subject: row.subject,
    dealerName: dealer?.name ?? row.dealer_code,
    place: placeOf(row, here),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    takenBy: attendant ? givenName(attendant.name) : null,
    site: row.site,
  }
}

export async function deskVisitOf(ctx: Ctx, row: VisitRow, here: readonly VisitRow[]): Promise<DeskVisit> {
  const attendant = row.taken_by ? await accountById(ctx.db, row.taken_by) : null
  return {
    id: row.id,
    state: row.state,
    subject: row.subject,
    line: lineOf(row.subject),
    name: row.name,
    plate: row.plate,
    arrivedAt: (row.checked_in_at ?? row.created_at).toISOString(),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    place: placeOf(row, here),
    takenBy: attendant?.name ?? null,
    expectedAt: row.expected_at?.toISOString() ?? null,
  }
}

export const expectedOf = async (ctx: Ctx, row: AppointmentRow): Promise<ExpectedVisit> => ({
  appointmentId: row.id,
  name: row.name,
  startsAt: row.starts_at.toISOString(),
  exact: row.time !== null,
  subject: subjectOf(row),
  what: (await serviceName(ctx, row)) ?? row.model ?? '',
  plate: row.plate,
})
