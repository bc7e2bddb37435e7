import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { BARE } from '../../car-photo/silhouette.ts'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import type { RangeModel } from '../range/range.ts'
import type { ReservableCar } from '../range/reservable.ts'
import css from './ReadyCars.module.css'

interface ReadyCarsProps {
  /** Cheapest first. */
  readonly cars: readonly ReservableCar[]
  readonly range: readonly RangeModel[]
}

const SHOWN = 3

/** What can be had today: the cheapest car of each of three models, each in another of its colours. */
export function ReadyCars({ cars, range }: ReadyCarsProps) {
  const site = useSite()
  const { t } = useTexts()
  const cheapest = new Map(cars.toReversed().map((car) => [car.model, car]))
  const shown = cars.filter((car) => cheapest.get(car.model) === car).flatMap((car) => modelOf(car, range))
  if (shown.length === 0) return null
  return (
    <Stack as="section" gap={5} className={`wide ${css.ready}`} aria-labelledby="ready-title">
      <Stack gap={2}>
        <h2 id="ready-title" className="text-36">
          {t('shop.ready.title')}
        </h2>
        <p className="soft">{t('shop.ready.text', { count: cars.length })}</p>
      </Stack>
      <Scroller>
        <ul className={css.cars}>
          {shown.slice(0, SHOWN).map(({ car, model }, at) => (
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
      <p>
        <a className="tap" href={pathTo(site, 'reserve')}>
          {t('shop.ready.all', { count: cars.length })}
        </a>
      </p>
    </Stack>
  )
}

function modelOf(car: ReservableCar, range: readonly RangeModel[]) {
  const model = range.find(({ slug }) => slug === car.model)
  return model ? [{ car, model }] : []
}
