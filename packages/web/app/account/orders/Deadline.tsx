import type { OrderSummary } from '@volante/contract/order-shapes'
import { TimeLeft } from '../../checkout/time/TimeLeft.tsx'
import { useTexts } from '../../texts/texts.tsx'
import css from './order.module.css'

type Countdown = NonNullable<OrderSummary['countdown']>

const HOUR_MS = 3_600_000
/** From here on minutes count; a boleto or a bank has days. */
const CLOCK_HOURS = 2

/** Takes a countdown or none; answers whether it is shown as a running clock. */
export const isClock = (countdown: Countdown | null): boolean =>
  countdown !== null && Date.parse(countdown.endsAt) - Date.parse(countdown.now) <= CLOCK_HOURS * HOUR_MS

/** Until when the reservation may be paid: minutes run, days are a date. */
export function Deadline({ countdown }: { readonly countdown: Countdown }) {
  const { t, date } = useTexts()
  if (isClock(countdown)) return <TimeLeft {...countdown} label={t('orders.countdown')} />
  return (
    <p className={css.soft}>
      <time dateTime={countdown.endsAt}>{t('orders.payBy', { date: date(countdown.endsAt, 'moment') })}</time>
    </p>
  )
}
