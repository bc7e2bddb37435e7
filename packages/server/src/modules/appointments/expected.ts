import type { Day } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { idOfLink } from './link.ts'
import { type AppointmentRow, findAppointment, openOn } from './queries.ts'

/** Open appointments of a day at a dealer, by when they begin. */
export const expectedAt = ({ db }: Ctx, dealerCode: string, day: Day): Promise<AppointmentRow[]> =>
  openOn(db, dealerCode, day)

const plain = (plate: string | null): string => (plate ?? '').replace(/[^a-z0-9]/gi, '').toUpperCase()

/** The one of them whose car bears this plate, however it was typed. */
export const expectedWithPlate = async (ctx: Ctx, dealerCode: string, day: Day, plate: string) =>
  (await expectedAt(ctx, dealerCode, day)).find((one) => plain(one.plate) === plain(plate))

/** The appointment whose own page has this token, or an address that ends in it. */
export async function appointmentOfCode(ctx: Ctx, code: string): Promise<AppointmentRow | undefined> {
  const id = idOfLink(ctx.settings, code.trim().split(/[/=]/).at(-1) ?? '')
  return id ? findAppointment(ctx.db, id) : undefined
}
