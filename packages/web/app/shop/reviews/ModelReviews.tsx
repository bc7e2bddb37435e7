import type { Review, Summary } from '@volante/contract/rating'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Distribution } from './Distribution.tsx'
import css from './reviews.module.css'
import { ReviewItem } from './ReviewItem.tsx'

interface ModelReviewsProps {
  readonly slug: string
  readonly summary: Summary
  readonly reviews: readonly Review[]
}

/** On the model's page: the mean, the most useful reviews, and the way to all of them and to one's own. */
export function ModelReviews({ slug, summary, reviews }: ModelReviewsProps) {
  const { t } = useTexts()
  const site = useSite()
  const all = pathTo(site, 'reviews', { model: slug })
  return (
    <section className={css.model} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="text-36">
        {t('reviews.heading')}
      </h2>
      {reviews.length === 0 ? (
        <p className="soft">{t('reviews.none')}</p>
      ) : (
        <div className={css.split}>
          <Distribution summary={summary} to={(stars) => pathTo(site, 'reviews', { model: slug }, { stars })} />
          <Stack as="ul" gap={5}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </Stack>
        </div>
      )}
      <Row>
        {reviews.length === 0 ? null : <LinkButton to={all}>{t('reviews.all', { count: summary.count })}</LinkButton>}
        <LinkButton variant="quiet" to={pathTo(site, 'reviewNew', null, { model: slug })} reloadDocument>
          {t('reviews.write')}
        </LinkButton>
      </Row>
    </section>
  )
}
