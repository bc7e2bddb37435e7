import type { financeEvaluation } from '@volante/contract/finance-evaluation'
import type { Answer } from '@volante/contract/kit'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { carsOf } from '../garage/api.ts'
import { accountById } from '../identity/api.ts'
import { type Unasked, valueOf } from './evaluate.ts'
import { standingOffers } from './offer-queries.ts'
import { ownerOf } from './owner.ts'

interface Asked {
  readonly cpf?: string | undefined
  readonly mvs?: string | undefined
  readonly year?: number | undefined
}

type FinanceEvaluation = Answer<(typeof financeEvaluation)['calls']['confiat']>

const digitsOf = (typed: string): string => typed.replace(/\D/g, '')

/** What one of the caller's own cars brings as an entrance; null for other people's, and where nobody knows a value. */
export async function entranceOf(
  ctx: SignedInCtx,
  { cpf, mvs, year }: Asked,
): Promise<FinanceEvaluation | Unasked | null> {
  const { id } = ctx.user
  if (cpf !== undefined && digitsOf((await accountById(ctx, id))?.cpf ?? '') !== digitsOf(cpf)) return null
  const cars = await carsOf(ctx, id, 'owned')
  const car = cars.find((one) => (mvs ?? one.mvs_code) === one.mvs_code && (year ?? one.year) === one.year)
  if (!car) return null
  const worth = await valueOf(ctx, { country: car.country, mvsCode: car.mvs_code, year: car.year }, {})
  if (!worth || worth === 'unasked') return worth
  const offers = await standingOffers(ctx.db, await ownerOf(ctx), ctx.now)
  const offer = offers.find((one) => one.plate === car.plate && one.mvs_code === car.mvs_code)
  const { vehicle, currency, low, high, month } = worth
  return {
    vehicle,
    currency,
    value: offer?.offer_cents ?? low,
    low,
    high,
    terms: offer
      ? { basis: 'OFFER', validUntil: offer.valid_until.toISOString(), month: offer.month }
      : { basis: 'ESTIMATE', validUntil: null, month },
  }
}
