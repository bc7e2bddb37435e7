import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Kept } from './Kept.tsx'
import { type Found, type Maintenance, PART } from './load-maintenance.ts'
import css from './maintenance.module.css'
import { useHref } from './use-href.ts'

/** What the visit costs at the dealers near a place, and the way to book it there. */
export function Where(props: Maintenance & { readonly found: Found }) {
  const site = useSite()
  const { t, byKey, date } = useTexts()
  const { near, refusal, offers, booking, dealer, advice } = props.found
  return (
    <Stack as="section" gap={5} aria-labelledby="where-title">
      <h2 id="where-title">{t('maintenance.where', { number: advice.number })}</h2>
      {dealer && booking ? (
        <>
          <p>
            {t('maintenance.pricesOf', { dealer: dealer.name })} <Price amount={booking.price} hasCents />
            <span className="soft small">
              {' '}
              {t('maintenance.validTo', { day: date(`${booking.validTo}T12:00:00Z`) })}
            </span>
          </p>
          <Row>
            <Book of={props.found} use={props.answers.use} dealer={dealer} />
          </Row>
        </>
      ) : null}
      <form action={pathTo(site, 'maintenance')} {...marks({ live: PART })} autoComplete="off" className={css.choice}>
        <Kept of={props} but={['near', 'dealer']} />
        <TextField
          id="near"
          name="near"
          maxLength={80}
          defaultValue={near}
          label={t('maintenance.near', { country: site.country })}
          error={refusal ? byKey(refusal) : undefined}
        />
        <Button type="submit">{t('maintenance.compare')}</Button>
      </form>
      {offers && !refusal ? <Offers {...props} offers={offers} /> : null}
    </Stack>
  )
}

function Offers({
  offers,
  ...props
}: Maintenance & { readonly found: Found; readonly offers: NonNullable<Found['offers']> }) {
  const { t, number } = useTexts()
  const { brandName } = useSite()
  const href = useHref(props)
  const { dealer } = props.found
  if (offers.length === 0) return <p>{t('maintenance.noneNear', { brand: brandName })}</p>
  return (
    <ul role="list">
      {offers.map((one) => (
        <li key={one.code} className={css.offer} data-chosen={one.code === dealer?.code || undefined}>
          <span>
            <strong>{one.name}</strong>
            <span className="soft small">
              {' '}
              {[one.km === null ? null : t('maintenance.away', { km: number(one.km) }), one.city]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Price amount={one.price} hasCents />
          <Row gap={3}>
            {one.code === dealer?.code ? (
              <span className="soft small">{t('maintenance.priced')}</span>
            ) : (
              <LinkButton size="small" to={href({ dealer: one.code })} {...marks({ live: PART })}>
                {t('maintenance.useDealer')} <span className="unseen">{one.name}</span>
              </LinkButton>
            )}
          </Row>
        </li>
      ))}
    </ul>
  )
}

function Book({
  of,
  use,
  dealer,
}: {
  readonly of: Found
  readonly use: string
  readonly dealer: NonNullable<Found['dealer']>
}) {
  const site = useSite()
  const { t } = useTexts()
  const { booking, car, advice } = of
  const query = {
    dealer: dealer.code,
    service: booking?.service.id,
    model: `${advice.vehicle.model} ${advice.vehicle.version}`,
    version: car.mvsCode,
    year: car.year,
    revision: advice.number,
    from: advice.from,
    use,
  }
  return (
    <LinkButton variant="primary" size="large" to={pathTo(site, 'serviceVisit', null, query)} reloadDocument>
      {t('maintenance.book', { dealer: dealer.name })}
    </LinkButton>
  )
}
