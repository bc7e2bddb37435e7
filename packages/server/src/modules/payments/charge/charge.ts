import type { Day } from '@volante/domain/date'
import type { ChargeEvent, ChargeState } from '@volante/domain/payment/charge-state'
import type { MessageKey } from '@volante/domain/refusal'
import type { Currency, Payer } from '../../../providers/payments/provider.ts'

export type { ChargeState } from '@volante/domain/payment/charge-state'
export type { Currency, Payer, PayerAddress } from '../../../providers/payments/provider.ts'

export const CHARGE_KINDS = ['card', 'pix', 'boleto'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]
export type ChargePurpose = 'deposit' | 'remaining'

/** A card by what the tokeniser answered, or by its row in the buyer's wallet. */
export type CardChoice = { readonly token: string } | { readonly cardId: string }

export interface NewCharge {
  readonly orderId: string
  readonly accountId: string
  readonly purpose: ChargePurpose
  readonly kind: ChargeKind
  readonly amountCents: number
  readonly currency: Currency
  readonly payer: Payer
  /** Asked when `kind` is card. */
  readonly card?: CardChoice | undefined
  /** 1 to 12, card only. */
  readonly instalments?: number | undefined
  /** When the buyer's time ends; a Pix code is good until then. */
  readonly expiresAt?: Date | undefined
  /** A boleto's last day; without one the provider's habit, three business days. */
  readonly dueDay?: Day | undefined
}

/** Something that happened to a charge. The id names the happening: the same one twice changes nothing. */
export type Happening = ChargeEvent & {
  readonly id: string
  readonly at: Date
  readonly refusal?: MessageKey
  /** Another happening follows in the same transaction and announces the change of both. */
  readonly isQuiet?: boolean
}

/** Money on its way back, or back. */
export interface Refund {
  readonly id: string
  readonly chargeId: string
  readonly amountCents: number
  readonly reason: string
  readonly state: 'requested' | 'processing' | 'done' | 'failed'
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

/** One demand for money at a provider, as other modules see it. */
export interface Charge {
  readonly id: string
  readonly orderId: string
  readonly accountId: string
  readonly site: string
  readonly purpose: ChargePurpose
  readonly kind: ChargeKind
  readonly state: ChargeState
  readonly amountCents: number
  readonly currency: Currency
  /** Everything that came in, the wrong and the late too. */
  readonly paidCents: number
  /** Asked back or given back. */
  readonly refundCents: number
  readonly instalments: number
  /** Why the provider said no: a key of errors.json. */
  readonly refusal: MessageKey | null
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** Null until the provider has answered. */
  readonly pix: { readonly txid: string; readonly code: string } | null
  readonly boleto: { readonly line: string; readonly barCode: string; readonly dueDay: Day } | null
  readonly createdAt: Date
  readonly expiresAt: Date | null
  readonly paidAt: Date | null
}
