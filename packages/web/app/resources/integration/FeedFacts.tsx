import type { FeedView } from '@volante/contract/clients'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'

/** How a dealer system's key and its last push stand. */
export function FeedFacts({ feed }: { readonly feed: FeedView }) {
  const { t, date, number } = useTexts()
  const { clientId, state, expiresAt, dealerCodes, pushedAt, sheet, outcome, problem, pushes, rows, refused } = feed
  const facts = {
    [t('resources.feeds.clientId')]: clientId,
    [t('resources.feeds.state')]: t(`resources.feeds.state.${state}`),
    [t('resources.feeds.expiresAt')]: expiresAt && date(expiresAt, 'moment'),
    [t('resources.feeds.dealerCodes')]: dealerCodes.length > 0 ? dealerCodes.join(', ') : t('resources.feeds.every'),
    [t('resources.feeds.pushedAt')]: pushedAt ? date(pushedAt, 'moment') : t('resources.feeds.never'),
    [t('resources.feeds.address')]: sheet && `/api/feeds/${sheet}`,
    [t('resources.feeds.outcome')]: outcome && t(`resources.feeds.outcome.${outcome}`),
    [t('resources.feeds.problem')]: problem,
    [t('resources.feeds.pushes')]: number(pushes),
    [t('resources.feeds.rows')]: number(rows),
    [t('resources.feeds.refused')]: number(refused),
  }
  return (
    <Stack gap={3}>
      <Facts of={facts} />
      <p className="soft">{t('resources.feeds.keys')}</p>
    </Stack>
  )
}
