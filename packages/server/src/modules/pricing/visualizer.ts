import type { WorkingPrice } from '@volante/contract/price'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { findDealers } from '../dealers/api.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { listWorkingPrices } from './working-price-queries.ts'

export interface VisualizerFilter {
  readonly dealerGroup?: string | undefined
  readonly regional?: string | undefined
  readonly mvsCode?: string | undefined
  readonly year?: number | undefined
}

export interface VisualizedCar {
  readonly mvsCode: string
  readonly versionName: string
  readonly year: number
  readonly listPrice: number | null
  readonly currency: 'BRL' | 'ARS'
  readonly dealers: WorkingPrice[]
}

/** Cars that have a working price today, each with the dealers side by side, cheapest first. */
export async function visualizedCars(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: VisualizerFilter,
): Promise<VisualizedCar[]> {
  const { dealerGroup, regional, mvsCode, year } = filter
  const dealerCodes = dealerGroup || regional ? await dealerCodesOf(ctx, filter) : undefined
  const { items } = await listWorkingPrices(ctx, reach, { dealerCodes, mvsCode, year, standing: 'IN_FORCE' })
  const cars = [...Map.groupBy(items, (item) => `${item.versionName} ${item.mvsCode} ${item.year}`)]
  return cars
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([, dealers]) => {
      const [first] = dealers
      if (!first) return []
      const { mvsCode: code, versionName, year: modelYear, listPrice, currency } = first
      return {
        mvsCode: code,
        versionName,
        year: modelYear,
        listPrice,
        currency,
        dealers: dealers.sort((a, b) => a.price - b.price),
      }
    })
}

async function dealerCodesOf(ctx: SignedInCtx, { dealerGroup, regional }: VisualizerFilter): Promise<string[]> {
  const dealers = await findDealers(ctx.db, { country: ctx.site.country, dealerGroup, blocked: true })
  return dealers
    .filter((dealer) => regional === undefined || dealer.regionals.some(({ regionalId }) => regionalId === regional))
    .map((dealer) => dealer.dealerCode)
}
