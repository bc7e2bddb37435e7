import type { FeedView } from '@volante/contract/clients'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'

/** A dealer system's key and how it sends, beyond the list's columns. */
export function FeedFacts({ feed }: { readonly feed: FeedView }) {
  const { t, date, number } = useTexts()
  const { clientId, expiresAt, dealerCodes, pushedAt, sheet, problem, pushes } = feed
  const facts = {
    [t('resources.feeds.clientId')]: clientId,
    [t('resources.feeds.expiresAt')]: expiresAt && date(expiresAt, 'moment'),
    [t('resources.feeds.dealerCodes')]: dealerCodes.length === 0 && t('resources.feeds.every'),
    [t('resources.feeds.pushedAt')]: !pushedAt && t('resources.feeds.never'),
    [t('resources.feeds.address')]: sheet && `/api/feeds/${sheet}`,
    [t('resources.feeds.problem')]: problem,
    [t('resources.feeds.pushes')]: number(pushes),
  }
  return (
    <Stack gap={3}>
      <Facts of={facts} />
      <p className="soft">{t('resources.feeds.keys')}</p>
    </Stack>
  )
}
