import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { sql, type SqlBool } from 'kysely'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from './dealer-scope.ts'

/** The sites of which somebody reaches everything, and the dealers beside them of which they do. */
export interface Places {
  readonly sites: 'all' | readonly string[]
  readonly dealerCodes: readonly string[]
}

export async function placesWithin(ctx: Ctx, reach: DealerReach | 'all'): Promise<Places> {
  if (reach === 'all') return { sites: 'all', dealerCodes: [] }
  const sites = ctx.everySite.filter(({ country, brand }) => reaches(reach, { country, brands: [brand] }))
  const beside = { ...reach, markets: [], brands: { brands: [], markets: [] } }
  const dealerCodes = await dealerCodesWithin(ctx, beside)
  return { sites: sites.map(({ id }) => id), dealerCodes: dealerCodes === 'all' ? [] : dealerCodes }
}

/** SQL of whether a row with a site and a dealer belongs to these places. */
export const isOf = ({ sites, dealerCodes }: Places) => {
  if (sites === 'all') return sql<SqlBool>`true`
  if (sites.length === 0) return isOneOf('dealer_code', dealerCodes)
  if (dealerCodes.length === 0) return isOneOf('site', sites)
  return sql<SqlBool>`(${isOneOf('site', sites)} or ${isOneOf('dealer_code', dealerCodes)})`
}
