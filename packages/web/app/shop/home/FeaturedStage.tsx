import type { ReactNode } from 'react'
import { ArrowRight } from '../../ui/action/icons.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { onStage } from '../../car-photo/photos.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { classes } from '../../ui/classes.ts'
import { Stage } from '../../ui/layout/Stage.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { carName } from '../range/car-name.ts'
import type { RangeModel } from '../range/range.ts'
import { carRatio } from './car-ratio.ts'
import css from './FeaturedStage.module.css'
import { Place } from './Place.tsx'

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
    <HomeStage car={model}>
      <div className={`wide ${css.words}`}>
        <h1 id="stage-title" className={css.title}>
          {t('shop.home.line', { brandName })}
        </h1>
      </div>
      <StageCar model={model} name={name} />
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
    </HomeStage>
  )
}

interface HomeStageProps {
  readonly car: Parameters<typeof carRatio>[0]
  readonly children: ReactNode
}

const LAYOUT = { over: '', centre: css.centre, behind: css.behind, beside: css.beside, low: css.low }

/** The first view of a home, laid out as its brand does: the part called `stage-title` names it. */
export function HomeStage({ car, children }: HomeStageProps) {
  const { stage } = useSite()
  return (
    <Stage className={classes(css.stage, LAYOUT[stage.layout])} style={carRatio(car)} aria-labelledby="stage-title">
      {children}
    </Stage>
  )
}

/** The car in its brand's place, from the brand's side. */
export function StageCar({ model, name }: { readonly model: RangeModel; readonly name: string }) {
  const { stage } = useSite()
  return (
    <div className={css.scene}>
      <Place name={stage.place} />
      <CarPhoto
        car={{ ...model, paint: model.stagePaint }}
        view={stage.view}
        facing={stage.facing}
        isOnStage
        words={{ car: name }}
        {...onStage(1200)}
        isFirst
        travelsAs={model.slug}
        className={css.drawing}
      />
    </div>
  )
}
