import type { OrderSummary } from '@volante/contract/order-shapes'
import { TimeLeft } from '../../order-live/TimeLeft.tsx'
import { useTexts } from '../../texts/texts.tsx'

/** Until when the reservation may be paid: minutes run, days are a date. */
export const Deadline = ({ countdown }: { readonly countdown: NonNullable<OrderSummary['countdown']> }) => (
  <TimeLeft {...countdown} label={useTexts().t('orders.countdown')} until="orders.payBy" />
)
