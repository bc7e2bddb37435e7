import type { OrderRefund } from '@volante/contract/order-shapes'
import { formatPrice } from '@volante/domain/money/price'
import { noon } from '../../../order-live/noon.ts'
import { refusedOf } from '../../../forms/refused.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Columns } from '../../../ui/layout/Stack.tsx'
import type { DeskOrderProps } from '../load-desk-order.ts'
import { centsOf, Field, STEP_FORMS } from '../step-forms.ts'
import { StepForm } from '../StepForm.tsx'

interface OfRefund extends DeskOrderProps {
  readonly refund: OrderRefund
}

/** A refund above the limit waits for somebody else than who asked for it. */
export function DecideRefund({ refund, ...props }: OfRefund) {
  const { t, money } = useTexts()
  const buttons = (
    <>
      <Button type="submit" name="decision" value="approve" size="small" variant="primary">
        {t('orders.desk.decideRefund.approve')}
      </Button>
      <Button type="submit" name="decision" value="decline" size="small">
        {t('orders.desk.decideRefund.decline')}
      </Button>
    </>
  )
  const title = t('orders.desk.decideRefund', { amount: money(refund.amount), reason: refund.reason ?? '' })
  return <StepForm {...props} form={STEP_FORMS.decideRefund} of={refund.id} title={title} buttons={buttons} />
}

/** One that failed is ordered once more, or sent to an account the buyer is asked for. */
export function RetryRefund({ refund, ...props }: OfRefund) {
  const { t, money } = useTexts()
  const buttons = (
    <>
      <Button type="submit" name="decision" value="again" size="small">
        {t('orders.desk.retryRefund.again')}
      </Button>
      <Button type="submit" name="decision" value="transfer" size="small">
        {t('orders.desk.retryRefund.transfer')}
      </Button>
    </>
  )
  const title = t('orders.desk.retryRefund', { amount: money(refund.amount) })
  return <StepForm {...props} form={STEP_FORMS.retryRefund} of={refund.id} title={title} buttons={buttons} />
}

interface RefundProps extends DeskOrderProps {
  readonly left: DeskOrderProps['data']['order']['refundable'][number]
}

/** Money given back: amount and reason first, then what that means, and only then it is ordered. */
export function Refund({ left, ...props }: RefundProps) {
  const { t } = useTexts()
  const { chargeId } = left
  const { charges, currency } = props.data.order
  const charge = charges.find(({ id }) => id === chargeId)
  const typed = refusedOf(props.answer, { kind: `${STEP_FORMS.refund.kind}.${chargeId}` })?.submission.payload
  const cents = centsOf(String(typed?.['amount'] ?? ''), currency)
  const reason = String(typed?.['refundReason'] ?? '').trim()
  const isChecked = typed?.['decision'] === 'check' && cents !== null && cents <= left.amount && reason !== ''
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.refund}
      of={chargeId}
      title={t('orders.desk.refund', { kind: charge ? t(`order.paymentKind.${charge.type}`) : '' })}
      values={{ amount: formatPrice(left.amount, currency).replace(/^\D+/, '') }}
      buttons={isChecked ? <Confirm /> : <Check />}
    >
      <input type="hidden" name="currency" value={currency} />
      {isChecked ? (
        <Summary left={left} cents={cents} reason={reason} limit={props.data.order.refundLimit} />
      ) : (
        <Amount left={left} />
      )}
    </StepForm>
  )
}

function Amount({ left }: Pick<RefundProps, 'left'>) {
  const { t, money } = useTexts()
  return (
    <Columns least="180px" gap={3}>
      <Field name="amount" hint={t('orders.desk.refund.left', { amount: money(left.amount) })} />
      <Field name="refundReason" />
    </Columns>
  )
}

interface SummaryProps extends Pick<RefundProps, 'left'> {
  readonly cents: number
  readonly reason: string
  readonly limit: number
}

function Summary({ left, cents, reason, limit }: SummaryProps) {
  const { t, money, number, date } = useTexts()
  return (
    <>
      <input type="hidden" name="amount" value={number(cents / 100, { minimumFractionDigits: 2 })} />
      <input type="hidden" name="refundReason" value={reason} />
      <p>
        {t('orders.desk.refund.summary', {
          amount: money(cents),
          way: t(`order.refund.${left.method}`),
          date: date(noon(left.expectedOn)),
          rest: money(left.amount - cents),
        })}
      </p>
      <p>{t('orders.refund.reason', { reason })}</p>
      {cents > limit && <p>{t('orders.desk.refund.second', { limit: money(limit) })}</p>}
    </>
  )
}

const Check = () => (
  <Button type="submit" name="decision" value="check" size="small">
    {useTexts().t('orders.desk.refund.check')}
  </Button>
)

function Confirm() {
  const { t } = useTexts()
  return (
    <>
      <Button type="submit" name="decision" value="confirm" size="small" variant="danger">
        {t('orders.desk.refund.confirm')}
      </Button>
      <Button type="submit" name="decision" value="edit" size="small">
        {t('orders.desk.refund.edit')}
      </Button>
    </>
  )
}
