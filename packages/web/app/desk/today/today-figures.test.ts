import { orders } from '@volante/contract/orders'
import type { Today } from '@volante/contract/work'
import { STAGES } from '@volante/domain/order/stages'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { readList } from '../../work/list/read-list.ts'
import { readLeads } from '../leads/lead-list.ts'
import { ORDERS } from '../orders/order-list.ts'
import { monthOf, waitingOf } from './today-figures.ts'

const days = { from: '2026-10-01', to: '2026-10-30' }
const today = {
  ...days,
  queues: [{ queue: 'papers' as const, count: 3 }],
  leads: { late: 1, due: 2, own: 3, free: 4, made: 5, kept: 6, missed: 7 },
  orders: { made: 8, delivered: 2, stages: STAGES.map((stage) => ({ stage, count: 1 })) },
  promises: { delivered: 4, kept: 3 },
  stock: [{ age: 'over90' as const, count: 2 }],
  scheduledSets: 1,
} satisfies Today
const nothing = { ...days, queues: [], leads: null, orders: null, promises: null, stock: null, scheduledSets: null }

const searchOf = (to: string) => new URL(to, 'https://volante.example').searchParams

test('each figure leads to a list that reads every filter of its address', () => {
  const figures = [...waitingOf(today), ...Object.values(monthOf(today)).flat()]
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  for (const { to } of figures) {
    const asked: Record<string, unknown> = to.startsWith('/desk/orders')
      ? readList(ORDERS, searchOf(to), {
          ...orders.calls.deskList.query.shape,
          dealer: z.string(),
          from: z.iso.date(),
          to: z.iso.date(),
        }).asked
      : to.startsWith('/desk?')
        ? readLeads(searchOf(to)).asked
        : {}
    if (/^\/desk(?:\/orders)?\?/.test(to)) expect(asked).toMatchObject(Object.fromEntries(searchOf(to)))
  }
})

test('what somebody may not read is left out', () => {
  expect(waitingOf(nothing)).toEqual([])
  expect(Object.values(monthOf(nothing)).flat()).toEqual([])
})
