import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'

/** Nobody knows whether it arrived: the same key asks again without doing it twice. */
export function BrokenLine() {
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" isLive>
      {t('checkout.brokenLine', { phone: useSite().legal.phone })}
    </InlineMessage>
  )
}
