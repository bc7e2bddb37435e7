import { Link } from 'react-router'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/States.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { AccountFrame } from '../AccountFrame.tsx'
import type { Route } from './+types/orders.page'
import css from './orders.module.css'
import { loadOrders } from './load-orders.ts'
import { OrderCard } from './OrderCard.tsx'

export const handle = {
  texts: ['account', 'orders', 'order', 'checkout', 'ui'],
  cache: false,
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  await requirePerson(facts, url)
  return loadOrders(facts)
}

/** What the visitor ordered, what waits on them first said on each. */
export default function Orders({ loaderData: { orders } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountFrame
      area="orders"
      title={t('orders.title')}
      lead={orders && orders.length > 0 && t('orders.count', { count: orders.length })}
    >
      {orders === null && <Unavailable />}
      {orders?.length === 0 && <None />}
      {orders && orders.length > 0 && (
        <ul role="list" className={css.list}>
          {orders.map((one) => (
            <OrderCard key={one.order.id} listed={one} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}

function None() {
  const { t } = useTexts()
  const site = useSite()
  const ways =
    site.brand === 'portal' ? (
      <a href={basePath(site)} className={buttonClass({ variant: 'primary' })}>
        {t('orders.none.home')}
      </a>
    ) : (
      <>
        <a href={pathTo(site, 'models')} className={buttonClass({ variant: 'primary' })}>
          {t('orders.none.models')}
        </a>
        <a href={pathTo(site, 'dealers')} className={buttonClass({})}>
          {t('orders.none.dealers')}
        </a>
      </>
    )
  return (
    <EmptyState title={t('orders.none.title')} actions={ways}>
      {t('orders.none.text')}
    </EmptyState>
  )
}

function Unavailable() {
  const { t } = useTexts()
  const site = useSite()
  const retry = (
    <Link to={pathTo(site, 'orders')} className={buttonClass({ variant: 'primary' })}>
      {t('orders.retry')}
    </Link>
  )
  return (
    <ErrorState title={t('orders.unavailable.list')} actions={retry}>
      {t('orders.unavailable.safe')}
    </ErrorState>
  )
}
