import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import type { QuoteShown } from './load-quote.ts'

/** What the revision that is booked costs, and until when that holds. */
export function QuoteLine({ quote: { revision, price }, validTo }: QuoteShown) {
  const { t, date } = useTexts()
  return (
    <p role="status">
      {t('appointment.quote', { number: revision })}{' '}
      <strong>
        <Price amount={price} hasCents />
      </strong>{' '}
      <span className="soft small">{t('appointment.quoteUntil', { day: date(`${validTo}T12:00:00Z`) })}</span>
    </p>
  )
}
