import { Link } from 'react-router'
import type { OrderRefund } from '@volante/contract/order-shapes'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import type { DeskOrderProps } from '../load-desk-order.ts'
import { ORDERS } from '../../../work/list/known-lists.ts'
import { ChargesTable, LedgerTable, partName, RefundsTable } from './MoneyTables.tsx'
import { DecideRefund, RetryRefund } from './RefundSteps.tsx'
import { Field, STEP_FORMS } from '../step-forms.ts'
import { StepForm } from '../StepForm.tsx'
import { UsedCar } from '../UsedCar.tsx'

/** The ledger, the demands for money with what can be given back, and what goes back. */
export function DeskMoney(props: DeskOrderProps) {
  const { t, money } = useTexts()
  const { order } = props.data
  const { charges, may, partsToSettle, refundable, refundAccount, refunds } = order
  const among = (ids: readonly string[]) => refunds.filter(({ id }) => ids.includes(id))
  return (
    <Stack as="section" aria-labelledby="money">
      <h2 id="money">{t('orders.money')}</h2>
      <LedgerTable order={order} />
      {charges.length > 0 && <ChargesTable charges={charges} />}
      {refunds.length > 0 && <RefundsTable refunds={refunds} />}
      {refundAccount && (
        <p>
          {t('orders.desk.refundAccount')}: <strong>{refundAccount.account ?? refundAccount.masked}</strong>
        </p>
      )}
      {among(order.refundsToDecide).map((refund) => (
        <DecideRefund key={refund.id} {...props} refund={refund} />
      ))}
      {among(order.refundsToRetry).map((refund) => (
        <RetryRefund key={refund.id} {...props} refund={refund} />
      ))}
      {among(order.refundsToConfirm).map((refund) => (
        <ConfirmRefund key={refund.id} {...props} refund={refund} />
      ))}
      {partsToSettle.map((partId) => (
        <Settle key={partId} {...props} partId={partId} />
      ))}
      {may.refund &&
        refundable.map(({ chargeId, amount }) => (
          <p key={chargeId}>
            <Link to={`${ORDERS.path}/${order.id}/refund/${chargeId}`}>
              {t('orders.desk.refund.open', { amount: money(amount) })}
            </Link>
          </p>
        ))}
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
