import { brandsReached, type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin, isDealerWithin } from '../dealers/api.ts'
import { type EventRow, findEvent, type Reached } from './queries.ts'

/** Who holds a right for a brand reaches its events, not those of other brands at the dealers that sell it too. */
const beyondBrands = (reach: DealerReach | 'all'): DealerReach | 'all' =>
  reach === 'all' ? 'all' : { ...reach, brands: { brands: [], markets: [] } }

/** Which events a right reaches in the country of the site: those of its brands there, and those of its dealers. */
export async function reachedEvents(ctx: Ctx, reach: DealerReach | 'all'): Promise<Reached> {
  const { country } = ctx.site
  const dealers = await dealerCodesWithin(ctx, beyondBrands(reach))
  return { country, brands: brandsReached(reach, country), dealers }
}

export async function isWithin(ctx: Ctx, event: EventRow, reach: DealerReach | 'all'): Promise<boolean> {
  if (reaches(reach, { country: event.country, brands: [event.brand] })) return true
  return event.dealer_code !== null && isDealerWithin(ctx, event.dealer_code, beyondBrands(reach))
}

export async function isEventWithin(ctx: Ctx, id: string, reach: DealerReach | 'all'): Promise<boolean> {
  const event = await findEvent(ctx.db, id)
  return event !== undefined && isWithin(ctx, event, reach)
}
