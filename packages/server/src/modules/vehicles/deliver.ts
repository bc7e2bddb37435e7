import { plateForms } from '@volante/domain/car/plate'
import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import {
  endEarlier,
  endOwner,
  endOwnershipOf,
  insertOwner,
  keepPlate,
  keepVehicle,
  vehicleByPlates,
} from './queries.ts'

interface Delivered {
  readonly orderId: string
  readonly accountId: string
  readonly chassis: string
  readonly country: Country
  readonly brand: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode: string
}

/** In a write: the buyer of an order owns its car from today on; told again nothing changes. */
export async function keepDelivery(ctx: Ctx, { orderId, accountId, ...car }: Delivered): Promise<void> {
  const { db, now } = ctx
  const { chassis, country, brand, year } = car
  const since = today(ctx)
  const known = { mvs_code: car.mvsCode, color_code: car.colorCode, source: 'ORDER', known_at: now } as const
  await keepVehicle(db, { chassis, country, brand, year, ...known })
  await endEarlier(db, { chassis, orderId }, since)
  await insertOwner(db, { chassis, account_id: accountId, order_id: orderId, since, source: 'ORDER' })
}

/** In a write: the car passes from its owner to the next; false where the first is not its owner any more. */
export async function passOn(ctx: Ctx, chassis: string, from: string, to: string): Promise<boolean> {
  const since = today(ctx)
  if (!(await endOwner(ctx.db, chassis, from, since))) return false
  await insertOwner(ctx.db, { chassis, account_id: to, order_id: null, since, source: 'OWNER' })
  return true
}

interface Bearing {
  readonly chassis: string
  readonly country: Country
  readonly plate: string
}

/** In a write: the plate that a delivered car bears from today on, as its order says; false where another car bears it. */
export async function keepOrderPlate(ctx: Ctx, { chassis, country, plate }: Bearing): Promise<boolean> {
  const bearer = await vehicleByPlates(ctx.db, plateForms(plate, country), country)
  if (bearer && bearer.chassis !== chassis) return false
  if (!bearer) await keepPlate(ctx.db, { chassis, country, plate, since: today(ctx), source: 'ORDER' })
  return true
}

/** In a write: the car of an order came back. */
export const endDelivery = async (ctx: Ctx, orderId: string): Promise<void> =>
  void (await endOwnershipOf(ctx.db, orderId, today(ctx)))
