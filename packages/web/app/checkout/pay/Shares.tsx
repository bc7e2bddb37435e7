import type { OrderView } from '@volante/contract/order-shapes'
import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import css from './pay.module.css'
import { sharesOf } from './pay-state.ts'

/** What of the balance is promised and how: each can be looked at, and changed until it is paid. */
export function Shares({ order }: { readonly order: OrderView }) {
  const { t, money } = useTexts()
  const site = useSite()
  const shares = sharesOf(order)
  if (shares.length === 0) return null
  const to = (kind: string, change?: string) =>
    pathTo(site, 'orderPay', { order: order.id }, { kind, rest: 1, change: change ?? null })
  const hasCode = (kind: string) =>
    order.charges.some(({ type, state, purpose }) => type === kind && purpose === 'remaining' && state === 'pending')
  return (
    <section aria-labelledby="shares" className={css.shares}>
      <h2 id="shares" className="text-16">
        {t('checkout.shares.title')}
      </h2>
      <ul role="list">
        {shares.map(({ id, amount, paymentKind }) => (
          <li key={id} className={css.share}>
            <span>
              {paymentKind ? t(`order.paymentKind.${paymentKind}`) : null} · {money(amount)}
            </span>
            {paymentKind && hasCode(paymentKind) ? <Link to={to(paymentKind)}>{t('checkout.shares.show')}</Link> : null}
            {paymentKind ? <Link to={to(paymentKind, id)}>{t('checkout.shares.change')}</Link> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
