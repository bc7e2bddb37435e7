import type { Appraisal } from '@volante/domain/order/appraisal'
import { plateForms } from '@volante/domain/car/plate'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { dealerCodesWithin } from '../dealers/api.ts'
import { type OfferFilter, releaseOffers, takeOffer, wantedOffers } from './offer-queries.ts'
import { ownerOf } from './owner.ts'

export { inspect } from './inspect.ts'
export { type OfferRefusal, quotedOffer } from './quoted-offer.ts'

interface Trade {
  readonly orderId: string
  readonly dealerCode: string
  readonly plate: string
  readonly cents: number
}

/** In a write: the accepted offer of an order's dealer for the caller's car, as its appraisal, from here on that order's alone; undefined where none binds at this amount. */
export async function offeredAppraisal(ctx: SignedInCtx, trade: Trade): Promise<Appraisal | undefined> {
  const plates = plateForms(trade.plate, ctx.site.country)
  const used = await takeOffer(ctx.db, { ...trade, plates, owner: await ownerOf(ctx) }, ctx.now)
  return used && { cents: used.cents, note: used.note, at: used.at.toISOString(), answer: 'accepted', isBinding: true }
}

/** In a write: the offers that pay an order, for all its cars or one plate, are their owner's again; one whose day is over lapses. */
export const freeOffers = (
  { db, now }: Ctx,
  { id, country }: { readonly id: string; readonly country: Country },
  plate?: string,
): Promise<unknown> => releaseOffers(db, id, plate === undefined ? null : plateForms(plate, country), now)

/** The offers for used cars that the list with these filters has, to be counted. */
export const offersFound = async (ctx: Ctx, reach: DealerReach | 'all', filter: Omit<OfferFilter, 'country'>) =>
  wantedOffers(
    ctx.db,
    await dealerCodesWithin(ctx, reach),
    { country: ctx.site.country, dealerCode: filter.dealerCode, state: filter.state },
    ctx.now,
  ).select('o.id')
