import type { RouteHandle } from '@volante/contract/page'
import { renderToStaticMarkup } from 'react-dom/server'
import { data } from 'react-router'
import { CarSilhouette } from '../ui/car/CarSilhouette.tsx'
import { DRAWING_QUERY } from './drawing-address.ts'
import { drawingOf } from './drawing-of.ts'
import type { Route } from './+types/drawing'

export const handle = { cache: [], query: DRAWING_QUERY } satisfies RouteHandle

/** A car as it is drawn where its pictures fail. Its words are with the picture it stands for. */
export function loader({ url }: Route.LoaderArgs) {
  const car = drawingOf(url.searchParams)
  if (!car) throw data(null, 404)
  // Several drawings may stand in one page: each names its gradients after what it shows.
  const identifierPrefix = url.search.replace(/\W+/g, '-')
  const svg = renderToStaticMarkup(<CarSilhouette {...car} label="" />, { identifierPrefix })
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
}
