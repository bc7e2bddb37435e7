import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPLOYEE_BUYER_TYPES } from '../vocabulary.ts'
import { EMPLOYEE_NEEDS, type EmployeeConditions, employeeDiscountCents, employeeRefusals } from './employee.ts'

const TODAY = '2026-11-21'
const CONDITIONS: EmployeeConditions = {
  discountBasisPoints: 1250,
  minServiceYears: 1,
  kinships: ['spouse', 'child'],
  maxCarsPerYear: 2,
}
const STATEMENT = {
  registrationNumber: 'A-12345',
  admissionDate: '21/11/2025',
  kinship: 'spouse',
  employeeName: 'Maria da Silva',
}

test.each(EMPLOYEE_BUYER_TYPES)('%s passes with what it must state, and misses each part of it', (buyerType) => {
  expect(employeeRefusals(buyerType, STATEMENT, CONDITIONS, 0, TODAY)).toEqual({})
  const missing = employeeRefusals(buyerType, {}, CONDITIONS, 0, TODAY)
  expect(Object.keys(missing)).toEqual(EMPLOYEE_NEEDS[buyerType])
  expect(EMPLOYEE_NEEDS[buyerType]).toContain('registrationNumber')
})

test.each([
  ['registrationNumber', '1', 'order.employee.registrationNumber'],
  ['registrationNumber', '  ', 'validation.required'],
  ['kinship', 'neighbour', 'order.employee.kinship'],
  ['kinship', 'parent', 'order.employee.kinship'],
] as const)('%s "%s": %s', (field, value, key) => {
  const refusals = employeeRefusals('family member', { ...STATEMENT, [field]: value }, CONDITIONS, 0, TODAY)
  expect(refusals).toEqual({ [field]: { key } })
})

test.each([
  ['30/02/2020', 'validation.date.invalid'],
  ['22/11/2026', 'validation.date.past'],
  ['22/11/2025', 'order.employee.service'],
  ['2025-11-21', undefined],
])('admitted on %s: %s', (admissionDate, key) => {
  const refusals = employeeRefusals('employee', { ...STATEMENT, admissionDate }, CONDITIONS, 0, TODAY)
  expect(refusals.admissionDate?.key).toBe(key)
})

test.each([
  [null, 0, 'order.employee.notOffered'],
  [CONDITIONS, 2, 'order.employee.limit'],
  [CONDITIONS, 1, undefined],
])('the benefit itself', (conditions, cars, key) => {
  expect(employeeRefusals('employee', STATEMENT, conditions, cars, TODAY).buyerType?.key).toBe(key)
})

test('the discount is whole cents, never above the price', () => {
  expect(employeeDiscountCents({ price: 1_001, total: 1_001 }, [], CONDITIONS)).toBe(125)
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: -100, max: 30_000 }), (price, discountBasisPoints) => {
      const cents = employeeDiscountCents({ price, total: price }, [], { ...CONDITIONS, discountBasisPoints })
      expect(Number.isInteger(cents) && cents >= 0 && cents <= price).toBe(true)
    }),
  )
})

const prices = (of: Record<string, number>) => Object.entries(of).map(([type, price]) => ({ type, price, until: null }))
const TENTH = { discountBasisPoints: 1_000 }

test.each([
  ['counts from the list price with all parts', { LIST: 1_000 }, 1_000, 110],
  ['does not stack on a lower price', { LIST: 1_000, SPECIAL: 950 }, 950, 60],
  ['is nothing where everybody pays less', { LIST: 1_000, SPECIAL: 800 }, 800, 0],
  ['gives way to a lower employees’ price', { LIST: 1_000, EMPLOYEE: 850 }, 1_000, 150],
  ['wins over a higher employees’ price', { LIST: 1_000, EMPLOYEE: 950 }, 1_000, 110],
])('an employee’s discount %s', (_, of, price, saved) => {
  expect(employeeDiscountCents({ price, total: price + 100 }, prices(of), TENTH)).toBe(saved)
})
