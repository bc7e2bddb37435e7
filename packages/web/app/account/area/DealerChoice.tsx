import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Field } from '../forms/account-forms.ts'
import type { DealerToChoose } from './dealers-for.ts'

export function DealerChoice({ dealers }: { readonly dealers: readonly DealerToChoose[] }) {
  const { t } = useTexts()
  if (dealers.length === 0) return <InlineMessage tone="warn">{t('account.dealers.none')}</InlineMessage>
  return (
    <Field
      name="dealerCode"
      options={dealers.map(({ code, name, place }) => ({ value: code, label: name, hint: place }))}
    />
  )
}
