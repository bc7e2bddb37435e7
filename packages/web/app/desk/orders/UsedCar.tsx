import type { Ledger } from '@volante/contract/order-shapes'
import { formatPrice } from '@volante/domain/money/price'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

interface UsedCarProps extends DeskOrderProps {
  readonly part: Ledger['parts'][number]
}

/** A used car in part payment: what its owner said of it, what it was found worth, and what the owner answered. */
export function UsedCar({ part, ...props }: UsedCarProps) {
  const { t, money, date } = useTexts()
  const { trade, appraisal, amount, isPaid } = part
  return (
    <Stack gap={3}>
      <h3>{t('orders.desk.usedCar')}</h3>
      <Facts
        of={{
          [t('orders.desk.usedCar.plate')]: trade?.plate,
          [t('orders.desk.usedCar.description')]: trade?.description,
          [t('orders.desk.usedCar.promised')]: money(amount),
          [t('orders.desk.usedCar.appraised')]:
            appraisal && `${money(appraisal.value)} · ${date(appraisal.at, 'moment')}`,
          [t('orders.desk.usedCar.note')]: appraisal?.note,
          [t('orders.desk.usedCar.answer')]: appraisal && t(`orders.appraisal.${appraisal.answer ?? 'asked'}`),
        }}
      />
      {appraisal?.isBinding ? <p className="soft">{t('orders.desk.usedCar.offered')}</p> : null}
      {!isPaid && !appraisal?.isBinding && <Appraise {...props} part={part} />}
    </Stack>
  )
}

function Appraise({ part: { id, amount, appraisal }, ...props }: UsedCarProps) {
  const { t } = useTexts()
  const { currency } = props.data.order
  const save = (
    <Button type="submit" size="small" variant="primary">
      {t('orders.desk.usedCar.save')}
    </Button>
  )
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.appraise}
      of={id}
      title={t('orders.desk.usedCar.appraise')}
      values={{ appraised: formatPrice(appraisal?.value ?? amount, currency).replace(/^\D+/, '') }}
      buttons={save}
    >
      <input type="hidden" name="currency" value={currency} />
      <Field name="appraised" />
      <Field name="reply" label={t('orders.desk.usedCar.why')} rows={2} required isOptional={false} />
    </StepForm>
  )
}
