import { expect, test } from 'vitest'
import { services } from './index.ts'
import type { Service } from './kit.ts'
import { isSharedError, statusOf } from './shared-errors.ts'

/** Fields refused one by one are 422; a matrix of places that is too large is no body that is too large. */
const OWN: Readonly<Record<string, number>> = { 'request.invalid': 422, 'request.tooLarge': 400 }

test('a shared refusal has one status, whichever call declares it', () => {
  const specs = Object.values(services as Record<string, Service>).flatMap(({ calls }) => Object.values(calls))
  const other = specs.flatMap(({ id, errors = {} }) =>
    Object.entries(errors)
      .filter(([key, status]) => isSharedError(key) && status !== statusOf(key) && status !== OWN[key])
      .map(([key, status]) => `${id}: ${key} ${status}`),
  )
  expect(other).toEqual([])
})

test('what a rule refuses without a status of its own is a conflict', () => {
  expect(statusOf('order.transition.ended')).toBe(409)
  expect(statusOf('order.ledger.amount')).toBe(422)
})
