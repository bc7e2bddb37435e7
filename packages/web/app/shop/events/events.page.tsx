import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CalendarDays } from '../../ui/action/rare-icons.ts'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import type { Route } from './+types/events.page'
import { EVENT_PARAMETERS, readEventsQuery } from './events-query.ts'
import { EventRow } from './EventRow.tsx'
import { EventsFilter } from './EventsFilter.tsx'

/** Never kept: enrolment closes and events end by the clock. */
export const handle = {
  texts: ['event', 'ui'],
  script: 'enhance',
  cache: false,
  query: EVENT_PARAMETERS,
} satisfies RouteHandle

const SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, site } = context.get(page)
  if (site.brand === 'portal') throw data(null, { status: 404 })
  const query = readEventsQuery(url.searchParams)
  const at = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const { dealer: dealerCode, ...filters } = query
  const { items, total } = await api.events.agenda({ query: { ...filters, dealerCode, page: at - 1, size: SIZE } })
  return { query, events: items, total, at, last: Math.ceil(total / SIZE) }
}

/** What a brand invites to, next first. */
export default function Events({ loaderData: { query, events, total, at, last } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Page id="events" width="content" gap={7}>
      <PageHead title={t('event.title')} description={t('event.description', { brand: site.brandName })} />
      <Opening title={t('event.heading')} lead={t('event.lead', { brand: site.brandName })} />
      <EventsFilter query={query} />
      <p role="status" className="unseen">
        {t('event.count', { count: total })}
      </p>
      {query.dealer && events.length > 0 ? (
        <p>
          {t('event.ofDealer')} <a href={pathTo(site, 'events')}>{t('event.all')}</a>
        </p>
      ) : null}
      {events.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title={t('event.none')}
          actions={<LinkButton to={pathTo(site, 'events')}>{t('event.all')}</LinkButton>}
        >
          {t('event.noneText')}
        </EmptyState>
      ) : (
        <ul role="list">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      <Pagination
        label={t('event.title')}
        current={at}
        last={last}
        toPage={(one) => pathTo(site, 'events', null, { ...query, page: one })}
      />
      <Announcer />
    </Page>
  )
}
