import type { Review } from '@volante/contract/rating'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { StatusTag, Tag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './reviews.module.css'

interface ReviewItemProps {
  readonly review: Review
  /** Where voices are given and reviews reported: not on pages that everybody gets alike. */
  readonly canVote?: boolean
}

/** One review: what it says, how it is known who wrote it, what they said before, and what was answered. */
export function ReviewItem({ review, canVote = false }: ReviewItemProps) {
  const { t, date, number } = useTexts()
  const { id, rating, title, text, nickname, createdAt, editedAt, year, kilometres, months, verifiedBy, photos } =
    review
  const facts = [
    t('reviews.car', { model: review.model, year: String(year) }),
    months === null ? null : t('reviews.months', { months }),
    kilometres === null ? null : t('reviews.kilometres', { km: number(kilometres) }),
  ]
  return (
    <Stack as="li" gap={3} className={css.review} id={`r-${id}`}>
      <Row gap={[1, 3]} align="center">
        <Stars value={rating} />
        <span className="strong">{t(`reviews.word.${rating as 1}`)}</span>
      </Row>
      {title ? <h3 className="text-18">{title}</h3> : null}
      <p className={css.text}>{text}</p>
      <Row gap={[1, 3]} align="center" className="soft small">
        <span>
          {nickname}, {date(createdAt)}
          {editedAt ? ` · ${t('reviews.edited', { day: date(editedAt) })}` : ''}
        </span>
        {verifiedBy === null ? (
          <Tag>{t('reviews.unverified')}</Tag>
        ) : (
          <StatusTag tone="good">{t(`reviews.verified.${verifiedBy}`)}</StatusTag>
        )}
      </Row>
      <p className="soft small">{facts.filter(Boolean).join(' · ')}</p>
      {photos.some(({ isShown }) => isShown) ? <Photos review={review} /> : null}
      <Earlier review={review} />
      <Reply review={review} />
      {canVote ? <Votes review={review} /> : null}
    </Stack>
  )
}

function Photos({ review: { photos, model } }: { readonly review: Review }) {
  const { t } = useTexts()
  const shown = photos.filter(({ isShown }) => isShown)
  return (
    <ul role="list" className={css.photos}>
      {shown.map(({ id }, at) => (
        <li key={id}>
          <a href={`/api/rating/photos/${id}`}>
            <img src={`/api/rating/photos/${id}`} alt={t('reviews.photo', { model, nth: at + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Earlier({ review: { earlier } }: { readonly review: Review }) {
  const { t, date } = useTexts()
  if (earlier.length === 0) return null
  return (
    <details className={css.earlier}>
      <summary>{t('reviews.earlier', { count: earlier.length })}</summary>
      <Stack as="ol" gap={4}>
        {earlier.map(({ at, rating, text, months }) => (
          <Stack as="li" key={at} gap={1}>
            <Row gap={[1, 3]} align="center" className="small">
              <Stars value={rating} size={14} />
              <span className="soft">
                {date(at)}
                {months === null ? '' : ` · ${t('reviews.months', { months })}`}
              </span>
            </Row>
            <p className={css.text}>{text}</p>
          </Stack>
        ))}
      </Stack>
    </details>
  )
}

function Reply({ review: { reply } }: { readonly review: Review }) {
  const { t, date } = useTexts()
  if (!reply) return null
  return (
    <Stack as="blockquote" gap={1} className={css.reply}>
      <p className="small strong">{t(`reviews.replyBy.${reply.by}`, { name: reply.name })}</p>
      <p className={css.text}>{reply.text}</p>
      <p className="soft fine">{date(reply.at)}</p>
    </Stack>
  )
}

function Votes({ review: { id, useful, notUseful, ownVote, isOwn } }: { readonly review: Review }) {
  const { t } = useTexts()
  const site = useSite()
  const answers = [
    { name: 'useful', count: useful, isPressed: ownVote === true },
    { name: 'notUseful', count: notUseful, isPressed: ownVote === false },
  ] as const
  return (
    <Row gap={[1, 3]} align="center" className="small">
      {isOwn ? (
        <span className="soft">{t('reviews.usefulCount', { count: useful })}</span>
      ) : (
        <form method="post" action={`${basePath(site)}/reviews/vote`} className={css.votes}>
          <XsrfField />
          <input type="hidden" name="review" value={id} />
          <span className="soft">{t('reviews.isUseful')}</span>
          {answers.map(({ name, count, isPressed }) => (
            <Button key={name} type="submit" name="vote" value={name} size="small" aria-pressed={isPressed}>
              {t(`reviews.vote.${name}`, { count })}
            </Button>
          ))}
        </form>
      )}
      <a className="tap plain soft" href={pathTo(site, isOwn ? 'ownReview' : 'reviewReport', { review: id })}>
        {t(isOwn ? 'reviews.editOwn' : 'reviews.report')}
      </a>
    </Row>
  )
}
