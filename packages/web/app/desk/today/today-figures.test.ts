import type { Today } from '@volante/contract/work'
import { STAGES } from '@volante/domain/order/stages'
import { expect, test } from 'vitest'
import { leads } from '../../resources/leads/leads.tsx'
import { orders } from '../../resources/orders/orders.tsx'
import { readResource } from '../../work/resource/load-resource.server.ts'
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
    const resource = to.startsWith('/desk/orders') ? orders : leads
    const asked: Record<string, unknown> = readResource(resource, searchOf(to)).query
    if (/^\/desk(?:\/orders)?\?/.test(to)) expect(asked).toMatchObject(Object.fromEntries(searchOf(to)))
  }
})

test('what somebody may not read is left out', () => {
  expect(waitingOf(nothing)).toEqual([])
  expect(Object.values(monthOf(nothing)).flat()).toEqual([])
})
