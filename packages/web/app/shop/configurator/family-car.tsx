import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { bodyNameFor } from '../../ui/car/bodies.ts'
import { CarSilhouette } from '../../ui/CarSilhouette.tsx'
import { Price } from '../../ui/Price.tsx'
import css from './build.module.css'
import type { Model } from './load-car.ts'

/** Paints that stand well beside each other on a dark stage. */
const PAINTS = ['#b3131b', '#c2c5c8', '#1f4e8c', '#f4f4f0', '#6b6e70', '#8a6d3b'] as const

interface FamilyCarProps {
  readonly model: Pick<Model, 'slug' | 'modelName' | 'body' | 'dimensions' | 'priceFrom'>
  /** Millimetres of the family's longest car, which fills the width. */
  readonly longest: number
  readonly nth: number
}

export function FamilyCar({ model, longest, nth }: FamilyCarProps) {
  const { t } = useTexts()
  const site = useSite()
  const { length, height } = model.dimensions
  return (
    <a className={css.car} href={pathTo(site, 'configurator', { model: model.slug })}>
      <span className={css.drawing}>
        <CarSilhouette
          body={bodyNameFor(model.body, length)}
          paint={PAINTS[nth % PAINTS.length] ?? PAINTS[0]}
          finish="metallic"
          length={length}
          height={height}
          fullWidthAt={longest}
          label=""
        />
      </span>
      <strong className={css.name}>{model.modelName}</strong>
      <Price amount={model.priceFrom} before={t('configurator.from')} />
    </a>
  )
}
