export interface RunningReservation {
  readonly orderId: string
  readonly endsAt: string
  readonly now: string
}

/** Takes a request's cookies and the server's time; returns the reservation whose timer still runs (spec platform §3). */
export function runningReservation(cookies: string | null, now: Date): RunningReservation | null {
  const [, orderId, end] = /(?:^|;\s*)reservation-timer=([0-9a-f-]{36})\.(\d{13})(?:;|$)/.exec(cookies ?? '') ?? []
  if (!orderId || Number(end) <= now.getTime()) return null
  return { orderId, endsAt: new Date(Number(end)).toISOString(), now: now.toISOString() }
}
