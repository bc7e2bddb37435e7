import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import type { PicturedCar } from '../../car-photo/pictured-car.ts'
import { CarGrid } from '../range/CarGrid.tsx'
import type { RangeModel } from '../range/range.ts'
import css from './appointment.module.css'

interface ChooseModelProps {
  readonly model: Pick<RangeModel, 'slug' | 'name'> | null
  /** What was built of it. */
  readonly built: { readonly name: string; readonly drawn: PicturedCar | null } | null
  readonly models: readonly RangeModel[]
  /** The address of this page with a model, or with none. */
  readonly hrefOf: (model: string | null) => string
}

/** Which car: a test drive needs that one at the dealer, so its days depend on it. */
export function ChooseModel({ model, built, models, hrefOf }: ChooseModelProps) {
  const { t } = useTexts()
  if (model)
    return (
      <section className={css.dealer} aria-label={t('appointment.model')}>
        {built?.drawn ? (
          <span className={css.picture}>
            <CarPhoto car={built.drawn} sizes="128px" />
          </span>
        ) : null}
        <p>
          <strong>{model.name}</strong>
          {built ? <span className="soft small">{built.name}</span> : null}
        </p>
        <Link to={hrefOf(null)}>{t('appointment.otherModel')}</Link>
      </section>
    )
  return (
    <section aria-labelledby="model" className={css.where}>
      <h2 id="model" className="text-22">
        {t('appointment.model')}
      </h2>
      <CarGrid cars={models} hrefOf={({ slug }) => hrefOf(slug)} />
    </section>
  )
}
