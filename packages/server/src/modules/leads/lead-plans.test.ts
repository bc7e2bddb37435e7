import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { explaining, readBy } from '../../tools/testing/explaining.ts'
import { fillCopies } from '../../tools/testing/fill-copies.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, PERSON } from './fixtures.ts'
import { findLeads, type LeadFilter } from './inbox.ts'

const server = testServer({ ROLE: 'web' })
const ROWS = 40_000
/** Those that are counted, as often for the page. */
const MOST_READ = 25_000

beforeAll(async () => {
  await addNetwork(server.db)
  await (await server.as({ client: true }, 'br-fiat')).lead.create({ body: PERSON })
  await server.db.connection().execute(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    // One in a hundred waits, one in a thousand is of the one dealer, or of a province of few.
    await fillCopies(db, 'leads', ROWS, {
      id: sql`gen_random_uuid()`,
      protocol: sql`'P' || g`,
      name: sql`'Ana ' || md5(g::text)`,
      email: sql`'p' || g || '@mail.example'`,
      phone: sql`'11' || (900000000 + g)`,
      created_at: sql`x.created_at - g * interval '1 second'`,
      reply_by: sql`x.reply_by - g * interval '1 second'`,
      dealer_code: sql`case when g % 1000 = 1 then x.dealer_code else 'D' || g % 700 end`,
      state: sql`case when g % 1000 = 2 then 'AC' else 'SP' end`,
      first_answer_at: sql`case when g % 100 > 0 then x.created_at - g * interval '1 second' end`,
      closed_at: sql`case when g % 100 > 3 then x.created_at end`,
      close_reason: sql`case when g % 100 > 3 then 'price' end`,
    })
    await sql`reset statement_timeout`.execute(db)
  })
})

const LISTS: readonly LeadFilter[] = [
  {},
  { site: 'br-fiat' },
  { state: 'late' },
  { state: 'inTime' },
  { state: 'answered' },
  { state: 'closed' },
  { owner: 'nobody' },
  { owner: 'own' },
  { dealerCode: 'D1' },
  { stateCode: 'AC' },
  { reply: 'kept' },
  { reply: 'missed' },
  { from: '2001-01-01', to: '2001-02-01' },
  { text: 'p777@' },
  { text: 'p777@', site: 'br-fiat', state: 'closed' },
  { text: '900007123' },
  { text: 'nobody at all' },
]

test.each(LISTS)('leads by %j read few rows, however many there are', async (filter) => {
  const { db, plans } = explaining(server.platform.connection.pool)
  const site = server.platform.sites.find(({ brand }) => brand === 'portal')
  const ctx = { db, site, now: new Date(), user: { id: crypto.randomUUID() } } as unknown as SignedInCtx
  for (const size of [20, 0]) await findLeads(ctx, 'all', filter, { page: 1, size })
  expect(plans.length).toBeGreaterThanOrEqual(2)
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
})
