import type { Valuation } from '@volante/contract/evaluation'
import { estimate } from '@volante/domain/valuation/estimate'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import type { Reference, UsedCar } from '../../providers/valuation/provider.ts'
import { currencyOf, findVersion, type VersionRow, versionRows } from '../catalogue/api.ts'
import type { Condition } from './tables.ts'

/** The version that a model and a version name, each by its code or name; undefined where there is none. */
export async function namedVersion(
  ctx: Ctx,
  { country, brand, model, version }: { country: Country; brand: string; model: string; version: string },
): Promise<VersionRow | undefined> {
  const rows = await versionRows(ctx, { country, brand, model, withPast: true })
  const wanted = version.trim().toLowerCase()
  return rows.find((row) => [row.code, row.versionCode, row.versionName].some((one) => one.toLowerCase() === wanted))
}

/** The connected table does not answer: what it could have told is never "none". */
export type Unasked = 'unasked'

/** What cars of a version and year are worth on average: as the connected service says, or the platform's own table. Not for a write: it may ask outside. */
export async function referenceOf(ctx: Ctx, car: UsedCar): Promise<Reference | Unasked | null> {
  const { valuations } = ctx.providers
  if (!valuations) return ownReference(ctx, car)
  try {
    return await valuations.find(car)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the table of used cars does not answer')
    return 'unasked'
  }
}

const ownReference = async ({ db }: Pick<Ctx, 'db'>, { country, mvsCode, year }: UsedCar): Promise<Reference | null> =>
  (await db
    .selectFrom('valuations')
    .select(['month', 'code', 'value_cents as cents'])
    .where('mvs_code', '=', mvsCode)
    .where('year', '=', year)
    .where('country', '=', country)
    .executeTakeFirst()) ?? null

/** The table reaches further back than the catalogue. */
export const versionOf = (ctx: Ctx, { country, mvsCode }: UsedCar): Promise<VersionRow | null> =>
  findVersion(ctx, mvsCode, { country, year: undefined })

/** What a car is worth by the table of its country and what is known of it; null where the table does not have it. */
export async function valueOf(ctx: Ctx, car: UsedCar, known: Condition): Promise<Valuation | Unasked | null> {
  const { country, mvsCode, year } = car
  const [version, found] = await Promise.all([versionOf(ctx, car), referenceOf(ctx, car)])
  if (!version || !found) return null
  if (found === 'unasked') return found
  const { mileage, ...answers } = known
  const { month, code, cents: reference } = found
  const worth = estimate({ reference, modelYear: year, year: yearNow(ctx), mileage, answers })
  const { brand, modelName: model, versionName } = version
  return {
    vehicle: { brand, model, version: versionName, mvsCode, year },
    currency: currencyOf(country),
    code,
    month,
    reference,
    ...worth,
    effects: [...worth.effects],
  }
}

export const yearNow = (ctx: Ctx): number => Number(today(ctx).slice(0, 4))
