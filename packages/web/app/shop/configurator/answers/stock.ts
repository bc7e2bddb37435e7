import type { StockCar } from '@volante/contract/stock'
import type { RouteHandle } from '@volante/contract/page'
import { readAddress } from '@volante/domain/configuration/address'
import { data } from 'react-router'
import { page } from '../../../shell/page-context.ts'
import type { Route } from './+types/stock'

export const handle = { cache: ['stock', 'catalogue'], query: ['version', 'year'] } satisfies RouteHandle

/** The cars of a version that can be had, and what the page says when there are none. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site, texts } = context.get(page)
  const { mvsCode, year } = readAddress(url.searchParams)
  if (mvsCode === null || year === null) throw data(null, { status: 404 })
  const { cars } = await api.stock.available({
    query: { mvsCode, modelYear: year, brand: site.brand, country: site.country },
  })
  const answer: StockAnswer = { cars, none: texts.byKey('stock.noneForCar') }
  return Response.json(answer)
}

export interface StockAnswer {
  readonly cars: readonly StockCar[]
  readonly none: string
}
