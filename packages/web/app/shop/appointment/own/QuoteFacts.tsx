import type { Quote } from '@volante/contract/maintenance-quote'
import { useTexts } from '../../../texts/texts.tsx'
import { Price } from '../../../ui/data/Price.tsx'

/** What the revision costs, what the dealer changed and why, and all that it does. */
export function QuoteFacts({ quote: { revision, price, validTo, changed, lines } }: { readonly quote: Quote }) {
  const { t, date } = useTexts()
  return (
    <div>
      <dt>{t('appointment.quote', { number: revision })}</dt>
      <dd className="strong">
        <Price amount={changed?.price ?? price} hasCents />
      </dd>
      {changed ? (
        <>
          <dd>
            {t('appointment.quoteWas')} <Price amount={price} hasCents />
          </dd>
          <dd>{t('appointment.quoteWhy', { reason: changed.reason })}</dd>
        </>
      ) : (
        <dd className="soft">{t('appointment.quoteUntil', { day: date(`${validTo}T12:00:00Z`) })}</dd>
      )}
      <dd>
        <details>
          <summary>{t('appointment.quoteItems', { count: lines.length })}</summary>
          <ul>
            {lines.map(({ action, name, price: cents }) => (
              <li key={`${action} ${name}`}>
                {t(`appointment.quote.${action}`, { item: name })}: <Price amount={cents} hasCents />
              </li>
            ))}
          </ul>
        </details>
      </dd>
    </div>
  )
}
