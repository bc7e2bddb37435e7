import { useTexts } from '../../texts/texts.tsx'
import css from './Stars.module.css'

const STAR = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z'

export interface StarsProps {
  /** From 1 to 5; a mean may lie between. */
  readonly value: number
  readonly size?: number
}

/** A number of stars as a row of them; whoever hears the page is told the number. */
export function Stars({ value, size = 18 }: StarsProps) {
  const { t, number } = useTexts()
  return (
    <span className={css.stars} role="img" aria-label={t('ui.stars', { value: number(value) })}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
          <path d={STAR} className={css.empty} />
          {value >= star - 0.25 ? (
            <path d={STAR} className={css.full} />
          ) : value >= star - 0.75 ? (
            <path d={STAR} className={css.full} clipPath="inset(0 50% 0 0)" />
          ) : null}
        </svg>
      ))}
    </span>
  )
}
