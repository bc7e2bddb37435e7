import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { date } from '../../texts/format.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CalendarDays } from '../../ui/action/rare-icons.ts'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Pagination } from '../../ui/navigation/Pagination.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/events.page'

export const handle = { texts: ['account', 'event', 'ui'], cache: false, query: ['page'] } satisfies RouteHandle

const SIZE = 20
const TONES = { ENROLLED: 'good', WAITING: 'warn', CAME: 'good', CANCELLED: 'info' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const at = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  const { items, total } = await known.api.events.mine({ query: { page: at - 1, size: SIZE } })
  const enrolments = items.map(({ id, site, token, state, event }) => {
    const home = known.sites.find((one) => one.id === site) ?? known.site
    return { id, state, event, href: pathTo(home, 'enrolment', { token }) }
  })
  return { enrolments, at, last: Math.ceil(total / SIZE) }
}

/** Events that were enrolled for with this account, the latest first. */
export default function AccountEvents({ loaderData: { enrolments, at, last } }: Route.ComponentProps) {
  const { t, language, currency } = useTexts()
  const site = useSite()
  return (
    <AccountFrame area="accountEvents" title={t('account.area.accountEvents')} lead={t('account.events.lead')}>
      {enrolments.length === 0 ? (
        <EmptyState
          icon={CalendarDays}
          title={t('account.events.emptyTitle')}
          actions={
            site.brand === 'portal' || site.afterSalesOnly ? null : (
              <LinkButton to={pathTo(site, 'events')} reloadDocument>
                {t('account.events.see')}
              </LinkButton>
            )
          }
        >
          {t('account.events.emptyText')}
        </EmptyState>
      ) : (
        <ul role="list" className={css.areas}>
          {enrolments.map(({ id, href, state, event }) => (
            <li key={id}>
              <a href={href}>
                <span>{event.name}</span>
                <span className="soft">
                  {date({ language, currency, timeZone: event.timeZone }, event.startsAt, 'moment')}{' '}
                  <StatusTag tone={event.status === 'CANCELLED' ? 'warn' : TONES[state]}>
                    {event.status === 'CANCELLED' ? t('event.enrolment.cancelled') : t(`event.state.${state}`)}
                  </StatusTag>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('account.area.accountEvents')}
        current={at}
        last={last}
        toPage={(one) => pathTo(site, 'accountEvents', null, { page: one })}
      />
    </AccountFrame>
  )
}
