import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { explaining, readBy } from '../../../tools/testing/explaining.ts'
import { fillCopies } from '../../../tools/testing/fill-copies.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { DESK_ORDER_SORTS } from '@volante/contract/orders'
import { reserved } from '../fixtures.ts'
import { type DeskFilter, deskOrders } from './list.ts'

const server = testServer({ ROLE: 'web' })
const ROWS = 60_000
/** Those that are counted, and what lies between them. */
const MOST_READ = 25_000

beforeAll(async () => {
  await reserved(server)
  await server.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    // What the copies name is not there, and no trigger looks at each.
    await sql`set session_replication_role = replica`.execute(db)
    // Most are over; one in a hundred waits, one in a thousand is of the one dealer, of another site, or of a rare step.
    await fillCopies(db, 'orders', ROWS, {
      id: sql`gen_random_uuid()`,
      number: sql`'P' || g`,
      document: sql`lpad(g::text, 11, '0')`,
      buyer_name: sql`'Ana ' || md5(g::text)`,
      email: sql`'p' || g || '@mail.example'`,
      stock_unit_id: sql`'unit-' || g`,
      chassis: sql`'CHASSIS' || g`,
      dealer_code: sql`case when g % 1000 = 1 then x.dealer_code else 'D' || g % 700 end`,
      site: sql`case when g % 1000 = 2 then 'ar-fiat' else 'br-fiat' end`,
      status: sql`case when g % 1000 = 3 then 'AT_DEALER' when g % 100 = 4 then 'ANTI_FRAUD' else 'DELIVERED' end`,
      reached: sql`case when g % 100 = 4 then 'ANTI_FRAUD' else 'DELIVERED' end`,
      stage: sql`case when g % 100 = 4 then 'approval' else 'delivery' end`,
      waits_on: sql`case when g % 1000 = 3 then 'dealer' when g % 100 = 4 then 'customer' end`,
      waiting_since: sql`case when g % 1000 = 3 or g % 100 = 4 then x.created_at - g * interval '1 minute' end`,
      created_at: sql`x.created_at - g * interval '1 minute'`,
      changed_at: sql`x.created_at - g * interval '1 minute'`,
    })
    await sql`reset session_replication_role`.execute(db)
    await sql`reset statement_timeout`.execute(db)
  })
})

const LISTS: readonly DeskFilter[] = [
  {},
  { site: 'br-fiat' },
  { site: 'ar-fiat' },
  { dealerCode: '70001' },
  { dealerCode: 'D7' },
  { status: 'AT_DEALER' },
  { status: 'DELIVERED' },
  { stage: 'approval' },
  { stage: 'delivery' },
  { stage: 'payment' },
  { actor: 'dealer' },
  { actor: 'reviewer' },
  { queue: 'papers' },
  { text: 'p7777@' },
  { text: '00000007777' },
  { text: 'nobody at all' },
  { from: '2001-01-01', to: '2001-02-01' },
  { promise: 'kept' },
  { promise: 'late', from: '2001-01-01', to: '2001-02-01' },
]

test.each(LISTS.flatMap((filter) => DESK_ORDER_SORTS.map((sort) => [filter, sort] as const)))(
  'orders by %j, %s first, read few rows, however many there are',
  async (filter, sort) => {
    const { db, plans } = explaining(server.platform.connection.pool)
    const site = server.platform.sites.find(({ brand }) => brand === 'portal')
    const user = { id: crypto.randomUUID(), roles: ['partner_admin'] }
    const ctx = { db, site, sites: server.platform.sites, now: new Date(), user } as unknown as SignedInCtx
    await deskOrders(ctx, 'all', filter, { page: 0, size: 0, sort })
    await deskOrders(ctx, 'all', filter, { page: 0, size: 20, sort }).catch((error: unknown) => {
      // Copies of one order need not make sense; its page is not what is measured.
      if (plans.length < 2) throw error
    })
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
  },
)
