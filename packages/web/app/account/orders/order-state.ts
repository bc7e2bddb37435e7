import type { OrderView } from '@volante/contract/order-shapes'

/** Takes an order; answers what its page shows of it in one word: while it stays the same, the page does too. */
export const orderState = (order: OrderView): string =>
  [
    order.status,
    order.events.at(-1)?.id ?? 0,
    order.bankStatus ?? '',
    order.estimates.length,
    order.ledger.paid,
    order.ledger.remaining,
    order.charges.map(({ state }) => state).join('.'),
    order.documents.map(({ state }) => state).join('.'),
    order.photo?.state ?? '',
    order.contract?.state ?? '',
    order.refunds.map(({ state }) => state).join('.'),
    order.pendingActions.join('.'),
  ].join('|')
