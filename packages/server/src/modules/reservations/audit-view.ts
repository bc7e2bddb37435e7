import { readProtocol } from '@volante/domain/lead/protocol'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AuditMoment, AuditView } from '../audit/api.ts'

/** Orders, called by their numbers; what moved is their status and the day their delivery is promised for. */
export const ordersAuditView: AuditView = {
  kind: 'order',

  labels: (db, ids) =>
    db.selectFrom('orders').select(['id', 'number as label']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute(),

  async idOf(db, typed) {
    const number = readProtocol(typed)
    if (!number) return undefined
    return (await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())?.id
  },

  async changes(db, moments) {
    const found = await changesAt(db, moments)
    return new Map(
      moments.map(({ id, subject, at }) => [
        id,
        found
          .filter((one) => one.orderId === subject && one.at.getTime() === at.getTime())
          .map(({ field, before, after }) => ({ field, before: before === null ? [] : [before], after: [after] })),
      ]),
    )
  },
}

interface OrderChange {
  readonly orderId: string
  readonly at: Date
  readonly field: 'status' | 'deliveryOn'
  readonly before: string | null
  readonly after: string
}

/** From what to what each of these writes moved its order's status and promised day. */
async function changesAt(db: Db, moments: readonly AuditMoment[]): Promise<OrderChange[]> {
  const wanted = sql`unnest(
    ${moments.map(({ subject }) => subject)}::uuid[],
    ${moments.map(({ at }) => at)}::timestamptz[]
  ) as wanted (order_id, at)`
  const { rows } = await sql<OrderChange>`
    select order_id as "orderId", at, 'status' as field,
      (array_agg(status order by id desc))[1] as after,
      (select status from order_events as earlier
       where earlier.order_id = now.order_id and earlier.id < min(now.id) order by id desc limit 1) as before
    from order_events as now join ${wanted} using (order_id, at)
    group by order_id, at
    union all
    select order_id, at, 'deliveryOn',
      (array_agg(delivery_on order by id desc))[1]::text,
      (select delivery_on::text from order_estimates as earlier
       where earlier.order_id = now.order_id and earlier.id < min(now.id) order by id desc limit 1)
    from (select *, made_at as at from order_estimates) as now join ${wanted} using (order_id, at)
    group by order_id, at`.execute(db)
  return rows
}
