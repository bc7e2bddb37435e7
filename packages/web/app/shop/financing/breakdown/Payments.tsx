import type { Simulation } from '@volante/domain/financing/simulate'
import { useTexts } from '../../../texts/texts.tsx'
import css from './breakdown.module.css'

const HEIGHT = 100
/** What a bar takes of its place, and where it begins there. */
const BAR = 8
const PLACE = 10

/** Each payment as a bar, interest upon principal; a final instalment stands upon the last one in a colour of its own, with its amount (FS10). */
export function Payments({ answer: { rows, finalCents } }: { readonly answer: Simulation }) {
  const { t, money } = useTexts()
  const most = Math.max(...rows.map(({ paymentCents }) => paymentCents))
  const first = rows[0]?.paymentCents ?? 0
  const last = rows.at(-1)?.paymentCents ?? 0
  const hasFinal = finalCents > 0
  const heightOf = (cents: number) => (cents / most) * HEIGHT
  const heard = { count: rows.length, first: money(first) }
  return (
    <figure className={css.chart}>
      <div className={css.place}>
        <svg
          viewBox={`0 0 ${rows.length * PLACE} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={
            hasFinal
              ? t('financing.chartFinal', { ...heard, final: money(finalCents) })
              : t('financing.chart', { ...heard, last: money(last) })
          }
        >
          {rows.map(({ number, principalCents, paymentCents }) => {
            const final = number === rows.length ? Math.min(finalCents, principalCents) : 0
            const parts = [
              { part: css.final, top: paymentCents, cents: final },
              { part: css.interest, top: paymentCents - final, cents: paymentCents - principalCents },
              { part: css.principal, top: principalCents - final, cents: principalCents - final },
            ]
            return (
              <g key={number} transform={`translate(${(number - 1) * PLACE + 1})`}>
                {parts.map(({ part, top, cents }) => (
                  <rect key={part} y={HEIGHT - heightOf(top)} width={BAR} height={heightOf(cents)} className={part} />
                ))}
              </g>
            )
          })}
        </svg>
        {hasFinal ? (
          <span className={css.mark} aria-hidden="true">
            {t('financing.fact.final')} <strong>{money(finalCents)}</strong>
          </span>
        ) : null}
      </div>
      <figcaption className="soft small">
        <span className={css.keyPrincipal}>{t('financing.principal')}</span>{' '}
        <span className={css.keyInterest}>{t('financing.interest')}</span>{' '}
        {hasFinal ? <span className={css.keyFinal}>{t('financing.fact.final')}</span> : null}
      </figcaption>
    </figure>
  )
}
