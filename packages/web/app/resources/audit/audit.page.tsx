import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { handleList } from '../../work/resource/handle-resource.server.ts'
import { loadResourceList } from '../../work/resource/load-resource.server.ts'
import { ResourceList } from '../../work/resource/ResourceList.tsx'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/audit.page'
import { audit } from './audit.tsx'
import { LastCheck } from './LastCheck.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const list = await loadResourceList(known, audit, url)
  return { list, ...(await known.api.audit.check()) }
}

export const action = ({ context, request }: Route.ActionArgs) => handleList(context.get(page), audit, request)
export const clientAction = keepForm

/** What staff did, and whether that is still what was written down. */
export default function Audit({ loaderData: { list, latest }, actionData }: Route.ComponentProps) {
  return (
    <ResourceList
      resource={audit}
      data={list}
      refused={null}
      answer={actionData}
      notice={<LastCheck latest={latest} />}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={audit.path} />
