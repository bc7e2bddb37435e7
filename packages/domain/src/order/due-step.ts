import { isOneOf } from '../choice.ts'
import type { DocumentStatus } from './documents.ts'
import { type Actor, type OrderFacts, pathOf, positionOf } from './line.ts'
import { type PaymentKind, settlementOf } from './payment-kind.ts'
import type { OrderStatus } from './transitions.ts'

/** What is known of an order besides its path, as far as its next step depends on it. */
export type DueFacts = {
  readonly isDepositPaid: boolean
  readonly isBoletoIssued: boolean
  /** The least of the papers' statuses. */
  readonly documents: DocumentStatus
  readonly isPhotoPassed: boolean
  /** Ways to pay of which a bank, a consortium or a dealer has said yes to everything promised. */
  readonly confirmed: readonly PaymentKind[]
  /** Nothing is left to pay. */
  readonly isSettled: boolean
}

const PAYMENT_STEPS = [
  'BILLET_PAYMENT',
  'FINANCING_PAYMENT',
  'EXT_CONSORTIUM_PAYMENT',
  'FIAT_CONSORTIUM_PAYMENT',
  'DEALER_PAYMENT',
] as const

export type DueStep = { readonly status: OrderStatus; readonly actor: Actor }

/**
 * Takes an order's facts, where it stands on its line and what is known of it; returns the step that is due by itself and
 * who made it so, null while somebody has to act first (O-12, CK7, CK9). It never decides an approval or a signature.
 */
export function dueStep(facts: OrderFacts, reached: string, known: DueFacts): DueStep | null {
  const next = nextRequired(facts, reached)
  if (next === null) return null
  // The buyer pays another way: nobody is waited for at a step that left the path.
  if (isOneOf(PAYMENT_STEPS, reached) && !pathOf(facts).some(({ status }) => status === reached))
    return by('platform', next)
  switch (reached) {
    case 'PRE_RESERVE':
      return isSecured(facts, known) ? by('platform', next) : null
    case 'RESERVE':
      return known.documents === 'sent' || known.documents === 'approved' ? by('customer', next) : null
    case 'UPLOADED_DOCS':
      return next === 'BILLET_PAYMENT' && !known.isBoletoIssued ? null : by('platform', next)
    case 'BILLET_PAYMENT':
      return known.isDepositPaid ? by('platform', next) : null
    case 'FINANCING_PAYMENT':
      return known.confirmed.includes('financing') ? by(facts.hasBank ? 'bank' : 'dealer', next) : null
    case 'EXT_CONSORTIUM_PAYMENT':
      return known.confirmed.includes('consortium') ? by('dealer', next) : null
    case 'FIAT_CONSORTIUM_PAYMENT':
      return known.confirmed.includes('consortium') ? by('bank', next) : null
    case 'DEALER_PAYMENT':
      return isCounterPaid(facts, known) ? by('dealer', next) : null
    case 'ANTI_FRAUD':
      return known.isPhotoPassed && known.documents === 'approved' ? by('platform', next) : null
    case 'PLACED':
      return by('platform', next)
    case 'TRANSPORTING':
      return by('platform', known.isSettled ? 'PAID' : 'REMAINING_PAYMENT')
    case 'REMAINING_PAYMENT':
      return known.isSettled ? by('platform', 'PAID') : null
    default:
      return null
  }
}

/** What takes time holds the car as soon as it is chosen; an instant payment when its money is here. */
const isSecured = ({ deposit }: OrderFacts, { isDepositPaid }: DueFacts): boolean =>
  deposit !== null && (settlementOf(deposit) !== 'instant' || isDepositPaid)

const isCounterPaid = ({ deposit, balance }: OrderFacts, { confirmed }: DueFacts): boolean =>
  (deposit !== 'dealer' || confirmed.includes('dealer')) &&
  ((deposit !== 'trade' && !balance.includes('trade')) || confirmed.includes('trade'))

function nextRequired(facts: OrderFacts, reached: string): OrderStatus | null {
  const at = positionOf(reached)
  return pathOf(facts).find((step) => step.isRequired && positionOf(step.status) > at)?.status ?? null
}

const by = (actor: Actor, status: OrderStatus): DueStep => ({ status, actor })
