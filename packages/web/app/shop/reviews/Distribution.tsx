import type { Summary } from '@volante/contract/rating'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './reviews.module.css'

const ONE_DIGIT = { minimumFractionDigits: 1 }

interface DistributionProps {
  readonly summary: Summary
  /** What a row of stars leads to. */
  to?(stars: number): string
}

/** The mean from five reviews on, and how many gave each number of stars. */
export function Distribution({ summary: { count, mean, distribution }, to }: DistributionProps) {
  const { t, number } = useTexts()
  const row = (stars: number, some: number): ReactNode => (
    <>
      <span className="tabular">
        {stars} <span className={css.word}>{t(`reviews.word.${stars as 1}`)}</span>
      </span>
      <svg className={css.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" className={css.track} />
        <rect width={(some / Math.max(1, count)) * 100} height="6" className={css.share} />
      </svg>
      <span className="tabular soft">{number(some)}</span>
    </>
  )
  return (
    <Stack gap={4} className={css.summary}>
      {mean === null ? (
        <p>{t('reviews.fewForMean', { count })}</p>
      ) : (
        <Row gap={[1, 4]} align="center">
          <span className={css.mean}>{number(mean, ONE_DIGIT)}</span>
          <Stack gap={1}>
            <Stars value={mean} size={22} />
            <span className="soft small">{t('reviews.count', { count })}</span>
          </Stack>
        </Row>
      )}
      <ul role="list" className={css.distribution}>
        {distribution
          .map((some, at) => ({ stars: at + 1, some }))
          .toReversed()
          .map(({ stars, some }) => (
            <li key={stars}>{to ? <a href={to(stars)}>{row(stars, some)}</a> : <span>{row(stars, some)}</span>}</li>
          ))}
      </ul>
    </Stack>
  )
}
