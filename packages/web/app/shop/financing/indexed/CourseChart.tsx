import type { Course } from '@volante/domain/financing/indexed-plan'
import { useTexts } from '../../../texts/texts.tsx'
import css from '../financing.module.css'

const WIDTH = 300
const HEIGHT = 100

/** What a month costs under each assumption, a line each, what falls due once left out; its key repeats the lines' look. */
export function CourseChart({ courses }: { readonly courses: readonly Course[] }) {
  const { t, money } = useTexts()
  const lines = courses.map(({ rise, rows }) => ({
    rise,
    cents: rows.map(({ paymentCents, extraCents }) => paymentCents - extraCents),
  }))
  const most = Math.max(...lines.flatMap(({ cents }) => cents), 1)
  const longest = Math.max(...lines.map(({ cents }) => cents.length), 2)
  const pointsOf = (cents: readonly number[]) =>
    cents.map(
      (one, at) => `${((at * WIDTH) / (longest - 1)).toFixed(1)},${(HEIGHT - (one / most) * HEIGHT).toFixed(1)}`,
    )
  return (
    <figure className={css.chart}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={lines
          .map(({ rise, cents }) => t('financing.indexed.line', { rise, last: money(cents.at(-1) ?? 0) }))
          .join(' ')}
      >
        {lines.map(({ rise, cents }, at) => (
          <polyline key={rise} points={pointsOf(cents).join(' ')} className={css.course} data-course={at} />
        ))}
      </svg>
      <figcaption className="soft small">
        {lines.map(({ rise }, at) => (
          <span key={rise} className={css.keyCourse} data-course={at}>
            {t('financing.indexed.key', { rise })}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
