import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { type DeskFilter, wantedAppointments } from './queries.ts'

/** What other modules may use of appointments. */
export { answer } from './answer.ts'
export { appointmentOfCode, expectedAt, expectedWithPlate } from './expected.ts'
export { serviceName } from './present.ts'
export { type AppointmentRow, findAppointment } from './queries.ts'

/** The appointments that the list with these filters has, to be counted. */
export const visitsFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: DeskFilter) =>
  wantedAppointments(ctx.db, await dealerCodesWithin(ctx, reach), filter).select('a.id')
