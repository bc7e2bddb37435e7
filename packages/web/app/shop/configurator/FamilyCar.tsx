import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import type { RangeModel } from '../range/range.ts'
import css from './build.module.css'

interface FamilyCarProps {
  readonly model: RangeModel
  /** Millimetres of the family's longest car, which fills the width. */
  readonly longest: number
}

export function FamilyCar({ model, longest }: FamilyCarProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <a className={css.car} href={pathTo(site, 'configurator', { model: model.slug })}>
      <span className={css.drawing}>
        <CarPhoto car={model} view="side" sizes="360px" fullWidthAt={longest} />
      </span>
      <strong className={css.name}>{model.name}</strong>
      <Price amount={model.price.amount} before={t('configurator.from')} />
    </a>
  )
}
