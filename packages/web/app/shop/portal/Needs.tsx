import { CAR_USES, type CarUse } from '@volante/domain/car/uses'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { marks } from '../../enhance/marks.ts'
import { Said } from '../../enhance/Said.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Scroller } from '../../ui/layout/Scroller.tsx'
import type { NeededCar } from './load-needs.ts'
import css from './Needs.module.css'

interface NeedsProps {
  readonly use: CarUse
  readonly cars: readonly NeededCar[]
  /** The page itself. */
  readonly action: string
}

/** Each use is seen from where it shows: a boot from behind, a bed from the side. */
const VIEW = { city: 'front34', family: 'rear34', work: 'side', trail: 'front34' } as const

/** What somebody needs a car for, answered by the cars of all brands. */
export function Needs({ use, cars, action }: NeedsProps) {
  const { t } = useTexts()
  return (
    <section id="needs" className={css.needs} aria-labelledby="needs-title">
      <div className={`wide ${css.head}`}>
        <h2 id="needs-title" className="text-36">
          {t('shell.portal.needs')}
        </h2>
        <nav aria-label={t('shell.portal.needs')}>
          <ul className={css.uses}>
            {CAR_USES.map((one) => (
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
          </ul>
        </nav>
        <p className="soft" {...marks({ announce: true })}>
          {t(`shell.portal.need.${use}`, { count: cars.length })}
        </p>
      </div>
      <Scroller>
        <ul className={css.row}>
          {cars.map((car) => (
            <li key={car.href}>
              <a href={car.href} className={css.car}>
                <span className={css.picture}>
                  <CarPhoto car={car} view={VIEW[use]} isOnStage sizes="320px" />
                </span>
                <span className={css.name}>{car.name}</span>
                <span className="soft small">
                  <FullPrice price={car.price} isFrom />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Scroller>
      <Said />
    </section>
  )
}
