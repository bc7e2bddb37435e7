import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import type { DeskOrderProps } from './DeskOrderView.tsx'
import css from './orders.module.css'
import { StepForm, typedHere } from './StepForm.tsx'

/** A person decides on the photos that were not recognised; they are deleted with the decision. */
export function FraudStep({ data: { photos, once }, refused }: DeskOrderProps) {
  const { t, date } = useTexts()
  const typed = typedHere(refused, 'fraud')
  return (
    <StepForm step="fraud" title={t('orders.desk.fraud')} once={once} refused={refused}>
      {photos.length > 0 ? (
        <ul>
          {photos.map(({ id, takenAt }, at) => (
            <li key={id}>
              <a href={`/api/documents/photos/${id}`}>{t('orders.desk.fraud.photo', { number: at + 1 })}</a>{' '}
              <span className={css.soft}>{date(takenAt, 'moment')}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={css.soft}>{t('orders.desk.fraud.none')}</p>
      )}
      <TextArea
        name="note"
        id="fraud-note"
        label={t('orders.desk.fraud.note')}
        defaultValue={typed.note}
        rows={2}
        maxLength={300}
      />
      <p className={css.buttons}>
        <Button type="submit" name="decision" value="approve" size="small" variant="primary">
          {t('orders.desk.fraud.approve')}
        </Button>
        <Button type="submit" name="decision" value="refuse" size="small">
          {t('orders.desk.fraud.refuse')}
        </Button>
      </p>
    </StepForm>
  )
}
