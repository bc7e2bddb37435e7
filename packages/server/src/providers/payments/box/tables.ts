import type { BoxConduct } from '@volante/contract/box'
import type { CardRefusalReason } from '@volante/domain/payment/card-refusal'
import type { MessageKey } from '@volante/domain/refusal'
import type { Generated } from 'kysely'
import type { Demand } from '../provider.ts'

export interface BoxTables {
  box_charges: {
    charge_id: string
    order_id: string
    site: string
    kind: Demand['kind']
    state: 'pending' | 'paid' | 'refused' | 'cancelled'
    amount_cents: number
    currency: string
    refunded_cents: Generated<number>
    refusal: MessageKey | null
    txid: string | null
    pix_code: string | null
    boleto_line: string | null
    boleto_bar_code: string | null
    due_day: string | null
    conduct: BoxConduct
    payment_id: string
    settles_at: Date | null
    expires_at: Date | null
    created_at: Date
    paid_at: Date | null
  }
  box_refunds: { refund_id: string; charge_id: string; amount_cents: number; at: Date }
  box_rules: {
    id: string
    charge_id: string | null
    order_id: string | null
    kind: Demand['kind'] | null
    conduct: BoxConduct
    reason: CardRefusalReason | null
    delay_seconds: number | null
    created_at: Date
  }
}
