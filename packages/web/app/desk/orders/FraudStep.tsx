import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Soft } from '../../work/Soft.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

/** A person decides on the photos that were not recognised; they are deleted with the decision. */
export function FraudStep(props: DeskOrderProps) {
  const { t, date } = useTexts()
  const { photos } = props.data
  const buttons = (
    <>
      <Button type="submit" name="decision" value="approve" size="small" variant="primary">
        {t('orders.desk.fraud.approve')}
      </Button>
      <Button type="submit" name="decision" value="refuse" size="small">
        {t('orders.desk.fraud.refuse')}
      </Button>
    </>
  )
  return (
    <StepForm {...props} form={STEP_FORMS.fraud} title={t('orders.desk.fraud')} buttons={buttons}>
      {photos.length === 0 && <Soft as="p">{t('orders.desk.fraud.none')}</Soft>}
      {photos.length > 0 && (
        <ul>
          {photos.map(({ id, takenAt }, at) => (
            <li key={id}>
              <a href={`/api/documents/photos/${id}`}>{t('orders.desk.fraud.photo', { number: at + 1 })}</a>{' '}
              <Soft>{date(takenAt, 'moment')}</Soft>
            </li>
          ))}
        </ul>
      )}
      <Field name="why" rows={2} />
    </StepForm>
  )
}
