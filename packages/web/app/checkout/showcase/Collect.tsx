import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { RadioGroup } from '../../ui/choice/RadioGroup.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { DayRange } from '../../ui/data/DayRange.tsx'
import { HiddenQuery } from './HiddenQuery.tsx'
import type { ChosenCar } from './chosen-car.ts'
import type { Collection } from './collections.ts'
import css from './showcase.module.css'
import { RADII, type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface CollectProps {
  readonly chosen: ChosenCar
  readonly picked: ChosenCar['builds'][number]
  readonly query: ShowcaseQuery
}

/** Where the buyer collects the car, then on to the register: the dealers that have it, or that get it from the factory. */
export function Collect({ chosen, picked, query }: CollectProps) {
  const { t } = useTexts()
  const site = useSite()
  const { car, dealers, extras, isPlaceUnknown } = chosen
  const { colorCode, coatingCode, partIds } = picked
  const parts = [...partIds, ...(extras?.accessories ?? []).map(({ id }) => id)]
  const services = (extras?.services ?? []).map(({ id }) => id)
  const named = showcaseQuery(query, { mvsCode: car.mvsCode, year: car.year, colorCode, coatingCode, parts, services })
  const { place: _place, radius: _radius, dealer: _dealer, ...wanted } = named
  const isToOrder = query.toOrder
  return (
    <section className={css.part} aria-labelledby="collect-title">
      <h2 id="collect-title" className="text-18">
        {t('checkout.showcase.where')}
      </h2>
      <form action={pathTo(site, 'reserve')} {...marks({ live: 'showcase' })} autoComplete="off" className={css.around}>
        <HiddenQuery query={wanted} />
        <TextField
          id="place"
          name="place"
          label={t('checkout.showcase.place')}
          defaultValue={query.place}
          autoComplete="postal-code"
          error={isPlaceUnknown ? t('checkout.showcase.placeUnknown') : undefined}
        />
        <Select
          name="radius"
          label={t('checkout.showcase.radius')}
          defaultValue={String(query.radius)}
          options={RADII.map((km) => ({ value: String(km), label: t('checkout.showcase.km', { km }) }))}
        />
        <Button type="submit">{t('checkout.showcase.search')}</Button>
      </form>
      {dealers.length > 0 ? (
        <form action={pathTo(site, 'reserveRegister')} className={css.collect}>
          <HiddenQuery query={{ campaign: car.campaign.id, ...wanted }} />
          <RadioGroup
            name="dealer"
            legend={t(isToOrder ? 'checkout.toOrder.dealers' : 'checkout.showcase.dealers', { count: dealers.length })}
            defaultValue={
              (dealers.find(({ code }) => code === query.dealer) ?? (dealers.length > 1 ? undefined : dealers[0]))?.code
            }
            required
            options={dealers.map((dealer) => ({
              value: dealer.code,
              label: dealer.name,
              hint: <Where dealer={dealer} />,
            }))}
          />
          <Button type="submit" variant="primary" size="large">
            {t(isToOrder ? 'checkout.toOrder.go' : 'checkout.showcase.reserve')}
          </Button>
          <p className="soft small">{t('checkout.showcase.nothingYet')}</p>
        </form>
      ) : (
        <InlineMessage tone="info">{t(whyNoDealer(query))}</InlineMessage>
      )}
    </section>
  )
}

const whyNoDealer = ({ toOrder, place }: ShowcaseQuery) =>
  toOrder ? (place === '' ? 'checkout.toOrder.askPlace' : 'checkout.toOrder.noDealer') : 'checkout.showcase.noDealer'

function Where({ dealer: { place, distance, from } }: { readonly dealer: Collection }) {
  const { t, number } = useTexts()
  const km =
    distance === null ? null : t('checkout.showcase.away', { km: number(distance, { maximumFractionDigits: 1 }) })
  return (
    <>
      {[place, km, from && t(`order.place.${from.place}`)].filter(Boolean).join(' · ')}
      {from ? (
        <>
          <br />
          {t('checkout.delivery')} <DayRange from={from.delivery.earliestOn} to={from.delivery.latestOn} />
        </>
      ) : null}
    </>
  )
}
