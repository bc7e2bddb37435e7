import { LEAD_OWNERS, LEAD_REPLIES } from '@volante/contract/desk'
import { LEAD_STATES } from '@volante/domain/lead/lead-work'
import type { RouteHandle } from '@volante/contract/page'
import { stateName } from '@volante/domain/places/places'
import { can } from '@volante/domain/policy/policy'
import { redirect } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Filters } from '../../work/list/Filters.tsx'
import { addressOf, namesOf } from '../../work/list/list-address.ts'
import { EmptyList, ListPage } from '../../work/list/ListPage.tsx'
import { Pages } from '../../work/list/Pages.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/leads.page'
import { handleLead } from './handle-lead.ts'
import { LEADS } from './lead-list.ts'
import { LeadList } from './LeadList.tsx'
import { LeadPanel } from './LeadPanel.tsx'
import css from './leads.module.css'
import { type LeadsData, loadLeads } from './load-leads.ts'
import { overdueSince } from './time-left.ts'
import { useMovingNow } from './use-moving-now.ts'

export const handle = { query: [...namesOf(LEADS), 'done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  // Who works on something else begins the day where everybody does.
  if (facts.visitor && url.search === '' && !can(facts.visitor, 'leads.read')) throw redirect('/desk/today')
  requireRight(facts, url, 'leads.read')
  return loadLeads(facts, url.searchParams)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'leads.read')
  return handleLead(workPage(facts, request), request, url.searchParams)
}

export const clientAction = keepForm

/** Leads beside the one that is being read; everything that is chosen stands in the address. */
export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { chosen, leads, open } = loaderData
  const data = { ...loaderData, now: useMovingNow(loaderData.now) }
  const overdue = overdueSince(leads.items, loaderData.now, data.now)
  return (
    <div className={css.leads} data-open={open ? true : undefined}>
      <ListPage
        title={t('desk.leads.title')}
        count={t('desk.leads.count', { count: leads.total })}
        note={t('desk.leads.keys')}
      >
        <LeadFilters data={data} />
        {leads.items.length === 0 ? <Nothing chosen={chosen} /> : <LeadList data={data} />}
        <p role="status" className="unseen">
          {overdue > 0 && t('desk.reply.overdue', { count: overdue })}
        </p>
        <Pages
          label={t('desk.pages')}
          of={leads}
          to={(number) => addressOf(LEADS, chosen, { page: number, lead: '' })}
        />
      </ListPage>
      {open && <LeadPanel lead={open} data={data} answer={actionData} />}
    </div>
  )
}

function LeadFilters({ data: { chosen, dealers, places } }: { readonly data: LeadsData }) {
  const { t } = useTexts()
  const { sites } = usePage()
  return (
    <Filters
      list={LEADS}
      chosen={chosen}
      label={t('desk.filter')}
      fields={[
        {
          name: 'site',
          label: t('desk.filter.site'),
          any: t('desk.filter.allSites'),
          options: sites.map(({ id, brandName, country }) => ({ value: id, label: `${brandName} ${country}` })),
        },
        {
          name: 'dealer',
          label: t('desk.filter.dealer'),
          any: t('desk.filter.allDealers'),
          options: dealers.map(({ code, name, leads }) => ({ value: code, label: `${name} (${leads})` })),
        },
        {
          name: 'place',
          label: t('desk.filter.place'),
          any: t('desk.filter.anyPlace'),
          options: places.map(({ code, leads }) => ({ value: code, label: `${stateName(code)} (${leads})` })),
        },
        {
          name: 'state',
          label: t('desk.filter.state'),
          any: t('desk.filter.anyState'),
          options: LEAD_STATES.map((value) => ({ value, label: t(`desk.filter.${value}`) })),
        },
        {
          name: 'owner',
          label: t('desk.column.owner'),
          any: t('desk.filter.anyOwner'),
          options: LEAD_OWNERS.map((value) => ({ value, label: t(`desk.filter.owner.${value}`) })),
        },
        {
          name: 'reply',
          label: t('desk.filter.reply'),
          any: t('desk.filter.anyReply'),
          options: LEAD_REPLIES.map((value) => ({ value, label: t(`desk.filter.reply.${value}`) })),
        },
        { name: 'from', label: t('orders.desk.filter.from'), kind: 'day' },
        { name: 'to', label: t('orders.desk.filter.to'), kind: 'day' },
        { name: 'text', label: t('desk.filter.text') },
      ]}
    />
  )
}

function Nothing({ chosen }: Pick<LeadsData, 'chosen'>) {
  const { t } = useTexts()
  return (
    <EmptyList
      list={LEADS}
      chosen={chosen}
      none={{ title: t('desk.empty.title'), text: t('desk.empty.text') }}
      noMatch={{ title: t('desk.empty.filteredTitle'), text: t('desk.empty.filteredText') }}
    />
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={LEADS.path} />
