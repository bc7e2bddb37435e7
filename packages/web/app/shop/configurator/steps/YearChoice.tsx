import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import css from './steps.module.css'
import { useVersionHref } from './use-version-href.ts'

/** Only where more than one model year is on sale. */
export function YearChoice() {
  const { t } = useTexts()
  const { car } = useConfigurator().data
  const href = useVersionHref()
  if (car.years.length < 2) return null
  return (
    <nav className={css.years} aria-label={t('configurator.years')}>
      {car.years.map((year) => (
        <Link
          key={year}
          to={href(car.mvs.code, year)}
          className={css.year}
          aria-current={year === car.mvs.year || undefined}
          preventScrollReset
        >
          {t('configurator.year', { year: String(year) })}
        </Link>
      ))}
    </nav>
  )
}
