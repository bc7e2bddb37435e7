import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import css from '../area.module.css'
import type { ListedOrder } from './orders-of.ts'

const SHOWN = 2

/** The newest orders and where each stands. */
export function OrdersPreview({ orders }: { readonly orders: readonly ListedOrder[] | null }) {
  const { t, byKey } = useTexts()
  const site = useSite()
  if (orders === null) return <InlineMessage tone="warn">{t('account.home.ordersUnavailable')}</InlineMessage>
  if (orders.length === 0) return null
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{t('account.home.orders')}</h2>
      <ul role="list" className={css.areas}>
        {orders.slice(0, SHOWN).map(({ id, number, car, stage, path }) => (
          <li key={id}>
            <Link to={path}>
              <span>{car}</span>
              <span>{t('account.home.order', { number, stage: byKey(`order.stage.${stage}`) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {orders.length > SHOWN && <Link to={pathTo(site, 'orders')}>{t('account.home.allOrders')}</Link>}
    </section>
  )
}
