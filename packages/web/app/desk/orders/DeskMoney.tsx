import type { OrderRefund } from '@volante/contract/order-shapes'
import { formatPrice } from '@volante/domain/price'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import type { DeskOrderProps } from './DeskOrderView.tsx'
import { ChargesTable, LedgerTable, partName, RefundsTable } from './MoneyTables.tsx'
import css from './orders.module.css'
import { StepForm, typedHere } from './StepForm.tsx'

/** Given back by a bank, a consortium or a dealer, who tell nobody: a person notes it. */
const OUTSIDE: readonly OrderRefund['method'][] = [
  'dealerRefund',
  'bankSettlement',
  'consortiumRelease',
  'tradeInReturn',
]
const isOutside = ({ method, state }: OrderRefund): boolean => state === 'requested' && OUTSIDE.includes(method)

/** The ledger, the demands for money with what can be given back, and what goes back. */
export function DeskMoney({ data, refused }: DeskOrderProps) {
  const { t } = useTexts()
  const { charges, may, partsToSettle, refundable, refunds } = data.order
  return (
    <section aria-labelledby="money" className={css.acts}>
      <h2 id="money">{t('orders.money')}</h2>
      <LedgerTable order={data.order} />
      {charges.length > 0 && <ChargesTable charges={charges} />}
      {refunds.length > 0 && <RefundsTable refunds={refunds} />}
      {data.mayConfirmRefund &&
        refunds
          .filter(isOutside)
          .map((refund) => <ConfirmRefund key={refund.id} refund={refund} data={data} refused={refused} />)}
      {partsToSettle.map((partId) => (
        <Settle key={partId} partId={partId} data={data} refused={refused} />
      ))}
      {may.refund &&
        refundable.map(({ chargeId, amount }) => (
          <Refund key={chargeId} chargeId={chargeId} amount={amount} data={data} refused={refused} />
        ))}
    </section>
  )
}

function ConfirmRefund({ refund, data, refused }: DeskOrderProps & { readonly refund: OrderRefund }) {
  const { t, money } = useTexts()
  const of = ['refundId', refund.id] as const
  const title = t('orders.desk.confirmRefund', {
    method: t(`order.refund.${refund.method}`),
    amount: money(refund.amount),
  })
  return (
    <StepForm step="confirmRefund" title={title} once={data.once} refused={refused} of={of}>
      <Note id={`note-${refund.id}`} typed={typedHere(refused, 'confirmRefund', of).note} />
      <p className={css.buttons}>
        <Button type="submit" size="small">
          {t('orders.desk.confirmRefund.done')}
        </Button>
      </p>
    </StepForm>
  )
}

function Settle({ partId, data, refused }: DeskOrderProps & { readonly partId: string }) {
  const texts = useTexts()
  const { t, money } = texts
  const part = data.order.ledger.parts.find(({ id }) => id === partId)
  const of = ['partId', partId] as const
  if (!part) return null
  return (
    <StepForm
      step="settle"
      title={t('orders.desk.settle', { part: partName(texts, part), amount: money(part.amount) })}
      once={data.once}
      refused={refused}
      of={of}
    >
      <Note id={`note-${partId}`} typed={typedHere(refused, 'settle', of).note} />
      <p className={css.buttons}>
        <Button type="submit" size="small">
          {t('orders.desk.settle.confirm')}
        </Button>
      </p>
    </StepForm>
  )
}

/** What is worth remembering of money somebody else moved; it lands in the history. */
function Note({ id, typed }: { readonly id: string; readonly typed: string | undefined }) {
  const { t } = useTexts()
  return <TextField name="note" id={id} label={t('orders.desk.note')} defaultValue={typed} maxLength={500} />
}

interface RefundProps extends DeskOrderProps {
  readonly chargeId: string
  /** What is left of the charge. */
  readonly amount: number
}

function Refund({ chargeId, amount, data, refused }: RefundProps) {
  const { t, money } = useTexts()
  const of = ['chargeId', chargeId] as const
  const typed = typedHere(refused, 'refund', of)
  const charge = data.order.charges.find(({ id }) => id === chargeId)
  const { currency } = data.order
  return (
    <StepForm
      step="refund"
      title={t('orders.desk.refund', { kind: charge ? t(`order.paymentKind.${charge.type}`) : '' })}
      once={data.once}
      refused={refused}
      of={of}
    >
      <input type="hidden" name="currency" value={currency} />
      <div className={css.fields}>
        <MoneyField
          name="amount"
          id={`refund-${chargeId}`}
          label={t('orders.desk.refund.amount')}
          hint={t('orders.desk.refund.left', { amount: money(amount) })}
          defaultValue={typed.amount ?? formatPrice(amount, currency).replace(/^\D+/, '')}
        />
        <TextField
          name="reason"
          id={`refund-reason-${chargeId}`}
          label={t('orders.desk.reason')}
          hint={t('orders.desk.refund.why')}
          defaultValue={typed.reason}
          maxLength={300}
        />
      </div>
      <p className={css.buttons}>
        <Button type="submit" size="small" variant="danger">
          {t('orders.desk.refund.confirm')}
        </Button>
      </p>
    </StepForm>
  )
}
