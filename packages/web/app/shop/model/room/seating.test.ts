import { expect, test } from 'vitest'
import { rowsOf, seatsOf } from './seating.ts'

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [2, 3]],
  [6, [2, 2, 2]],
  [7, [2, 3, 2]],
  [8, [2, 3, 3]],
  [9, [3, 3, 3]],
])('%i seats stand in rows', (seats, rows) => {
  expect(rowsOf(seats)).toEqual(rows)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i people sit each at a place of their own', (count) => {
  const seats = seatsOf(count, 'suv', 900)
  expect(seats).toHaveLength(count)
  for (const [at, { x, y }] of seats.entries())
    for (const other of seats.slice(at + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(460)
})
