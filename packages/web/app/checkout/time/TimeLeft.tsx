import { clockText, countdownOf } from '@volante/domain/order/countdown'
import type { TextId } from '../../texts/ids.ts'
import { useTexts } from '../../texts/texts.tsx'
import { isClock } from './is-clock.ts'
import css from './TimeLeft.module.css'

interface TimeLeftProps {
  /** Both by the server's clock. */
  readonly endsAt: string
  readonly now: string
  readonly label: string
  /** Text with {date}, said instead when the end is hours or days away. */
  readonly until: TextId
}

/** How long is left as mm:ss and until when (CK2). It counts by script; without it the end of the time stays right. */
export function TimeLeft({ endsAt, now, label, until }: TimeLeftProps) {
  const { t, date } = useTexts()
  if (!isClock({ endsAt, now })) {
    return (
      <p className={css.until}>
        <time dateTime={endsAt}>{t(until, { date: date(endsAt, 'moment') })}</time>
      </p>
    )
  }
  const start = new Date(now)
  const seconds = (new Date(endsAt).getTime() - start.getTime()) / 1000
  const { remainingSeconds } = countdownOf(start, seconds, start)
  return (
    <p
      className={css.time}
      data-start="timeLeft"
      data-ends-at={endsAt}
      data-now={now}
      data-say-300={t('order.countdown.300')}
      data-say-60={t('order.countdown.60')}
      data-say-0={t('order.countdown.0')}
    >
      <span className={css.label}>{label}</span>{' '}
      <span className={css.clock} role="timer" aria-live="off" data-clock>
        {clockText(remainingSeconds)}
      </span>{' '}
      <span className={css.until}>{t('checkout.time.until', { time: date(endsAt, 'time') })}</span>
      <span className="unseen" role="status" data-said />
    </p>
  )
}
