import { sql } from 'kysely'
import type { Day } from '@volante/domain/date'
import type { Db } from '../../platform/db/database.ts'
import { isOneOf } from '../../platform/db/is-one-of.ts'
import { countedPage } from '../../platform/words/counted-page.ts'

/** A whole day, as a block of the calendar says it. */
export const WHOLE_DAY = { from: '00:00', to: '23:59' } as const

/** Blocks of whole days of a dealer, not of one of its resources. */
const closed = (db: Db) =>
  db
    .selectFrom('calendar_blocks as b')
    .innerJoin('dealers as d', 'd.code', 'b.dealer_code')
    .select(['b.id', 'b.dealer_code as dealerCode', 'd.name as dealerName', 'b.reason'])
    .select([
      sql<string>`to_char(b.day, 'YYYY-MM-DD')`.as('day'),
      sql<string>`to_char(b.to_day, 'YYYY-MM-DD')`.as('toDay'),
    ])
    .where('b.resource_code', 'is', null)
    .where('b.from_time', '=', WHOLE_DAY.from)
    .where('b.to_time', '=', WHOLE_DAY.to)

export const findClosed = (db: Db, id: string) => closed(db).where('b.id', '=', id).executeTakeFirst()

interface Wanted {
  readonly codes: 'all' | readonly string[]
  readonly dealerCode?: string | undefined
  /** What is over by this day is left out. */
  readonly from: Day
  readonly page: number
  readonly size: number
}

export async function listClosed(db: Db, { codes, dealerCode, from, page, size }: Wanted) {
  const found = closed(db)
    .where('b.to_day', '>=', from)
    .$if(codes !== 'all', (query) => query.where(isOneOf('b.dealer_code', codes === 'all' ? [] : codes)))
    .$if(dealerCode !== undefined, (query) => query.where('b.dealer_code', '=', dealerCode ?? ''))
  const sorted = found.orderBy('b.day').orderBy('b.id')
  const answer = await countedPage(db, found, { page, size }, (most, before) =>
    sorted.limit(most).offset(before).execute(),
  )
  return { ...answer, page, size }
}
