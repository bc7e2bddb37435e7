import { localTime } from '../local-time.ts'
import { momentAt } from '../moments.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../date.ts'
import type { OpeningPeriod } from '../places/opening-hours.ts'
import { publicHolidays } from '../places/public-holidays.ts'
import { afterAct, answerBy } from './appointment-state.ts'
import { agendaCode, licenceCovers } from './kinds.ts'
import { acceptedSlot, type Block, type Busy, type Calendar, holdsOf, type Slot, slotDays, slotKey } from './slots.ts'

const work = (weekday: number, from: string, to: string): OpeningPeriod => ({ weekday, type: 'WORKING_TIME', from, to })
const lunch = (weekday: number): OpeningPeriod => ({ weekday, type: 'BREAK', from: '12:00', to: '13:30' })
const WEEK = [1, 2, 3, 4, 5].flatMap((day) => [work(day, '08:00', '18:00'), lunch(day)])
/** Monday, 23 November 2026, 10:00 in São Paulo. */
const calendar: Calendar = {
  periods: [...WEEK, work(6, '09:00', '12:30')],
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  today: '2026-11-23',
  now: new Date('2026-11-23T13:00:00Z'),
  isOnline: false,
  holidays: new Set(),
  leadHours: 4,
  daysAhead: 30,
  resources: [null],
  busy: [],
  blocks: [],
}
/** Both halves of a day, so often; each an hour from nine and from two in São Paulo. */
const held = (day: string, times: number, resource: string | null = null): Busy[] =>
  (['morning', 'afternoon'] as const).flatMap((period) => {
    const startsAt = new Date(`${day}T${period === 'morning' ? '12' : '17'}:00:00Z`)
    const endsAt = new Date(startsAt.getTime() + 3_600_000)
    return Array.from({ length: times }, () => ({ resource, day, period, startsAt, endsAt }))
  })
const block = (resource: string | null, from: string, to: string): Block => ({
  resource,
  day: '2026-11-24',
  toDay: '2026-11-25',
  from,
  to,
})
const on = (day: string, given: Partial<Calendar> = {}) =>
  slotDays({ ...calendar, ...given }).find((one) => one.day === day)
const shown = (day: string, given: Partial<Calendar> = {}) =>
  on(day, given)?.slots.map(({ time, period, from, to }) => `${time ?? period} ${from}-${to}`)

describe('days and halves', () => {
  test('lie in the hours of the dealer, breaks left out', () => {
    expect(shown('2026-11-24')).toEqual(['morning 08:00-12:00', 'afternoon 13:30-18:00'])
    expect(shown('2026-11-28')).toEqual(['morning 09:00-12:00'])
  })

  test('say why nothing can be had', () => {
    expect(on('2026-11-29')?.closed).toBe('noHours')
    expect(on('2026-12-08', { country: 'AR' })?.closed).toBe('holiday')
    expect(on('2026-11-23', { now: new Date('2026-11-23T18:00:00Z') })?.closed).toBe('tooSoon')
    expect(on('2026-11-24', { holidays: new Set(['2026-11-24']) })?.closed).toBe('holiday')
    expect(on('2026-11-24', { busy: held('2026-11-24', 3) })?.closed).toBe('full')
    expect(on('2026-11-24', { blocks: [block(null, '00:00', '24:00')] })?.closed).toBe('blocked')
  })

  test('leave somebody four hours to answer', () => {
    expect(shown('2026-11-23')).toEqual([])
    expect(shown('2026-11-23', { now: new Date('2026-11-23T12:30:00Z') })).toEqual(['afternoon 13:30-18:00'])
  })

  test('are usual ones where no hours are known', () => {
    expect(shown('2026-11-24', { periods: [] })).toEqual(['morning 09:00-12:00', 'afternoon 12:00-18:00'])
    expect(on('2026-11-28', { periods: [] })?.closed).toBe('noHours')
  })
})

test('an online calendar has exact times, one car each, none into a break', () => {
  expect(shown('2026-11-24', { isOnline: true })).toEqual([
    ...['08:00', '09:00', '10:00', '11:00'].map(
      (time) => `${time} ${time}-${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`,
    ),
    ...['13:30-14:30', '14:30-15:30', '15:30-16:30', '16:30-17:30'].map((span) => `${span.slice(0, 5)} ${span}`),
  ])
  const busy = held('2026-11-24', 1).slice(0, 1)
  const nine = { day: '2026-11-24', period: 'morning', time: '09:00' } as const
  expect(acceptedSlot({ ...calendar, isOnline: true }, nine)).toMatchObject({ from: '09:00' })
  expect(acceptedSlot({ ...calendar, isOnline: true, busy }, nine)).toBeNull()
  expect(acceptedSlot({ ...calendar, isOnline: true }, { ...nine, period: 'afternoon' })).toBeNull()
})

test('bays and cars, blocks and sellers decide what is left of a slot', () => {
  const given = { isOnline: true, resources: ['a', 'b'] }
  const nine = (more: Partial<Calendar>): Slot | undefined =>
    on('2026-11-24', { ...given, ...more })?.slots.find(({ time }) => time === '09:00')
  expect(nine({})?.free).toEqual(['a', 'b'])
  expect(nine({ busy: held('2026-11-24', 1, 'a') })?.free).toEqual(['b'])
  expect(nine({ blocks: [block('b', '08:30', '09:30')] })?.free).toEqual(['a'])
  expect(nine({ blocks: [block('b', '08:30', '09:00')] })?.free).toEqual(['a', 'b'])
  // Booked before the bays had names.
  expect(nine({ busy: held('2026-11-24', 1) })?.free).toHaveLength(1)
  expect(nine({ seller: 's', busy: held('2026-11-24', 1, 's') })?.isFree).toBe(false)
  expect(nine({ blocks: [block(null, '08:30', '09:30')] })).toBeUndefined()
  const half = on('2026-11-24', { resources: ['a', 'b'], busy: held('2026-11-24', 3, 'a') })?.slots
  expect(half?.map(({ free }) => free)).toEqual([['b'], ['b']])
  const short = on('2026-11-24', { resources: ['a'], blocks: [block('a', '08:30', '12:00')] })?.slots
  expect(short?.map(({ free }) => free)).toEqual([[], ['a']])
})

const anyTime = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const anyPeriods = fc.array(
  fc.record({
    weekday: fc.integer({ min: 0, max: 6 }),
    type: fc.constantFrom('WORKING_TIME', 'BREAK'),
    from: anyTime,
    to: anyTime,
  }),
  { maxLength: 12 },
) as fc.Arbitrary<OpeningPeriod[]>
const anyResource = fc.constantFrom(null, 'a', 'b')
const anyBlocks = fc.array(
  fc.record({ resource: anyResource, at: fc.nat(30), days: fc.nat(3), from: anyTime, to: anyTime }),
  { maxLength: 6 },
)
const anyBusy = fc.array(fc.record({ resource: fc.constantFrom('a', 'b', 's'), at: fc.nat(30), hour: fc.nat(23) }), {
  maxLength: 40,
})
/** Brazil's clocks changed until 2019, its neighbours' do: a year of each with its changes. */
const YEARS = [
  ['America/Sao_Paulo', '2018-01-01'],
  ['America/Sao_Paulo', '2026-01-01'],
  ['America/New_York', '2026-01-01'],
  ['America/Argentina/Buenos_Aires', '2009-01-01'],
] as const

test('what is offered is what brute force finds, over a year and its changes of the clock', () => {
  const places = fc.record({ start: fc.nat(364), year: fc.constantFrom(...YEARS), isOnline: fc.boolean() })
  fc.assert(
    fc.property(anyPeriods, places, anyBlocks, anyBusy, (periods, place, blocksAt, busyAt) => {
      const [timeZone, first] = place.year
      const today = addDays(first, place.start)
      const now = momentAt(timeZone, today, '09:00') as Date
      const blocks = blocksAt
        .filter(({ from, to }) => from < to)
        .map(({ at, days, ...one }) => ({
          ...one,
          day: addDays(today, at),
          toDay: addDays(today, at + days),
        }))
      const busy = busyAt.flatMap(({ at, hour, resource }): Busy[] => {
        const day = addDays(today, at)
        const startsAt = momentAt(timeZone, day, `${String(hour).padStart(2, '0')}:00`)
        const period = hour < 12 ? ('morning' as const) : ('afternoon' as const)
        return startsAt ? [{ resource, day, period, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }] : []
      })
      const resources = ['a', 'b']
      const { isOnline } = place
      const all = { ...calendar, periods, today, now, isOnline, timeZone, blocks, busy, resources, seller: 's' }
      for (const found of slotDays(all)) {
        judge(found, all)
        if (periods.length > 0) expect(found.slots.map(slotKey)).toEqual(walked(found.day, all))
      }
    }),
    { numRuns: 60 },
  )
})

test.each(YEARS)(
  'in %s every day of the year from %s has the slots that a walk through its half hours finds',
  (zone, first) => {
    const periods = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [work(day, '00:00', '19:30'), lunch(day)])
    for (const isOnline of [true, false]) {
      const now = momentAt(zone, addDays(first, -1), '09:00') as Date
      const all = { ...calendar, periods, today: first, now, isOnline, timeZone: zone, daysAhead: 364 }
      for (const { day, slots } of slotDays(all)) {
        expect(slots.map(slotKey), day).toEqual(walked(day, all))
        for (const slot of slots) expect(localTime(zone, slot.startsAt)).toBe(`${day}T${slot.from}`)
      }
    }
  },
)

const CLOCK = Array.from({ length: 48 }, (_, at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '00'}`)

/** The keys of a day's slots, found half hour by half hour. */
function walked(day: string, all: Calendar): string[] {
  if (publicHolidays(all.country, Number(day.slice(0, 4))).includes(day)) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isIn = (type: string, time: string) =>
    all.periods.some((one) => one.type === type && one.weekday === weekday && one.from <= time && time < one.to)
  const isBlocked = (time: string) =>
    all.blocks.some(
      (one) => one.resource === null && one.day <= day && day <= one.toDay && one.from <= time && time < one.to,
    )
  const open = CLOCK.filter((time) => isIn('WORKING_TIME', time) && !isIn('BREAK', time) && !isBlocked(time))
  const isSoonEnough = (time: string) => {
    const at = momentAt(all.timeZone, day, time)
    return at !== null && at.getTime() >= all.now.getTime() + all.leadHours * 3_600_000
  }
  if (!all.isOnline) {
    const halves = [open.filter((time) => time < '12:00'), open.filter((time) => time >= '12:00')]
    return halves.flatMap((half, at) =>
      half.length >= 2 && isSoonEnough(half[0] ?? '') ? [`${day} ${at === 0 ? 'morning' : 'afternoon'}`] : [],
    )
  }
  const keys: string[] = []
  let at = 0
  while (at < open.length) {
    const [time = '', next] = [open[at], open[at + 1]]
    const isHour = next !== undefined && CLOCK.indexOf(next) === CLOCK.indexOf(time) + 1
    if (isHour && isSoonEnough(time)) keys.push(`${day} ${time}`)
    at += isHour ? 2 : 1
  }
  return keys
}

/** Minute by minute, from what the words say. */
function judge({ day, slots }: ReturnType<typeof slotDays>[number], all: Calendar) {
  expect(publicHolidays('BR', Number(day.slice(0, 4))).includes(day) && slots.length > 0).toBe(false)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const clockOf = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const isBlocked = (time: string, resource: string | null) =>
    all.blocks.some(
      (one) => one.resource === resource && one.day <= day && day <= one.toDay && one.from <= time && time < one.to,
    )
  const isOpen = (time: string) => {
    const within = (type: string) =>
      all.periods.some((one) => one.type === type && one.weekday === weekday && one.from <= time && time < one.to)
    return within('WORKING_TIME') && !within('BREAK') && !isBlocked(time, null)
  }
  for (const slot of slots) {
    expect(localTime(all.timeZone, slot.startsAt)).toBe(`${day}T${slot.from}`)
    expect(slot.startsAt.getTime() - all.now.getTime()).toBeGreaterThanOrEqual(4 * 3_600_000)
    const first = Number(slot.from.slice(0, 2)) * 60 + Number(slot.from.slice(3))
    const last = Number(slot.to.slice(0, 2)) * 60 + Number(slot.to.slice(3))
    const halves = Array.from({ length: (last - first) / 30 }, (_, at) => clockOf(first + at * 30))
    if (all.periods.length > 0)
      for (const at of slot.time === null ? halves.slice(0, 1) : halves) expect(isOpen(at)).toBe(true)
    const heldBy = (resource: string) =>
      all.busy.filter(
        (one) =>
          one.resource === resource &&
          (slot.time === null
            ? one.day === day && one.period === slot.period
            : one.startsAt < slot.endsAt && one.endsAt > slot.startsAt),
      ).length
    const holds = slot.time === null ? 3 : 1
    const hasRoom = (resource: string) => {
      const open = halves.filter((at) => !isBlocked(at, resource)).length
      return heldBy(resource) < holds && open >= (slot.time === null ? 2 : halves.length)
    }
    expect(slot.free).toEqual(hasRoom('s') ? ['a', 'b'].filter(hasRoom) : [])
    expect(acceptedSlot(all, slot)?.free ?? []).toEqual(slot.free)
  }
  expect(new Set(slots.map(slotKey)).size).toBe(slots.length)
}

test('codes of the agenda, and what a licence covers', () => {
  expect([agendaCode('REQUESTED', null), agendaCode('CONFIRMED', 'confirm'), agendaCode('DONE', 'finish')]).toEqual([
    'P',
    'A',
    'A',
  ])
  expect([
    agendaCode('CANCELLED', 'decline'),
    agendaCode('CANCELLED', 'cancel'),
    agendaCode('EXPIRED', 'expire'),
  ]).toEqual(['R', 'C', 'C'])
  expect(['B', 'AB', 'A', 'ACC', ''].map((held) => licenceCovers(held, 'C'))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
  expect(['C', 'AC', 'D', 'AE'].map((held) => licenceCovers(held, 'C'))).toEqual([true, true, true, true])
  expect(licenceCovers('AB', 'B')).toBe(true)
})

test('a moment that the clock jumps over is none, one that comes twice is the first', () => {
  expect(momentAt('America/New_York', '2026-03-08', '02:30')).toBeNull()
  expect(momentAt('America/New_York', '2026-11-01', '01:30')?.toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(momentAt('America/Sao_Paulo', '2026-11-24', '08:00')?.toISOString()).toBe('2026-11-24T11:00:00.000Z')
})

test('an appointment goes its ways and no others', () => {
  expect(afterAct('REQUESTED', 'confirm')).toBe('CONFIRMED')
  expect(afterAct('CONFIRMED', 'confirm')).toBeNull()
  expect(afterAct('EXPIRED', 'move')).toBe('REQUESTED')
  expect(afterAct('DONE', 'move')).toBeNull()
  expect(afterAct('EXPIRED', 'cancel')).toBeNull()
  expect(holdsOf({ time: null })).toBe(3)
})

test('the dealer answers within a day, an hour before it begins at the latest', () => {
  const asked = new Date('2026-11-23T13:00:00Z')
  expect(answerBy(asked, new Date('2026-11-27T13:00:00Z'))).toEqual(new Date('2026-11-24T13:00:00Z'))
  expect(answerBy(asked, new Date('2026-11-23T18:00:00Z'))).toEqual(new Date('2026-11-23T17:00:00Z'))
})
