import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { MoreTexts } from '../../texts/texts.tsx'
import { resourceAt } from '../../work/resource/calls.server.ts'
import { handleList } from '../../work/resource/handle-resource.server.ts'
import { loadResourceList } from '../../work/resource/load-resource.server.ts'
import { ResourceList } from '../../work/resource/ResourceList.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/resource-list.page'
import { RESOURCES } from '../resources.ts'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, request, url }: Route.LoaderArgs) {
  const known = context.get(page)
  return loadResourceList(known, resourceAt(RESOURCES, url.pathname), url, workPage(known, request).texts)
}

export const action = ({ context, request }: Route.ActionArgs) =>
  handleList(context.get(page), resourceAt(RESOURCES, new URL(request.url).pathname), request)
export const clientAction = keepForm

/** The list of any resource. */
export default function ResourceListPage({ loaderData, actionData }: Route.ComponentProps) {
  const resource = RESOURCES.find(({ path }) => path === loaderData.path)
  if (!resource) return null
  const refused = actionData && 'refused' in actionData ? actionData.refused : null
  return (
    <MoreTexts locale={{ currency: loaderData.currency }}>
      <ResourceList resource={resource} data={loaderData} refused={refused} answer={actionData} />
    </MoreTexts>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry="." />
