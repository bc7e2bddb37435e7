import type { IncomingHttpHeaders } from 'node:http'
import type { Site } from '@volante/contract/site'
import type { Day } from '@volante/domain/date'
import type { Payment } from '@volante/domain/payment/charge-state'
import type { MessageKey } from '@volante/domain/refusal'
import type { Send } from '../../platform/jobs/jobs.ts'

export type Currency = Site['currency']

/** Who pays. A boleto needs the address (registered slips only). */
export interface Payer {
  readonly name: string
  /** CPF, CNPJ or DNI without mask. */
  readonly document: string
  readonly email: string
  readonly address?: PayerAddress | undefined
}

export interface PayerAddress {
  readonly street: string
  readonly number: string
  readonly neighborhood: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

/** What a provider is told of a charge. Its id makes a second submission of the same charge harmless. */
export interface Demand {
  readonly chargeId: string
  readonly orderId: string
  readonly kind: 'card' | 'pix' | 'boleto'
  readonly amountCents: number
  readonly currency: Currency
  readonly payer: Payer
  readonly cardToken: string | null
  readonly instalments: number
  readonly expiresAt: Date | null
  readonly dueDay: Day | null
  /** Who is paid. */
  readonly site: Pick<Site, 'id' | 'brandName' | 'legal'>
}

/** A charge the provider has been told of. */
export interface Known {
  readonly chargeId: string
  readonly kind: Demand['kind']
  /** The provider's own name of the charge; null when its answer was lost. */
  readonly ref: string | null
  readonly txid: string | null
}

/** Which charge a notice is about, in the words of who sends it. */
export type About = { readonly chargeId: string } | { readonly txid: string }

/** Something that happened at the provider. The id is the provider's: the same one twice is the same happening. */
export type Notice = { readonly id: string; readonly about: About; readonly at: Date } & (
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly refusal: MessageKey }
  | { readonly kind: 'refunded'; readonly refundId: string; readonly paymentId: string; readonly amountCents: number }
  | { readonly kind: 'refundFailed'; readonly refundId: string }
)

export interface Submitted {
  readonly ref: string
  readonly pix?: { readonly txid: string; readonly code: string }
  readonly boleto?: { readonly line: string; readonly barCode: string; readonly dueDay: Day }
  /** Where the acquirer alone knows the card. */
  readonly card?: { readonly brand: string; readonly last4: string }
  /** What was decided at once, e.g. a card's approval. */
  readonly notices: readonly Notice[]
}

export interface RefundDemand {
  readonly id: string
  /** The provider's name of the payment that goes back: the end-to-end id of a Pix. */
  readonly paymentId: string
  readonly amountCents: number
}

export type RefundState = 'processing' | 'done' | 'failed'

/** What came in on a webhook's address, unread. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** Genuine, not from the provider, or genuine once and sent again by somebody who kept it. */
export type Authenticity = 'genuine' | 'forged' | 'old'

/** When a provider is called, and how it may call back later; only the built-in one does. */
export interface Moment {
  readonly now: Date
  readonly enqueue: Send
}

/** Takes money. Every method may be called again for the same charge or refund without harm; failures are thrown. */
export interface Payments {
  readonly name: string
  /** Charges cards by the tokens of our own tokeniser rather than its own. */
  readonly takesOwnTokens: boolean
  submit(demand: Demand, at: Moment): Promise<Submitted>
  /** What has happened to a charge by now. */
  ask(known: Known, at: Moment): Promise<readonly Notice[]>
  /** Makes an unpaid charge unpayable; returns the payment where one came first. */
  cancel(known: Known, at: Moment): Promise<readonly Notice[]>
  refund(known: Known, refund: RefundDemand, at: Moment): Promise<RefundState>
  authenticity(incoming: Incoming, now: Date): Authenticity
  /** The notices in a genuine webhook; asks the provider where the webhook only names what changed. */
  read(incoming: Pick<Incoming, 'body' | 'query'>): Promise<readonly Notice[]>
}

/** The provider will never take this charge as it is; asking again would not help. */
export class ChargeRefused extends Error {
  readonly key: MessageKey

  constructor(key: MessageKey, cause?: unknown) {
    super(key, cause === undefined ? {} : { cause })
    this.name = 'ChargeRefused'
    this.key = key
  }
}
