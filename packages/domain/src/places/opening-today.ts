import { daysBetween } from '../date.ts'
import { dayIn, localTime } from '../local-time.ts'
import { type OpeningPeriod, openingState } from './opening-hours.ts'

/** Whether a dealer is open and when that changes, in the dealer's own time; ready for the page to put into words. */
export interface Opening {
  readonly isOpen: boolean
  /** Null when it never changes. */
  readonly change: {
    readonly when: 'today' | 'tomorrow' | 'later'
    /** The weekday as words, e.g. "segunda-feira". */
    readonly weekday: string
    /** "19:00". */
    readonly time: string
  } | null
  /** The dealer's clock shows another hour than the site's now. */
  readonly isOtherHour: boolean
}

interface Hours {
  readonly openingPeriods: readonly OpeningPeriod[]
  readonly timeZone: string
}

/** Takes a dealer's hours, the moment, and the site's language and time zone. */
export function openingOf(
  { openingPeriods, timeZone }: Hours,
  now: Date,
  site: { readonly language: string; readonly timeZone: string },
): Opening {
  const { open, changesAt } = openingState(openingPeriods, timeZone, now)
  const isOtherHour = clock(timeZone, now) !== clock(site.timeZone, now)
  if (!changesAt) return { isOpen: open, change: null, isOtherHour }
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, changesAt))
  return {
    isOpen: open,
    isOtherHour,
    change: {
      when: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later',
      weekday: new Intl.DateTimeFormat(site.language, { timeZone, weekday: 'long' }).format(changesAt),
      time: clock(timeZone, changesAt),
    },
  }
}

const clock = (timeZone: string, at: Date): string => localTime(timeZone, at).slice(11)
