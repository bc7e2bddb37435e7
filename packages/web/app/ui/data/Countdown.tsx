import { type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import css from './Countdown.module.css'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import { remainingTime } from './remaining-time.ts'

export interface CountdownProps {
  readonly label: ReactNode
  /** Both in milliseconds since 1970; `now` is the server's clock, which also rules in demo mode. */
  readonly until: number
  readonly now: number
  readonly onEnd?: () => void
}

const LAST_MINUTES = [10, 5, 1]
const CALM_UNTIL = 5 * 60_000

/** Calm until the last five minutes; read out at ten, five and one, not every second. */
export function Countdown({ label, until, now, onEnd }: CountdownProps) {
  const texts = useTexts()
  const [left, setLeft] = useState(until - now)
  const isOver = left <= 0
  useEffect(() => {
    const ahead = now - Date.now()
    const timer = setInterval(() => setLeft(until - Date.now() - ahead), 500)
    return () => clearInterval(timer)
  }, [until, now])
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  const count = LAST_MINUTES.findLast((minutes) => left <= minutes * 60_000)
  return (
    <span className={css.countdown} data-ending={left <= CALM_UNTIL || undefined}>
      <span className={css.label}>{label}</span>
      <span role="timer" aria-live="off" className={css.time}>
        {remainingTime(left)}
      </span>
      <LiveRegion>{isOver ? texts.t('ui.timeOver') : count ? texts.t('ui.minutesLeft', { count }) : ''}</LiveRegion>
    </span>
  )
}
