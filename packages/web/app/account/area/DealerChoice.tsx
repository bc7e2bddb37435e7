import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { useField } from '../forms/form-context.tsx'
import type { DealerToChoose } from './dealers-for.ts'

export function DealerChoice({ dealers }: { readonly dealers: readonly DealerToChoose[] }) {
  const { t } = useTexts()
  const { errors, values } = useField()
  const [first] = dealers
  if (!first) return <InlineMessage tone="warn">{t('account.dealers.none')}</InlineMessage>
  return (
    <RadioGroup
      id="dealerCode"
      legend={t('account.field.dealerCode')}
      name="dealerCode"
      error={errors.dealerCode}
      defaultValue={values.dealerCode || first.code}
      options={dealers.map(({ code, name, place }) => ({ value: code, label: name, hint: place }))}
    />
  )
}
