import type { ComponentProps, ReactNode } from 'react'
import type { OutsideView } from '@volante/domain/car/car-image'
import { ArrowRight } from '../../ui/action/icons.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { onStage } from '../../car-photo/photos.ts'
import type { CarWords, PicturedCar } from '../../car-photo/pictured-car.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { classes } from '../../ui/classes.ts'
import { Stage } from '../../ui/layout/Stage.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { carName } from '../range/car-name.ts'
import type { RangeModel } from '../range/range.ts'
import { carRatio } from '../../car-photo/place/car-ratio.ts'
import css from './FeaturedStage.module.css'
import { Place } from '../../car-photo/place/Place.tsx'

export interface FeaturedStageProps {
  readonly model: RangeModel
  /** The model year to come that it has. */
  readonly newYear: number | null
}

/** One car, one line, one price, one button. */
export function FeaturedStage({ model, newYear }: FeaturedStageProps) {
  const site = useSite()
  const { t } = useTexts()
  const { brandName } = site
  const name = carName(brandName, model.name)
  return (
    <CarStage car={model}>
      <div className={`wide ${css.words}`}>
        <h1 id="stage-title" className={css.title}>
          {t('shop.home.line', { brandName })}
        </h1>
      </div>
      <StageCar car={{ ...model, paint: model.stagePaint }} words={{ car: name }} />
      <div className={`wide ${css.offer}`}>
        <div>
          <h2 className="text-22">
            {name}{' '}
            {newYear ? (
              <span className="soft text-16 undisplayed">{t('shop.home.newYear', { year: String(newYear) })}</span>
            ) : null}
          </h2>
          <FullPrice price={model.price} isFrom size="large" />
        </div>
        <div className={css.ways}>
          <LinkButton variant="primary" size="large" to={pathTo(site, 'configurator', { model: model.slug })}>
            {t('shop.buildYours')}
          </LinkButton>
          <LinkButton
            variant="quiet"
            size="large"
            to={pathTo(site, 'model', { model: model.slug })}
            iconEnd={ArrowRight}
          >
            {t('shop.home.meet', { model: model.name })}
          </LinkButton>
        </div>
      </div>
    </CarStage>
  )
}

interface CarStageProps extends ComponentProps<'section'> {
  readonly car: Parameters<typeof carRatio>[0]
}

/** A car, its name and its offer, laid out as its brand does: the part called `stage-title` names it. */
export function CarStage({ car, className, ...section }: CarStageProps) {
  const { layout } = useSite().stage
  const look = classes(css.stage, className)
  return <Stage {...section} data-stage={layout} className={look} style={carRatio(car)} aria-labelledby="stage-title" />
}

interface StageCarProps {
  readonly car: PicturedCar & { readonly slug: string }
  readonly words: CarWords
  /** The brand's own unless stated. */
  readonly view?: OutsideView
  /** On the ground before it. */
  readonly children?: ReactNode
}

/** The car in its brand's place. */
export function StageCar({ car, words, view, children }: StageCarProps) {
  const { stage } = useSite()
  return (
    <div className={css.scene}>
      <Place name={stage.place} />
      <CarPhoto
        car={car}
        view={view ?? stage.view}
        facing={stage.facing}
        isOnStage
        words={words}
        {...onStage(1200)}
        isFirst
        travelsAs={car.slug}
        className={css.drawing}
      />
      {children}
    </div>
  )
}
