import type { RouteHandle } from '@volante/contract/page'
import { readAddress } from '@volante/domain/configuration/address'
import { page } from '../../../shell/page-context.ts'
import { loadCar, type LoadedCar } from '../load-car.ts'
import type { Route } from './+types/car'

export const handle = { cache: ['catalogue', 'prices'], query: ['version', 'year'] } satisfies RouteHandle

/** Another version of the model, for what a change to it would carry over. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  const answer: CarAnswer = await loadCar(api, params.model, readAddress(url.searchParams))
  return Response.json(answer)
}

export type CarAnswer = LoadedCar
