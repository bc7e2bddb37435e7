import { chassisCharacters, chassisRefusal } from '@volante/domain/car/chassis'
import { mayAssignCar } from '@volante/domain/order/assignment'
import { refusing } from '@volante/domain/refusal'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { today } from '../../../platform/sites/today.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import { offeredParts } from '../../catalogue/api.ts'
import { keepBuiltUnit, takeUnit, unitsAlike, type WantedUnit } from '../../stock/api.ts'
import { announceOrder } from '../order/announce-order.ts'
import { factsOf, type OrderRow } from '../order/order-row.ts'

/** The car as its contract says: nothing else may be handed over. */
const buildOf = ({ country, car }: OrderRow): WantedUnit => ({
  country,
  mvsCode: car.mvsCode,
  year: car.year,
  colorCode: car.color.code,
  coatingCode: car.coating?.code,
  partCodes: car.optionals.map(({ code }) => code),
})

const mayAssign = (order: OrderRow): boolean =>
  order.is_open &&
  order.status !== 'REQUESTED_CANCELLATION' &&
  mayAssignCar({ ...factsOf(order), reached: order.reached })

/** Takes an order; returns the cars in stock that could be the one it waits for, null where it waits for none. */
export async function assignableUnits({ db }: Ctx, order: OrderRow) {
  if (!mayAssign(order)) return null
  const units = await unitsAlike(db, buildOf(order), order.dealer_code)
  return units.map(({ chassis, place, arrival, dealer }) => ({ chassis, place, arrival, dealer }))
}

/**
 * Takes a locked order that waits for its car and a chassis; gives it the car of the stock that bears it, or the one that was built
 * for it and is in no stock yet. Refuses (409) an order that waits for none and a chassis of another car, (422) what is no chassis.
 */
export async function assignUnit(ctx: Ctx, order: OrderRow, typed: string): Promise<void> {
  refuseFields(ctx, refusing({ chassis: chassisRefusal(typed) }))
  if (!mayAssign(order)) throw ctx.fail('order.state', { status: order.status })
  const chassis = chassisCharacters(typed)
  const build = buildOf(order)
  const known = (await unitsAlike(ctx.db, build, order.dealer_code)).find((unit) => unit.chassis === chassis)
  const id = known
    ? ((await takeUnit(ctx.db, { ...build, unitId: known.id }))?.id ?? null)
    : await keepBuilt(ctx, order, chassis)
  if (id === null) throw ctx.fail('order.unit.taken')
  await ctx.db
    .updateTable('orders')
    .set({ stock_unit_id: id, chassis, changed_at: ctx.now })
    .where('id', '=', order.id)
    .execute()
  announceOrder(ctx, order.id)
}

async function keepBuilt(ctx: Ctx, { country, car }: OrderRow, chassis: string): Promise<string | null> {
  const { items } = await offeredParts(ctx, car.mvsCode, country)
  const codes = new Set(car.optionals.map(({ code }) => code))
  const unit = {
    country,
    brand: car.brand,
    mvs_code: car.mvsCode,
    year: car.year,
    color_code: car.color.code,
    coating_code: car.coating?.code ?? '',
    part_ids: items.flatMap(({ id, code }) => (codes.has(code) ? id : [])),
    chassis,
  }
  return keepBuiltUnit(ctx.db, unit, today(ctx))
}
