import { addDays, type Day } from '../date.ts'
import { bankHolidays } from '../payment/bank-calendar.ts'
import { hoursOfDay, type OpeningPeriod } from '../places/opening-hours.ts'
import { TEST_DRIVE_PERIODS, type Country, type TestDrivePeriod } from '../vocabulary.ts'
import { momentAt } from './moment-at.ts'

/** Half a day, or an exact time where the dealer's calendar is online. */
export interface Slot {
  readonly day: Day
  readonly period: TestDrivePeriod
  /** "HH:MM"; null: the dealer says when. */
  readonly time: string | null
  /** What of the dealer's hours lies in it, "HH:MM". */
  readonly from: string
  readonly to: string
  readonly startsAt: Date
  readonly isFree: boolean
}

/** A day as people choose it; `closed` says why nothing can be had, null where something can. */
export interface SlotDay {
  readonly day: Day
  readonly closed: 'holiday' | 'noHours' | 'tooSoon' | 'full' | null
  readonly slots: readonly Slot[]
}

export interface Calendar {
  readonly periods: readonly OpeningPeriod[]
  readonly country: Country
  readonly timeZone: string
  /** Today where the dealer is. */
  readonly today: Day
  readonly now: Date
  /** Exact times, an hour each, rather than halves of a day. */
  readonly isOnline: boolean
  /** Open appointments of a slot by `slotKey`. */
  readonly taken: ReadonlyMap<string, number>
}

/** So far ahead. */
export const OFFERED_DAYS = 30
/** Somebody has to have time to answer. */
const LEAD_MS = 4 * 3_600_000
const NOON = '12:00'
/** A half day with less than that is none. */
const LEAST_MINUTES = 60
/** Cars and people for it: one at an exact time, three in half a day. */
const CAPACITY = { time: 1, period: 3 } as const
/** Where no hours are known. */
const USUAL = [1, 2, 3, 4, 5].map(
  (weekday): OpeningPeriod => ({ weekday, type: 'WORKING_TIME', from: '09:00', to: '18:00' }),
)

type Stretch = readonly [from: string, to: string]

export const slotKey = ({ day, period, time }: Pick<Slot, 'day' | 'period' | 'time'>): string =>
  `${day} ${time ?? period}`

export const capacityOf = ({ time }: Pick<Slot, 'time'>): number => CAPACITY[time === null ? 'period' : 'time']

/** Takes a dealer's calendar; returns today and the coming thirty days with what can be booked and, where nothing can, why. */
export const slotDays = (calendar: Calendar): SlotDay[] =>
  Array.from({ length: OFFERED_DAYS + 1 }, (_, at) => slotDay(calendar, addDays(calendar.today, at)))

/** Takes a calendar and what somebody chose; returns that slot where it is free, or null: what is offered and what is accepted are one. */
export const acceptedSlot = (calendar: Calendar, chosen: Pick<Slot, 'day' | 'period' | 'time'>): Slot | null =>
  slotDays(calendar)
    .flatMap(({ slots }) => slots)
    .find((slot) => slot.isFree && slotKey(slot) === slotKey(chosen) && slot.period === chosen.period) ?? null

function slotDay(calendar: Calendar, day: Day): SlotDay {
  const { country, periods, now } = calendar
  if (bankHolidays(country, Number(day.slice(0, 4))).includes(day)) return { day, closed: 'holiday', slots: [] }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const hours = joined(hoursOfDay(periods.length === 0 ? USUAL : periods, weekday))
  const all = (calendar.isOnline ? timesOf(calendar, day, hours) : halvesOf(calendar, day, hours)).filter(
    ({ startsAt }) => startsAt !== null,
  ) as Slot[]
  const slots = all.filter(({ startsAt }) => startsAt.getTime() >= now.getTime() + LEAD_MS)
  const closed =
    all.length === 0 ? 'noHours' : slots.length === 0 ? 'tooSoon' : slots.some(({ isFree }) => isFree) ? null : 'full'
  return { day, closed, slots }
}

/** Stretches that overlap or touch are one. */
function joined(hours: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = []
  for (const [from, to] of hours.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = out.at(-1)
    if (last && from <= last[1]) out[out.length - 1] = [last[0], most(last[1], to)]
    else out.push([from, to])
  }
  return out
}

type Found = Omit<Slot, 'startsAt'> & { readonly startsAt: Date | null }

/** Morning and afternoon as far as the dealer is open: the longest stretch of each. */
const halvesOf = (calendar: Calendar, day: Day, hours: readonly Stretch[]): Found[] =>
  TEST_DRIVE_PERIODS.flatMap((period) => {
    const parts = hours.flatMap(([from, to]): Stretch[] =>
      period === 'morning' ? (from < NOON ? [[from, least(to, NOON)]] : []) : to > NOON ? [[most(from, NOON), to]] : [],
    )
    const open = parts.filter((part) => length(part) > 0)
    const [first, last] = [open[0], open.at(-1)]
    const isEnough = open.reduce((sum, part) => sum + length(part), 0) >= LEAST_MINUTES
    return first && last && isEnough ? [slotOf(calendar, { day, period, time: null, from: first[0], to: last[1] })] : []
  })

/** An hour each, from the beginning of each stretch; none reaches into a break. */
const timesOf = (calendar: Calendar, day: Day, hours: readonly Stretch[]): Found[] =>
  hours.flatMap(([from, to]) =>
    Array.from({ length: Math.floor(length([from, to]) / 60) }, (_, at) => {
      const time = clock(minutes(from) + at * 60)
      const period = time < NOON ? 'morning' : 'afternoon'
      return slotOf(calendar, { day, period, time, from: time, to: clock(minutes(time) + 60) })
    }),
  )

function slotOf(calendar: Calendar, slot: Omit<Slot, 'startsAt' | 'isFree'>): Found {
  const isFree = (calendar.taken.get(slotKey(slot)) ?? 0) < capacityOf(slot)
  return { ...slot, startsAt: momentAt(calendar.timeZone, slot.day, slot.from), isFree }
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const length = ([from, to]: Stretch): number => minutes(to) - minutes(from)
const least = (a: string, b: string): string => (a < b ? a : b)
const most = (a: string, b: string): string => (a > b ? a : b)
