import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adultBirthDateRefusal, ageOn, birthDateRefusal } from './birth-date.ts'
import {
  addDays,
  addYears,
  dateRefusal,
  dateWindowRefusal,
  formatDay,
  futureDateRefusal,
  parseDay,
  pastDateRefusal,
  timeRefusal,
} from './date.ts'

const today = '2026-11-21'

describe('parseDay', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['00/01/2026', null],
    ['01/13/2026', null],
    ['1/1/2026', null],
    ['21-11-2026', null],
    ['21/11/26', null],
    ['', null],
    ['2026-11-21T10:00', null],
  ])('%j is %s', (text, day) => {
    expect(parseDay(text)).toBe(day)
  })
})

it.each([
  ['21/11/2026', null],
  ['21/11/1826', null],
  ['20/11/1826', 'validation.date.invalid'],
  ['30/02/2020', 'validation.date.invalid'],
  ['', 'validation.required'],
])('date %j answers %s', (value, key) => {
  expect(dateRefusal(value, today)?.key ?? null).toBe(key)
})

it.each([
  ['22/10/2026', null],
  ['21/12/2026', null],
  ['21/10/2026', 'validation.date.range30'],
  ['22/12/2026', 'validation.date.range30'],
  ['x', 'validation.date.invalid'],
])('window: %j answers %s', (value, key) => {
  expect(dateWindowRefusal(value, today)?.key ?? null).toBe(key)
})

it.each([
  ['20/11/2026', 'validation.date.future', null],
  ['21/11/2026', 'validation.date.future', 'validation.date.past'],
  ['22/11/2026', null, 'validation.date.past'],
  ['20/11/1826', 'validation.date.invalid', 'validation.date.invalid'],
])('%j answers %s as a future and %s as a past date', (value, future, past) => {
  expect(futureDateRefusal(value, today)?.key ?? null).toBe(future)
  expect(pastDateRefusal(value, today)?.key ?? null).toBe(past)
})

it.each([
  ['00:00', null],
  ['23:59', null],
  ['24:00', 'validation.time.invalid'],
  ['9:30', 'validation.time.invalid'],
  ['12:60', 'validation.time.invalid'],
  ['12:30:00', 'validation.time.invalid'],
  ['', 'validation.required'],
])('time %j answers %s', (value, key) => {
  expect(timeRefusal(value)?.key ?? null).toBe(key)
})

it('accepts blanks when optional', () => {
  for (const rule of [dateRefusal, dateWindowRefusal, futureDateRefusal, pastDateRefusal, birthDateRefusal]) {
    expect(rule('', today, 'optional')).toBeNull()
  }
  expect(timeRefusal(' ', 'optional')).toBeNull()
})

describe('birth date', () => {
  it.each([
    ['21/11/2026', null],
    ['01/01/1900', null],
    ['31/12/1899', 'validation.birthDate.invalid'],
    ['22/11/2026', 'validation.birthDate.invalid'],
    ['01/01/2027', 'validation.birthDate.invalid'],
    ['29/02/2001', 'validation.birthDate.invalid'],
    ['', 'validation.required'],
  ])('%j answers %s', (value, key) => {
    expect(birthDateRefusal(value, today)?.key ?? null).toBe(key)
  })

  it('ends in 2099', () => {
    expect(birthDateRefusal('31/12/2099', '2150-01-01')).toBeNull()
    expect(birthDateRefusal('01/01/2100', '2150-01-01')?.key).toBe('validation.birthDate.invalid')
  })

  it.each([
    ['21/11/2008', null],
    ['22/11/2008', 'validation.age.minimum'],
    ['31/02/1990', 'validation.birthDate.invalid'],
    ['', 'validation.required'],
  ])('%j answers %s for an adult', (value, key) => {
    expect(adultBirthDateRefusal(value, today)?.key ?? null).toBe(key)
  })

  it.each([
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('born on %s one is on %s %i years old', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age)
  })
})

describe('properties', () => {
  const day = fc
    .date({ min: new Date('1850-01-01T00:00:00Z'), max: new Date('2150-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('formats and reads back without loss in every language', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom('pt-BR', 'es-AR', 'en-US'),
        (one, language) => parseDay(formatDay(one, language)) === one,
      ),
    )
  })

  it('goes forth and back by days, and keeps the order', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 500 }), (one, days) => {
        const later = addDays(one, days)
        expect(addDays(later, -days)).toBe(one)
        expect(later > one).toBe(true)
      }),
    )
  })

  it('is one year older on the birthday and not the day before', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 90 }), (birth, years) => {
        fc.pre(!birth.endsWith('-02-29'))
        const birthday = addYears(birth, years)
        expect(ageOn(birth, birthday)).toBe(years)
        expect(ageOn(birth, addDays(birthday, -1))).toBe(years - 1)
      }),
    )
  })
})
