import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { explaining, readBy } from '../../tools/testing/explaining.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor, newBuyer } from '../documents/fixtures.ts'
import { ownCarPapers } from '../documents/papers/car-papers.ts'
import { papersOfCar } from '../documents/papers/car-queries.ts'
import { bytesOf } from '../documents/papers/queries.ts'
import { ownCar } from '../garage/api.ts'
import { carsToLookAt } from '../garage/revisions/queries.ts'
import { lookUp } from '../recall/api.ts'
import {
  currentOwner,
  deliveredCar,
  factOf,
  findVehicle,
  provenReadings,
  startOf,
  vehicleReadings,
} from '../vehicles/api.ts'
import { heldEntries } from './api.ts'
import { bookOfLink, linksOf } from './queries.ts'

const server = testServer()

/** How many cars there are on the road: `PLAN_CARS=5000000` runs the same test with five million. */
const CARS = Number(process.env.PLAN_CARS ?? 30_000)
const CHUNK = 50_000
/** A reading of one car goes through so many rows, however many cars there are. */
const MOST_READ = 400

const CHASSIS = `9BDFAKE00K${String(CARS / 2).padStart(7, '0')}`
let ctx: SignedInCtx
let plans: ReturnType<typeof explaining>['plans']
let car = ''

beforeAll(
  async () => {
    const { id } = await newBuyer(server)
    const version = await server.db.selectFrom('versions').select('mvs_code').limit(1).executeTakeFirstOrThrow()
    await server.db.connection().execute(async (db) => {
      await sql`set statement_timeout = 0`.execute(db)
      // What the copies name is not there.
      await sql`set session_replication_role = replica`.execute(db)
      const fill = async (table: string, columns: string, values: RawBuilder<unknown>) => {
        for (let from = 1; from <= CARS; from += CHUNK)
          await sql`
          insert into ${sql.table(table)} (${sql.raw(columns)})
          select ${values} from (
            select g, '9BDFAKE00K' || lpad(g::text, 7, '0') as chassis, md5(g::text)::uuid as id
            from generate_series(${from}::int, ${Math.min(CARS, from + CHUNK - 1)}::int) g
          ) x`.execute(db)
        await sql`analyze ${sql.table(table)}`.execute(db)
      }
      const owner = sql`case when x.g = ${CARS / 2} then ${id}::uuid else x.id end`
      const code = version.mvs_code
      await fill(
        'vehicles',
        'chassis, country, brand, mvs_code, year, source, known_at',
        sql`x.chassis, 'BR', 'fiat', ${code}, 2025, 'ORDER', now()`,
      )
      await fill(
        'vehicle_plates',
        'chassis, country, plate, since, source',
        sql`x.chassis, 'BR', 'Q' || lpad(x.g::text, 7, '0'), '2025-01-01', 'REGISTRY'`,
      )
      await fill(
        'vehicle_owners',
        'chassis, account_id, order_id, since, source',
        sql`x.chassis, ${owner}, x.id, '2025-01-01', 'ORDER'`,
      )
      await fill(
        'documents',
        'id, account_id, chassis, car, kind, version, state, content_hash, sent_at',
        sql`x.id, ${owner}, x.chassis, 'short', 'service', 1, 'sent', '\\x00'::bytea, now()`,
      )
      await fill(
        'document_files',
        'id, document_id, page, name, type, bytes, sha256, file_key',
        sql`x.id, x.id, 1, 'a.pdf', 'application/pdf', 1, 's', x.g::text`,
      )
      for (const [km, day] of [
        [9_000, '2025-11-01'],
        [19_000, '2026-10-01'],
      ] as const)
        await fill(
          'vehicle_readings',
          'chassis, km, day, source, is_proven, dealer_code, at',
          sql`x.chassis, ${km}::int, ${day}::date, 'DEALER', true, '70001', now()`,
        )
      await fill(
        'garage_cars',
        'id, account_id, list, country, brand, mvs_code, year, chassis, added_by, at',
        sql`x.id, ${owner}, 'owned', 'BR', 'fiat', ${code}, 2025, x.chassis, 'ORDER', now()`,
      )
      await fill('logbooks', 'id, chassis, car, entries', sql`x.id, x.chassis, 'short', 1`)
      await fill(
        'logbook_entries',
        'id, book_id, n, content, signature, kid, at',
        sql`x.id, x.id, 1, '{"n":1,"kind":"REVISION","corrects":null,"day":"2026-10-01","km":19000}', 's', 'k', now()`,
      )
      await fill(
        'logbook_links',
        'book_id, account_id, token_hash, until, made_at',
        sql`x.id, ${owner}, decode(md5(x.g::text), 'hex'), '2999-01-01', now()`,
      )
      await fill(
        'recall_chassis',
        'campaign_id, prefix, first_number, last_number',
        sql`'X', '9BDFAKE00', 'K' || lpad(x.g::text, 7, '0'), 'K' || lpad(x.g::text, 7, '0')`,
      )
      await fill('recall_repairs', 'campaign_id, chassis, done_on', sql`'X', x.chassis, '2026-01-01'`)
      await sql`reset session_replication_role`.execute(db)
    })
    const mine = await server.db
      .selectFrom('garage_cars')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    car = mine.id
    const explained = explaining(server.platform.connection.pool)
    plans = explained.plans
    ctx = { ...contextFor(server, id), db: explained.db } as SignedInCtx
  },
  Math.max(600_000, CARS),
)

const READINGS: Readonly<Record<string, (given: SignedInCtx) => Promise<unknown>>> = {
  'a car by its chassis': (given: Ctx) => findVehicle(given, { chassis: CHASSIS }),
  'a car by its plate': (given: Ctx) => findVehicle(given, { plate: `Q${CHASSIS.slice(-7)}` }),
  'its owner, and since when it is on the road': async ({ db }) => [
    await currentOwner(db, CHASSIS),
    await factOf(db, CHASSIS),
    await startOf(db, CHASSIS),
  ],
  'its readings': async ({ db, user }) => [
    await provenReadings(db, CHASSIS),
    await vehicleReadings(db, CHASSIS, user.id),
  ],
  'papers of cars that somebody keeps': async (given) => [
    await ownCarPapers(given),
    await bytesOf(given.db, { account_id: given.user.id }),
    await papersOfCar(given.db, given.user.id, CHASSIS),
  ],
  'the car of an order': ({ db }) => deliveredCar(db, car),
  'a car of a garage': (given) => ownCar(given, given.user.id, car),
  'cars whose revision is looked at': ({ db }) => carsToLookAt(db, { country: 'BR', today: '2026-11-24', most: 20 }),
  'its logbook': (given) => heldEntries(given, CHASSIS),
  'addresses of a logbook': async ({ db, user }) => [
    await linksOf(db, car, user.id, '2026-11-24'),
    await bookOfLink(db, Buffer.from('00', 'hex'), '2026-11-24'),
  ],
  'its recalls': (given) => lookUp(given, { chassis: CHASSIS }, 'RECALL'),
}

test.each(Object.keys(READINGS))('%s reads few rows, however many cars there are', async (name) => {
  plans.length = 0
  await READINGS[name]?.(ctx)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(readBy(plan), JSON.stringify(plan)).toBeLessThanOrEqual(MOST_READ)
})
