import type { TradeOffer } from '@volante/contract/evaluation'
import { formatPrice } from '@volante/domain/money/price'
import { useTexts } from '../../texts/texts.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './valuation.module.css'
import { monthShown, signed } from './shown.ts'

/** From the table to the offer: everything that was looked at, what moved against the owner's word marked as such. */
export function MovedLines({ offer }: { readonly offer: TradeOffer }) {
  const { t, number, byKey } = useTexts()
  const { currency, reference, month, code, lines, foundValue, toldValue } = offer
  const money = (cents: number) => formatPrice(cents, currency)
  const worded = (of: string, answer: string | number) =>
    typeof answer === 'number' ? `${number(answer)} km` : byKey(`valuation.${of}.${answer}`)
  const adjusted = offer.offer - foundValue
  const hasStated = lines.some(({ told }) => told !== null)
  return (
    <Stack as="section" gap={4} aria-labelledby="lines">
      <h2 id="lines" className="text-22">
        {t('valuation.offer.lines')}
      </h2>
      <dl className={css.effects}>
        <dt>
          {month && code
            ? t('valuation.reference', { month: monthShown(month), code })
            : t('valuation.offer.dealerReference')}
        </dt>
        <dd>{money(reference)}</dd>
        {lines.map(({ of, told, found, foundAmount, toldAmount, hasMoved }) => (
          <div key={of}>
            <dt>
              {t(`valuation.${of}`)}: {worded(of, found)}
              {hasMoved && told !== null ? (
                <span className={css.moved}>
                  {t('valuation.offer.moved', {
                    told: worded(of, told),
                    change: signed(foundAmount - toldAmount, money),
                  })}
                </span>
              ) : null}
            </dt>
            <dd>{foundAmount === 0 ? t('valuation.noEffect') : signed(foundAmount, money)}</dd>
          </div>
        ))}
        {adjusted === 0 ? null : (
          <div>
            <dt>{t('valuation.offer.adjusted')}</dt>
            <dd>{signed(adjusted, money)}</dd>
          </div>
        )}
        <div className={css.sum}>
          <dt>{t('valuation.offer.offered')}</dt>
          <dd>{money(offer.offer)}</dd>
        </div>
      </dl>
      {hasStated ? <p className="soft">{t('valuation.offer.asTold', { amount: money(toldValue) })}</p> : null}
    </Stack>
  )
}
