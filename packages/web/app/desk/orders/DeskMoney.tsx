import type { OrderRefund } from '@volante/contract/order-shapes'
import { formatPrice } from '@volante/domain/money/price'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { ChargesTable, LedgerTable, partName, RefundsTable } from './MoneyTables.tsx'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'
import { UsedCar } from './UsedCar.tsx'

/** Given back by a bank, a consortium or a dealer, who tell nobody: a person notes it. */
const OUTSIDE: readonly OrderRefund['method'][] = [
  'dealerRefund',
  'bankSettlement',
  'consortiumRelease',
  'tradeInReturn',
]
const isOutside = ({ method, state }: OrderRefund): boolean => state === 'requested' && OUTSIDE.includes(method)

/** The ledger, the demands for money with what can be given back, and what goes back. */
export function DeskMoney(props: DeskOrderProps) {
  const { t } = useTexts()
  const { order, mayConfirmRefund } = props.data
  const { charges, may, partsToSettle, refundable, refunds } = order
  return (
    <Stack as="section" aria-labelledby="money">
      <h2 id="money">{t('orders.money')}</h2>
      <LedgerTable order={order} />
      {charges.length > 0 && <ChargesTable charges={charges} />}
      {refunds.length > 0 && <RefundsTable refunds={refunds} />}
      {mayConfirmRefund &&
        refunds.filter(isOutside).map((refund) => <ConfirmRefund key={refund.id} {...props} refund={refund} />)}
      {partsToSettle.map((partId) => (
        <Settle key={partId} {...props} partId={partId} />
      ))}
      {may.refund && refundable.map((left) => <Refund key={left.chargeId} {...props} {...left} />)}
    </Stack>
  )
}

function ConfirmRefund({ refund, ...props }: DeskOrderProps & { readonly refund: OrderRefund }) {
  const { t, money } = useTexts()
  const title = t('orders.desk.confirmRefund', {
    method: t(`order.refund.${refund.method}`),
    amount: money(refund.amount),
  })
  const done = t('orders.desk.confirmRefund.done')
  return <Noted {...props} form={STEP_FORMS.confirmRefund} of={refund.id} title={title} done={done} />
}

function Settle({ partId, ...props }: DeskOrderProps & { readonly partId: string }) {
  const texts = useTexts()
  const { t, money } = texts
  const part = props.data.order.ledger.parts.find(({ id }) => id === partId)
  if (!part) return null
  const { trade, appraisal } = part
  const mayConfirm = appraisal === null || appraisal.answer === 'accepted'
  const title = t('orders.desk.settle', { part: partName(texts, part), amount: money(part.amount) })
  const done = t('orders.desk.settle.confirm')
  return (
    <>
      {trade && <UsedCar {...props} part={part} />}
      {mayConfirm && <Noted {...props} form={STEP_FORMS.settle} of={partId} title={title} done={done} />}
    </>
  )
}

interface NotedProps extends DeskOrderProps {
  readonly form: typeof STEP_FORMS.settle
  readonly of: string
  readonly title: string
  readonly done: string
}

/** Money somebody else moved, with what is worth remembering of it; that lands in the history. */
const Noted = ({ done, ...props }: NotedProps) => (
  <StepForm
    {...props}
    buttons={
      <Button type="submit" size="small">
        {done}
      </Button>
    }
  >
    <Field name="inside" rows={1} isOptional={false} />
  </StepForm>
)

interface RefundProps extends DeskOrderProps {
  readonly chargeId: string
  /** What is left of the charge. */
  readonly amount: number
}

function Refund({ chargeId, amount, ...props }: RefundProps) {
  const { t, money } = useTexts()
  const { charges, currency } = props.data.order
  const charge = charges.find(({ id }) => id === chargeId)
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.refund}
      of={chargeId}
      title={t('orders.desk.refund', { kind: charge ? t(`order.paymentKind.${charge.type}`) : '' })}
      values={{ amount: formatPrice(amount, currency).replace(/^\D+/, '') }}
      buttons={
        <Button type="submit" size="small" variant="danger">
          {t('orders.desk.refund.confirm')}
        </Button>
      }
    >
      <input type="hidden" name="currency" value={currency} />
      <Columns least="180px" gap={3}>
        <Field name="amount" hint={t('orders.desk.refund.left', { amount: money(amount) })} />
        <Field name="refundReason" />
      </Columns>
    </StepForm>
  )
}
