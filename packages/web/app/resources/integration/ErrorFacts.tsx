import type { IntegrationError } from '@volante/contract/journey-integration-errors'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Sent } from './Sent.tsx'

/** What happened, how often it was tried, and what was sent. */
export function ErrorFacts({ error: one }: { readonly error: IntegrationError }) {
  const { t, date, number } = useTexts()
  const facts = {
    [t('resources.integration-errors.error')]: one.error,
    [t('resources.integration-errors.attempts')]: number(one.attempts),
    [t('resources.integration-errors.dealerName')]: one.dealerName ?? one.dealerCode,
    [t('resources.integration-errors.createdAt')]: date(one.createdAt, 'moment'),
    [t('resources.integration-errors.changedAt')]: date(one.changedAt, 'moment'),
  }
  return (
    <Stack gap={3}>
      <Facts of={facts} />
      <p className="soft">
        {t(one.isOwn ? 'resources.integration-errors.own' : 'resources.integration-errors.foreign')}
      </p>
      <Sent title={t('resources.integration-log.payload')} payload={one.payload} />
    </Stack>
  )
}
