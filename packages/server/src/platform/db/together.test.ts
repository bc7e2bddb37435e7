import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { together } from './together.ts'

const server = testServer({ ROLE: 'web' })

test('what is asked for in one turn is one piece of work, answered in order', async () => {
  const seen: (readonly number[])[] = []
  const double = together<number, number>(async (_, items) => {
    seen.push(items)
    return items.map((item) => (item === 2 ? undefined : item * 2))
  })
  expect(await Promise.all([1, 2, 3].map((item) => double(server.db, item)))).toEqual([2, undefined, 6])
  expect(await double(server.db, 4)).toBe(8)
  expect(seen).toEqual([[1, 2, 3], [4]])
})

test('nobody fails for a neighbour', async () => {
  const work = together<number, number>(async (_, items) => {
    if (items.includes(2)) throw new Error('two')
    return items
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map((item) => work(server.db, item)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(work(server.db, 2)).rejects.toThrow('two')
})

test('a transaction waits for nobody and meets nobody', async () => {
  const seen: (readonly number[])[] = []
  const work = together<number>(async (_, items) => {
    seen.push(items)
    return []
  })
  const outside = work(server.db, 1)
  await server.db.transaction().execute(async (trx) => void (await Promise.all([work(trx, 2), work(trx, 3)])))
  await outside
  expect(seen.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([[1], [2], [3]])
})
