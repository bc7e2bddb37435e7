import { sql } from 'kysely'
import type { PersonalData } from '../../platform/process/personal-data.ts'
import { day } from './queries.ts'

/** A car's history stays without the people: who owned it is forgotten, and with them the plate of the car they have. */
export const vehiclesPersonalData: PersonalData = {
  vehicle_owners: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('vehicle_owners as o')
        .innerJoin('vehicles as v', 'v.chassis', 'o.chassis')
        .select(['v.chassis', 'v.brand as car_brand', 'v.mvs_code', 'v.year', 'v.color_code', 'o.source', 'v.known_at'])
        .select([day('o.since').as('since'), day('o.until').as('until')])
        .where('o.account_id', '=', accountId)
        .orderBy('o.since')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db.updateTable('vehicle_owners').set({ account_id: null }).where('account_id', '=', accountId).execute(),
  },
  vehicle_readings: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('vehicle_readings')
        .select(['chassis', 'km', 'source', 'at'])
        .select(day('day').as('day'))
        .where('account_id', '=', accountId)
        .orderBy('vehicle_readings.day')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db.updateTable('vehicle_readings').set({ account_id: null }).where('account_id', '=', accountId).execute(),
  },
  vehicle_plates: {
    rows: (db, { accountId }) =>
      db
        .selectFrom('vehicle_plates as p')
        .innerJoin('vehicle_owners as o', 'o.chassis', 'p.chassis')
        .where('o.account_id', '=', accountId)
        .where(sql<boolean>`(p.until is null or p.until >= o.since) and (o.until is null or p.since <= o.until)`)
        .select(['p.plate', 'p.country', 'p.chassis', 'p.source'])
        .select([day('p.since').as('since'), day('p.until').as('until')])
        .orderBy('p.since')
        .execute(),
    forget: ({ db }, { accountId }) =>
      db
        .deleteFrom('vehicle_plates')
        .where('chassis', 'in', (query) =>
          query
            .selectFrom('vehicle_owners')
            .select('chassis')
            .where('account_id', '=', accountId)
            .where('until', 'is', null),
        )
        .execute(),
  },
}
