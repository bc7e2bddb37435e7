import { expect, test } from 'vitest'
import type { Page } from '../../shell/page-context.ts'
import { loadPlans } from './load-plans.ts'

function shop(conditions: () => Promise<unknown>): Page {
  const financing = { conditions, indexedPlans: () => Promise.resolve([]) }
  return { api: { financing }, site: { id: 'br-fiat' }, now: Date.parse('2026-11-23T12:00:00Z') } as never
}
const down = shop(() => Promise.reject(new Error('down')))

test('plans last had stay, with their moment, while the service is down; before there are none', async () => {
  expect(await loadPlans(down, 'A')).toBeNull()
  const up = shop(() => Promise.resolve([{ planId: 'BR-CDC' }]))
  expect(await loadPlans(up, 'A')).toMatchObject({ loans: [{ planId: 'BR-CDC' }], asOf: null })
  expect(await loadPlans(down, 'A')).toMatchObject({ loans: [{ planId: 'BR-CDC' }], asOf: '2026-11-23T12:00:00.000Z' })
  expect(await loadPlans(down, 'B')).toBeNull()
})
