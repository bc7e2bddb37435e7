import { openBuild } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import type { UnitStanding } from '@volante/domain/order/delivery-plan'
import { currencyOf, offeredParts, versionRows } from '../../catalogue/api.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { TakenUnit, WantedUnit } from '../../stock/api.ts'
import type { CampaignRow } from './campaign-queries.ts'

/** The car an order is about: one in stock, or one that is still to be built and has no chassis yet. */
export type OrderedUnit = Omit<TakenUnit, 'id' | 'chassis'> & {
  readonly id: string | null
  readonly chassis: string | null
}

export const TO_ORDER: UnitStanding = { place: 'order', readyOn: null }

type Version = Pick<WantedUnit, 'country' | 'mvsCode' | 'year'>

/** Whether a version can be built for a campaign's brand: in its newest model year, as long as it is sold. */
export async function isBuilt(ctx: Ctx, { brand }: Pick<CampaignRow, 'brand'>, version: Version): Promise<boolean> {
  const { country, mvsCode, year } = version
  const [newest] = await versionRows(ctx, { country, brand, mvsCodes: [mvsCode] })
  return newest?.year === year
}

/**
 * Takes the wanted car with its colour, coating and all its equipment; returns it as it will be built. Null where the catalogue does
 * not offer exactly this: something unknown, without a price, left out of what comes with another part, or against the rules.
 */
export async function carToOrder(ctx: Ctx, wanted: WantedUnit): Promise<OrderedUnit | null> {
  const { country, mvsCode, year, colorCode, coatingCode, partCodes = [] } = wanted
  if (colorCode === undefined || coatingCode === undefined) return null
  const parts = await offeredParts(ctx, mvsCode, country)
  const named = { mvsCode, year, currency: currencyOf(country), basePrice: null, services: [] }
  const index = indexCatalogue({ ...named, ...parts })
  const chosen = parts.items.filter(({ code }) => partCodes.includes(code))
  const asked = { colorCode, coatingCode, parts: chosen.map(({ id }) => id), services: [] }
  const { build, gone, conflicts } = openBuild(index, asked)
  const priced = [
    parts.colors.find(({ code }) => code === colorCode),
    parts.coatings.find(({ code }) => code === coatingCode),
    ...chosen,
  ]
  const isWhole =
    gone.length + conflicts.length === 0 &&
    chosen.length === new Set(partCodes).size &&
    build.parts.length === chosen.length &&
    priced.every((part) => part !== undefined && part.price !== null)
  if (!isWhole) return null
  const codes = chosen.map(({ code }) => code)
  return { id: null, chassis: null, mvsCode, year, colorCode, coatingCode, partCodes: codes, standing: TO_ORDER }
}
