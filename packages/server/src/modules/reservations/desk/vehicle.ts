import type { DeskOrder } from '@volante/contract/desk-order-shapes'
import { believedReading, judgeReadings } from '@volante/domain/vehicle/readings'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { deliveredCar, provenReadings } from '../../vehicles/api.ts'

/** What is known of the car that an order delivered; null before that. */
export async function deliveredVehicle({ db }: Ctx, orderId: string): Promise<DeskOrder['vehicle']> {
  const car = await deliveredCar(db, orderId)
  if (!car?.since) return null
  const last = believedReading(judgeReadings(await provenReadings(db, car.chassis)))
  return {
    plate: car.plate,
    since: car.since,
    until: car.until,
    knownBy: car.source,
    knownAt: car.knownAt.toISOString(),
    reading: last && { km: last.km, day: last.day, by: last.by },
  }
}
