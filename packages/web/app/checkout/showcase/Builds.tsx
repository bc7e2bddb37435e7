import { UNIT_PLACES } from '@volante/domain/order/unit-place'
import { marks } from '../../enhance/marks.ts'
import { Check } from '../../ui/action/icons.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import type { ChosenCar } from './chosen-car.ts'
import css from './showcase.module.css'
import { type ShowcaseQuery, showcaseQuery } from './showcase-query.ts'

interface BuildsProps {
  readonly chosen: ChosenCar
  readonly query: ShowcaseQuery
}

/** The cars of this colour that stand ready, each with what it has and costs. */
export function Builds({ chosen, query }: BuildsProps) {
  const { t } = useTexts()
  const site = useSite()
  const { mvsCode, year } = chosen.car
  /** How many stand where: a car that is still being built is not ready. */
  const standing = (places: ChosenCar['builds'][number]['places']) =>
    UNIT_PLACES.flatMap((place) => {
      const count = places.reduce((sum, one) => sum + (one.place === place ? one.quantity : 0), 0)
      return count > 0 ? t(`checkout.showcase.at.${place}`, { count }) : []
    })
  return (
    <section className={css.part} aria-labelledby="builds-title">
      <h2 id="builds-title" className="text-18">
        {t('checkout.showcase.builds', { count: chosen.builds.reduce((sum, { left }) => sum + left, 0) })}
      </h2>
      <ul role="list" className={css.builds}>
        {chosen.builds.map((build, nth) => {
          const { colorCode, coatingCode, partIds: parts, equipment, coatingName, price, places } = build
          const to = showcaseQuery(query, {
            mvsCode,
            year,
            colorCode,
            coatingCode,
            parts: [...parts, ...chosen.accessories],
          })
          const isChosen = nth === chosen.chosen
          return (
            <li key={[coatingCode, ...parts].join(' ')}>
              <a
                href={pathTo(site, 'reserve', null, to)}
                {...marks({ live: 'showcase' })}
                className={css.build}
                aria-current={isChosen ? 'true' : undefined}
              >
                <span className={css.buildWords}>
                  <span>{equipment.length > 0 ? equipment.join(', ') : t('checkout.showcase.standard')}</span>
                  <span className="soft small">{[coatingName, ...standing(places)].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={css.buildPrice}>
                  <FullPrice price={price} />
                  {isChosen ? <Icon icon={Check} /> : null}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
