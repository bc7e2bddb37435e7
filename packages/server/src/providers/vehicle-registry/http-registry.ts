import { chassisCharacters, chassisRefusal } from '@volante/domain/car/chassis'
import { plateCharacters } from '@volante/domain/car/plate'
import { BRANDS, COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, isOutage, ServiceFailure } from '../fetch-json.ts'
import type { RegisteredVehicle, VehicleRegistry } from './provider.ts'

export interface HttpRegistryOptions {
  readonly url: string
  readonly key: string
  /** An owner waits for it: with our own work the answer comes within two seconds. */
  readonly timeoutMs?: number
}

const text = z.string().check(z.minLength(1), z.maxLength(40))
const Found = z.object({
  chassis: text,
  plate: z.nullish(text),
  country: z.enum(COUNTRIES),
  /** One of another maker is none of ours. */
  brand: z.string(),
  mvs: text,
  year: z.int().check(z.gte(1950), z.lte(2100)),
  color: z.nullish(text),
  registeredOn: z.nullish(z.iso.date()),
})
const Brand = z.enum(BRANDS)

/** A registry behind the shape of docs/vehicle-registry.md. */
export function httpRegistry({ url, key, timeoutMs = 1_500 }: HttpRegistryOptions): VehicleRegistry {
  const guarded = createBreaker({ name: 'the vehicle registry', counts: isOutage })
  const base = url.replace(/(?<!\/)\/+$/, '')
  return {
    async find(wanted, country) {
      // Posted, so that no log of an address names a car.
      const body = { country, ...wanted }
      const asked = { url: `${base}/vehicles/search`, method: 'POST', body, timeoutMs } as const
      const headers = { authorization: `Bearer ${key}` }
      return guarded(async () => {
        const response = await fetchJson({ ...asked, headers }).catch(noneAt404)
        return response === null ? null : vehicleOf(response)
      })
    },
  }
}

function noneAt404(error: unknown): null {
  if (error instanceof ServiceFailure && error.status === 404) return null
  throw error
}

function vehicleOf(response: unknown): RegisteredVehicle | null {
  const found = z.safeParse(Found, response)
  if (!found.success || chassisRefusal(found.data.chassis)) throw new ServiceFailure('did not answer as the shape says')
  const { chassis, plate, country, mvs, year, color = null, registeredOn = null } = found.data
  const brand = z.safeParse(Brand, found.data.brand)
  if (!brand.success) return null
  return {
    chassis: chassisCharacters(chassis),
    plate: plate ? plateCharacters(plate) : null,
    country,
    brand: brand.data,
    mvsCode: mvs,
    year,
    colorCode: color,
    registeredOn,
  }
}
