import { marks } from '../enhance/marks.ts'
import { useTexts } from '../texts/texts.tsx'
import { useSite } from '../shell/root-data.ts'
import { classes } from '../ui/classes.ts'
import { type Monthly, monthlyWords, type MonthlyWords } from './monthly.ts'
import css from './FullPrice.module.css'

interface LinkedMonth {
  /** The calculator with this car. */
  readonly href: string
  /** Whose month it is, for those who hear it. */
  readonly car: string
  readonly className?: string | undefined
}

interface MonthlyLineProps extends LinkedMonth {
  readonly monthly: Monthly
  /** Code of its version on a page that is made for nobody: there the buyer's own terms come afterwards. */
  readonly version?: string
}

/** A month's instalment with entrance, term, rate and cost in one block. */
export function MonthlyLine({ monthly, version, ...linked }: MonthlyLineProps) {
  const words = monthlyWords(useTexts(), monthly)
  return <MonthInWords {...linked} words={words} of={version && `${version}:${monthly.priceCents}`} />
}

interface MonthInWordsProps extends LinkedMonth {
  readonly words: MonthlyWords
  readonly of?: string | undefined
}

export const MonthInWords = ({ words: { line, rate, cost }, href, car, className, of }: MonthInWordsProps) => {
  const isArgentine = useSite().country === 'AR'
  return (
    <span className={classes(css.monthly, className)} {...marks({ month: of })}>
      <a href={href} className="tap">
        <span {...marks({ 'month-words': 'line' })}>{line}</span>
        <span className="unseen"> {car}</span>
      </a>
      <span className={css.words}>
        <span {...marks({ 'month-words': 'rate' })}>{rate}</span>{' '}
        <strong className={isArgentine ? css.cft : css.cost} {...marks({ 'month-words': 'cost' })}>
          {cost}
        </strong>
      </span>
    </span>
  )
}
