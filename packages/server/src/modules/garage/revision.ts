import { daysBetween } from '@volante/domain/date'
import { rateOf, USUAL_RATE } from '@volante/domain/maintenance/mileage'
import { believedReading } from '@volante/domain/vehicle/readings'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { advise, plannedCar } from '../maintenance/api.ts'
import type { VehicleReading } from '../vehicles/api.ts'
import type { CarRow } from './queries.ts'

interface Known {
  readonly readings: readonly VehicleReading[]
  /** The day it was delivered new to its owner. */
  readonly deliveredOn: string | null
}

/** The next revision of an own car by what its odometer showed; null where nothing is believed or no plan is known. */
export async function nextRevisionOf(ctx: Ctx, row: CarRow, { readings, deliveredOn }: Known) {
  const { mvs_code: mvsCode, country, year } = row
  const reading = believedReading(readings)
  const car = reading && (await plannedCar(ctx, { mvsCode, country, year }))
  if (!reading || !car) return null
  const rate = rateOf(readings.filter(({ isDoubted }) => !isDoubted).map(({ km, day: on }) => ({ km, on })))
  // Driven since by what is least likely, so that nobody is told too early that it is due.
  const since = Math.max(0, daysBetween(reading.day, today(ctx)))
  const mileage = reading.km + Math.floor(since * (rate ?? USUAL_RATE).low)
  const isFirst = mileage <= car.plan.schedule.normal.km
  const { state, number, dueOn, messages, ...found } = await advise(ctx, car, {
    use: 'normal',
    mileage,
    rate,
    ...(isFirst && deliveredOn !== null ? { revisionsDone: 0, lastOn: deliveredOn } : {}),
  })
  return { state, number, dueOn, messages, mileage: found.mileage, at: { km: reading.km, day: reading.day } }
}
