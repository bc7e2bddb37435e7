import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { optionsOf } from '../../work/resource/choices/options.server.ts'
import type { Route } from './+types/resource-options'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

/** What a filter with many choices suggests for what is typed. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  optionsOf(context.get(page), resourceAt(RESOURCES, url.pathname), request, url)
