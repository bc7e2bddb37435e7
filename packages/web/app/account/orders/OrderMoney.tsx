import type { ChargeView, Ledger, OrderRefund, OrderView } from '@volante/contract/order-shapes'
import { Link } from 'react-router'
import { otherWay } from '../../order-live/other-way.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type PriceLine, PriceLines } from '../../ui/data/PriceLines.tsx'
import { REFUND_TONES } from '../../ui/data/refund-tones.ts'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { noon } from '../../order-live/noon.ts'
import css from './order.module.css'

/** What the total is made of, each demand for money, and what goes back. */
export function OrderMoney({
  order,
}: {
  readonly order: Pick<OrderView, 'id' | 'ledger' | 'charges' | 'refunds' | 'isEnded' | 'payable' | 'paymentKind'>
}) {
  const { t } = useTexts()
  const site = useSite()
  const other = otherWay(order)
  return (
    <section aria-labelledby="money" className={css.part}>
      <h2 id="money">{t('orders.money')}</h2>
      <LedgerLines ledger={order.ledger} isEnded={order.isEnded} />
      {other ? (
        <p>
          <Link to={pathTo(site, 'orderPay', { order: order.id }, other)}>{t('orders.otherWay')}</Link>
        </p>
      ) : null}
      {order.charges.length > 0 && (
        <>
          <h3>{t('orders.charges')}</h3>
          <ul role="list">
            {order.charges.map((charge) => (
              <Charge key={charge.id} charge={charge} />
            ))}
          </ul>
        </>
      )}
      {order.refunds.length > 0 && (
        <>
          <h3>{t('orders.refunds')}</h3>
          <ul role="list">
            {order.refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** What is left to pay is told while the order goes on: one that ended owes nothing. */
function LedgerLines({ ledger, isEnded }: { readonly ledger: Ledger; readonly isEnded: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const parts = ledger.parts.map(
    (part): PriceLine => ({
      id: part.id,
      title: t(`order.part.${part.kind}`),
      note: partNote(part),
      amount: part.amount,
    }),
  )
  const rest: PriceLine = { id: 'remaining', title: t('order.part.remaining'), amount: ledger.remaining }
  const total: PriceLine = { id: 'total', title: t('order.part.total'), amount: ledger.total, isTotal: true }
  return <PriceLines lines={isEnded ? [...parts, total] : [...parts, rest, total]} />

  function partNote({ paymentKind, isPaid, paidAt, refunded }: Ledger['parts'][number]): string {
    const how = paymentKind && t(`order.paymentKind.${paymentKind}`)
    const state =
      paymentKind && (isPaid && paidAt ? t('orders.part.paid', { date: texts.date(paidAt) }) : t('orders.part.awaited'))
    const back = refunded > 0 && t('orders.part.refunded', { amount: texts.money(refunded) })
    return [how, state, back].filter(Boolean).join(' · ')
  }
}

const CHARGE_TONES: Readonly<Record<ChargeView['state'], Tone>> = {
  created: 'info',
  pending: 'info',
  paid: 'good',
  refused: 'bad',
  expired: 'warn',
  cancelled: 'warn',
  refunding: 'info',
  refunded: 'info',
}

function Charge({ charge }: { readonly charge: ChargeView }) {
  const { t, money, number, date } = useTexts()
  const { card, boleto, instalments, paidAt, endTime, refusal, state } = charge
  const isOpen = state === 'created' || state === 'pending'
  const facts = [
    card && t('orders.charge.card', { brand: card.brand, last4: card.last4 }),
    instalments > 1 && t('orders.charge.instalments', { count: number(instalments) }),
    paidAt && t('orders.charge.paidAt', { date: date(paidAt, 'moment') }),
    isOpen && endTime && t('orders.charge.until', { date: date(endTime, 'moment') }),
  ].filter(Boolean)
  return (
    <li className={css.row}>
      <div>
        <p>
          {t(`order.paymentKind.${charge.type}`)}
          <span className="soft small"> · {t(`orders.purpose.${charge.purpose}`)}</span>
        </p>
        {facts.length > 0 && <p className="soft small">{facts.join(' · ')}</p>}
        {refusal && <p className="soft small">{refusal.message}</p>}
        {boleto && isOpen && (
          <p>
            <a href={`/api/payment/charges/${charge.id}/boleto`}>{t('orders.charge.boleto')}</a>
          </p>
        )}
      </div>
      <StatusTag tone={CHARGE_TONES[state]}>{t(`orders.chargeState.${state}`)}</StatusTag>
      <span className={css.amount}>{money(charge.value)}</span>
    </li>
  )
}

function Refund({ refund: { amount, method, state, expectedOn, reason } }: { readonly refund: OrderRefund }) {
  const { t, money, date } = useTexts()
  return (
    <li className={css.row}>
      <div>
        <p>{t(`order.refund.${method}`)}</p>
        {reason && <p className="soft small">{t('orders.refund.reason', { reason })}</p>}
        {state !== 'done' && state !== 'declined' && (
          <p className="soft small">{t('orders.refund.by', { date: date(noon(expectedOn)) })}</p>
        )}
      </div>
      <StatusTag tone={REFUND_TONES[state]}>{t(`orders.refundState.${state}`)}</StatusTag>
      <span className={css.amount}>{money(amount)}</span>
    </li>
  )
}
