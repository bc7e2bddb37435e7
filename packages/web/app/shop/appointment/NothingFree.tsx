import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { DealerChoice } from '../proposal/dealers/nearby-dealers.ts'
import { DealerList } from './DealerList.tsx'

interface NothingFreeProps {
  readonly name: string
  readonly phone: string
  /** How many days were looked at. */
  readonly days: number
  readonly others: readonly DealerChoice[]
  readonly hrefOf: (dealer: string) => string
}

/** A dealer without a free slot, and the nearest others. */
export function NothingFree({ name, phone, days, others, hrefOf }: NothingFreeProps) {
  const { t } = useTexts()
  return (
    <Stack gap={3}>
      <InlineMessage tone="warn" title={t('appointment.nothingFree', { dealer: name, days })}>
        {t('appointment.nothingFreeText', { phone })}
      </InlineMessage>
      {others.length > 0 ? <DealerList dealers={others} hrefOf={hrefOf} /> : null}
    </Stack>
  )
}
