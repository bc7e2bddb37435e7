import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hoursOfDay, type OpeningPeriod, openingState, openMinutes } from './opening-hours.ts'

const work = (weekday: number, from: string, to: string): OpeningPeriod => ({ weekday, type: 'WORKING_TIME', from, to })
const pause = (weekday: number, from: string, to: string): OpeningPeriod => ({ weekday, type: 'BREAK', from, to })

/** Monday to Friday 08:00-18:00 with lunch on Wednesday, Saturday 09:00-13:00. */
const WEEK = [
  ...[1, 2, 3, 4, 5].map((day) => work(day, '08:00', '18:00')),
  pause(3, '12:00', '13:30'),
  work(6, '09:00', '13:00'),
]
const SP = 'America/Sao_Paulo'

describe('hours of a day', () => {
  test('a break splits the working time', () => {
    expect(hoursOfDay(WEEK, 3)).toEqual([
      ['08:00', '12:00'],
      ['13:30', '18:00'],
    ])
    expect(hoursOfDay(WEEK, 6)).toEqual([['09:00', '13:00']])
    expect(hoursOfDay(WEEK, 0)).toEqual([])
  })

  test.each<[string, OpeningPeriod[], readonly (readonly [string, string])[]]>([
    ['at the start', [work(1, '08:00', '18:00'), pause(1, '07:00', '09:00')], [['09:00', '18:00']]],
    ['at the end', [work(1, '08:00', '18:00'), pause(1, '17:00', '20:00')], [['08:00', '17:00']]],
    ['over everything', [work(1, '08:00', '18:00'), pause(1, '08:00', '18:00')], []],
    ['outside', [work(1, '08:00', '12:00'), pause(1, '12:00', '13:00')], [['08:00', '12:00']]],
    [
      'twice',
      [work(1, '08:00', '18:00'), pause(1, '10:00', '10:15'), pause(1, '12:00', '13:00')],
      [
        ['08:00', '10:00'],
        ['10:15', '12:00'],
        ['13:00', '18:00'],
      ],
    ],
    ['until midnight', [work(1, '20:00', '24:00')], [['20:00', '24:00']]],
  ])('a break %s', (_, periods, hours) => expect(hoursOfDay(periods, 1)).toEqual(hours))
})

describe('open now', () => {
  // 2026-11-21 is a Saturday; São Paulo is three hours behind UTC.
  test.each<[string, string, boolean, string | null]>([
    ['Saturday 08:59', '2026-11-21T11:59:59Z', false, '2026-11-21T12:00:00Z'],
    ['Saturday 09:00', '2026-11-21T12:00:00Z', true, '2026-11-21T16:00:00Z'],
    ['Saturday 12:59', '2026-11-21T15:59:30Z', true, '2026-11-21T16:00:00Z'],
    ['Saturday 13:00', '2026-11-21T16:00:00Z', false, '2026-11-23T11:00:00Z'],
    ['Sunday', '2026-11-22T15:00:00Z', false, '2026-11-23T11:00:00Z'],
    ['Wednesday lunch', '2026-11-25T15:30:00Z', false, '2026-11-25T16:30:00Z'],
    ['Wednesday before lunch', '2026-11-25T14:00:00Z', true, '2026-11-25T15:00:00Z'],
    ['Friday night', '2026-11-28T02:30:00Z', false, '2026-11-28T12:00:00Z'],
  ])('%s', (_, now, open, changes) => {
    const state = openingState(WEEK, SP, new Date(now))
    expect(state.open).toBe(open)
    expect(state.changesAt).toEqual(changes === null ? null : new Date(changes))
  })

  test.each([
    ['America/Rio_Branco', false],
    ['America/Manaus', false],
    ['America/Sao_Paulo', true],
    ['America/Noronha', true],
  ])("the dealer's own zone counts: %s", (zone, open) => {
    expect(openingState(WEEK, zone, new Date('2026-11-23T11:30:00Z')).open).toBe(open)
  })

  test('a dealer that never opens and one that never closes', () => {
    const always = [0, 1, 2, 3, 4, 5, 6].map((day) => work(day, '00:00', '24:00'))
    const now = new Date('2026-11-21T12:00:00Z')
    expect(openingState([], SP, now)).toEqual({ open: false, changesAt: null })
    expect(openingState(always, SP, now)).toEqual({ open: true, changesAt: null })
  })

  test('a night over the end of the week is one stretch', () => {
    const night = [work(6, '22:00', '24:00'), work(0, '00:00', '04:00')]
    expect(openingState(night, SP, new Date('2026-11-22T02:00:00Z'))).toEqual({
      open: true,
      changesAt: new Date('2026-11-22T07:00:00Z'),
    })
    expect(openingState(night, SP, new Date('2026-11-22T06:00:00Z'))).toEqual({
      open: true,
      changesAt: new Date('2026-11-22T07:00:00Z'),
    })
  })

  test('a changed clock on the way is reckoned with', () => {
    // Chile sets its clocks forward on 2026-09-06: that Sunday has 23 hours.
    const state = openingState([work(1, '09:00', '18:00')], 'America/Santiago', new Date('2026-09-05T16:00:00Z'))
    expect(state.changesAt).toEqual(new Date('2026-09-07T12:00:00Z'))
  })

  test('at the announced moment the state has changed, and not a minute before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 * 24 * 400 }), (minute) => {
        const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000)
        const { open, changesAt } = openingState(WEEK, SP, now)
        if (!changesAt) throw new Error('this dealer opens and closes')
        expect(openingState(WEEK, SP, changesAt).open).toBe(!open)
        expect(openingState(WEEK, SP, new Date(changesAt.getTime() - 60_000)).open).toBe(open)
      }),
    )
  })
})

describe('open minutes between two moments', () => {
  const monday = (time: string) => new Date(`2026-11-23T${time}:00-03:00`)
  const week = [1, 2, 3, 4, 5].flatMap((day): OpeningPeriod[] => [
    { weekday: day, type: 'WORKING_TIME', from: '09:00', to: '18:00' },
    { weekday: day, type: 'BREAK', from: '12:00', to: '14:00' },
  ])
  test.each([
    ['a request at half past twelve waits for the end of the break', monday('12:30'), monday('14:20'), 20],
    ['one before opening waits for that', monday('07:00'), monday('09:15'), 15],
    ['a night counts nothing', monday('17:30'), monday('23:30'), 30],
    ['a week is a week', monday('09:00'), new Date('2026-11-30T09:00:00-03:00'), 5 * 7 * 60],
    ['over the weekend', new Date('2026-11-27T17:00:00-03:00'), new Date('2026-11-30T10:00:00-03:00'), 120],
    ['nothing backwards', monday('10:00'), monday('09:00'), 0],
  ])('%s', (_, from, to, minutes) => {
    expect(openMinutes(week, 'America/Sao_Paulo', from, to)).toBe(minutes)
  })

  test('as many as are counted one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1_500 }), (start, length) => {
        const from = new Date(Date.UTC(2026, 0, 1) + start * 60_000)
        const to = new Date(from.getTime() + length * 60_000)
        let open = 0
        for (let at = 0; at < length; at += 1) {
          if (openingState(week, 'America/Sao_Paulo', new Date(from.getTime() + at * 60_000)).open) open += 1
        }
        expect(openMinutes(week, 'America/Sao_Paulo', from, to)).toBe(open)
      }),
      { numRuns: 5 },
    )
  })
})
