import type { OrderRefund } from '@volante/contract/order-shapes'
import type { Tone } from '../ui/data/Tag.tsx'

/** How each state of money that goes back looks, to its buyer and to the desk. */
export const REFUND_TONES: Readonly<Record<OrderRefund['state'], Tone>> = {
  needsApproval: 'warn',
  waitsForCar: 'info',
  needsAccount: 'warn',
  requested: 'info',
  processing: 'info',
  done: 'good',
  failed: 'bad',
  declined: 'bad',
}
