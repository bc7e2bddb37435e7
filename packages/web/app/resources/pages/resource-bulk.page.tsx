import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts } from '../../texts/texts.tsx'
import { handleBulk, loadBulk } from '../../work/bulk/bulk.server.ts'
import { BulkPage } from '../../work/bulk/BulkPage.tsx'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/resource-bulk.page'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBulk(context.get(page), resourceAt(RESOURCES, url.pathname), url)

export const action = ({ context, request }: Route.ActionArgs) =>
  handleBulk(workPage(context.get(page), request), resourceAt(RESOURCES, new URL(request.url).pathname), request)
export const clientAction = keepForm

/** Setting the same in many records of any resource. */
export default function ResourceBulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const resource = RESOURCES.find(({ path }) => path === loaderData.path)
  if (!resource) return null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  return (
    <MoreTexts locale={{ currency: loaderData.currency }}>
      <BulkPage resource={resource} data={loaderData} problem={problem} />
    </MoreTexts>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry=".." />
