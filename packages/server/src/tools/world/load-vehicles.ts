import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { loadOnce, type WorldPart } from './once.ts'

interface Files {
  readonly vehicles: readonly object[]
}

/** The cars on the roads, which the built-in registry knows. */
const registry: WorldPart<Files> = {
  name: 'vehicles',
  files: ['vehicles'],
  async load(trx, { vehicles }) {
    await trx.deleteFrom('registry_vehicles').execute()
    await sql`
      insert into registry_vehicles (chassis, plate, country, brand, mvs_code, year, color_code, registered_on)
      select chassis, plate, country, brand, mvs, year, color, "registeredOn"
      from jsonb_to_recordset(${JSON.stringify(vehicles)}::jsonb) as car (
        chassis text, plate text, country text, brand text, mvs text, year int, color text, "registeredOn" date
      )`.execute(trx)
    return `${vehicles.length} vehicles on the road`
  },
}

/** Takes a folder written by `npm run world` and makes the built-in registry equal to it. */
export const loadVehicles = (db: Db, dataDir: string, onProgress: (text: string) => void): Promise<boolean> =>
  loadOnce(db, dataDir, registry, onProgress)
