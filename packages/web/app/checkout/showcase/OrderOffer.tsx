import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { DayRange } from '../../ui/data/DayRange.tsx'
import type { ChosenCar } from './chosen-car.ts'
import css from './showcase.module.css'
import { type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface OrderOfferProps {
  readonly chosen: ChosenCar
  readonly query: ShowcaseQuery
}

/** Beside what stands ready: the car exactly as it was asked for, built for this buyer. */
export function OrderOffer({ chosen: { car, isGone, toOrder }, query }: OrderOfferProps) {
  const { t } = useTexts()
  const site = useSite()
  if (!toOrder) return null
  const { mvsCode, year } = car
  const to = showcaseQuery(query, { mvsCode, year, dealer: null, toOrder: true })
  return (
    <section className={css.part} aria-labelledby="order-title">
      <h2 id="order-title" className="text-18">
        {t(isGone ? 'checkout.toOrder.asBuilt' : 'checkout.toOrder.another')}
      </h2>
      <FullPrice price={toOrder.price} />
      <p className="soft small">
        {t('checkout.delivery')} <DayRange from={toOrder.delivery.earliestOn} to={toOrder.delivery.latestOn} />
      </p>
      <p>
        <LinkButton variant={isGone ? 'primary' : 'secondary'} to={pathTo(site, 'reserve', null, to)} reloadDocument>
          {t('checkout.toOrder.go')}
        </LinkButton>
      </p>
    </section>
  )
}
