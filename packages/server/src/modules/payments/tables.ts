import type { Charge as Facts } from '@volante/domain/payment/charge-state'
import type { MessageKey } from '@volante/domain/refusal'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Payer, RefundState } from '../../providers/payments/provider.ts'
import type { ChargeKind, ChargePurpose, ChargeState, Currency } from './charge/charge.ts'

export interface PaymentTables {
  charges: {
    id: string
    order_id: string
    account_id: string
    site: string
    purpose: ChargePurpose
    kind: ChargeKind
    provider: string
    state: ChargeState
    facts: JSONColumnType<Facts>
    is_live: GeneratedAlways<boolean>
    amount_cents: number
    currency: Currency
    paid_cents: Generated<number>
    refund_cents: Generated<number>
    payer: JSONColumnType<Payer>
    card_token: string | null
    card_brand: string | null
    card_last4: string | null
    instalments: number
    provider_ref: string | null
    pix_txid: string | null
    pix_code: string | null
    boleto_line: string | null
    boleto_bar_code: string | null
    due_day: string | null
    refusal: MessageKey | null
    created_at: Date
    expires_at: Date | null
    paid_at: Date | null
    checked_at: Date
  }
  payment_events: {
    provider: string
    event_id: string
    charge_id: string
    kind: string
    at: Date
    received_at: Date
    amount_cents: number | null
    state_before: ChargeState
    state_after: ChargeState
  }
  refunds: {
    id: string
    charge_id: string
    payment_id: string
    request_key: string
    amount_cents: number
    reason: string
    state: 'requested' | RefundState
    created_at: Date
    checked_at: Date
    finished_at: Date | null
  }
  webhooks: {
    id: string
    provider: string
    received_at: Date
    query: JSONColumnType<Readonly<Record<string, unknown>>>
    body: Buffer
    state: Generated<'received' | 'applied' | 'ignored'>
  }
  cards: {
    id: string
    account_id: string
    token: string
    fingerprint: Buffer
    brand: string
    last4: string
    holder: string
    expiry: string
    is_favourite: boolean
    created_at: Date
  }
}
