import { plateCharacters, plateForms } from '@volante/domain/car/plate'
import { binds } from '@volante/domain/valuation/trade-offer'
import type { Ctx } from '../../platform/http/ctx.ts'
import { offerAt } from './offer-queries.ts'
import { standingOf } from './present-offer.ts'

interface Named {
  /** The offer's id, or the plate of the car it is for. */
  readonly named: string
  readonly dealerCode: string
  /** Who is to pay with the car. */
  readonly email: string | null
}

export type OfferRefusal = 'unknown' | 'lapsed' | 'another' | 'used'

/** An offer of a dealer that may count in what it quotes: it binds now, pays no order and is this customer's; or why not. Nothing is taken by it: an order takes it (`offeredAppraisal`). */
export async function quotedOffer(ctx: Ctx, { named, dealerCode, email }: Named) {
  const plates = plateForms(plateCharacters(named), ctx.site.country)
  const row = await offerAt(ctx.db, dealerCode, named, plates)
  if (!row) return 'unknown' satisfies OfferRefusal
  if (row.order_id !== null) return 'used' satisfies OfferRefusal
  if (!binds(standingOf(row), ctx.now)) return 'lapsed' satisfies OfferRefusal
  if (!email || row.email.toLowerCase() !== email.trim().toLowerCase()) return 'another' satisfies OfferRefusal
  const { id, vehicle, plate, offer_cents: cents, created_at: at, valid_until: validUntil } = row
  return { id, vehicle, plate, cents, at, validUntil }
}
