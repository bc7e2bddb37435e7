import type { LogRecord } from '@volante/contract/integration-log'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Sent } from './Sent.tsx'

/** An exchange with another system. */
export function LogFacts({ of: { source, operation, status, message, time, payload } }: { readonly of: LogRecord }) {
  const { t, date } = useTexts()
  const facts = {
    [t('resources.integration-log.source')]: source,
    [t('resources.integration-log.operation')]: operation,
    [t('resources.integration-log.status')]: t(`resources.integration-log.status.${status}`),
    [t('resources.integration-log.message')]: message,
    [t('resources.integration-log.time')]: date(time, 'moment'),
  }
  return (
    <Stack gap={3}>
      <Facts of={facts} />
      <Sent title={t('resources.integration-log.payload')} payload={payload} />
    </Stack>
  )
}
