import { MOST_COUNTED } from '@volante/domain/limits'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { explaining } from '../../tools/testing/explaining.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { countedPage } from './counted-page.ts'

const server = testServer()
const MANY = MOST_COUNTED + 5

test.each([
  ['a first page that is not full is not counted', 3, 0, 5, { shown: 3, total: 3, statements: 1 }],
  ['nor is an empty one', 0, 0, 5, { shown: 0, total: 0, statements: 1 }],
  ['nor a last page', 8, 1, 5, { shown: 3, total: 8, statements: 1 }],
  ['a full page is counted', 5, 0, 5, { shown: 5, total: 5, statements: 2 }],
  ['so is a page beyond the last', 3, 1, 5, { shown: 0, total: 3, statements: 2 }],
  ['so is one of which nobody knows how many came before', 3, null, 5, { shown: 3, total: 3, statements: 2 }],
  ['a page without rows is only counted', 3, 0, 0, { shown: 0, total: 3, statements: 1 }],
  ['a count ends at 10,000', MANY, 0, 5, { shown: 5, total: MOST_COUNTED, statements: 2 }],
  ['on the last page too', MANY, MOST_COUNTED / 10, 10, { shown: 5, total: MOST_COUNTED, statements: 1 }],
])('%s', async (_, rows, page, size, expected) => {
  const { db, plans } = explaining(server.platform.connection.pool)
  const found = sql`(select n from generate_series(1, ${sql.lit(rows)}) n)`
  const { items, total } = await countedPage(db, found, { page, size }, async (most, before) => {
    const answer = await sql`select n from ${found} f limit ${sql.lit(most)} offset ${sql.lit(before)}`.execute(db)
    return answer.rows
  })
  expect({ shown: items.length, total, statements: plans.length }).toEqual(expected)
})
