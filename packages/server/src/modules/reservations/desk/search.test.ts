import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, reserved } from '../fixtures.ts'
import { foundBy } from './search.ts'

const server = testServer()
const number = 'GPA5-W52P-0A8B'
let chassis = ''
let document = ''

beforeAll(async () => {
  const { order } = await reserved(server)
  const about = { number, buyer_name: 'Conceição D’Ávila Nóbrega', email: 'conceicao.nobrega@ex-emplo.com' }
  const row = await server.db
    .updateTable('orders')
    .set({ ...about, person: JSON.stringify({ phone: '11987654321' }) })
    .where('id', '=', order.id)
    .returning(['chassis', 'document'])
    .executeTakeFirstOrThrow()
  document = row.document
  chassis = row.chassis ?? ''
  // As many as a large group's, none of which is the one that is looked for.
  await sql`insert into orders (${sql.raw(COLUMNS)}, id, number, status, buyer_name, email, document, person)
    select ${sql.raw(COLUMNS)}, gen_random_uuid(), 'T' || i, 'CANCELLED', 'Pessoa ' || md5(i::text), md5(i::text) || '@mail.example',
      lpad(i::text, 11, '0'), json_build_object('phone', '21' || (900000000 + i))
    from orders cross join generate_series(1, 20000) as i`.execute(server.db)
  await sql`analyze orders`.execute(server.db)
})

const COLUMNS = `account_id, site, country, campaign_id, reached, stage, stock_unit_id, chassis,
  dealer_code, dealer, car, currency, total_cents, reservation_cents, remaining_cents, is_direct_sale, created_at, changed_at`

/** What somebody at the telephone knows of the order. */
const typed = (): readonly string[] => [
  'conceicao nobrega',
  'NÓBREGA conceição',
  'nobrega@ex-emplo',
  number,
  number.toLowerCase(),
  number.slice(5, 9),
  number.replaceAll('-', ''),
  '(11) 98765-4321',
  '98765 4321',
  '+55 11 98765-4321',
  document,
]

test('finds an order by any words of name and e-mail, part of its number, telephone and the whole document', async () => {
  const staff = await server.as({ roles: ADMIN })
  for (const text of typed()) {
    const { items } = await staff.orders.deskList({ query: { text } })
    expect(
      items.map((one) => one.number),
      text,
    ).toEqual([number])
  }
  const { items } = await staff.orders.deskList({ query: { text: `${chassis.slice(-6)} conce` } })
  expect(items.map((one) => one.number)).toEqual([number])
})

test('a part of a document finds nobody, nor does a neighbour’s order come into reach', async () => {
  const staff = await server.as({ roles: ADMIN })
  expect((await staff.orders.deskList({ query: { text: document.slice(0, 9) } })).items).toEqual([])
  const stranger = await server.as({
    roles: ['user_dealer'],
    dealerCodes: ['none'],
    scopes: { markets: [], brands: [] },
  })
  for (const text of typed()) expect((await stranger.orders.deskList({ query: { text } })).items).toEqual([])
})

test('no search reads the whole table', async () => {
  for (const text of [...typed(), 'an', 'a b c d e f g']) {
    const plan = await server.db.selectFrom('orders').select('id').where(foundBy(text)).explain()
    expect(JSON.stringify(plan), text).not.toMatch(/Seq Scan/)
  }
})

test('sorts by what came last, and by what changed last', async () => {
  const staff = await server.as({ roles: ADMIN })
  await sql`update orders set created_at = created_at + interval '1 minute' where number = 'T7'`.execute(server.db)
  await sql`update orders set changed_at = changed_at + interval '1 minute' where number = 'T9'`.execute(server.db)
  const first = async (sort: 'newest' | 'changed' | undefined) =>
    (await staff.orders.deskList({ query: { sort, size: 1 } })).items[0]?.number
  expect(await first('newest')).toBe('T7')
  expect(await first('changed')).toBe('T9')
  expect(await first(undefined)).toBe(number)
})
