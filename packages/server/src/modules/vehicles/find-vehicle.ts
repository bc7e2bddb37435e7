import { plateForms } from '@volante/domain/car/plate'
import type { Day } from '@volante/domain/date'
import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { unitByChassis } from '../stock/api.ts'
import { keepPlate, keepVehicle, vehicleByChassis, vehicleByPlates } from './queries.ts'

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
  | { readonly state: 'known'; readonly vehicle: Vehicle; readonly registeredOn?: Day | null }
  | { readonly state: 'unknown' | 'unasked'; readonly vehicle: null }

/** Takes a plate or a chassis; looks among delivered cars, those in stock, and then in the registry. Not for a write: it may ask outside. */
export async function findVehicle(ctx: Ctx, key: VehicleKey): Promise<Finding> {
  const own = await ownVehicle(ctx, key)
  if (own) return { state: 'known', vehicle: own }
  try {
    const vehicle = await ctx.providers.vehicleRegistry?.find(key, ctx.site.country)
    if (!vehicle) return { state: 'unknown', vehicle: null }
    const { registeredOn, ...known } = vehicle
    return { state: 'known', vehicle: known, registeredOn }
  } catch (error) {
    ctx.log.warn({ err: error }, 'the vehicle registry does not answer')
    return { state: 'unasked', vehicle: null }
  }
}

/** In a write: what the registry answered of a car that somebody has stays known. */
export async function keepFound(ctx: Ctx, finding: Finding): Promise<void> {
  if (finding.state !== 'known' || finding.registeredOn === undefined) return
  const { db, now } = ctx
  const { chassis, country, brand, mvsCode, year, colorCode, plate } = finding.vehicle
  const car = { chassis, country, brand, mvs_code: mvsCode, year, color_code: colorCode }
  await keepVehicle(db, { ...car, source: 'REGISTRY', known_at: now })
  if (plate !== null)
    await keepPlate(db, { chassis, country, plate, since: finding.registeredOn ?? today(ctx), source: 'REGISTRY' })
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
