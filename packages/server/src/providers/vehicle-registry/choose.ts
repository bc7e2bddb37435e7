import type { Db } from '../../platform/db/database.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { builtInRegistry } from './built-in.ts'
import { httpRegistry } from './http-registry.ts'
import type { VehicleRegistry } from './provider.ts'

/** Null where no registry is connected: plates are those that orders and owners told. The built-in one answers in the demo alone. */
export function createVehicleRegistry(settings: Settings, db: Db): VehicleRegistry | null {
  const { VEHICLE_REGISTRY_URL: url, VEHICLE_REGISTRY_KEY: key } = settings
  if (url && !key)
    throw new SettingsError('Wrong settings:\n  VEHICLE_REGISTRY_URL needs VEHICLE_REGISTRY_KEY beside it')
  if (url && key) return httpRegistry({ url, key })
  return settings.VOLANTE_DEMO ? builtInRegistry(db) : null
}
