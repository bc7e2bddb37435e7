import { momentAt } from '../moments.ts'
import { addDays, type Day } from '../date.ts'
import { HOUR_MS } from '../duration.ts'
import { hoursOfDay, type OpeningPeriod } from '../places/opening-hours.ts'
import { publicHolidays } from '../places/public-holidays.ts'
import { TEST_DRIVE_PERIODS, type Country, type TestDrivePeriod } from '../vocabulary.ts'
import type { PartAt } from './parts.ts'
import { clock, joined, least, length, minutes, most, type Stretch, without } from './stretches.ts'

/** A bay, a demonstration car or a person by its code; null where the dealer names none. */
export type ResourceId = string | null

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
  readonly endsAt: Date
  /** What can still be had in it. */
  readonly free: readonly ResourceId[]
  readonly isFree: boolean
}

export const CLOSED = ['holiday', 'noHours', 'blocked', 'tooSoon', 'noPart', 'full'] as const

/** A day as people choose it; `closed` says why nothing can be had, null where something can. */
export interface SlotDay {
  readonly day: Day
  readonly closed: (typeof CLOSED)[number] | null
  readonly slots: readonly Slot[]
}

/** What holds a resource: an open appointment, or a slot kept for somebody on the waiting list. */
export interface Busy {
  readonly resource: ResourceId
  readonly day: Day
  readonly period: TestDrivePeriod
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Each of these days, between these times: of one resource, or of the whole dealer. */
export interface Block {
  readonly resource: ResourceId
  readonly day: Day
  readonly toDay: Day
  readonly from: string
  readonly to: string
}

export interface Calendar {
  readonly periods: readonly OpeningPeriod[]
  readonly country: Country
  /** Those of the state and the city, and what was decreed. */
  readonly holidays: ReadonlySet<Day>
  readonly timeZone: string
  /** Today where the dealer is. */
  readonly today: Day
  readonly now: Date
  /** Exact times, an hour each, rather than halves of a day. */
  readonly isOnline: boolean
  /** Somebody has to have time to answer. */
  readonly leadHours: number
  /** So far ahead. */
  readonly daysAhead: number
  /** What suits: any of them will do. */
  readonly resources: readonly ResourceId[]
  /** The seller who has to be there as well. */
  readonly seller?: string | null
  readonly busy: readonly Busy[]
  readonly blocks: readonly Block[]
  /** The part that is fitted, where one is. */
  readonly part?: PartAt | null
}

export const USUAL_LEAD_HOURS = 4
export const USUAL_DAYS_AHEAD = 30
const NOON = '12:00'
/** A half day with less than that is none. */
const LEAST_MINUTES = 60
/** How many a resource receives: one at an exact time, three in half a day. */
const HOLDS = { time: 1, period: 3 } as const
/** Where no hours are known. */
const USUAL = [1, 2, 3, 4, 5].map(
  (weekday): OpeningPeriod => ({ weekday, type: 'WORKING_TIME', from: '09:00', to: '18:00' }),
)

type Named = Pick<Slot, 'day' | 'period' | 'time'>

export const slotKey = ({ day, period, time }: Named): string => `${day} ${time ?? period}`

export const holdsOf = ({ time }: Pick<Slot, 'time'>): number => HOLDS[time === null ? 'period' : 'time']

/** Takes a dealer's calendar; returns today and the days ahead with what can be booked and, where nothing can, why. */
export const slotDays = (calendar: Calendar): SlotDay[] =>
  Array.from({ length: calendar.daysAhead + 1 }, (_, at) => slotDay(calendar, addDays(calendar.today, at)))

/** Takes a calendar and what somebody chose; returns that slot where it is free, or null: what is offered and what is accepted are one. */
export function acceptedSlot(calendar: Calendar, chosen: Named): Slot | null {
  if (chosen.day < calendar.today || chosen.day > addDays(calendar.today, calendar.daysAhead)) return null
  const { slots } = slotDay(calendar, chosen.day)
  return slots.find((slot) => slot.isFree && slotKey(slot) === slotKey(chosen) && slot.period === chosen.period) ?? null
}

/** Takes a calendar and a day; returns when the dealer is open then, "HH:MM" pairs, its own blocks left out; none on a holiday. */
export const hoursOn = (calendar: Calendar, day: Day): readonly Stretch[] =>
  isHoliday(calendar, day) ? [] : unblocked(calendar, day, null, usualHours(calendar, day))

function slotDay(calendar: Calendar, day: Day): SlotDay {
  if (isHoliday(calendar, day)) return { day, closed: 'holiday', slots: [] }
  const usual = usualHours(calendar, day)
  const hours = unblocked(calendar, day, null, usual)
  const all = (calendar.isOnline ? timesOf(hours) : halvesOf(hours)).flatMap((one) => slotOf(calendar, { day, ...one }))
  const slots = all.filter(
    ({ startsAt }) => startsAt.getTime() >= calendar.now.getTime() + calendar.leadHours * HOUR_MS,
  )
  if (all.length === 0) return { day, closed: usual.length === hours.length ? 'noHours' : 'blocked', slots }
  if (slots.length === 0) return { day, closed: 'tooSoon', slots }
  if (!hasPart(calendar, day)) return { day, closed: 'noPart', slots: [] }
  return { day, closed: slots.some(({ isFree }) => isFree) ? null : 'full', slots }
}

const hasPart = ({ part }: Calendar, day: Day): boolean =>
  !part || (part.state !== 'none' && (part.from === null || part.from <= day))

/** Takes a calendar and a day; returns whether the dealer is closed for a holiday. */
export const isHoliday = ({ country, holidays }: Calendar, day: Day): boolean =>
  holidays.has(day) || publicHolidays(country, Number(day.slice(0, 4))).includes(day)

function usualHours({ periods }: Calendar, day: Day): readonly Stretch[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return joined(hoursOfDay(periods.length === 0 ? USUAL : periods, weekday))
}

/** Hours less the blocks of a resource, or of the dealer (null). */
const unblocked = ({ blocks }: Calendar, day: Day, resource: ResourceId, hours: readonly Stretch[]): Stretch[] =>
  blocks
    .filter((one) => one.resource === resource && one.day <= day && day <= one.toDay)
    .reduce<Stretch[]>((open, { from, to }) => without(open, [from, to]), [...hours])

type Times = Omit<Slot, 'day' | 'startsAt' | 'endsAt' | 'free' | 'isFree'>

/** Morning and afternoon as far as the dealer is open: the longest stretch of each. */
const halvesOf = (hours: readonly Stretch[]): Times[] =>
  TEST_DRIVE_PERIODS.flatMap((period) => {
    const open = hours
      .map(([from, to]): Stretch => (period === 'morning' ? [from, least(to, NOON)] : [most(from, NOON), to]))
      .filter((part) => length(part) > 0)
    const [first, last] = [open[0], open.at(-1)]
    const isEnough = open.reduce((sum, part) => sum + length(part), 0) >= LEAST_MINUTES
    return first && last && isEnough ? [{ period, time: null, from: first[0], to: last[1] }] : []
  })

/** An hour each, from the beginning of each stretch; none reaches into a break. */
const timesOf = (hours: readonly Stretch[]): Times[] =>
  hours.flatMap(([from, to]) =>
    Array.from({ length: Math.floor(length([from, to]) / 60) }, (_, at) => {
      const time = clock(minutes(from) + at * 60)
      return { period: time < NOON ? 'morning' : 'afternoon', time, from: time, to: clock(minutes(time) + 60) } as const
    }),
  )

/** None where the zone's clock jumps over its beginning. */
function slotOf(calendar: Calendar, slot: Times & { readonly day: Day }): Slot[] {
  const startsAt = momentAt(calendar.timeZone, slot.day, slot.from)
  if (!startsAt) return []
  const endsAt = momentAt(calendar.timeZone, slot.day, slot.to) ?? new Date(startsAt.getTime() + HOUR_MS)
  const found = { ...slot, startsAt, endsAt, free: [], isFree: false }
  const isThere = calendar.seller ? hasRoom(calendar, found, calendar.seller) : true
  const open = isThere ? calendar.resources.filter((resource) => hasRoom(calendar, found, resource)) : []
  // What was booked before the dealer named its resources takes some place among them.
  const unnamed = calendar.resources.includes(null) ? 0 : heldIn(calendar, found, null)
  const free = open.slice(Math.ceil(unnamed / holdsOf(slot)))
  return [{ ...found, free, isFree: free.length > 0 }]
}

function hasRoom(calendar: Calendar, slot: Slot, resource: ResourceId): boolean {
  const open = resource === null ? null : unblocked(calendar, slot.day, resource, [[slot.from, slot.to]])
  const left = open?.reduce((sum, part) => sum + length(part), 0)
  const isOpen = left === undefined || left >= (slot.time === null ? LEAST_MINUTES : length([slot.from, slot.to]))
  return isOpen && heldIn(calendar, slot, resource) < holdsOf(slot)
}

/** In half a day whatever lies in that half counts, whether the dealer named an hour or not. */
const heldIn = ({ busy }: Calendar, slot: Slot, resource: ResourceId): number =>
  busy.filter(
    (one) =>
      one.resource === resource &&
      (slot.time === null
        ? one.day === slot.day && one.period === slot.period
        : one.startsAt < slot.endsAt && one.endsAt > slot.startsAt),
  ).length
