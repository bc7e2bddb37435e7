import type { OrderView } from '@volante/contract/order-shapes'
import { Link, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { CHECKOUT_PAGE } from '../checkout-handle.ts'
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx'
import { isOver, isUnpaid, loadShownOrder } from '../frame/load-order.ts'
import { NextSteps } from '../frame/NextSteps.tsx'
import { OrderSummary } from '../frame/OrderSummary.tsx'
import { LiveOrder } from '../../order-live/LiveOrder.tsx'
import { NOTHING_ASKED, payStateOf } from '../pay/pay-state.ts'
import type { Route } from './+types/done.page'
import css from './done.module.css'

export const handle = CHECKOUT_PAGE

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const shown = await loadShownOrder(known, url, params.order)
  const isWaiting = payStateOf(shown.order, NOTHING_ASKED).view !== 'nothingDue'
  if (isOver(shown.order) || (isUnpaid(shown.order) && isWaiting))
    throw redirect(pathTo(known.site, 'orderPay', { order: params.order }), 303)
  return shown
}

/** The reservation stands: what was received, what happens next and who does it. */
export default function Done({ loaderData: shown }: Route.ComponentProps) {
  const { t, byKey, money, date } = useTexts()
  const site = useSite()
  const { order } = shown
  const { now, number, ledger } = order
  const paid = ledger.parts.findLast(({ isPaid }) => isPaid)
  return (
    <LiveOrder order={order}>
      <CheckoutFrame
        title={t(paid ? 'checkout.done.paid' : 'checkout.done.reserved')}
        lead={t('checkout.done.lead', { number })}
        aside={<OrderSummary {...shown} due={null} />}
        isAsideLast
      >
        {paid ? (
          <p className="text-18">
            <StatusTag tone="good">{t('checkout.part.paid')}</StatusTag>{' '}
            {t('checkout.done.received', {
              amount: money(paid.amount),
              kind: wayOf(t, order, paid),
              at: paid.paidAt ? date(paid.paidAt, 'moment') : '',
            })}
          </p>
        ) : null}
        <section className={css.now} aria-labelledby="now-title">
          <h2 id="now-title">{t('checkout.next')}</h2>
          <p>{byKey(now.sentence)}</p>
          {now.actor ? (
            <p className="soft small">{t('checkout.done.actor', { who: t(`order.actor.${now.actor}`) })}</p>
          ) : null}
          <NextSteps order={order} />
        </section>
        <p className="soft small">
          {t('checkout.done.mail')}{' '}
          <Link to={pathTo(site, 'order', { order: order.id })}>{t('checkout.done.order')}</Link>
        </p>
      </CheckoutFrame>
    </LiveOrder>
  )
}

type Paid = OrderView['ledger']['parts'][number]

/** How it was paid; a card by its brand, last digits and instalments. */
function wayOf(t: Texts['t'], { charges }: OrderView, { amount, kind, paidAt, paymentKind }: Paid): string {
  const charge = charges.findLast((one) => one.card && one.value === amount && one.paidAt !== null && paidAt !== null)
  if (paymentKind === 'card' && charge?.card)
    return t('checkout.done.card', { ...charge.card, instalments: charge.instalments })
  return paymentKind ? t(`order.paymentKind.${paymentKind}`) : t(`order.part.${kind}`)
}
