import type { LeadDetail } from '@volante/contract/desk'
import { can } from '@volante/domain/policy/policy'
import { redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { handleList } from '../../work/resource/handle-resource.server.ts'
import { loadResourceList } from '../../work/resource/load-resource.server.ts'
import { ResourceList } from '../../work/resource/ResourceList.tsx'
import { overdueSince } from '../../work/time/time-left.ts'
import { useMovingNow } from '../../work/time/use-moving-now.ts'
import { isOfViews } from '../../work/views/handle-views.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/leads.page'
import { handleLead } from './handle-lead.ts'
import { LeadPanel } from './LeadPanel.tsx'
import { leads } from './leads.tsx'
import css from './leads.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  // Who works on something else begins the day where everybody does.
  if (known.visitor && url.search === '' && !can(known.visitor, 'leads.read')) throw redirect('/desk/today')
  requireRight(known, url, 'leads.read')
  const list = await loadResourceList(known, leads, url)
  const id = list.chosen['lead']
  const open: LeadDetail | 'gone' | null = id
    ? await known.api.desk.lead({ params: { id } }).catch((error: unknown) => {
        if (callRefusal(error)?.status === 404) return 'gone' as const
        return refuseForbidden('leads.read')(error)
      })
    : null
  /** What every form is sent with: pressed twice it counts once. */
  return { list, open, once: crypto.randomUUID() }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  requireRight(known, url, 'leads.read')
  const posted = await request.clone().formData()
  if (isOfViews(posted)) return handleList(known, leads, request)
  return handleLead(workPage(known, request), posted, url.searchParams)
}
export const clientAction = keepForm

/** Leads beside the one that is being read; everything that is chosen stands in the address. */
export default function Leads({ loaderData: { list, open, once }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const now = useMovingNow(list.now)
  const overdue = overdueSince(list.items as unknown as Parameters<typeof overdueSince>[0], list.now, now)
  return (
    <div className={css.leads} data-open={open ? true : undefined}>
      <ResourceList
        resource={leads}
        data={list}
        refused={null}
        answer={actionData}
        notice={
          <p role="status" className="unseen">
            {overdue > 0 && t('desk.reply.overdue', { count: overdue })}
          </p>
        }
      />
      {open && <LeadPanel lead={open} data={{ ...list, now, once }} answer={actionData} />}
    </div>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={leads.path} />
