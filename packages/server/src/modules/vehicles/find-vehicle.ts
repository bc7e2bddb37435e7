import { plateForms } from '@volante/domain/car/plate'
import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { unitByChassis } from '../stock/api.ts'
import { vehicleByChassis, vehicleByPlates } from './queries.ts'

export interface Vehicle {
  readonly chassis: string
  readonly plate: string | null
  readonly country: Country
  readonly brand: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string | null
}

/** `unasked`: the registry does not answer, so nobody can say that there is no such car. */
type Finding =
  | { readonly state: 'known'; readonly vehicle: Vehicle }
  | { readonly state: 'unknown' | 'unasked'; readonly vehicle: null }

/** Takes a plate or a chassis; looks among delivered cars, those in stock, and then in the registry. Not for a write: it may ask outside. */
export async function findVehicle(ctx: Ctx, key: VehicleKey): Promise<Finding> {
  const own = await ownVehicle(ctx, key)
  if (own) return { state: 'known', vehicle: own }
  try {
    const vehicle = await ctx.providers.vehicleRegistry?.find(key, ctx.site.country)
    return vehicle ? { state: 'known', vehicle } : { state: 'unknown', vehicle: null }
  } catch (error) {
    ctx.log.warn({ err: error }, 'the vehicle registry does not answer')
    return { state: 'unasked', vehicle: null }
  }
}

async function ownVehicle({ db, site }: Ctx, key: VehicleKey): Promise<Vehicle | undefined> {
  if ('plate' in key) return vehicleByPlates(db, plateForms(key.plate, site.country), site.country)
  const { chassis } = key
  const known = await vehicleByChassis(db, chassis)
  if (known) return known
  const unit = await unitByChassis(db, chassis)
  if (!unit) return undefined
  const { country, brand, mvs_code: mvsCode, year } = unit
  return { chassis, plate: null, country, brand, mvsCode, year, colorCode: null }
}
