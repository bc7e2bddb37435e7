import type pg from 'pg'
import { WANTED } from './fill-orders.ts'

const PIECE = 20_000

/** Runs a statement over `g`, from 1 to so many, in pieces that each end by themselves. */
async function inPieces(db: pg.Client, rows: number, table: string, statement: (from: number, to: number) => string) {
  for (let from = 1; from <= rows; from += PIECE) {
    await db.query('begin')
    // The triggers look at each row, and what rows name is not there: what is made here adds up by construction.
    await db.query('set local session_replication_role = replica')
    await db.query(statement(from, Math.min(rows, from + PIECE - 1)))
    await db.query('commit')
  }
  await db.query(`vacuum analyze ${table}`)
}

/** Leads of two years, of which one in two hundred is open and one in four hundred nobody answered. */
export const fillLeads = (db: pg.Client, rows: number): Promise<void> =>
  inPieces(
    db,
    rows,
    'leads',
    (from, to) => `
    insert into leads (id, created_at, site, country, protocol, reply_by, person_type, name, email, phone, dealer_code,
      state, city, tracking, first_answer_at, closed_at, close_reason)
    select gen_random_uuid(), at, case when g % 1000 = 2 then 'ar-fiat' else 'br-fiat' end,
      case when g % 1000 = 2 then 'AR' else 'BR' end, 'B' || g, at + interval '1 day', 'physicalPerson',
      'Ana ' || md5(g::text), 'p' || g || '@mail.example', '11' || (900000000 + g),
      case when g % 1000 = 1 then '70001' else 'D' || g % 7000 end, case when g % 1000 = 3 then 'AC' else 'SP' end, 'Betim', '{}',
      case when g % 400 > 0 then at + interval '1 hour' * (g % 40) end,
      case when g % 200 > 1 then at + interval '2 days' end, case when g % 200 > 1 then 'price' end
    from (select g, now() - g * interval '1 minute' as at from generate_series(${from}, ${to}) g) made`,
  )

/** Orders of two years, most of them over; one in a hundred waits for the customer, one in a thousand for its dealer or for who reads papers. */
export const fillListedOrders = (db: pg.Client, rows: number): Promise<void> =>
  inPieces(
    db,
    rows,
    'orders',
    (from, to) => `
    insert into orders (
      id, number, account_id, site, country, campaign_id, status, reached, stage, waits_on, waiting_since, queues, stock_unit_id, chassis,
      dealer_code, dealer, car, currency, total_cents, reservation_cents, remaining_cents, document, buyer_name, email, person,
      deposit_kind, is_direct_sale, created_at, changed_at
    )
    select gen_random_uuid(), 'BENCH' || g, a.id, case when g % 1000 = 2 then 'ar-fiat' else 'br-fiat' end, 'BR', c.id,
      case when g % 1000 = 3 then 'AT_DEALER' when g % 100 = 4 then 'ANTI_FRAUD' else 'DELIVERED' end,
      case when g % 1000 = 3 then 'AT_DEALER' when g % 100 = 4 then 'ANTI_FRAUD' else 'DELIVERED' end,
      case when g % 100 = 4 then 'approval' else 'delivery' end,
      case when g % 1000 = 3 then 'dealer' when g % 100 = 4 then 'customer' end,
      case when g % 1000 = 3 or g % 100 = 4 then at end, case when g % 1000 = 4 then '{papers}' else '{}' end::text[],
      'sold-' || g, 'SOLD' || g, case when g % 1000 = 1 then '70001' else 'D' || g % 7000 end,
      '{"code": "D", "name": "Dealer", "city": "Betim", "state": "MG", "phone": "1"}',
      jsonb_build_object('mvsCode', u.mvs_code, 'year', u.year, 'brand', 'fiat', 'modelName', 'Pulse', 'modelSlug', 'pulse',
        'versionName', 'Drive', 'color', jsonb_build_object('code', '1', 'name', 'Branco', 'price', 0), 'coating', null,
        'optionals', '[]'::jsonb, 'listPrice', 10000000, 'total', 10000000),
      'BRL', 10000000, 150000, 9850000, lpad(g::text, 11, '0'), 'Ana ' || md5(g::text), 'p' || g || '@mail.example',
      '{"name": "Ana"}', 'card', false, at, at
    from (select g, now() - g * interval '1 minute' as at from generate_series(${from}, ${to}) g) made
    cross join (select id from accounts where name = 'bench-reader') a
    cross join (select * from (${WANTED}) wanted limit 1) u
    cross join (select id from campaigns where site = 'br-fiat' limit 1) c`,
  )

/** What a car's dealers ask: those of the demo and nine more of each, who price every car of their country, colour by colour. Those of every second colour are over. */
export async function fillWorkingPrices(db: pg.Client, rows: number): Promise<void> {
  const columns = `name, brands, country, state, city_code, street, number, neighborhood, postal_code, lon, lat, phone, whats_app, email,
    tax_id, group_id, zone_id, types, services, econnect, blocked, time_zone, opening, influence_areas, regionals`
  await db.query(`insert into dealers (id, code, ${columns})
    select id || '-' || i, code || '-' || i, ${columns} from dealers, generate_series(1, 9) i where country = 'BR'`)
  await db.query('analyze dealers')
  await inPieces(
    db,
    rows,
    'working_prices',
    (from, to) => `
    insert into working_prices (dealer_code, country, mvs_code, year, color_code, price_cents, initial_date, final_date)
    select codes[1 + g % dealers], 'BR', mvs[1 + car], years[1 + car], 'B' || color, 10000000 + g, current_date - 60,
      case when color % 2 = 1 then current_date - 30 end
    from (
      select *, cardinality(codes) as dealers, g / cardinality(codes) % cardinality(mvs) as car,
        g / cardinality(codes) / cardinality(mvs) as color
      from (select array_agg(code order by code) as codes from dealers where country = 'BR') d,
        (select array_agg(mvs_code order by mvs_code, year) as mvs, array_agg(year order by mvs_code, year) as years
          from version_years where country = 'BR') c,
        generate_series(${from}, ${to}) g
    ) made`,
  )
}
