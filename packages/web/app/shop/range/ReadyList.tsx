import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { BARE } from '../../car-photo/silhouette.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import type { RangeModel } from './range.ts'
import css from './ReadyList.module.css'
import type { ReservableCar } from './reservable.ts'

interface ReadyListProps {
  /** Cheapest first. */
  readonly cars: readonly ReservableCar[]
  readonly range: readonly RangeModel[]
  /** Models at most. */
  readonly most: number
}

/** Cars in stock: the cheapest of each model, each in another of its colours. */
export function ReadyList({ cars, range, most }: ReadyListProps) {
  const site = useSite()
  const { t } = useTexts()
  const cheapest = new Map(cars.toReversed().map((car) => [car.model, car]))
  const shown = cars.filter((car) => cheapest.get(car.model) === car).flatMap((car) => modelOf(car, range))
  return (
    <Scroller>
      <ul className={css.cars}>
        {shown.slice(0, most).map(({ car, model }, at) => (
          <li key={car.version}>
            <a href={pathTo(site, 'reserve', null, { model: model.slug })} className={css.car}>
              <CarPhoto
                car={{ ...model, paint: { ...BARE, code: car.colorCodes[at % car.colorCodes.length] ?? '' } }}
                sizes="(width <= 720px) 290px, 420px"
              />
              <span className="text-22 strong">{model.name}</span>
              <span className="soft small">{t('shop.ready.year', { year: String(car.year) })}</span>
              <FullPrice price={car.price} size="medium" />
            </a>
          </li>
        ))}
      </ul>
    </Scroller>
  )
}

function modelOf(car: ReservableCar, range: readonly RangeModel[]) {
  const model = range.find(({ slug }) => slug === car.model)
  return model ? [{ car, model }] : []
}
