import { useTexts } from '../../texts/texts.tsx'

interface DayRangeProps {
  /** Days, YYYY-MM-DD. */
  readonly from: string
  readonly to: string
}

/** The first and the last day of what will happen; one where they are the same. */
export function DayRange({ from, to }: DayRangeProps) {
  const { t, date } = useTexts()
  if (from === to) return <time dateTime={to}>{date(noon(to), 'long')}</time>
  return <span>{t('ui.days.between', { from: date(noon(from)), to: date(noon(to)) })}</span>
}

/** A moment that every time zone of the sites reads as that day. */
const noon = (day: string): string => `${day}T15:00:00Z`
