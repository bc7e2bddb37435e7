import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { batchFile } from '../../work/bulk/batch-file.server.ts'
import { resourceAt } from '../../work/resource/calls.server.ts'
import type { Route } from './+types/resource-batch-file'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

/** What became of each row of a bulk change, as a file. */
export const loader = ({ context, request, url, params }: Route.LoaderArgs) =>
  batchFile(context.get(page), resourceAt(RESOURCES, url.pathname), request, url, params.batch)
