import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts } from '../../texts/texts.tsx'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { handleRecord } from '../../work/resource/handle-resource.server.ts'
import { loadRecord } from '../../work/resource/load-record.server.ts'
import { ResourceRecord } from '../../work/resource/ResourceRecord.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/resource-record.page'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadRecord(context.get(page), resourceAt(RESOURCES, url.pathname), url, params.record ?? null)

export const action = ({ context, request, params }: Route.ActionArgs) =>
  handleRecord(context.get(page), resourceAt(RESOURCES, new URL(request.url).pathname), request, params.record ?? null)
export const clientAction = keepForm

export { readAnew as shouldRevalidate } from '../../work/resource/edits/read-anew.ts'

/** One record of any resource, or a new one. */
export default function ResourceRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const resource = RESOURCES.find(({ path }) => path === loaderData.path)
  if (!resource) return null
  return (
    <MoreTexts locale={{ currency: loaderData.currency }}>
      <ResourceRecord resource={resource} data={loaderData} answer={actionData} />
    </MoreTexts>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry=".." />
