import { hoursOfDay, type OpeningPeriod } from './opening-hours.ts'

/** Sunday first, as weekdays are counted. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
type Weekday = (typeof WEEKDAYS)[number]

const STRETCH = /^((?:[01]\d|2[0-3]):[0-5]\d)\s*[-–]\s*((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Takes the week's periods and a day; returns when it is open as people write it, `08:00-12:00, 13:30-18:00`; blank for a closed day. */
export const writeDayHours = (periods: readonly OpeningPeriod[], day: Weekday): string =>
  hoursOfDay(periods, WEEKDAYS.indexOf(day))
    .map(([from, to]) => `${from}-${to}`)
    .join(', ')

/** Takes the same text; returns the day's working time and its breaks, none for a blank one, null for what is no hours or not in order. */
export function readDayHours(text: string, day: Weekday): OpeningPeriod[] | null {
  if (text.trim() === '') return []
  const weekday = WEEKDAYS.indexOf(day)
  const stretches = text.split(',').map((part) => STRETCH.exec(part.trim())?.slice(1, 3) ?? [])
  const clocks = stretches.flat()
  const [first] = clocks
  const last = clocks.at(-1)
  const isInOrder = clocks.every((clock, at) => at === 0 || (clocks[at - 1] ?? '') < clock)
  if (first === undefined || last === undefined || !isInOrder || clocks.length !== stretches.length * 2) return null
  const breaks = stretches.slice(1).map(([next = ''], at) => ({ from: stretches[at]?.[1] ?? '', to: next }))
  return [
    { weekday, type: 'WORKING_TIME', from: first, to: last },
    ...breaks.map((pause) => ({ weekday, type: 'BREAK' as const, ...pause })),
  ]
}
