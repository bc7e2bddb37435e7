import type { DeskOffer, TradeOffer } from '@volante/contract/evaluation'
import { inspected } from '@volante/domain/valuation/inspection'
import { stateNow } from '@volante/domain/valuation/trade-offer'
import { streetLine } from '@volante/domain/places/address'
import type { Ctx } from '../../platform/http/ctx.ts'
import { currencyOf } from '../catalogue/api.ts'
import { knownDealer } from '../dealers/api.ts'
import type { OfferRow } from './offer-queries.ts'
import type { Condition } from './tables.ts'

const knownOf = ({ mileage, ...answers }: Condition) => ({ mileage, answers })

export const standingOf = ({ state, valid_until: validUntil, order_id }: OfferRow) => ({
  state,
  validUntil,
  isUsed: order_id !== null,
})

/** An offer with everything that was looked at, counted by the rules of the year in which it was. */
export async function offerOf(ctx: Ctx, row: OfferRow): Promise<TradeOffer> {
  const dealer = await knownDealer(ctx, row.dealer_code)
  const { mileage = 0, ...answers } = row.found
  const { foundCents, toldCents, lines } = inspected({
    reference: row.reference_cents,
    modelYear: row.year,
    year: row.inspected_year,
    told: knownOf(row.told),
    found: { mileage, answers },
  })
  const standing = standingOf(row)
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    plate: row.plate,
    vehicle: row.vehicle,
    mvsCode: row.mvs_code,
    year: row.year,
    currency: currencyOf(row.country),
    reference: row.reference_cents,
    month: row.month,
    code: row.code,
    toldValue: toldCents,
    foundValue: foundCents,
    offer: row.offer_cents,
    lines: lines.map(({ of, told, found, toldCents: toldAmount, foundCents: foundAmount, hasMoved }) => ({
      of,
      told,
      found,
      toldAmount,
      foundAmount,
      hasMoved,
    })),
    note: row.note,
    validUntil: row.valid_until.toISOString(),
    state: stateNow(standing, ctx.now),
    dealerCode: row.dealer_code,
    dealer: {
      name: dealer?.name ?? row.dealer_code,
      phone: dealer?.phone ?? '',
      address: dealer ? `${streetLine(dealer, dealer.country)}, ${dealer.city}` : '',
    },
    isUsed: standing.isUsed,
  }
}

/** For staff: whose car it is. */
export async function deskOfferOf(ctx: Ctx, row: OfferRow): Promise<DeskOffer> {
  const offer = await offerOf(ctx, row)
  return { ...offer, dealerName: offer.dealer.name, name: row.name, email: row.email }
}
