import type { DeskReviewFull } from '@volante/contract/rating-desk'
import { useTexts } from '../../texts/texts.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { HoursLeft } from './HoursLeft.tsx'
import css from './reviews.module.css'

type Shown = Pick<DeskReviewFull, 'rating' | 'title' | 'text' | 'hoursLeft' | 'reply'> &
  Partial<Pick<DeskReviewFull, 'photos' | 'earlier' | 'reported' | 'decisions'>>

interface ReviewFactsProps {
  readonly review: Shown
  /** The answer stands in the form below. */
  readonly isAnswering?: boolean
}

/** What a review says with its pictures, what it was reported for, what it said before and what was decided. */
export function ReviewFacts({ review, isAnswering = false }: ReviewFactsProps) {
  const { t, date } = useTexts()
  const { rating, title, text, hoursLeft, reply, photos = [], earlier = [], reported = [], decisions = [] } = review
  const lists = {
    reported: reported.map(({ at, reason, note }) => ({
      at,
      words: [t(`resources.reviews.reason.${reason}`), note].filter(Boolean).join(': '),
    })),
    earlier: earlier.map((one) => ({ at: one.at, words: `${one.rating} · ${one.text}` })),
    decisions: decisions.map(({ at, by, decision, removal }) => ({
      at,
      words: [by, t(`resources.reviews.decision.${decision}`), removal && t(`resources.reviews.reason.${removal}`)]
        .filter(Boolean)
        .join(' · '),
    })),
  }
  return (
    <>
      <Stack as="section" gap={2} aria-labelledby="review-title">
        <h2 id="review-title">{title ?? t('resources.reviews.text')}</h2>
        <p>
          <Stars value={rating} /> <HoursLeft hours={hoursLeft} />
        </p>
        <p className={css.text}>{text}</p>
        {photos.length > 0 ? (
          <ul role="list" className={css.photos}>
            {photos.map(({ id, isShown }, at) => (
              <li key={id}>
                <img src={`/api/rating/photos/${id}`} alt={t('resources.reviews.photo', { nth: at + 1 })} />
                <span className="soft fine">{t(`resources.reviews.photo.${isShown ? 'shown' : 'waits'}`)}</span>
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
      {reply && !isAnswering ? (
        <Stack as="section" gap={2} aria-labelledby="reply-title">
          <h2 id="reply-title">{t('resources.reviews.reply')}</h2>
          <p className={css.text}>{reply}</p>
        </Stack>
      ) : null}
      {(['reported', 'earlier', 'decisions'] as const).map((name) =>
        lists[name].length > 0 ? (
          <Stack key={name} as="section" gap={2} aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`}>{t(`resources.reviews.${name}`)}</h2>
            <ul>
              {lists[name].map(({ at, words }) => (
                <li key={at + words}>
                  {words} <span className="soft small">{date(at, 'moment')}</span>
                </li>
              ))}
            </ul>
          </Stack>
        ) : null,
      )}
    </>
  )
}
