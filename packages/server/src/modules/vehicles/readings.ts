import { judgeReadings } from '@volante/domain/vehicle/readings'
import type { Db } from '../../platform/db/database.ts'
import { currentOwner } from './queries.ts'
import { readingsSeenBy } from './reading-queries.ts'

export type VehicleReading = Awaited<ReturnType<typeof vehicleReadings>>[number]

/**
 * What a car's odometer showed, latest first, each with whether another contradicts it. Its known owner is told all of it,
 * anybody else what they said themselves.
 */
export async function vehicleReadings(db: Db, chassis: string, accountId: string) {
  const owner = await currentOwner(db, chassis)
  const rows = await readingsSeenBy(db, { chassis, accountId, isOwner: owner?.accountId === accountId })
  return judgeReadings(rows.map(({ accountId: who, ...row }) => ({ ...row, isOwn: who === accountId })))
}
