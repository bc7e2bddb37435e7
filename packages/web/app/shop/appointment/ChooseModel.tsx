import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import css from './appointment.module.css'

interface Model {
  readonly slug: string
  readonly name: string
}

interface ChooseModelProps {
  readonly model: Model | null
  readonly models: readonly Model[]
  /** The address of this page with a model, or with none. */
  readonly hrefOf: (model: string | null) => string
}

/** Which car: a test drive needs that one at the dealer, so its days depend on it. */
export function ChooseModel({ model, models, hrefOf }: ChooseModelProps) {
  const { t } = useTexts()
  if (model)
    return (
      <section className={css.dealer} aria-label={t('appointment.model')}>
        <strong>{model.name}</strong>
        <Link to={hrefOf(null)}>{t('appointment.otherModel')}</Link>
      </section>
    )
  return (
    <section aria-labelledby="model" className={css.where}>
      <h2 id="model" className="text-22">
        {t('appointment.model')}
      </h2>
      <ul className={css.models}>
        {models.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={hrefOf(slug)} className={css.choice}>
              <strong>{name}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
