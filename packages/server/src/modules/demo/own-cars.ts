import { addDays, type Day } from '@volante/domain/date'
import type { Reading } from '@volante/domain/vehicle/readings'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { RegistryTables } from '../../providers/vehicle-registry/tables.ts'

/** Who has which cars of the demo's roads. */
const OWNERS = [
  { email: 'cliente@volante.example', country: 'BR', brands: ['fiat', 'jeep'] },
  { email: 'clienta@volante.example', country: 'AR', brands: ['peugeot', 'fiat'] },
] as const

/** What their odometers showed so many days after the first; one of them was typed with a digit too few. */
const HISTORY: readonly (Pick<Reading, 'km' | 'by'> & { readonly after: number })[] = [
  { after: 0, km: 14, by: 'ORDER' },
  { after: 171, km: 6_910, by: 'DEALER' },
  { after: 252, km: 1_043, by: 'OWNER' },
  { after: 349, km: 14_280, by: 'DEALER' },
  { after: 371, km: 15_115, by: 'INSPECTION' },
]

/** The customers of the demo find cars in their garage, with a history; those that are somebody's already stay so. */
export async function keepDemoCars(db: Db, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const { email, country, brands } of OWNERS) {
    const account = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
    for (const brand of account ? brands : []) {
      const car = await freeCar(db, country, brand)
      if (account && car) await give(db, { account: account.id, car, today })
    }
  }
}

const firstDay = sql<string>`to_char(registered_on, 'YYYY-MM-DD')`

/** The last of a brand on the list, unless it was given away before. */
async function freeCar(db: Db, country: 'BR' | 'AR', brand: 'fiat' | 'jeep' | 'peugeot') {
  const car = await db
    .selectFrom('registry_vehicles')
    .selectAll()
    .select(firstDay.as('since'))
    .where('country', '=', country)
    .where('brand', '=', brand)
    .orderBy('plate', 'desc')
    .limit(1)
    .executeTakeFirst()
  const owned = db
    .selectFrom('vehicle_owners')
    .select('id')
    .where('chassis', '=', car?.chassis ?? '')
  return (await owned.executeTakeFirst()) ? null : (car ?? null)
}

interface Gift {
  readonly account: string
  readonly car: Selectable<RegistryTables['registry_vehicles']> & { readonly since: Day }
  readonly today: Day
}

const give = (db: Db, { account, car, today }: Gift): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { chassis, country, plate, brand, mvs_code, year, color_code, since } = car
    const at = new Date(`${since}T12:00:00Z`)
    const facts = { chassis, country, brand, mvs_code, year, color_code }
    await trx
      .insertInto('vehicles')
      // Asked today, about a registration of then.
      .values({ ...facts, source: 'REGISTRY', known_at: new Date(`${today}T00:00:00Z`) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('vehicle_plates')
      .values({ chassis, country, plate, since, source: 'REGISTRY' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('vehicle_owners')
      .values({ chassis, account_id: account, order_id: null, since, source: 'REGISTRY' })
      .execute()
    await trx
      .insertInto('garage_cars')
      .values({ ...facts, account_id: account, list: 'owned', plate, added_by: 'CHASSIS', at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('vehicle_readings')
      .values(readingsOf(chassis, account, since, today))
      .execute()
  })

const readingsOf = (chassis: string, account: string, since: Day, today: Day) =>
  HISTORY.map(({ after, km, by }) => ({ day: addDays(since, after), km, by }))
    .filter(({ day }) => day <= today)
    .map(({ day, km, by }) => ({
      chassis,
      km,
      day,
      source: by,
      account_id: by === 'OWNER' ? account : null,
      is_proven: true,
      at: new Date(`${day}T12:00:00Z`),
    }))
