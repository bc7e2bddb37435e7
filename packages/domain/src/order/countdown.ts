/** Remaining seconds at which the time left is said aloud (CK2). */
export const ANNOUNCED_SECONDS = [300, 60, 0] as const
export type AnnouncedSeconds = (typeof ANNOUNCED_SECONDS)[number]

export type Countdown = {
  readonly endsAt: Date
  /** Whole seconds, rounded up: 0 only when the time is over. */
  readonly remainingSeconds: number
  /** "mm:ss"; above 99 minutes the minutes grow. */
  readonly text: string
  readonly isOver: boolean
}

/** Takes when the server started a countdown, its seconds and the server's time; returns what is left. The end is over. */
export function countdownOf(startedAt: Date, seconds: number, serverNow: Date): Countdown {
  const endsAt = new Date(startedAt.getTime() + seconds * 1000)
  const remainingSeconds = Math.max(0, Math.ceil((endsAt.getTime() - serverNow.getTime()) / 1000))
  return { endsAt, remainingSeconds, text: clockText(remainingSeconds), isOver: remainingSeconds === 0 }
}

/** Takes whole seconds; returns "mm:ss". */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

/**
 * Takes the time of the server's answer and the clock of the browser when it came; returns a function from the browser's
 * clock to the server's time, so that a wrong or moved clock at home changes nothing.
 */
export function serverClock(serverNow: Date, clientNow: Date): (clientLater: Date) => Date {
  const ahead = serverNow.getTime() - clientNow.getTime()
  return (clientLater) => new Date(clientLater.getTime() + ahead)
}

/**
 * Takes the remaining seconds at the last tick and now; returns the announcement that fell between, the smallest when
 * several did (a tab that slept), null when none (CK2).
 */
export const announcementBetween = (before: number, now: number): AnnouncedSeconds | null =>
  ANNOUNCED_SECONDS.findLast((at) => before > at && now <= at) ?? null
