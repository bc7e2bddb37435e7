import type { OpeningPeriod } from '../../packages/domain/src/places/opening-hours.ts'
import type { Draws } from './draws.ts'

type Hours = readonly [from: string, to: string]

interface Week {
  weekdays: Hours
  saturday?: Hours
  sunday?: Hours
  lunch?: Hours
}

const brazilian: readonly Week[] = [
  { weekdays: ['08:00', '18:00'], saturday: ['09:00', '13:00'] },
  { weekdays: ['08:00', '19:00'], saturday: ['09:00', '17:00'] },
  { weekdays: ['08:30', '18:30'], saturday: ['08:30', '14:00'] },
  { weekdays: ['07:30', '18:00'], saturday: ['08:00', '12:00'], lunch: ['12:00', '13:30'] },
  { weekdays: ['09:00', '20:00'], saturday: ['09:00', '18:00'], sunday: ['10:00', '16:00'] },
]

const argentine: readonly Week[] = [
  { weekdays: ['09:00', '18:00'], saturday: ['09:00', '13:00'] },
  { weekdays: ['08:30', '18:30'] },
  { weekdays: ['08:30', '20:00'], saturday: ['09:00', '13:00'], lunch: ['12:30', '16:00'] },
  { weekdays: ['09:00', '19:00'], saturday: ['09:00', '17:00'] },
]

/** The opening periods of a dealer for each weekday (0 is Sunday). */
export function openingOf(country: 'BR' | 'AR', draws: Draws): OpeningPeriod[] {
  const week = draws.pick(country === 'BR' ? brazilian : argentine)
  const day = (weekday: number, hours: Hours | undefined): OpeningPeriod[] =>
    hours ? [{ weekday, type: 'WORKING_TIME', from: hours[0], to: hours[1] }] : []
  const pause = (weekday: number): OpeningPeriod[] =>
    week.lunch ? [{ weekday, type: 'BREAK', from: week.lunch[0], to: week.lunch[1] }] : []
  return [
    ...day(0, week.sunday),
    ...[1, 2, 3, 4, 5].flatMap((weekday) => [...day(weekday, week.weekdays), ...pause(weekday)]),
    ...day(6, week.saturday),
  ]
}
