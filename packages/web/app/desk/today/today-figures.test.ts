import type { Today } from '@volante/contract/work'
import { STAGES } from '@volante/domain/order/stages'
import { expect, test, vi } from 'vitest'
import { leads } from '../../resources/leads/leads.tsx'
import { orders } from '../../resources/orders/orders.tsx'
import { appointments } from '../../resources/dealer/appointments.tsx'
import { RESOURCES } from '../../resources/resources.ts'
import { rightOf } from '../../work/resource/calls.server.ts'
import { WAITING } from './load-waiting.ts'
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
  rightsWait: null,
} satisfies Today
const nothing = {
  ...days,
  queues: [],
  leads: null,
  orders: null,
  promises: null,
  stock: null,
  scheduledSets: null,
  rightsWait: null,
}

const searchOf = (to: string) => new URL(to, 'https://volante.example').searchParams

test('each figure leads to a list that reads every filter of its address', () => {
  const figures = [...waitingOf(today), ...Object.values(monthOf(today, 5)).flat()]
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
  for (const { to } of figures) {
    const resource = to.startsWith('/desk/orders') ? orders : to.startsWith('/desk/app') ? appointments : leads
    const asked: Record<string, unknown> = readResource(resource, searchOf(to)).query
    if (/^\/desk(?:\/orders|\/appointments)?\?/.test(to)) expect(asked).toMatchObject(Object.fromEntries(searchOf(to)))
  }
})

test('what somebody may not read is left out', () => {
  expect(waitingOf(nothing)).toEqual([])
  expect(Object.values(monthOf(nothing, null)).flat()).toEqual([])
})

test.each(WAITING)(
  'what waits at $to is counted by the list that opens there, for whoever may open it',
  async ({ may, to, count }) => {
    const resource = RESOURCES.find(({ path }) => path === to.split('?')[0])
    if (!resource) throw new Error(`no list at ${to}`)
    expect(rightOf(resource)).toBe(may)
    const read = readResource(resource, searchOf(to)).query as Record<string, unknown>
    expect(Object.keys(read)).toEqual(expect.arrayContaining([...searchOf(to).keys()]))
    const asked = vi.fn(() => Promise.resolve({ total: 7 }))
    const api = { [resource.service]: { [resource.list]: asked } }
    await expect(count(api as unknown as Parameters<typeof count>[0])).resolves.toBe(7)
    const [input] = (asked.mock.calls[0] ?? []) as unknown as [{ query: Record<string, unknown> }]
    expect(Object.fromEntries(Object.entries(input.query).map(([name, value]) => [name, String(value)]))).toEqual({
      ...Object.fromEntries(searchOf(to)),
      size: '1',
    })
  },
)
