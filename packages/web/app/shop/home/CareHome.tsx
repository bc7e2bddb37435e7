import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { carName } from '../range/car-name.ts'
import { LineUp } from '../range/LineUp.tsx'
import type { RangeModel } from '../range/range.ts'
import { CarStage, StageCar } from './FeaturedStage.tsx'
import stage from './FeaturedStage.module.css'
import { type Network, Proof } from './Proof.tsx'
import css from './SalesHome.module.css'

export interface CareHomeProps {
  readonly range: readonly RangeModel[]
  readonly featured: RangeModel | null
  readonly network: Network | null
}

/** The home of a brand that is looked after and no longer sold here. */
export function CareHome({ range, featured, network }: CareHomeProps) {
  const site = useSite()
  const { t, byKey } = useTexts()
  const { brandName } = site
  return (
    <>
      <CarStage
        car={featured ?? { length: 4400, height: 1500, photos: null }}
        className={featured ? undefined : stage.bare}
      >
        <div className={`wide ${stage.words}`}>
          <h1 id="stage-title" className={stage.title}>
            {t('shop.home.careLine', { brandName })}
          </h1>
        </div>
        {featured ? (
          <StageCar
            car={{ ...featured, paint: featured.stagePaint }}
            words={{ car: carName(brandName, featured.name) }}
          />
        ) : null}
        <div className={`wide ${stage.offer}`}>
          <p className={stage.note}>{t('shop.home.careText', { brandName })}</p>
          <div className={stage.ways}>
            <LinkButton variant="primary" size="large" to={pathTo(site, 'dealers')}>
              {t('shop.home.careAction')}
            </LinkButton>
            <LinkButton variant="quiet" size="large" to={pathTo(site, 'contact')}>
              {t('shop.home.careContact')}
            </LinkButton>
          </div>
        </div>
      </CarStage>
      {range.length > 0 ? (
        <section className={css.range} aria-labelledby="range-title">
          <h2 id="range-title" className="wide text-36">
            {t('shop.home.careRange')}
          </h2>
          <LineUp
            models={range}
            all={range}
            featured={featured?.slug}
            to={null}
            note={({ body }) => byKey(`shop.body.${body}`)}
          />
        </section>
      ) : null}
      <Proof network={network} />
    </>
  )
}
