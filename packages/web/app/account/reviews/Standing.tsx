import type { OwnReview } from '@volante/contract/rating'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'

const TONES = { published: 'good', held: 'warn', removed: 'bad' } as const

/** How an own review stands, why, until when a decision is promised, and what was answered. */
export function Standing({ review }: { readonly review: OwnReview }) {
  const { t, date } = useTexts()
  const { state, holds, removal, decidedUntil, reply, useful } = review
  return (
    <Stack gap={3}>
      <InlineMessage tone={TONES[state]} title={t(`reviews.state.${state}`)}>
        {holds.length > 0 ? (
          <p>{t('reviews.heldFor', { why: holds.map((hold) => t(`reviews.reason.${hold}`)).join(', ') })}</p>
        ) : null}
        {removal ? <p>{t('reviews.removedFor', { why: t(`reviews.reason.${removal}`) })}</p> : null}
        {decidedUntil ? <p>{t('reviews.until', { until: date(decidedUntil, 'moment') })}</p> : null}
        {state === 'published' ? <p>{t('reviews.usefulCount', { count: useful })}</p> : null}
      </InlineMessage>
      {reply ? (
        <InlineMessage tone="info" title={t(`reviews.replyBy.${reply.by}`, { name: reply.name })}>
          <p>{reply.text}</p>
        </InlineMessage>
      ) : null}
    </Stack>
  )
}
