import type { SlotDay } from '@volante/contract/scheduler'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { DealerChoice } from '../proposal/dealers/nearby-dealers.ts'
import { DealerList } from './DealerList.tsx'

interface NothingFreeProps {
  readonly dealer: { readonly name: string; readonly phone: string } | null
  readonly days: readonly SlotDay[]
  readonly others: readonly DealerChoice[]
  readonly hrefOf: (dealer: string) => string
}

/** A dealer without a free slot, and the nearest others; nothing where there is one. */
export function NothingFree({ dealer, days, others, hrefOf }: NothingFreeProps) {
  const { t } = useTexts()
  if (!dealer || days.length === 0 || days.some(({ closed }) => closed === null)) return null
  const { name, phone } = dealer
  return (
    <Stack gap={3}>
      <InlineMessage tone="warn" title={t('appointment.nothingFree', { dealer: name, days: days.length - 1 })}>
        {t('appointment.nothingFreeText', { phone })}
      </InlineMessage>
      {others.length > 0 ? <DealerList dealers={others} hrefOf={hrefOf} /> : null}
    </Stack>
  )
}
