import type { ChargeView, Ledger, OrderRefund, OrderView } from '@volante/contract/order-shapes'
import { noon } from '../../../order-live/noon.ts'
import { REFUND_TONES } from '../../../ui/data/refund-tones.ts'
import { type Texts, useTexts } from '../../../texts/texts.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { StatusTag } from '../../../ui/data/Tag.tsx'
import css from './MoneyTables.module.css'

/** A part of the ledger as staff reads it: what it is and how it is paid. */
export const partName = ({ t }: Texts, { kind, paymentKind }: Ledger['parts'][number]): string =>
  // A used car or a financing is both the part and its way: said once.
  [...new Set([t(`order.part.${kind}`), paymentKind && t(`order.paymentKind.${paymentKind}`)])]
    .filter(Boolean)
    .join(' · ')

export function LedgerTable({ order }: { readonly order: Pick<OrderView, 'ledger' | 'isEnded'> }) {
  const texts = useTexts()
  const { t, money, date } = texts
  const { parts, remaining, total } = order.ledger
  return (
    <Table caption={t('orders.desk.ledger')} isDense>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id}>
            <th scope="row">{partName(texts, part)}</th>
            <td className={css.words}>
              {part.paidAt
                ? t('orders.part.paid', { date: date(part.paidAt) })
                : part.paymentKind && t('orders.part.awaited')}
              {part.refunded > 0 && ` · ${t('orders.part.refunded', { amount: money(part.refunded) })}`}
            </td>
            <td data-align="end">{money(part.amount)}</td>
          </tr>
        ))}
        {!order.isEnded && (
          <tr>
            <th scope="row">{t('order.part.remaining')}</th>
            <td>–</td>
            <td data-align="end">{money(remaining)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <strong>{t('order.part.total')}</strong>
          </th>
          <td>–</td>
          <td data-align="end">
            <strong>{money(total)}</strong>
          </td>
        </tr>
      </tbody>
    </Table>
  )
}

export function ChargesTable({ charges }: { readonly charges: readonly ChargeView[] }) {
  const { t, money, date } = useTexts()
  return (
    <Table caption={t('orders.charges')} isDense>
      <tbody>
        {charges.map((charge) => (
          <tr key={charge.id}>
            <th scope="row">
              {t(`order.paymentKind.${charge.type}`)} · {t(`orders.purpose.${charge.purpose}`)}
            </th>
            <td>{date(charge.paidAt ?? charge.createdAt, 'moment')}</td>
            <td>
              {t(`orders.chargeState.${charge.state}`)}
              {charge.refusal && `: ${charge.refusal.message}`}
            </td>
            <td data-align="end">{money(charge.value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

export function RefundsTable({ refunds }: { readonly refunds: readonly OrderRefund[] }) {
  const { t, money, date } = useTexts()
  return (
    <Table caption={t('orders.refunds')} isDense>
      <tbody>
        {refunds.map(({ id, method, state, expectedOn, amount }) => (
          <tr key={id}>
            <th scope="row">{t(`order.refund.${method}`)}</th>
            <td className={css.words}>
              {t('orders.refund.by', { date: date(noon(expectedOn)) })}{' '}
              <StatusTag tone={REFUND_TONES[state]}>{t(`orders.refundState.${state}`)}</StatusTag>
            </td>
            <td data-align="end">{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
