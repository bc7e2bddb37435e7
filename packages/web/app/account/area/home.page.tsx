import { Link } from 'react-router'
import type { Self } from '@volante/contract/person-shapes'
import type { RouteHandle } from '@volante/contract/page'
import { splitFullName } from '@volante/domain/person/person-name'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { ACCOUNT_AREAS, type AreaName } from '../account-areas.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { taxIdShown } from '../forms/person-values.ts'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/home.page'
import { ordersOf } from './orders-of.ts'
import { OrdersPreview } from './OrdersPreview.tsx'

export const handle = { texts: ['account', 'order', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  const { paymentInstruments, privacy } = known.api
  const [sessions, cards, orders, visits, loans, garage, events, own, push] = await Promise.all([
    privacy.sessions(),
    paymentInstruments.cardList(),
    ordersOf(known),
    known.api.scheduler.list({ query: { size: 1 } }),
    known.api.financing.proposals({ query: { size: 1 } }),
    known.api.garage.counts(),
    known.api.events.mine({ query: { size: 1 } }),
    known.api.rating.own(),
    known.api.push.own(),
  ])
  const counts = {
    sessions: sessions.length,
    cards: cards.length,
    visits: visits.total,
    loans: loans.total,
    events: events.total,
    reviews: own.reviews.length,
    devices: push.devices.length,
  }
  return { self, orders, ...counts, garage }
}

export type HomeData = Awaited<ReturnType<typeof loader>>

/** The overview: what to do next, then everything that is kept, each with what it says now. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { self } = loaderData
  const name = self.nickname || splitFullName(self.name).firstName
  return (
    <AccountFrame area="account" title={t('account.home.hello', { name })}>
      <Next self={self} />
      <OrdersPreview orders={loaderData.orders} />
      <Areas {...loaderData} />
    </AccountFrame>
  )
}

function Next({ self }: { readonly self: Self }) {
  const { t } = useTexts()
  const site = useSite()
  const { step, missing } = self.completion
  const waiting = self.emails.find(({ confirmed }) => !confirmed)
  if (step !== 'success-message') {
    return (
      <section className={css.next} aria-labelledby="next">
        <h2 id="next">{t('account.next.complete', { count: missing.length })}</h2>
        <p>{t('account.next.completeText')}</p>
        <Link
          to={pathTo(site, 'accountCompletion', { step })}
          className={buttonClass({ variant: 'primary', size: 'large' })}
        >
          {t('account.next.completeAction')}
        </Link>
      </section>
    )
  }
  if (waiting) {
    return (
      <section className={css.next} aria-labelledby="next">
        <h2 id="next">{t('account.next.confirm')}</h2>
        <p>{t('account.next.confirmText', { email: waiting.email })}</p>
        <Link to={pathTo(site, 'accountEmails')} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('account.next.confirmAction')}
        </Link>
      </section>
    )
  }
  if (site.brand === 'portal' || site.afterSalesOnly) return null
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next">{t('account.next.build', { brand: site.brandName })}</h2>
      <a href={pathTo(site, 'build')} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {t('account.next.buildAction')}
      </a>
    </section>
  )
}

function Areas({ self, sessions, cards, orders, visits, events, loans, garage, reviews, devices }: HomeData) {
  const { t } = useTexts()
  const site = useSite()
  const granted = self.contactPermissions.filter((one) => one.granted).length
  const summaries: Readonly<Record<AreaName, string>> = {
    orders: t('account.home.orderCount', { count: orders?.length ?? 0 }),
    garage: t('account.home.garage', garage),
    ownReviews: t('account.home.reviews', { count: reviews }),
    accountVisits: t('account.home.visits', { count: visits }),
    accountEvents: t('account.home.events', { count: events }),
    loans: t('account.home.loans', { count: loans }),
    accountPerson: [self.name, self.phone].filter(Boolean).join(' · '),
    accountDocuments: taxIdShown(self) || t('account.notTold'),
    accountAddress: self.address ? `${self.address.city}, ${self.address.stateCode}` : t('account.notTold'),
    accountEmails: self.emailPreferred,
    accountAccess: t('account.home.sessions', { count: sessions }),
    accountCards: t('account.home.cards', { count: cards }),
    accountPush: t('account.home.push', { count: devices }),
    accountPrivacy: t('account.home.consents', { count: granted }),
  }
  return (
    <section aria-labelledby="areas">
      <h2 id="areas">{t('account.home.areas')}</h2>
      <ul role="list" className={css.areas}>
        {ACCOUNT_AREAS.map((name) => (
          <li key={name}>
            <Link to={pathTo(site, name)}>
              <span>{t(`account.area.${name}`)}</span>
              <span>{summaries[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
