import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ORDERS_DOC, withTables } from './orders-doc.ts'

const document = readFileSync(ORDERS_DOC, 'utf8')

test('the tables of docs/orders.md say what the rules do; `node scripts/orders-doc.ts` writes them', () => {
  expect(withTables(document)).toBe(document)
  expect(document).not.toContain('no table')
})

test('every status of the timeline, the older list and the banks is documented', () => {
  for (const code of [
    'PRE_RESERVE',
    'PLACED',
    'EXPIRED',
    'IN_NATIONAL_TERRITORY',
    'DIRECTED_PROPOSAL',
    'PAYMENT_ERROR',
  ])
    expect(document).toContain(`\`${code}\``)
})
