import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { isRouteErrorResponse, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { usePage } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { EmptyState, ErrorState, ForbiddenState } from '../../ui/feedback/States.tsx'
import type { Route } from './+types/leads.page'
import { areasOf } from '../desk-areas.ts'
import css from '../desk.module.css'
import { DeskHead } from '../DeskHead.tsx'
import { isNarrowed, leadAddress, readLeadQuery } from './lead-address.ts'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadList } from './LeadList.tsx'
import { LeadPanel } from './LeadPanel.tsx'
import { loadLeads } from './load-leads.ts'
import { overdueSince } from './time-left.ts'
import { useMovingNow } from './use-moving-now.ts'

export const handle = {
  cache: false,
  query: ['site', 'dealer', 'place', 'state', 'text', 'page', 'lead'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  if (!facts.visitor) throw redirect(`/desk/sign-in?${new URLSearchParams({ to: url.pathname + url.search })}`)
  const [area] = areasOf(facts.visitor)
  // Who works on something else begins there.
  if (area && area.path !== '/desk' && url.search === '' && !can(facts.visitor, 'leads.read')) throw redirect(area.path)
  return loadLeads(facts, readLeadQuery(url.searchParams))
}

/** Leads beside the one that is being read; everything that is chosen stands in the address. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { leads, open, query } = loaderData
  const data = { ...loaderData, now: useMovingNow(loaderData.now) }
  const overdue = overdueSince(leads.items, loaderData.now, data.now)
  const last = Math.max(1, Math.ceil(leads.total / leads.size))
  return (
    <div className={css.work} data-open={open ? true : undefined}>
      <DeskHead title={t('desk.leads.title')} />
      <div className={css.listPane}>
        <div className={css.listHead}>
          <h1>{t('desk.leads.title')}</h1>
          <p role="status" className={css.soft}>
            {t('desk.leads.count', { count: leads.total })}
          </p>
          <p className={css.keys}>{t('desk.leads.keys')}</p>
        </div>
        <LeadFilters data={data} />
        {leads.items.length === 0 ? <Nothing query={query} /> : <LeadList data={data} />}
        <p role="status" className="unseen">
          {overdue > 0 && t('desk.reply.overdue', { count: overdue })}
        </p>
        <Pagination
          label={t('desk.pages')}
          current={query.page + 1}
          last={last}
          toPage={(page) => leadAddress(query, { page: page - 1, lead: '' })}
        />
      </div>
      {open && <LeadPanel lead={open} data={data} />}
    </div>
  )
}

function Nothing({ query }: { readonly query: ReturnType<typeof readLeadQuery> }) {
  const { t } = useTexts()
  if (!isNarrowed(query)) return <EmptyState title={t('desk.empty.title')}>{t('desk.empty.text')}</EmptyState>
  return (
    <EmptyState
      title={t('desk.empty.filteredTitle')}
      actions={
        <a href="/desk" className={buttonClass({})}>
          {t('desk.filter.clear')}
        </a>
      }
    >
      {t('desk.empty.filteredText')}
    </EmptyState>
  )
}

/** In the desk's own frame: who lacks the right, and what could not be read. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts()
  const name = usePage().visitor?.name ?? ''
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  const title = t(isForbidden ? 'desk.forbidden.title' : 'desk.error.title')
  return (
    <div className={css.signIn}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      {isForbidden ? (
        <ForbiddenState title={title} actions={<OtherPerson />}>
          {t('desk.forbidden.text', { name })}
        </ForbiddenState>
      ) : (
        <ErrorState
          title={title}
          actions={
            <a href="/desk" className={buttonClass({ variant: 'primary' })}>
              {t('desk.error.retry')}
            </a>
          }
        >
          {t('desk.error.text')}
        </ErrorState>
      )}
    </div>
  )
}

function OtherPerson() {
  const { t } = useTexts()
  return (
    <form method="post" action="/desk/sign-in">
      <XsrfField />
      <Button type="submit" variant="primary" name="intent" value="close">
        {t('desk.forbidden.other')}
      </Button>
    </form>
  )
}
