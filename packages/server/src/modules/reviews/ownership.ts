import { monthsOwned } from '@volante/domain/review/ownership'
import { sql } from 'kysely'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { findOrder } from '../reservations/api.ts'

interface OwnedModel {
  readonly modelCode: string
  readonly year: number
  readonly orderId: string | null
  readonly isProven: boolean
  readonly since: string
}

/**
 * Cars that somebody owns as far as is known: by an order or the code of the owner before, and those whose chassis they told and the registry
 * knows while nobody else is known as its owner. A plate or a choice alone proves nothing.
 */
const ownedModels = async ({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<readonly OwnedModel[]> =>
  (
    await sql<OwnedModel>`
      select v.model_code as "modelCode", k.year, o.order_id as "orderId", true as "isProven",
        to_char(o.since, 'YYYY-MM-DD') as since
      from vehicle_owners o join vehicles k on k.chassis = o.chassis join versions v on v.mvs_code = k.mvs_code
      where o.account_id = ${accountId} and o.until is null
      union all
      select v.model_code, k.year, null, false, to_char(g.at, 'YYYY-MM-DD')
      from garage_cars g join vehicles k on k.chassis = g.chassis join versions v on v.mvs_code = k.mvs_code
      where g.account_id = ${accountId} and g.list = 'owned' and g.removed_at is null and g.added_by = 'CHASSIS'
        and not exists (select 1 from vehicle_owners o where o.chassis = g.chassis and o.until is null)
      order by "isProven" desc, since
      limit 50`.execute(db)
  ).rows

export interface Ownership {
  readonly verified_by: 'ORDER' | 'CHASSIS' | null
  readonly months: number | null
  readonly dealer_code: string | null
}

/** What is known of somebody's owning a car of a model and year; the dealer is who sold it. */
export async function ownershipOf(ctx: SignedInCtx, modelCode: string, year: number): Promise<Ownership> {
  const car = (await ownedModels(ctx, ctx.user.id)).find((one) => one.modelCode === modelCode && one.year === year)
  if (!car) return { verified_by: null, months: null, dealer_code: null }
  const order = car.orderId === null ? undefined : await findOrder(ctx.db, car.orderId)
  return {
    verified_by: order ? 'ORDER' : 'CHASSIS',
    months: monthsOwned(car.since, today(ctx)),
    dealer_code: order?.dealer_code ?? null,
  }
}

/** The year of the car of a model that somebody has, the newest of several; null where they have none. */
export async function yearOwned(ctx: SignedInCtx, modelCode: string): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    select max(g.year) as year from garage_cars g join versions v on v.mvs_code = g.mvs_code
    where g.account_id = ${ctx.user.id} and g.list = 'owned' and g.removed_at is null and v.model_code = ${modelCode}`.execute(
    ctx.db,
  )
  return rows[0]?.year ?? null
}
