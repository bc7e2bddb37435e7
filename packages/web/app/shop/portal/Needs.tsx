import type { CarUse } from '@volante/domain/car/uses'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { HERO_VIEW, type View } from '../../car-photo/photos.ts'
import { marks } from '../../enhance/marks.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import { carRatio } from '../../car-photo/place/car-ratio.ts'
import { Place } from '../../car-photo/place/Place.tsx'
import type { Needed, NeededCar } from './load-needs.ts'
import css from './Needs.module.css'

interface NeedsProps extends Needed {
  readonly use: CarUse
  /** The page itself. */
  readonly action: string
}

/** Each use is seen from where it shows: a boot from behind, a bed from the side; no two neighbours from the same side. */
const VIEWS: Readonly<Record<CarUse, readonly [View, View]>> = {
  city: ['front34', 'side'],
  family: ['rear34', 'front34'],
  work: ['side', 'rear34'],
  trail: ['front34', 'rear34'],
  electric: ['side', 'front34'],
}

/** The figure that answers a need. */
const ANSWER: Readonly<Record<CarUse, (car: NeededCar) => number | null>> = {
  city: ({ length }) => length / 1000,
  family: ({ best }) => best.luggage,
  work: ({ best }) => best.payload,
  trail: ({ best }) => best.clearance,
  electric: ({ best }) => best.range,
}

/** What somebody needs a car for, answered by the cars of all brands. */
export function Needs({ use, uses, cars, action }: NeedsProps) {
  const { t } = useTexts()
  return (
    <section id="needs" className={css.needs} aria-labelledby="needs-title">
      <Stack className="wide">
        <h2 id="needs-title" className="text-36">
          {t('shell.portal.needs')}
        </h2>
        <nav aria-label={t('shell.portal.needs')}>
          <Row as="ul" gap={2}>
            {uses.map((one) => (
              <li key={one}>
                <a
                  href={`${action}?use=${one}#needs`}
                  className={css.use}
                  aria-current={one === use ? 'true' : undefined}
                  {...marks({ live: 'needs' })}
                >
                  {t(`shop.use.${one}`)}
                </a>
              </li>
            ))}
          </Row>
        </nav>
        <p className="soft" {...marks({ announce: true })}>
          {t(`shell.portal.need.${use}`, { count: cars.length })}
        </p>
      </Stack>
      <Scroller>
        <ul className={css.row}>
          {cars.map((car, at) => (
            <li key={car.href}>
              <a href={car.href} className={css.car}>
                <span className={`of-${car.site.id} ${css.picture}`} style={carRatio(car)}>
                  <span className={css.brand} aria-hidden="true">
                    {car.site.brandName}
                  </span>
                  <Place name={car.site.place} />
                  <CarPhoto
                    car={{ ...car, paint: car.stagePaint }}
                    view={VIEWS[use][at % 2] ?? HERO_VIEW}
                    facing={car.site.facing}
                    isOnStage
                    sizes="290px"
                    travelsAs={car.slug}
                  />
                </span>
                <Fact use={use} value={ANSWER[use](car)} />
                <span className={css.name}>{car.name}</span>
                <span className="soft small">
                  <FullPrice price={car.price} isFrom />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Scroller>
      <Announcer />
    </section>
  )
}

function Fact({ use, value }: { readonly use: CarUse; readonly value: number | null }) {
  const { t, number } = useTexts()
  if (value === null) return null
  const digits = use === 'city' ? 2 : 0
  const words = number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return <span className="text-22 strong tabular">{t(`shell.portal.fact.${use}`, { value: words })}</span>
}
