import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { handleBatch, loadBatch } from '../../work/bulk/batch.server.ts'
import { BatchPage } from '../../work/bulk/BatchPage.tsx'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/resource-batch.page'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadBatch(context.get(page), resourceAt(RESOURCES, url.pathname), url, params.batch)

export const action = ({ context, request, params }: Route.ActionArgs) =>
  handleBatch(
    workPage(context.get(page), request),
    resourceAt(RESOURCES, new URL(request.url).pathname),
    request,
    params.batch,
  )
export const clientAction = keepForm

/** What became of setting the same in many records. */
export default function ResourceBatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const resource = RESOURCES.find(({ path }) => path === loaderData.path)
  if (!resource) return null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  return <BatchPage resource={resource} {...loaderData} problem={problem} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry=".." />
