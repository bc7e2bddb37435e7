import { plateCharacters, plateRefusal } from '@volante/domain/car/plate'
import { refusing } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { keepOrderPlate, keepReading } from '../../vehicles/api.ts'
import type { OrderRow } from '../order/order-row.ts'

interface PlateBody {
  readonly plate: string
  readonly mileage?: number | null | undefined
}

/** In a write: the plate of a delivered car and what its odometer shows. */
export async function tellPlate(
  ctx: SignedInCtx,
  order: OrderRow,
  { plate, mileage }: PlateBody,
  fail: (code: 'order.state' | 'order.plateTaken') => Error,
): Promise<void> {
  const { chassis, country } = order
  refuseFields(ctx, refusing({ plate: plateRefusal(plate, country) }))
  if (order.status !== 'DELIVERED' || chassis === null) throw fail('order.state')
  if (!(await keepOrderPlate(ctx, { chassis, country, plate: plateCharacters(plate) }))) throw fail('order.plateTaken')
  if (mileage === null || mileage === undefined) return
  await keepReading(ctx.db, {
    chassis,
    km: mileage,
    day: today(ctx),
    source: 'ORDER',
    account_id: null,
    is_proven: true,
    dealer_code: order.dealer_code,
    at: ctx.now,
  })
}
