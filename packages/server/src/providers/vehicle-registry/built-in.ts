import { plateForms } from '@volante/domain/car/plate'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { VehicleRegistry } from './provider.ts'

/** The cars on the roads of the demo world. */
export const builtInRegistry = (db: Db): VehicleRegistry => ({
  async find(key, country) {
    const row = await db
      .selectFrom('registry_vehicles')
      .select(['chassis', 'plate', 'country', 'brand', 'mvs_code as mvsCode', 'year', 'color_code as colorCode'])
      .select(sql<string>`to_char(registered_on, 'YYYY-MM-DD')`.as('registeredOn'))
      .$if('chassis' in key, (query) => query.where('chassis', '=', 'chassis' in key ? key.chassis : ''))
      .$if('plate' in key, (query) =>
        query.where('plate', 'in', 'plate' in key ? plateForms(key.plate, country) : []).where('country', '=', country),
      )
      .executeTakeFirst()
    return row ?? null
  },
})
