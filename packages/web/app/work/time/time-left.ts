import { MINUTE_MS } from '@volante/domain/duration'
import type { LeadState } from '@volante/domain/lead/lead-work'
import type { Texts } from '../../texts/texts.tsx'
import type { Tone } from '../../ui/data/Tag.tsx'

const HOUR = 60
const DAY = 24 * HOUR
/** From here on the answer is due soon. */
const SOON = 3 * HOUR

/** Takes when a reply is due and the moment; returns its tone and words: "faltam 3 h 20 min". */
export function timeLeft({ t }: Pick<Texts, 't'>, replyBy: string, now: string): { tone: Tone; words: string } {
  const left = minutesLeft(replyBy, now)
  const time = spanOf(t, Math.abs(left))
  if (left < 0) return { tone: 'bad', words: t('desk.reply.late', { time }) }
  return { tone: left < SOON ? 'warn' : 'good', words: t('desk.reply.left', { time }) }
}

interface Due {
  readonly replyBy: string
  readonly state: LeadState
}

/** Takes leads, the moment their list was read and now, ISO; returns how many were in time then and are late by now. */
export const overdueSince = (leads: readonly Due[], then: string, now: string): number =>
  leads.filter(({ state, replyBy }) => state === 'inTime' && isLate(replyBy, now) && !isLate(replyBy, then)).length

const isLate = (replyBy: string, now: string): boolean => minutesLeft(replyBy, now) < 0

const minutesLeft = (replyBy: string, now: string): number => minutesBetween(now, replyBy)

/** Takes two moments, ISO; returns the whole minutes from the one to the other. */
export const minutesBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE_MS)

/** Takes minutes; returns them as people say them: 3 h 20 min. */
export function spanOf(t: Texts['t'], minutes: number): string {
  if (minutes < HOUR) return t('desk.span.minutes', { minutes })
  const hours = Math.floor((minutes % DAY) / HOUR)
  if (minutes < DAY) return t('desk.span.hours', { hours, minutes: minutes % HOUR })
  return t('desk.span.days', { days: Math.floor(minutes / DAY), hours })
}

/** Takes since when an order waits and the moment; returns for how long, null when nobody has to act. */
export const waitingTime = ({ t }: Pick<Texts, 't'>, since: string | null, now: string): string | null =>
  since === null ? null : spanOf(t, Math.max(0, minutesBetween(since, now)))
