import { announcementBetween, clockText, countdownOf, serverClock } from '@volante/domain/order/countdown'
import { use, useEffect, useState } from 'react'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { pageCameAt } from './keep-page.ts'
import { TimeOverContext } from './LiveOrder.tsx'
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

const CALM_SECONDS = 300

/** How long is left as mm:ss and until when (CK2). It counts by script; without it the end of the time stays right. */
export function TimeLeft(props: TimeLeftProps) {
  const { t, date } = useTexts()
  const { endsAt, label, until } = props
  const { seconds, announced } = useSecondsLeft(props)
  if (!isClock(props)) {
    return (
      <p className={css.until}>
        <time dateTime={endsAt}>{t(until, { date: date(endsAt, 'moment') })}</time>
      </p>
    )
  }
  return (
    <p className={css.time} data-ending={seconds <= CALM_SECONDS || undefined}>
      <span className={css.label}>{label}</span>{' '}
      <span className={css.clock} role="timer" aria-live="off">
        {clockText(seconds)}
      </span>{' '}
      <span className={css.until}>{t('checkout.time.until', { time: date(endsAt, 'time') })}</span>
      <span className="unseen" role="status">
        {announced === null ? '' : t(`order.countdown.${announced}`)}
      </span>
    </p>
  )
}

/** Counts by the server's clock; tells of five minutes, one minute and the end, and then whoever follows the order. */
function useSecondsLeft({ endsAt, now }: Pick<TimeLeftProps, 'endsAt' | 'now'>) {
  const [seconds, setSeconds] = useState(() => secondsBetween(new Date(now), endsAt))
  const [announced, setAnnounced] = useState<ReturnType<typeof announcementBetween>>(null)
  const onTimeOver = use(TimeOverContext)
  useEffect(() => {
    const serverNow = serverClock(new Date(now), pageCameAt())
    const left = () => secondsBetween(serverNow(new Date()), endsAt)
    let before = left()
    const tick = () => {
      const rest = left()
      setSeconds(rest)
      const passed = announcementBetween(before, rest)
      if (passed !== null) setAnnounced(passed)
      if (before > 0 && rest === 0) onTimeOver()
      before = rest
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [endsAt, now, onTimeOver])
  return { seconds, announced }
}

const secondsBetween = (at: Date, end: string): number =>
  countdownOf(at, (new Date(end).getTime() - at.getTime()) / 1000, at).remainingSeconds
