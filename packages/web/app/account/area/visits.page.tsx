import type { RouteHandle } from '@volante/contract/page'
import { CalendarDays } from '../../ui/action/rare-icons.ts'
import { KeptAsOf } from '../../order-live/KeptAsOf.tsx'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { APPOINTMENT_TONES } from '../../shell/appointment-tones.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/visits.page'

export const handle = { texts: ['account', 'appointment', 'ui'], cache: false, query: ['page'] } satisfies RouteHandle

const SIZE = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const at = Math.max(1, Number(url.searchParams.get('page')) || 1)
  const { items, total } = await known.api.scheduler.list({ query: { page: at - 1, size: SIZE } })
  const visits = items.map((one) => {
    const home = known.sites.find(({ id }) => id === one.site) ?? known.site
    return { ...one, href: pathTo(home, 'appointment', { token: one.token }), isElsewhere: home.id !== known.site.id }
  })
  return { visits, at, last: Math.ceil(total / SIZE) }
}

/** Test drives and workshop visits that were asked for with this account, newest first. */
export default function Visits({ loaderData: { visits, at, last } }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const site = useSite()
  return (
    <AccountFrame area="accountVisits" title={t('account.area.accountVisits')} lead={t('account.visits.lead')}>
      <KeptAsOf scope={pathTo(site, 'accountVisits')} shown={visits} isByQuery={at > 1} />
      {visits.length === 0 ? (
        <EmptyState icon={CalendarDays} title={t('account.visits.emptyTitle')} actions={<WaysToBook />}>
          {t('account.visits.emptyText')}
        </EmptyState>
      ) : (
        <ul role="list" className={css.areas}>
          {visits.map(({ id, href, kind, model, service, day, time, period, status, dealer }) => (
            <li key={id}>
              <a href={href}>
                <span>
                  {[t(`appointment.kind.${kind}`), kind === 'SERVICE' || kind === 'RECALL' ? service : model]
                    .filter(Boolean)
                    .join(': ')}
                </span>
                <span className="soft">
                  {date(`${day}T12:00:00Z`, 'day')}, {time ?? t(`appointment.period.${period}`)} · {dealer.name}{' '}
                  <StatusTag tone={APPOINTMENT_TONES[status]}>{t(`appointment.status.${status}`)}</StatusTag>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('account.area.accountVisits')}
        current={at}
        last={last}
        toPage={(one) => pathTo(site, 'accountVisits', null, { page: one })}
      />
    </AccountFrame>
  )
}

function WaysToBook() {
  const { t } = useTexts()
  const site = useSite()
  if (site.brand === 'portal') return null
  return (
    <>
      {site.afterSalesOnly ? null : (
        <LinkButton to={pathTo(site, 'testDrive')} reloadDocument>
          {t('appointment.title')}
        </LinkButton>
      )}
      {site.afterSalesOnly ? null : (
        <LinkButton to={pathTo(site, 'visit')} reloadDocument>
          {t('appointment.visit.title')}
        </LinkButton>
      )}
      <LinkButton variant="quiet" to={pathTo(site, 'serviceVisit')} reloadDocument>
        {t('appointment.service.title')}
      </LinkButton>
    </>
  )
}
