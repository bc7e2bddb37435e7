import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { CancellationStep } from './CancellationStep.tsx'
import type { DeskOrderProps } from './DeskOrderView.tsx'
import { FraudStep } from './FraudStep.tsx'
import css from './orders.module.css'
import { StepForm, typedHere } from './StepForm.tsx'

/** What the visitor may do now: only what is permitted is there. */
export function Steps({ data, refused }: DeskOrderProps) {
  const { t } = useTexts()
  const { may, nextStatuses, cancellationRequest, partsToSettle, photo } = data.order
  const isPhotoOpen = may.reviewFraud && photo !== null && photo.state !== 'success'
  const canAdvance = may.advance && nextStatuses.length > 0
  const isAsked = cancellationRequest !== null
  const hasAny = canAdvance || isPhotoOpen || may.estimate || may.cancel
  // Their forms stand beside what they are about.
  const hasOther = may.refund || may.reviewDocuments || partsToSettle.length > 0
  if (!hasAny && hasOther) return null
  return (
    <section aria-labelledby="steps" className={css.acts}>
      <h2 id="steps">{t('orders.desk.steps')}</h2>
      {!hasAny && <p className={css.soft}>{t('orders.desk.steps.none')}</p>}
      {may.cancel && isAsked && <CancellationStep data={data} refused={refused} />}
      {isPhotoOpen && <FraudStep data={data} refused={refused} />}
      {canAdvance && <Advance data={data} refused={refused} />}
      {may.estimate && <Estimate data={data} refused={refused} />}
      {may.cancel && !isAsked && (
        <Disclosure title={t('orders.desk.cancel')} isOpen={refused?.step === 'cancellation'}>
          <CancellationStep data={data} refused={refused} />
        </Disclosure>
      )}
    </section>
  )
}

function Advance({ data: { order, once }, refused }: DeskOrderProps) {
  const { t, byKey } = useTexts()
  const typed = typedHere(refused, 'advance')
  return (
    <StepForm step="advance" title={t('orders.desk.advance')} once={once} refused={refused}>
      <TextArea
        name="note"
        id="advance-note"
        label={t('orders.desk.note')}
        defaultValue={typed.note}
        isOptional
        rows={2}
        maxLength={500}
      />
      <p className={css.buttons}>
        {order.nextStatuses.map((status, at) => (
          <Button
            key={status}
            type="submit"
            name="status"
            value={status}
            size="small"
            variant={at === 0 ? 'primary' : 'secondary'}
          >
            {orderStatusOf(status) ? byKey(`order.status.${status}.title`) : status}
          </Button>
        ))}
      </p>
    </StepForm>
  )
}

function Estimate({ data: { order, once }, refused }: DeskOrderProps) {
  const { t } = useTexts()
  const typed = typedHere(refused, 'estimate')
  return (
    <StepForm step="estimate" title={t('orders.desk.estimate')} once={once} refused={refused}>
      <div className={css.fields}>
        <TextField
          name="deliveryOn"
          id="estimate-day"
          type="date"
          label={t('orders.desk.estimate.day')}
          defaultValue={typed.deliveryOn ?? order.estimates.at(-1)?.deliveryOn}
        />
        <Select
          name="reason"
          id="estimate-reason"
          label={t('orders.desk.reason')}
          defaultValue={typed.reason ?? ''}
          placeholder={t('orders.desk.choose')}
          // The first promise and the one of a new stage are the platform's own.
          options={ESTIMATE_REASONS.filter((one) => one !== 'first' && one !== 'stageReached').map((value) => ({
            value,
            label: t(`order.estimateReason.${value}`),
          }))}
        />
        <TextField
          name="note"
          id="estimate-note"
          label={t('orders.desk.note')}
          defaultValue={typed.note}
          isOptional
          maxLength={300}
        />
      </div>
      <p className={css.buttons}>
        <Button type="submit" size="small">
          {t('orders.desk.estimate.save')}
        </Button>
      </p>
    </StepForm>
  )
}
