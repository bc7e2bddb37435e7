import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

/** The plate of a car that was delivered, and what its odometer shows: its owner finds both in the garage. */
export function TellPlate(props: DeskOrderProps) {
  const { t } = useTexts()
  const save = (
    <Button type="submit" size="small">
      {t('orders.desk.plate.save')}
    </Button>
  )
  return (
    <StepForm {...props} form={STEP_FORMS.plate} title={t('orders.desk.plate')} buttons={save}>
      <Columns least="180px" gap={3}>
        <Field name="plate" />
        <Field name="mileage" isOptional />
      </Columns>
    </StepForm>
  )
}
