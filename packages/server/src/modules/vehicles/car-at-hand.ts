import type { CallError } from '@volante/contract/kit'
import { vehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { findVehicle } from './find-vehicle.ts'

/** The car that stands in a workshop, by what was typed; a chassis may be one that nobody knows. Not for a write: it may ask outside. */
export async function carAtHand(
  ctx: Ctx,
  typed: string,
  fail: (code: 'recall.unknownPlate' | 'recall.noRegistry') => CallError,
) {
  const key = vehicleKey(typed, ctx.site.country)
  if ('key' in key) {
    refuseFields(ctx, { vin: key })
    throw ctx.fail('request.invalid')
  }
  const finding = await findVehicle(ctx, key)
  const chassis = finding.vehicle?.chassis ?? ('chassis' in key ? key.chassis : null)
  if (chassis === null) throw fail(finding.state === 'unasked' ? 'recall.noRegistry' : 'recall.unknownPlate')
  return { key, finding, chassis }
}
