import { localTime } from '../local-time.ts'
import type { PeriodType } from '../vocabulary.ts'

/** When a dealer is open, in the dealer's own time zone (domain facts: appointments use the dealer's zone). */

export interface OpeningPeriod {
  /** 0 is Sunday (domingo), 6 Saturday. */
  weekday: number
  type: PeriodType
  /** "HH:MM" in 24 h, local time; `to` is the first minute no longer inside and at most "24:00". */
  from: string
  to: string
}

/** A stretch of minutes of the week, counted from Sunday 00:00 local time. */
type Stretch = readonly [from: number, to: number]

export interface OpeningState {
  open: boolean
  /** When the state changes next; null for a dealer that never opens or never closes. */
  changesAt: Date | null
}

const DAY = 24 * 60
const WEEK = 7 * DAY

/** Takes the week's periods, returns a dealer's open stretches of each day as "HH:MM" pairs: working time less breaks, earliest first. */
export function hoursOfDay(
  periods: readonly OpeningPeriod[],
  weekday: number,
): (readonly [from: string, to: string])[] {
  return openStretches(periods)
    .filter(([from]) => Math.floor(from / DAY) === weekday)
    .map(([from, to]) => [clock(from - weekday * DAY), clock(to - weekday * DAY)] as const)
}

const MOST_WEEKS = 60

/** Takes the periods, an IANA time zone and two moments; returns how many minutes a dealer was open between them, breaks left out; more than a year counts as one. */
export function openMinutes(periods: readonly OpeningPeriod[], timeZone: string, from: Date, to: Date): number {
  const passed = Math.min(Math.floor((to.getTime() - from.getTime()) / 60_000), MOST_WEEKS * WEEK)
  if (passed <= 0) return 0
  const open = openStretches(periods)
  const whole = Math.floor(passed / WEEK) * open.reduce((sum, [start, end]) => sum + end - start, 0)
  const begin = minuteOfWeek(timeZone, from)
  const end = begin + (passed % WEEK)
  const inWeek = (shift: number) =>
    open.reduce(
      (sum, [start, stop]) => sum + Math.max(0, Math.min(stop + shift, end) - Math.max(start + shift, begin)),
      0,
    )
  return whole + inWeek(0) + inWeek(WEEK)
}

/** Takes the periods, an IANA time zone and the present moment, returns whether the dealer is open and when that changes. */
export function openingState(periods: readonly OpeningPeriod[], timeZone: string, now: Date): OpeningState {
  const minute = minuteOfWeek(timeZone, now)
  const joined = join(openStretches(periods))
  const current = joined.find(([from, to]) => inside(minute, from, to))
  if (current)
    return {
      open: true,
      changesAt: current[1] - current[0] >= WEEK ? null : momentOf(timeZone, now, current[1] % WEEK),
    }
  const waits = joined.map(([from]) => (from - minute + WEEK) % WEEK)
  return {
    open: false,
    changesAt: waits.length === 0 ? null : momentOf(timeZone, now, (minute + Math.min(...waits)) % WEEK),
  }
}

const inside = (minute: number, from: number, to: number) =>
  (minute >= from && minute < to) || (minute + WEEK >= from && minute + WEEK < to)

function openStretches(periods: readonly OpeningPeriod[]): Stretch[] {
  const of = (type: PeriodType) =>
    periods
      .filter((period) => period.type === type)
      .map(
        (period): Stretch => [period.weekday * DAY + minutes(period.from), period.weekday * DAY + minutes(period.to)],
      )
      .filter(([from, to]) => from < to)
      .sort((a, b) => a[0] - b[0])
  return of('BREAK').reduce(without, of('WORKING_TIME'))
}

function without(open: readonly Stretch[], [from, to]: Stretch): Stretch[] {
  return open.flatMap((stretch): Stretch[] => {
    if (to <= stretch[0] || from >= stretch[1]) return [stretch]
    const left: Stretch = [stretch[0], from]
    const right: Stretch = [to, stretch[1]]
    return [left, right].filter(([start, end]) => start < end)
  })
}

/** Stretches that touch become one, also from Saturday midnight on into Sunday: an end may pass the end of the week. */
function join(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const stretch of stretches) {
    const last = joined.at(-1)
    if (last && stretch[0] <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], stretch[1])]
    else joined.push(stretch)
  }
  const [first, last] = [joined[0], joined.at(-1)]
  if (!first || !last || first[0] !== 0 || last[1] !== WEEK) return joined
  if (first === last) return [[0, WEEK]]
  return [...joined.slice(1, -1), [last[0], WEEK + first[1]]]
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minuteOfWeek(timeZone: string, at: Date): number {
  const local = localTime(timeZone, at)
  return new Date(`${local}Z`).getUTCDay() * DAY + minutes(local.slice(11))
}

/** The next moment at which the local clock shows this minute of the week; a changed clock in between is corrected once. */
function momentOf(timeZone: string, now: Date, target: number): Date {
  const wait = (target - minuteOfWeek(timeZone, now) + WEEK) % WEEK || WEEK
  const minuteStart = Math.floor(now.getTime() / 60_000) * 60_000
  const guess = new Date(minuteStart + wait * 60_000)
  const off = ((target - minuteOfWeek(timeZone, guess) + WEEK + WEEK / 2) % WEEK) - WEEK / 2
  return new Date(guess.getTime() + off * 60_000)
}
