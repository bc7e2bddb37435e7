import { type AddressRequest, openBuild } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { priceBreakdown } from '@volante/domain/configuration/total'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { catalogueOf, versionRows } from '../catalogue/api.ts'

export type BuiltCodes = Omit<AddressRequest, 'mvsCode' | 'year' | 'step'> & {
  readonly mvs: string
  readonly year: number
}

/** A car as it is built and priced by today's list, with what its catalogue no longer has and the rules it breaks; null where its version is not sold. */
export async function builtCar(ctx: Ctx, country: Country, asked: BuiltCodes) {
  const sold = await versionRows(ctx, { country, mvsCodes: [asked.mvs] })
  const version = sold.find(({ year }) => year === asked.year)
  if (!version) return null
  const index = indexCatalogue(await catalogueOf(ctx, version, country))
  const opened = openBuild(index, asked)
  return { version, index, ...opened, breakdown: priceBreakdown(index, opened.build) }
}
