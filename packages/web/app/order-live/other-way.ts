import type { OrderView } from '@volante/contract/order-shapes'
import { settlementOf } from '@volante/domain/order/payment-kind'
import type { Query } from '../shell/slugs.ts'

type Payable = Pick<OrderView, 'payable' | 'paymentKind' | 'ledger'>

/**
 * Takes an order; returns what its payment page is asked for by whoever would rather pay in another way than a bank, a consortium or
 * a dealer: null where nothing of that is promised, or nothing else is open.
 */
export function otherWay({ payable, paymentKind, ledger }: Payable): Query | null {
  const promised = ledger.parts.filter(
    (part) => !part.isPaid && part.paymentKind !== null && settlementOf(part.paymentKind) === 'external',
  )
  if (promised.length === 0) return null
  if (payable.deposit.length === 0) return payable.remaining.length > 0 ? { rest: 1 } : null
  const kind = payable.deposit.find((one) => one !== paymentKind)
  return kind ? { kind } : null
}
