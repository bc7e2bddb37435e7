import type { Site } from '@volante/contract/site'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Days of the site's time zone as YYYY-MM-DD, both included; an absent one leaves its end open. */
export interface DayRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** SQL of whether a column of times lies on these days. */
export function onDays(
  column: string,
  { timeZone }: Pick<Site, 'timeZone'>,
  { from, to }: DayRange,
): RawBuilder<SqlBool> {
  const startOf = (day: string, daysLater: number) =>
    sql<Date>`((${day}::date + ${daysLater}::integer)::timestamp at time zone ${timeZone})`
  const since = from === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} >= ${startOf(from, 0)}`
  return to === undefined ? since : sql<SqlBool>`${since} and ${sql.ref(column)} < ${startOf(to, 1)}`
}
