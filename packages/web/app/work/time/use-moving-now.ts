import { MINUTE_MS } from '@volante/domain/duration'
import { useEffect, useState } from 'react'

/** Takes the server's moment of an answer, ISO; returns it a minute later each minute. Only the time passed is this machine's. */
export function useMovingNow(answeredAt: string): string {
  const [seen, setSeen] = useState({ answeredAt, now: answeredAt })
  useEffect(() => {
    const ahead = Date.parse(answeredAt) - Date.now()
    const look = () => setSeen({ answeredAt, now: new Date(Date.now() + ahead).toISOString() })
    const timer = setInterval(look, MINUTE_MS)
    // Timers sleep with a tab in the background, and with the machine.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [answeredAt])
  return seen.answeredAt === answeredAt ? seen.now : answeredAt
}
