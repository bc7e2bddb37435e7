import { expect, test } from 'vitest'
import type { Page } from '../../shell/page-context.ts'
import { readShowcase } from '../showcase/showcase-query.ts'
import { openOrderOf } from './register.ts'

const order = (id: string, mvsCode: string, isWaiting = true, site = 'br-fiat') => ({
  id,
  site,
  countdown: isWaiting ? {} : null,
  car: { mvsCode, year: 2026 },
})
const pageWith = (...orders: readonly unknown[]) =>
  ({ site: { id: 'br-fiat' }, api: { reservation: { userReserves: async () => orders } } }) as unknown as Page

test('a car that is gone leads to the own order of that car alone, a person who may have one order to any that waits', async () => {
  const page = pageWith(order('other', 'X6PDZV0'), order('paid', 'CNAXFZ0', false), order('own', 'CNAXFZ0'))
  const named = (query: string) => readShowcase(new URLSearchParams(query))
  expect(await openOrderOf(page, named('version=CNAXFZ0&year=2026'))).toBe('own')
  expect(await openOrderOf(page, named('version=CNAXFZ0&year=2027'))).toBeNull()
  expect(await openOrderOf(page)).toBe('other')
  expect(await openOrderOf(pageWith(order('far', 'CNAXFZ0', true, 'br-jeep')))).toBeNull()
})
