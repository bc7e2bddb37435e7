import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { offeredParts, saleServices, standardParts } from './parts/queries.ts'
import { currencyOf } from './scope.ts'
import type { VersionRow } from './version-queries.ts'

/** All that a version can be built of, with today's prices: what the rules of `domain/configuration` work on. */
export async function catalogueOf(ctx: Ctx, version: VersionRow, country: Country) {
  const { code: mvsCode, year, price: basePrice, modelCode } = version
  const [parts, standard, services] = await Promise.all([
    offeredParts(ctx, mvsCode, country),
    standardParts(ctx, mvsCode, country),
    saleServices(ctx, modelCode, country),
  ])
  return { mvsCode, year, currency: currencyOf(country), basePrice, ...parts, standard, services }
}
