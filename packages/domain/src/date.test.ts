import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adultBirthDateRefusal, ageOn } from './person/birth-date.ts'
import { addDays, addYears, formatDay, modelYearRefusal, parseDay, pastDateRefusal } from './date.ts'

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
  ['20/11/2026', null],
  ['21/11/2026', 'validation.date.past'],
  ['22/11/2026', 'validation.date.past'],
  ['21/11/1826', null],
  ['20/11/1826', 'validation.date.invalid'],
  ['30/02/2020', 'validation.date.invalid'],
  ['', 'validation.required'],
])('%j as a past date: %s', (value, key) => {
  expect(pastDateRefusal(value, today)?.key ?? null).toBe(key)
  expect(pastDateRefusal('', today, 'optional')).toBeNull()
})

it.each([
  ['2026', null],
  ['1899', 'validation.date.invalid'],
  ['26', 'validation.date.invalid'],
  ['', 'validation.required'],
])('the year %j of a car: %s', (value, key) => {
  expect(modelYearRefusal(value)?.key ?? null).toBe(key)
})

describe('birth date', () => {
  it.each([
    ['01/01/1900', null],
    ['31/12/1899', 'validation.birthDate.invalid'],
    ['22/11/2026', 'validation.birthDate.invalid'],
    ['01/01/2027', 'validation.birthDate.invalid'],
    ['29/02/2001', 'validation.birthDate.invalid'],
    ['21/11/2008', null],
    ['22/11/2008', 'validation.age.minimum'],
    ['', 'validation.required'],
  ])('%j: %s', (value, key) => {
    expect(adultBirthDateRefusal(value, today)?.key ?? null).toBe(key)
    expect(adultBirthDateRefusal('', today, 'optional')).toBeNull()
  })

  it('ends in 2099', () => {
    expect(adultBirthDateRefusal('31/12/2099', '2150-01-01')).toBeNull()
    expect(adultBirthDateRefusal('01/01/2100', '2150-01-01')?.key).toBe('validation.birthDate.invalid')
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
