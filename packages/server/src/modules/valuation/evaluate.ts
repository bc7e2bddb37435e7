import type { Valuation } from '@volante/contract/evaluation'
import { type Answers, estimate } from '@volante/domain/valuation/estimate'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { currencyOf, findVersion, type VersionRow, versionRows } from '../catalogue/api.ts'

interface Car {
  readonly country: Country
  readonly mvsCode: string
  readonly year: number
}

interface Known extends Answers {
  readonly mileage?: number | undefined
}

/** The version that a model and a version name, each by its code or name; undefined where there is none. */
export async function namedVersion(
  ctx: Ctx,
  { country, brand, model, version }: { country: Country; brand: string; model: string; version: string },
): Promise<VersionRow | undefined> {
  const rows = await versionRows(ctx, { country, brand, model, withPast: true })
  const wanted = version.trim().toLowerCase()
  return rows.find((row) => [row.code, row.versionCode, row.versionName].some((one) => one.toLowerCase() === wanted))
}

/** What a car is worth by the table of its country and what is known of it; null where the table does not have it. */
export async function valueOf(ctx: Ctx, { country, mvsCode, year }: Car, known: Known): Promise<Valuation | null> {
  const [version, row] = await Promise.all([
    // The table reaches further back than the catalogue.
    findVersion(ctx, mvsCode, { country, year: undefined }),
    ctx.db
      .selectFrom('valuations')
      .select(['month', 'code', 'value_cents as reference'])
      .where('mvs_code', '=', mvsCode)
      .where('year', '=', year)
      .where('country', '=', country)
      .executeTakeFirst(),
  ])
  if (!version || !row) return null
  const { mileage, ...answers } = known
  const { month, code, reference } = row
  const found = estimate({ reference, modelYear: year, year: Number(today(ctx).slice(0, 4)), mileage, answers })
  const { brand, modelName: model, versionName } = version
  return {
    vehicle: { brand, model, version: versionName, mvsCode, year },
    currency: currencyOf(country),
    code,
    month,
    reference,
    ...found,
    effects: [...found.effects],
  }
}
