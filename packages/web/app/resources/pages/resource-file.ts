import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { resourceFile } from '../../work/resource/resource-file.server.ts'
import type { Route } from './+types/resource-file'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

/** What a list's address chooses, as a file. */
export const loader = ({ context, request, url }: Route.LoaderArgs) =>
  resourceFile(context.get(page), resourceAt(RESOURCES, url.pathname), request, url)
