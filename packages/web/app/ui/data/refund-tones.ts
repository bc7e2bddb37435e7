import type { RefundState } from '@volante/domain/order/refund'
import type { Tone } from './Tag.tsx'

/** How each state of money that goes back looks, to its buyer and to the desk. */
export const REFUND_TONES: Readonly<Record<RefundState, Tone>> = {
  needsApproval: 'warn',
  waitsForCar: 'info',
  needsAccount: 'warn',
  requested: 'info',
  processing: 'info',
  done: 'good',
  failed: 'bad',
  declined: 'bad',
}
