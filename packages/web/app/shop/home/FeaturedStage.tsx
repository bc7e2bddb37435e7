import { ArrowRight } from '../../ui/action/icons.ts'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Stage } from '../../ui/layout/Stage.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { carName } from '../range/car-name.ts'
import type { RangeModel } from '../range/range.ts'
import { carRatio } from './car-ratio.ts'
import css from './FeaturedStage.module.css'
import { Horizon } from './Horizon.tsx'

export interface FeaturedStageProps {
  readonly model: RangeModel
}

/** One car, one line, one price, one button. */
export function FeaturedStage({ model }: FeaturedStageProps) {
  const site = useSite()
  const { t } = useTexts()
  const { brandName } = site
  const name = carName(brandName, model.name)
  return (
    <Stage className={css.stage} style={carRatio(model)} aria-labelledby="stage-title">
      <div className={`wide ${css.words}`}>
        <h1 id="stage-title" className={css.title}>
          {t('shop.home.line', { brandName })}
        </h1>
      </div>
      <StageCar model={model} name={name} />
      <div className={`wide ${css.offer}`}>
        <div className={css.car}>
          <h2 className="text-22">{name}</h2>
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
    </Stage>
  )
}

/** The car at eye level: the horizon passes behind its doors. */
export function StageCar({ model, name }: { readonly model: RangeModel; readonly name: string }) {
  const { stage } = useSite()
  return (
    <div className={css.scene}>
      <Horizon name={stage.horizon} />
      <CarPhoto
        car={{ ...model, paint: model.stagePaint }}
        words={{ car: name }}
        sizes="(width <= 860px) 100vw, 1200px"
        isFirst
        className={css.drawing}
      />
    </div>
  )
}
