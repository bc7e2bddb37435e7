import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'

export function NothingFree({ name, phone }: { readonly name: string; readonly phone: string }) {
  const { t } = useTexts()
  return (
    <InlineMessage tone="warn" title={t('appointment.nothingFree', { dealer: name })}>
      {t('appointment.nothingFreeText', { phone })}
    </InlineMessage>
  )
}
