import { formatPrice } from '@volante/domain/money/price'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import type { OwnedShown } from '../load-garage.ts'
import type { Worth } from './load-worth.ts'

/** What the car is worth by the table, what dealers offer for it, and a person where no table helps (US-13). */
export function CarWorth({ car, worth }: { readonly car: OwnedShown; readonly worth: Worth }) {
  const { t, date, number } = useTexts()
  const { home, mvsCode: version, year } = car
  const { estimate, mileage, offers } = worth
  const page = pathTo(home, 'valuation', null, { version, year, ...(mileage === undefined ? {} : { mileage }) })
  return (
    <section aria-labelledby="value">
      <h2 id="value">{t('garage.valueTitle')}</h2>
      {offers.map(({ id, token, offer, currency, dealer, validUntil, state }) => (
        <InlineMessage
          key={id}
          tone={state === 'ACCEPTED' ? 'good' : 'info'}
          title={t('garage.offer', { dealer: dealer.name, amount: formatPrice(offer, currency) })}
          actions={
            <LinkButton to={pathTo(home, 'tradeOffer', { token })} reloadDocument>
              {t('garage.offerOpen')}
            </LinkButton>
          }
        >
          {t('garage.offerUntil', { until: date(validUntil, 'moment'), state })}
        </InlineMessage>
      ))}
      {estimate ? (
        <p>
          {t('garage.worth', {
            low: formatPrice(estimate.low, estimate.currency),
            high: formatPrice(estimate.high, estimate.currency),
            month: estimate.month.split('-').toReversed().join('/'),
            km: mileage === undefined ? 'none' : number(mileage),
          })}
        </p>
      ) : null}
      <p className="soft">{t(estimate ? 'garage.valueText' : 'garage.valueNone')}</p>
      <Row>
        {estimate ? (
          <LinkButton to={page} reloadDocument>
            {t('garage.value')}
          </LinkButton>
        ) : (
          <LinkButton to={`${page}#person`} reloadDocument>
            {t('garage.valueAsk')}
          </LinkButton>
        )}
      </Row>
    </section>
  )
}
