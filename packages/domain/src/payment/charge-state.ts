/** A payment as the provider reports it; the id is its own (end-to-end id, NSU), the same in every repetition. */
export interface Payment {
  readonly id: string
  readonly cents: number
}

export type ChargeState =
  | 'created'
  | 'pending'
  | 'paid'
  | 'refused'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded'

/** What is known of a charge. Its state follows from that alone, so the order in which it became known does not count. */
export interface Charge {
  readonly amountCents: number
  readonly isSubmitted: boolean
  readonly isRefused: boolean
  /** How we ended it; the provider never does. */
  readonly closed: 'expired' | 'cancelled' | null
  readonly payments: readonly Payment[]
  /** Id of the one payment that counts. */
  readonly applied: string | null
  readonly isRefundAsked: boolean
  /** Ids of payments the provider gave back, with or without our asking. */
  readonly returned: readonly string[]
  /** Ids of refunds the provider could not make. */
  readonly failedRefunds: readonly string[]
}

export type ChargeEvent =
  /** Ours: the charge is with the provider. */
  | { readonly kind: 'submitted' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'cancelled' }
  /** Ours: an expired charge may be paid after all, what it reserves being still free. */
  | { readonly kind: 'reopened' }
  | { readonly kind: 'refundAsked' }
  /** The provider's, in any order and any number of times. */
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'refused' }
  | { readonly kind: 'refunded'; readonly paymentId: string }
  | { readonly kind: 'refundFailed'; readonly refundId: string }

export type RefundCause = 'asked' | 'late' | 'extra' | 'amount'

/** What the caller has to do, in the transaction that keeps the charge. */
export type Consequence =
  /** Count the payment: the order is paid. Said once in a charge's life. */
  | { readonly kind: 'apply'; readonly payment: Payment }
  /** Order the provider to give this payment back. Said once for each payment. */
  | { readonly kind: 'refund'; readonly payment: Payment; readonly cause: RefundCause }
  /** Nothing but the state to show: the charge has moved on. */
  | { readonly kind: 'moved' }
  /** A refund failed: a person decides. */
  | { readonly kind: 'review' }
  /** Nothing: the same was said before, or it comes too late to matter. */
  | { readonly kind: 'ignore'; readonly why: 'duplicate' | 'stale' }

export interface Settled {
  readonly charge: Charge
  readonly consequence: Consequence
}

/** Takes the amount in whole cents above 0; returns a charge nobody has heard of yet. */
export function newCharge(amountCents: number): Charge {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new RangeError('a charge is whole cents above 0')
  return {
    amountCents,
    isSubmitted: false,
    isRefused: false,
    closed: null,
    payments: [],
    applied: null,
    isRefundAsked: false,
    returned: [],
    failedRefunds: [],
  }
}

/** Takes a charge; returns its state. A payment beats a refusal, and what must be given back beats how it was closed. */
export function chargeState(charge: Charge): ChargeState {
  const { payments, applied, returned, isRefundAsked } = charge
  const kept = payments.filter(({ id }) => !returned.includes(id))
  if (!isRefundAsked && kept.some(({ id }) => id === applied)) return 'paid'
  if (kept.length > 0) return 'refunding'
  if (payments.length > 0) return 'refunded'
  if (charge.closed) return charge.closed
  if (charge.isRefused) return 'refused'
  return charge.isSubmitted ? 'pending' : 'created'
}

/**
 * Takes a charge and an event, ours or the provider's, repeated, late or out of order; returns the charge after it and
 * the one thing to do. Money of the wrong amount, after the end or a second time goes back; nothing is applied twice.
 */
export function settle(charge: Charge, event: ChargeEvent): Settled {
  switch (event.kind) {
    case 'submitted':
      return charge.isSubmitted ? ignore(charge, 'duplicate') : moved({ ...charge, isSubmitted: true })
    case 'expired':
    case 'cancelled':
      return close(charge, event.kind)
    case 'reopened':
      return chargeState(charge) === 'expired' ? moved({ ...charge, closed: null }) : ignore(charge, 'stale')
    case 'refundAsked':
      return askRefund(charge)
    case 'paid':
      return receive(charge, event.payment)
    case 'refused':
      return refuseOnce(charge)
    case 'refunded':
      return giveBack(charge, event.paymentId)
    case 'refundFailed':
      return failRefund(charge, event.refundId)
  }
}

function close(charge: Charge, closed: 'expired' | 'cancelled'): Settled {
  if (charge.closed) return ignore(charge, charge.closed === closed ? 'duplicate' : 'stale')
  return charge.payments.length > 0 ? ignore(charge, 'stale') : moved({ ...charge, closed })
}

function receive(charge: Charge, payment: Payment): Settled {
  if (charge.payments.some(({ id }) => id === payment.id)) return ignore(charge, 'duplicate')
  const next = { ...charge, payments: [...charge.payments, payment] }
  // The notice of its return overtook that of the payment.
  if (charge.returned.includes(payment.id)) return moved(next)
  const cause = refundCause(charge, payment)
  if (cause) return { charge: next, consequence: { kind: 'refund', payment, cause } }
  return { charge: { ...next, applied: payment.id }, consequence: { kind: 'apply', payment } }
}

function refundCause(charge: Charge, payment: Payment): RefundCause | null {
  if (charge.applied !== null) return 'extra'
  if (charge.closed) return 'late'
  return payment.cents === charge.amountCents ? null : 'amount'
}

function askRefund(charge: Charge): Settled {
  if (charge.isRefundAsked) return ignore(charge, 'duplicate')
  const payment = charge.payments.find(({ id }) => id === charge.applied)
  if (!payment || charge.returned.includes(payment.id)) return ignore(charge, 'stale')
  return { charge: { ...charge, isRefundAsked: true }, consequence: { kind: 'refund', payment, cause: 'asked' } }
}

function refuseOnce(charge: Charge): Settled {
  if (charge.isRefused) return ignore(charge, 'duplicate')
  const next = { ...charge, isRefused: true }
  return chargeState(next) === 'refused' ? moved(next) : ignore(next, 'stale')
}

function giveBack(charge: Charge, paymentId: string): Settled {
  if (charge.returned.includes(paymentId)) return ignore(charge, 'duplicate')
  return moved({ ...charge, returned: [...charge.returned, paymentId] })
}

function failRefund(charge: Charge, refundId: string): Settled {
  if (charge.failedRefunds.includes(refundId)) return ignore(charge, 'duplicate')
  return {
    charge: { ...charge, failedRefunds: [...charge.failedRefunds, refundId] },
    consequence: { kind: 'review' },
  }
}

const moved = (charge: Charge): Settled => ({ charge, consequence: { kind: 'moved' } })

const ignore = (charge: Charge, why: 'duplicate' | 'stale'): Settled => ({
  charge,
  consequence: { kind: 'ignore', why },
})
