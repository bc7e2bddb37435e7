import { type RawBuilder, sql } from 'kysely'
import type { Charge, Refund } from './charge.ts'
import { type ChargeRow, chargeOf } from './queries.ts'
import { refundOf, type RefundRow } from '../refund/queries.ts'

/** A row whose times are text. */
type TimesAsText<Row, Time extends keyof Row> = Omit<Row, Time> & {
  readonly [K in Time]: string | (null extends Row[K] ? null : never)
}
type ChargeTimes = 'created_at' | 'expires_at' | 'paid_at' | 'checked_at'
type RefundTimes = 'created_at' | 'checked_at' | 'finished_at'

/** A charge with its refunds, as JSON carries it. */
export type KeptCharge = TimesAsText<ChargeRow, ChargeTimes> & {
  readonly refunds: readonly TimesAsText<RefundRow, RefundTimes>[]
}

/** SQL of an order's charges with their refunds as JSON, oldest first, to stand in a statement that reads the order. */
export const keptCharges = (orderId: RawBuilder<unknown>) => sql<KeptCharge[]>`(
  select coalesce(json_agg(c order by c.created_at, c.is_live, c.id), '[]') from (
    select charges.*, (
      select coalesce(json_agg(r order by r.created_at, r.id), '[]') from refunds r where r.charge_id = charges.id
    ) as refunds
    from charges where charges.order_id = ${orderId}
  ) c
)`

/** SQL of an order's refunds as rows; one that failed is replaced by the next of its charge. */
export const refundsOfOrder = (orderId: RawBuilder<unknown>) => sql`(
  select r.id, r.charge_id, r.amount_cents, r.state from refunds r join charges c on c.id = r.charge_id
  where c.order_id = ${orderId} and not (r.state = 'failed' and exists (
    select from refunds later where later.charge_id = r.charge_id and later.created_at > r.created_at
  ))
)`

export interface RefundedCharge extends Charge {
  readonly refunds: readonly Refund[]
}

/** Takes what was read so; returns each charge with everything of it that goes or went back. */
export const chargeFrom = ({ refunds, ...row }: KeptCharge): RefundedCharge => ({
  ...chargeOf({
    ...row,
    created_at: new Date(row.created_at),
    expires_at: moment(row.expires_at),
    paid_at: moment(row.paid_at),
    checked_at: new Date(row.checked_at),
  }),
  refunds: refunds.map((refund) =>
    refundOf({
      ...refund,
      created_at: new Date(refund.created_at),
      checked_at: new Date(refund.checked_at),
      finished_at: moment(refund.finished_at),
    }),
  ),
})

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text))
