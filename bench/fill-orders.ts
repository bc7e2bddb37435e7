import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Who is signed in beside buyers: somebody who looks at orders of two years, and an administrator. */
export const PEOPLE = { reader: 'bench-reader', staff: 'bench-staff' } as const

/** Who reserves and pays: an account makes one order at a time, so that one buyer alone would wait for nobody but itself. */
const BUYERS = 500
export const buyerAt = (index: number): string => `bench-buyer-${index % BUYERS}`

/** What stands for a buyer's card. */
export const cardOf = (buyer: string): string => `tok_${buyer}`

/** Different cars, and how many there are of each. */
const CARS = 60
const OF_EACH_CAR = 500

/** The bench's people with a session each (its token is their name), a card of each buyer, and cars enough to be reserved. */
export async function fillPeople(db: pg.Client): Promise<void> {
  const buyers = Array.from({ length: BUYERS }, (_, at) => buyerAt(at))
  for (const name of [...Object.values(PEOPLE), ...buyers]) {
    const { rows } = await db.query<{ id: string }>(
      `insert into accounts (email, name, roles, markets, brands, regions, dealer_groups, dealer_codes)
       values ($1, $2, $3, '{all}', '{all}', '{}', '{}', '{}') returning id`,
      [`${name}@volante.example`, name, [name === PEOPLE.staff ? 'partner_admin' : 'customer']],
    )
    await db.query(
      `insert into sessions (token_hash, account_id, created_at, expires_at, last_seen_at)
       values ($1, $2, now(), now() + interval '1 day', now() + interval '1 hour')`,
      [createHash('sha256').update(name).digest(), rows[0]?.id],
    )
  }
  await db.query(
    `insert into card_tokens
     select 'tok_' || name, id, '\\x00', 'visa', '1111', 'ANA P SOUZA', '12/30', 'settle', null from accounts where name = any($1)`,
    [buyers],
  )
  await db.query(
    `insert into stock_units
     select (jsonb_populate_record(null::stock_units, to_jsonb(u) || jsonb_build_object('id', 'free-' || i || '-' || u.id, 'chassis', 'FREE' || i || u.chassis, 'state', 'AVAILABLE'))).*
     from (${WANTED}) u, generate_series(1, ${OF_EACH_CAR}) i`,
  )
}

/** Cars of the campaign at dealers that may sell them. */
export const WANTED = `
  select u.* from stock_units u
  join campaign_cars k on k.mvs_code = u.mvs_code and k.year = u.year
  join campaigns c on c.id = k.campaign_id and c.site = 'br-fiat'
  join dealers d on d.id = u.dealer_id and not d.blocked
  where u.country = 'BR' and u.id not like 'free-%' and u.id not like 'sold-%'
  order by u.id limit ${CARS}`

/** The one that the orders of the past are about. */
const FIRST = `select * from (${WANTED}) wanted limit 1`

/** What the bench reserves, as the showcase asks for it: people want different cars. */
export async function wantedCars(db: pg.Client): Promise<object[]> {
  const { rows } = await db.query<object>(
    `select c.id as "campaignId", u.mvs_code as "mvsCode", u.year, u.color_code as color, d.code as "dealerCode"
     from (${WANTED}) u join dealers d on d.id = u.dealer_id, campaigns c where c.site = 'br-fiat'`,
  )
  return rows
}

/** The orders numbered so, of two years, most of them over, with ten events and a payment each. */
export async function fillOrders(db: pg.Client, from: number, to: number): Promise<void> {
  await db.query('begin')
  // The triggers look at each row; what is made here adds up by construction.
  await db.query('set local session_replication_role = replica')
  await db.query(`create temp table made on commit drop as
    select i, gen_random_uuid() as id, gen_random_uuid() as charge_id, now() - interval '1 day' - i * interval '50 seconds' as at,
      ('{EXPIRED,EXPIRED,EXPIRED,CANCELLED,DELIVERED,DELIVERED,DELIVERED,ANTI_FRAUD,CREATED_ORDER,AT_DEALER}'::text[])[1 + i % 10] as status
    from generate_series(${from + 1}, ${to}) i`)
  for (const statement of OF_EACH) await db.query(statement)
  await db.query('commit')
  await db.query('vacuum analyze')
}

const OF_EACH = [
  `insert into accounts (email, name, roles, markets, brands, regions, dealer_groups, dealer_codes)
   select 'bench' || i || '@volante.example', 'Ana', '{customer}', '{all}', '{all}', '{}', '{}', '{}' from made`,
  `insert into orders (
     id, number, account_id, site, country, campaign_id, status, reached, stage, waits_on, waiting_since, stock_unit_id, chassis,
     dealer_code, dealer, car, currency, total_cents, reservation_cents, remaining_cents, document, buyer_name, email, person,
     deposit_kind, is_direct_sale, created_at, changed_at
   )
   select m.id, 'BENCH' || m.i, case when m.i <= 5 then r.id else a.id end, 'br-fiat', 'BR', c.id, m.status,
     case when m.status in ('EXPIRED', 'CANCELLED') then 'PRE_RESERVE' else m.status end,
     case m.status when 'ANTI_FRAUD' then 'approval' when 'CREATED_ORDER' then 'contract' when 'AT_DEALER' then 'delivery'
       when 'DELIVERED' then 'delivery' else 'reservation' end,
     case m.status when 'ANTI_FRAUD' then 'customer' when 'CREATED_ORDER' then 'factory' when 'AT_DEALER' then 'dealer' end,
     case when m.status in ('ANTI_FRAUD', 'CREATED_ORDER', 'AT_DEALER') then m.at end, 'sold-' || m.i, 'SOLD' || m.i, d.code,
     jsonb_build_object('code', d.code, 'name', d.name, 'city', 'Betim', 'state', d.state, 'phone', d.phone),
     jsonb_build_object('mvsCode', u.mvs_code, 'year', u.year, 'brand', 'fiat', 'modelName', 'Pulse', 'modelSlug', 'pulse',
       'versionName', 'Drive', 'color', jsonb_build_object('code', '1', 'name', 'Branco', 'price', 0), 'coating', null,
       'optionals', '[]'::jsonb, 'listPrice', 10000000, 'total', 10000000),
     'BRL', 10000000, 150000, case when m.status in ('EXPIRED', 'CANCELLED') then 10000000 else 9850000 end,
     'bench' || m.i, 'Ana ' || md5(m.i::text), 'ana@volante.example', '{"name": "Ana"}', 'card', false, m.at, m.at
   from made m
   join accounts a on a.email = 'bench' || m.i || '@volante.example'
   join accounts r on r.name = '${PEOPLE.reader}'
   cross join (${FIRST}) u
   join dealers d on d.id = u.dealer_id
   cross join (select id from campaigns where site = 'br-fiat' limit 1) c`,
  `insert into stock_units
   select (jsonb_populate_record(null::stock_units, to_jsonb(u) || jsonb_build_object('id', 'sold-' || m.i, 'chassis', 'SOLD' || m.i, 'state', 'SOLD'))).*
   from (${FIRST}) u, made m where m.status not in ('EXPIRED', 'CANCELLED')`,
  `insert into order_events (order_id, status, at, actor)
   select m.id, e.status, m.at + e.k * interval '1 minute', 'platform'
   from made m, unnest('{PRE_RESERVE,RESERVE,UPLOADED_DOCS,ANTI_FRAUD,SIGN_CONTRACT,PLACED,CREATED_ORDER,INVOICED,PAID,DELIVERED}'::text[])
     with ordinality as e (status, k)
   order by m.i, e.k`,
  `insert into order_parts (id, order_id, kind, purpose, payment_kind, amount_cents, is_paid, charge_id, created_at, paid_at)
   select gen_random_uuid(), id, 'deposit', 'deposit', 'card', 150000, true, charge_id, at, at
   from made where status not in ('EXPIRED', 'CANCELLED')`,
  `insert into charges (
     id, order_id, account_id, site, purpose, kind, provider, state, facts, amount_cents, currency, payer, created_at, checked_at
   )
   select m.charge_id, m.id, o.account_id, 'br-fiat', 'deposit', 'card', 'box',
     case when m.status in ('EXPIRED', 'CANCELLED') then 'expired' else 'paid' end, '{}', 150000, 'BRL', '{}', m.at, m.at
   from made m join orders o on o.id = m.id`,
  `insert into order_estimates (order_id, delivery_on, reason, made_at) select id, at::date + 60, 'first', at from made`,
]
