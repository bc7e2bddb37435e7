import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Demand, Known, Moment } from '../../../providers/payments/provider.ts'
import type { ChargeRow } from './queries.ts'

export const moment = ({ now, enqueue }: Ctx): Moment => ({ now, enqueue })

/** What a provider is told of a charge; the site of the job is the charge's own. */
export const demandOf = ({ site }: Ctx, row: ChargeRow): Demand => ({
  chargeId: row.id,
  orderId: row.order_id,
  kind: row.kind,
  amountCents: row.amount_cents,
  currency: row.currency,
  payer: row.payer,
  cardToken: row.card_token,
  instalments: row.instalments,
  expiresAt: row.expires_at,
  dueDay: row.due_day,
  site,
})

export const knownOf = (row: ChargeRow): Known => ({
  chargeId: row.id,
  kind: row.kind,
  ref: row.provider_ref,
  txid: row.pix_txid,
})
