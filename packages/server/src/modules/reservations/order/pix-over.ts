import type { EventRow, OrderRow } from './order-row.ts'

/** Why a Pix that was not paid in its time ends an order: kept with the event; the key of its text. */
export const PIX_OVER = 'payment.pix.expired'

/** Takes an order and its events, oldest first; returns whether the end of its Pix cancelled it. */
export const isEndedByPix = ({ status }: Pick<OrderRow, 'status'>, events: readonly EventRow[]): boolean =>
  status === 'CANCELLED' && events.findLast((event) => event.status === 'CANCELLED')?.data.reason === PIX_OVER
