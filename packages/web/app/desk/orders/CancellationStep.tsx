import { CANCELLATION_REASONS, type CancellationReason } from '@volante/domain/order/cancellation'
import { noon } from '../../order-live/noon.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import css from './orders.module.css'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

const REASONS = Object.keys(CANCELLATION_REASONS) as CancellationReason[]

/** The decision on a requested cancellation, or one without a request; what it gives back stands beside it. */
export function CancellationStep(props: DeskOrderProps) {
  const { t, money } = useTexts()
  const { cancellation, cancellationRequest: asked } = props.data.order
  const buttons = (
    <>
      <Button type="submit" name="decision" value="accept" size="small" variant="danger">
        {t('orders.desk.cancellation.accept')}
      </Button>
      {asked && cancellation?.basis !== 'withdrawal' && (
        <Button type="submit" name="decision" value="decline" size="small">
          {t('orders.desk.cancellation.decline')}
        </Button>
      )}
    </>
  )
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.cancellation}
      title={t(asked ? 'orders.desk.cancellation' : 'orders.desk.cancel')}
      buttons={buttons}
    >
      {asked && <Request asked={asked} />}
      <p>{t('orders.request.refund', { amount: money(cancellation?.refund ?? asked?.refund ?? 0) })}</p>
      {cancellation && <Refunds refunds={cancellation.refunds} />}
      <Field
        name="reply"
        label={t(asked ? 'orders.desk.cancellation.note' : 'orders.desk.message')}
        required={false}
        rows={2}
      />
    </StepForm>
  )
}

type Order = DeskOrderProps['data']['order']

function Request({ asked: { at, comment, reason } }: { readonly asked: NonNullable<Order['cancellationRequest']> }) {
  const { t, date } = useTexts()
  const known = REASONS.find((one) => one === reason)
  return (
    <>
      <p>
        {t('orders.desk.cancellation.asked', { date: date(at, 'moment') })}{' '}
        {known ? t(CANCELLATION_REASONS[known]) : reason}
      </p>
      {comment && <p className={css.comment}>{comment}</p>}
    </>
  )
}

function Refunds({ refunds }: { readonly refunds: NonNullable<Order['cancellation']>['refunds'] }) {
  const { t, money, date } = useTexts()
  return (
    <ul>
      {refunds.map(({ kind, method, amount, expectedOn }) => (
        <li key={`${kind} ${amount}`}>
          {money(amount)} · {t(`order.refund.${method}`)} · {t('orders.refund.by', { date: date(noon(expectedOn)) })}
        </li>
      ))}
    </ul>
  )
}
