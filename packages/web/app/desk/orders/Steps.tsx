import { ESTIMATE_REASONS } from '@volante/domain/order/estimates'
import { orderStatusOf } from '@volante/domain/order/transitions'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { CancellationStep } from './CancellationStep.tsx'
import { dayName, useReturnDays } from '../../order-live/use-return-days.ts'
import { refusedOf } from '../../forms/refused.ts'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../../work/Soft.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { AssignCar } from './AssignCar.tsx'
import { FraudStep } from './FraudStep.tsx'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'
import { TellPlate } from './TellPlate.tsx'

/** What the visitor may do now: only what is permitted is there. */
export function Steps({ data, answer }: DeskOrderProps) {
  const { t } = useTexts()
  const { may, nextStatuses, cancellationRequest, partsToSettle, photo } = data.order
  const isPhotoOpen = may.reviewFraud && photo !== null && photo.state !== 'success'
  const canAdvance = may.advance && nextStatuses.length > 0
  const isAsked = cancellationRequest !== null
  const hasCarToName = data.order.assignable !== null
  const canTellPlate = may.advance && data.order.status === 'DELIVERED'
  const hasAny =
    canAdvance || canTellPlate || hasCarToName || isPhotoOpen || may.estimate || may.cancel || may.takeCarBack
  // Their forms stand beside what they are about.
  const hasOther = may.refund || may.reviewDocuments || partsToSettle.length > 0
  if (!hasAny && hasOther) return null
  return (
    <Stack as="section" aria-labelledby="steps">
      <h2 id="steps">{t('orders.desk.steps')}</h2>
      {!hasAny && <Soft as="p">{t('orders.desk.steps.none')}</Soft>}
      {may.takeCarBack && <ReturnDay data={data} answer={answer} />}
      {may.takeCarBack && <CarBack data={data} answer={answer} />}
      {canTellPlate && <TellPlate data={data} answer={answer} />}
      {may.cancel && isAsked && <CancellationStep data={data} answer={answer} />}
      {isPhotoOpen && <FraudStep data={data} answer={answer} />}
      {hasCarToName && <AssignCar data={data} answer={answer} />}
      {canAdvance && <Advance data={data} answer={answer} />}
      {may.estimate && <Estimate data={data} answer={answer} />}
      {may.cancel && !isAsked && (
        <Disclosure title={t('orders.desk.cancel')} isOpen={refusedOf(answer, STEP_FORMS.cancellation) !== null}>
          <CancellationStep data={data} answer={answer} />
        </Disclosure>
      )}
    </Stack>
  )
}

/** The day the buyer chose, or agrees on with the dealer. */
function ReturnDay(props: DeskOrderProps) {
  const texts = useTexts()
  const { t } = texts
  const { carReturn } = props.data.order
  const options = useReturnDays(carReturn)
  const on = carReturn?.on
  const buttons = (
    <Button type="submit" size="small">
      {t(on ? 'orders.return.day.change' : 'orders.return.day.save')}
    </Button>
  )
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.returnDay}
      title={t('orders.return.day')}
      values={{ returnOn: on ?? '' }}
      buttons={buttons}
    >
      <p>{on ? t('orders.desk.return.on', { day: dayName(texts, on) }) : t('orders.desk.return.none')}</p>
      <Field name="returnOn" placeholder={t('orders.return.day.choose')} options={options} />
    </StepForm>
  )
}

/** A legal right: nothing to decide, only to receive. */
function CarBack(props: DeskOrderProps) {
  const { t } = useTexts()
  const buttons = (
    <Button type="submit" size="small" variant="primary">
      {t('orders.desk.carBack.done')}
    </Button>
  )
  return (
    <StepForm {...props} form={STEP_FORMS.carBack} title={t('orders.desk.carBack')} buttons={buttons}>
      <p>{t('orders.desk.carBack.text')}</p>
      <Field name="note" rows={2} />
    </StepForm>
  )
}

function Advance(props: DeskOrderProps) {
  const { t, byKey } = useTexts()
  const buttons = props.data.order.nextStatuses.map((status, at) => (
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
  ))
  return (
    <StepForm {...props} form={STEP_FORMS.advance} title={t('orders.desk.advance')} buttons={buttons}>
      <Field name="note" rows={2} />
    </StepForm>
  )
}

/** The first promise and the one of a new stage are the platform's own. */
const REASONS = ESTIMATE_REASONS.filter((one) => one !== 'first' && one !== 'stageReached')

function Estimate(props: DeskOrderProps) {
  const { t } = useTexts()
  const promised = props.data.order.estimates.at(-1)?.deliveryOn
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.estimate}
      title={t('orders.desk.estimate')}
      values={promised ? { deliveryOn: promised } : {}}
      buttons={
        <Button type="submit" size="small">
          {t('orders.desk.estimate.save')}
        </Button>
      }
    >
      <Columns least="180px" gap={3}>
        <Field name="deliveryOn" />
        <Field name="reason" options={REASONS.map((value) => ({ value, label: t(`order.estimateReason.${value}`) }))} />
        <Field name="note" rows={1} maxLength={300} />
      </Columns>
    </StepForm>
  )
}
