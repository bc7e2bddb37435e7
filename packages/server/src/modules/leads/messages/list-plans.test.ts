import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { explaining, readBy } from '../../../tools/testing/explaining.ts'
import { fillTables } from '../../../tools/testing/fill-tables.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { findReports, type ReportFilter } from '../reports/queries.ts'
import { findStarts, type StartFilter } from './starts.ts'
import type { Places } from '../../dealers/api.ts'
import { findMessages, type MessageFilter } from './queries.ts'

const server = testServer()
const ROWS = 200_000
/** Those that are counted, as often for the page. */
const MOST_READ = 25_000

beforeAll(
  () =>
    fillTables(server.db, ['contact_messages', 'whatsapp_starts', 'reports'], async (db) => {
      // One in a thousand is new, Argentina's, praise or a dealer's; nobody's dealer has one of each.
      await sql`
    insert into contact_messages (id, created_at, site, protocol, kind, name, email, reason, message, dealer_code, stage)
    select gen_random_uuid(), now() - g * interval '1 minute', case when g % 1000 = 0 then 'ar-fiat' else 'br-fiat' end,
      'P' || g, case when g % 1000 = 1 then 'LEAD_EMAIL' else 'CONTACT' end, 'Ana', 'ana@mail.example',
      case when g % 1000 = 2 then 'PRAISE' else 'QUESTION' end, 'Bom dia',
      case when g % 1000 = 1 then 'D' || g % 7000 end, case when g % 1000 = 3 then 'new' else 'closed' end
    from generate_series(1, ${sql.lit(ROWS)}) g`.execute(db)
      await sql`
    insert into whatsapp_starts (id, created_at, site, dealer_code, phone, name, car)
    select gen_random_uuid(), created_at, site, coalesce(dealer_code, 'D'), '11987654321', name, '{}'
    from contact_messages`.execute(db)
      await sql`
    insert into reports (id, created_at, site, protocol, reason, category, dealer_id, model, version, year, mileage, name, email, phone, message, stage)
    select gen_random_uuid(), created_at, site, protocol, case when reason = 'PRAISE' then 'SAFETY' else 'DEFECT' end,
      case when reason = 'PRAISE' then 'BRAKES' else 'ENGINE' end, dealer_code,
      case when reason = 'PRAISE' then 'Rare' else 'Common' end, 'x', '2026', '10', name, email, '11987654321', message,
      case stage when 'new' then 'open' else 'done' end
    from contact_messages limit 60000`.execute(db)
      await sql`update reports set dealer_id = 'br-0001' where protocol in ('P1001', 'P7001')`.execute(db)
    }),
  120_000,
)

const all: Places = { sites: 'all', dealerCodes: [] }
const LISTS: readonly [MessageFilter, Places][] = [
  [{}, all],
  [{ stage: 'new' }, all],
  [{ stage: 'answered' }, all],
  [{ stage: 'closed' }, all],
  [{ brand: 'fiat' }, all],
  [{ brand: 'nobody' }, all],
  [{ subject: 'PRAISE' }, all],
  [{ subject: 'QUESTION', stage: 'closed' }, all],
  [{ dealerCode: 'D1001' }, all],
  [{ protocol: 'P7' }, all],
  [{ from: '2001-01-01', to: '2001-02-01' }, all],
  [{}, { sites: ['ar-fiat'], dealerCodes: [] }],
  [{ subject: 'QUESTION' }, { sites: ['ar-fiat'], dealerCodes: [] }],
  [{}, { sites: [], dealerCodes: ['D1', 'D2001'] }],
  [{ stage: 'closed' }, { sites: ['ar-fiat'], dealerCodes: ['D2001'] }],
  [{}, { sites: [], dealerCodes: [] }],
]

const STARTS: readonly [StartFilter, Places][] = [
  [{}, all],
  [{ brand: 'fiat' }, all],
  [{ brand: 'nobody' }, all],
  [{ dealerCode: 'D1001' }, all],
  [{ from: '2001-01-01', to: '2001-02-01' }, all],
  [{}, { sites: ['ar-fiat'], dealerCodes: [] }],
  [{}, { sites: [], dealerCodes: ['D1', 'D2001'] }],
  [{ brand: 'fiat' }, { sites: ['ar-fiat'], dealerCodes: ['D2001'] }],
]

const REPORTS: readonly [ReportFilter & { readonly sort?: 'oldest' }, Places][] = [
  [{}, all],
  [{ sort: 'oldest' }, all],
  [{ stage: 'open' }, all],
  [{ stage: 'inWork', sort: 'oldest' }, all],
  [{ stage: 'done' }, all],
  [{ brand: 'nobody' }, all],
  [{ reason: 'SAFETY' }, all],
  [{ category: 'BRAKES', sort: 'oldest' }, all],
  [{ reason: 'DEFECT', stage: 'done', sort: 'oldest' }, all],
  [{ model: 'RARE' }, all],
  [{ dealerCode: '70001' }, all],
  [{ protocol: 'P7' }, all],
  [{ from: '2001-01-01', to: '2001-02-01' }, all],
  [{}, { sites: ['ar-fiat'], dealerCodes: [] }],
  [{ reason: 'DEFECT' }, { sites: ['ar-fiat'], dealerCodes: ['D1'] }],
  [{}, { sites: [], dealerCodes: ['D1'] }],
]

/** Asks a list for its first and a later page. */
async function readsFew(
  find: (ctx: Pick<Ctx, 'db' | 'site' | 'everySite'>, paging: { page: number; size: number }) => Promise<unknown>,
) {
  const { db, plans } = explaining(server.platform.connection.pool)
  const [site] = server.platform.sites
  if (!site) throw new Error('No site')
  const ctx = { db, site, everySite: server.platform.everySite }
  for (const page of [0, 20]) await find(ctx, { page, size: 20 })
  await find(ctx, { page: 0, size: 0 })
  expect(plans.length).toBeGreaterThanOrEqual(3)
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
}

test.each(LISTS)('messages: %j of %j reads few rows, however many there are', (filter, places) =>
  readsFew((ctx, paging) => findMessages(ctx, places, filter, paging)),
)
test.each(STARTS)('conversations: %j of %j reads few rows, however many there are', (filter, places) =>
  readsFew((ctx, paging) => findStarts(ctx, places, filter, paging)),
)
test.each(REPORTS)('reports: %j of %j reads few rows, however many there are', ({ sort, ...filter }, places) =>
  readsFew((ctx, paging) => findReports(ctx, places, filter, { ...paging, sort })),
)
