import type { CarPrice } from '@volante/contract/price'
import type { RouteHandle } from '@volante/contract/page'
import { readAddress } from '@volante/domain/configuration/address'
import { data } from 'react-router'
import { page } from '../../../shell/page-context.ts'
import type { Route } from './+types/price'

export const handle = {
  cache: ['prices', 'catalogue'],
  query: ['version', 'year', 'color', 'coating', 'optionals'],
} satisfies RouteHandle

/** The price of a build as the price service knows it now; `optionals` are item codes. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(page)
  const { mvsCode, year, colorCode, coatingCode } = readAddress(url.searchParams)
  if (mvsCode === null || year === null) throw data(null, { status: 404 })
  const optionalCode = url.searchParams.getAll('optionals')
  const answer: PriceAnswer = await api.price.reservation({
    query: {
      mvsCode,
      year,
      country: site.country,
      ...(optionalCode.length > 0 ? { optionalCode } : {}),
      ...(colorCode === null ? {} : { colorCode }),
      ...(coatingCode === null ? {} : { coatingCode }),
    },
  })
  return Response.json(answer)
}

export type PriceAnswer = CarPrice
