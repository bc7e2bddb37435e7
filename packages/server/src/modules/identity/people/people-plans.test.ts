import { PEOPLE_SORTS } from '@volante/contract/users-admin'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, readBy } from '../../../tools/testing/explaining.ts'
import { fillCopies } from '../../../tools/testing/fill-copies.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { findPeople, type PeopleFilter } from './queries.ts'

const server = testServer({ ROLE: 'web' })
const ROWS = 40_000
/** Those that are counted, as often for the page. */
const MOST_READ = 25_000

beforeAll(async () => {
  await server.as({ roles: ['user_admin'] })
  await server.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    // One in a thousand has a role, is invited, closed, or of Argentina.
    await fillCopies(db, 'accounts', ROWS, {
      id: sql`gen_random_uuid()`,
      email: sql`'p' || g || '@mail.example'`,
      name: sql`'Ana ' || md5(g::text)`,
      cpf: sql`null`,
      dni: sql`null`,
      created_at: sql`x.created_at - g * interval '1 second'`,
      country: sql`case when g % 1000 = 1 then 'AR' else 'BR' end`,
      roles: sql`case when g % 1000 = 2 then array['inspector'] else '{}' end`,
      dealer_codes: sql`case when g % 1000 = 3 then array['D1'] else '{}' end`,
      user_groups: sql`case when g % 1000 = 6 then array['WCD'] else '{}' end`,
      deactivated_at: sql`case when g % 1000 = 4 then now() end`,
      email_confirmed_at: sql`case when g % 1000 <> 5 then now() end`,
    })
    await sql`reset statement_timeout`.execute(db)
  })
})

const LISTS: readonly PeopleFilter[] = [
  {},
  { role: 'inspector' },
  { state: 'active' },
  { state: 'invited' },
  { state: 'deactivated' },
  { market: 'AR' },
  { dealerCode: 'D1' },
  { userGroup: 'WCD' },
  { text: 'p777@' },
]

test.each(LISTS.flatMap((filter) => PEOPLE_SORTS.map((sort) => [filter, sort] as const)))(
  'people by %j, %s, read few rows, however many there are',
  async (filter, sort) => {
    const { db, plans } = explaining(server.platform.connection.pool)
    for (const size of [21, 0]) await findPeople(db, 'all', filter, { sort, after: undefined, size })
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
  },
)
