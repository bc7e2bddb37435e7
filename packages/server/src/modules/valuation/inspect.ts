import { DAY_MS } from '@volante/domain/duration'
import { evaluation, type Inspection } from '@volante/contract/evaluation'
import type { CallError } from '@volante/contract/kit'
import { plateCharacters } from '@volante/domain/car/plate'
import { fieldRefusals, type FieldRules } from '@volante/domain/fields/field-rules'
import { inspected } from '@volante/domain/valuation/inspection'
import { afterAnswer, extended } from '@volante/domain/valuation/trade-offer'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { knownDealer } from '../dealers/api.ts'
import { referenceOf, versionOf, yearNow } from './evaluate.ts'
import type { Condition } from './tables.ts'
import { insertOffer, type NewOffer, type OfferRow, updateOffer } from './offer-queries.ts'
import { standingOf } from './present-offer.ts'
import { recordDeed } from '../../platform/http/record-deed.ts'

const RULES = { plate: 'plate', name: 'name', email: 'email', note: 'text' } as const satisfies FieldRules

type Refused = 'catalogue.unknownCodes' | 'evaluation.noReference'

/** Keeps what was found at a used car and what is offered for it; its owner is written to after the commit. Opens its own transaction: the table is asked first. */
export async function inspect(
  ctx: SignedInCtx,
  body: Inspection,
  fail: (code: Refused) => CallError,
): Promise<OfferRow> {
  const dealer = await knownDealer(ctx, body.dealerCode)
  if (!dealer) throw ctx.fail('request.notFound')
  refuseFields(ctx, fieldRefusals(body, RULES, { country: dealer.country }))
  const car = { country: dealer.country, mvsCode: body.mvsCode, year: body.year }
  const version = await versionOf(ctx, car)
  if (!version) throw fail('catalogue.unknownCodes')
  const lookedUp = await referenceOf(ctx, car)
  const table = lookedUp === 'unasked' ? null : lookedUp
  const reference = table?.cents ?? body.reference
  if (!reference) throw fail('evaluation.noReference')
  const { month = null, code = null } = table ?? {}
  const site =
    ctx.everySite.find(({ country, brand }) => country === car.country && brand === version.brand) ?? ctx.site
  const row = { ...rowOf(ctx, body, reference), month, code, country: car.country, site: site.id }
  return ctx.inTransaction((inside) =>
    keepOffer(inside, ctx.user.id, {
      ...row,
      dealer_code: dealer.dealerCode,
      vehicle: `${version.modelName} ${version.versionName}`,
    }),
  )
}

/** What was said, seen and offered. */
function rowOf(ctx: SignedInCtx, body: Inspection, reference: number) {
  const { mileage, owners, service, damage, tyres, year, plate } = body
  const found = { mileage, owners, service, damage, tyres }
  const inspectedYear = yearNow(ctx)
  const answers = { owners, service, damage, tyres }
  const worth = inspected({ reference, modelYear: year, year: inspectedYear, told: {}, found: { mileage, answers } })
  return {
    created_at: ctx.now,
    plate: plateCharacters(plate),
    mvs_code: body.mvsCode,
    year,
    inspected_year: inspectedYear,
    name: body.name.trim(),
    email: body.email.trim(),
    told: JSON.stringify(statedCondition(body)),
    found: JSON.stringify(found),
    reference_cents: reference,
    offer_cents: body.offer || worth.foundCents,
    note: body.note.trim(),
    valid_until: new Date(ctx.now.getTime() + body.days * DAY_MS),
    state: 'OFFERED' as const,
  }
}

/** The offer, who made it, its letter and its end. */
async function keepOffer(ctx: Ctx, by: string, offer: NewOffer): Promise<OfferRow> {
  const row = await insertOffer(ctx.db, { ...offer, inspected_by: by })
  const data = { site: row.site, id: row.id }
  await ctx.enqueue('valuation.offered', data)
  await ctx.enqueue('valuation.lapse', data, { at: row.valid_until })
  const { id, dealer_code: dealerCode, offer_cents: cents } = row
  await recordDeed(ctx, { call: evaluation.calls.inspect.id, input: { body: { id, dealerCode, offer: cents } } })
  return row
}

/** What the owner had said; what they did not is left out. */
function statedCondition({ toldMileage, toldOwners, toldService, toldDamage, toldTyres }: Inspection): Condition {
  return {
    ...(toldMileage === undefined || toldMileage === null ? {} : { mileage: toldMileage }),
    ...(toldOwners ? { owners: toldOwners } : {}),
    ...(toldService ? { service: toldService } : {}),
    ...(toldDamage ? { damage: toldDamage } : {}),
    ...(toldTyres ? { tyres: toldTyres } : {}),
  }
}

/** Takes a locked offer and for how many days it is to bind from now on; its owner is written to where that is longer. Refuses (409) what was declined or pays an order. */
export async function extendOffer(
  ctx: Ctx,
  row: OfferRow,
  days: number,
  fail: (code: 'evaluation.offerOver') => CallError,
): Promise<OfferRow> {
  const after = extended(standingOf(row), days, ctx.now)
  if (!after) throw fail('evaluation.offerOver')
  const { state, validUntil: valid_until } = after
  if (valid_until.getTime() === row.valid_until.getTime()) return row
  const data = { site: row.site, id: row.id }
  await ctx.enqueue('valuation.offered', data)
  await ctx.enqueue('valuation.lapse', data, { at: valid_until })
  return updateOffer(ctx.db, row.id, { state, valid_until })
}

/** Takes a locked offer and its owner's answer; keeps it for whoever is signed in. The same answer again changes nothing. Refuses (409) what is over or pays an order. */
export async function answerOffer(
  ctx: Ctx,
  row: OfferRow,
  isAccepted: boolean,
  fail: (code: 'evaluation.offerOver') => CallError,
): Promise<OfferRow> {
  const state = afterAnswer(standingOf(row), isAccepted, ctx.now)
  if (!state) throw fail('evaluation.offerOver')
  const account_id = row.account_id ?? ctx.user?.id ?? null
  if (state === row.state && account_id === row.account_id) return row
  return updateOffer(ctx.db, row.id, { state, answered_at: ctx.now, account_id })
}
