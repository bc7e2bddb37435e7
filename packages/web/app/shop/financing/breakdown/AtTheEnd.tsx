import type { Simulation } from '@volante/domain/financing/simulate'
import { useTexts } from '../../../texts/texts.tsx'
import css from './breakdown.module.css'

/** What can be done when the final instalment falls due: pay it, lend it anew, or hand the car back where somebody promised what for. */
export function AtTheEnd({ answer }: { readonly answer: Simulation }) {
  const { t, money } = useTexts()
  const { finalCents, forwardCents } = answer
  if (finalCents === 0) return null
  return (
    <section className={css.ends} aria-labelledby="ends-title">
      <h3 id="ends-title">{t('financing.end', { final: money(finalCents) })}</h3>
      <ul>
        <li>{t('financing.end.pay')}</li>
        {forwardCents === null ? null : (
          <li>
            {forwardCents > finalCents
              ? t('financing.end.back', { forward: money(forwardCents), left: money(forwardCents - finalCents) })
              : t('financing.end.backEven', { forward: money(forwardCents) })}
          </li>
        )}
        <li>{t('financing.end.again')}</li>
      </ul>
    </section>
  )
}
