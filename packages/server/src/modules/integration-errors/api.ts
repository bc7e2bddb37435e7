import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { type ErrorFilter, wantedErrors } from './queries.ts'

/** What other modules may use of the log of integrations. */
export { noteExchange } from './queries.ts'

/** The errors that the list with these filters has, to be counted. */
export async function errorsFound(ctx: Ctx, reach: DealerReach | 'all', filter: Pick<ErrorFilter, 'state'>) {
  const reached = { dealers: await dealerCodesWithin(ctx, reach), markets: reach === 'all' ? 'all' : reach.markets }
  return wantedErrors(ctx.db, { country: ctx.site.country, reach: reached, state: filter.state })
}
