import { ScanButton } from '../../scanner/ScanButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Facts } from '../../work/Facts.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

/** Which car an order became that was to be built: one of the stock that is exactly so, or the one that came off the line for it. */
export function AssignCar(props: DeskOrderProps) {
  const { t, date } = useTexts()
  const units = props.data.order.assignable ?? []
  const save = (
    <Button type="submit" size="small" variant="primary">
      {t('orders.desk.assign.save')}
    </Button>
  )
  const found = units.map(({ chassis, place, arrival, dealer }) => [
    chassis,
    [dealer, t(`order.place.${place}`), date(`${arrival}T15:00:00Z`)].filter(Boolean).join(' · '),
  ])
  return (
    <StepForm {...props} form={STEP_FORMS.assign} title={t('orders.desk.assign')} buttons={save}>
      <p>{t('orders.desk.assign.text')}</p>
      {found.length > 0 ? (
        <>
          <p>{t('orders.desk.assign.alike')}</p>
          <Facts of={Object.fromEntries(found)} />
        </>
      ) : null}
      <Field name="chassis" />
      <ScanButton field="chassis" />
    </StepForm>
  )
}
