import type { HookNotice } from '@volante/contract/hooks'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { useLookingAgain } from '../../work/use-looking-again.ts'
import { Sent } from './Sent.tsx'

/** By what the receiver knows a notice, what was sent and what came back; one that is being sent looks again by itself. */
export function NoticeFacts({
  notice: { id, state, tries, status, answer, request },
}: {
  readonly notice: HookNotice
}) {
  const { t } = useTexts()
  useLookingAgain(state === 'waiting' && tries === 0)
  return (
    <Stack gap={3}>
      <Facts of={{ [t('resources.hook-notices.id')]: id }} />
      <Sent title={t('resources.hook-notices.request')} payload={request} />
      <Sent
        title={t('resources.hook-notices.answer', { status: String(status) })}
        payload={status === null ? null : (answer ?? '')}
      />
    </Stack>
  )
}
