import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dropReading, keepReading } from '../vehicles/api.ts'
import type { CarRow } from './queries.ts'

interface ReadingBody {
  readonly mileage: number
  readonly day?: string | null | undefined
}

/** In a write: what the owner says that the odometer of their car shows. */
export async function addReading(
  ctx: SignedInCtx,
  car: CarRow,
  { mileage, day }: ReadingBody,
  fail: (code: 'garage.noChassis') => Error,
): Promise<CarRow> {
  const on = day ?? today(ctx)
  if (on > today(ctx)) refuseFields(ctx, { day: refuse('validation.date.past') })
  if (car.chassis === null) throw fail('garage.noChassis')
  await keepReading(ctx.db, {
    chassis: car.chassis,
    km: mileage,
    day: on,
    source: 'OWNER',
    account_id: ctx.user.id,
    is_proven: car.isProven,
    dealer_code: null,
    at: ctx.now,
  })
  return car
}

/** In a write: a reading of the person's own goes. */
export async function removeReading(ctx: SignedInCtx, { chassis }: CarRow, id: string): Promise<undefined> {
  const isGone = chassis !== null && (await dropReading(ctx.db, { id, chassis, accountId: ctx.user.id }))
  if (!isGone) throw ctx.fail('request.notFound')
}
