import { addDays, type Day } from '@volante/domain/date'

const MINUTES_A_DAY = 24 * 60

/** How far the clock's buttons move it, in minutes. */
export const MOVES = { minute: 1, quarter: 15, hour: 60, day: MINUTES_A_DAY } as const

/** Takes a day; returns the minutes to the same time so many business days later, Saturdays and Sundays left out. */
export function businessDaysAhead(today: Day, days: number): number {
  let moved = 0
  for (let left = days; left > 0; ) {
    moved += 1
    if (isWorkday(addDays(today, moved))) left -= 1
  }
  return moved * MINUTES_A_DAY
}

function isWorkday(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
