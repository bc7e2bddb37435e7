import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import type { Monthly } from './monthly.ts'
import css from './FullPrice.module.css'

interface MonthlyLineProps {
  readonly monthly: Monthly
  /** The calculator with this car. */
  readonly href: string
  /** Whose month it is, for those who hear it. */
  readonly car: string
  readonly className?: string | undefined
}

/** A month's instalment with entrance, term, rate and cost in one block, never without them (CDC art. 52; BCRA on CFT). */
export function MonthlyLine({ monthly, href, car, className }: MonthlyLineProps) {
  const { t, money, number } = useTexts()
  const { instalmentCents, count, entranceCents, monthlyRate, nominalRate, costRate } = monthly
  const percent = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (
    <span className={classes(css.monthly, className)}>
      <a href={href} className="tap">
        {t('ui.monthly', { count, instalment: money(instalmentCents), entrance: money(entranceCents, true) })}
        <span className="unseen"> {car}</span>
      </a>
      <span className={css.words}>
        {nominalRate === null
          ? t('ui.monthly.rate', { rate: percent(monthlyRate) })
          : t('ui.monthly.nominal', { rate: percent(nominalRate) })}{' '}
        <strong className={css.cost}>
          {costRate === null
            ? ''
            : t(nominalRate === null ? 'ui.monthly.cet' : 'ui.monthly.cft', { rate: percent(costRate) })}
        </strong>
      </span>
    </span>
  )
}
