import { expect, test } from 'vitest'
import { isNarrowed, orderListAddress, readOrderQuery } from './order-query.ts'

const read = (text: string) => readOrderQuery(new URLSearchParams(text))

test('what is not understood is left out', () => {
  const { page, stage, actor, from, to } = read('stage=moon&actor=bank&from=2026-02-30&to=2026-11-21&page=-1')
  expect({ page, stage, actor, from, to }).toEqual({ page: 0, stage: '', actor: 'bank', from: '', to: '2026-11-21' })
  expect(read('page=1e9').page).toBe(0)
  expect(read(`text=${'x'.repeat(200)}`).text).toHaveLength(80)
})

test('an address reads back as it was written, blanks and the first page left out', () => {
  const query = read('site=br-jeep&stage=approval&text=silva&page=2')
  expect(orderListAddress(query)).toBe('/desk/orders?site=br-jeep&stage=approval&text=silva&page=2')
  expect(read(orderListAddress(query).split('?')[1] ?? '')).toEqual(query)
  expect(orderListAddress(query, { page: 0, site: '', stage: '', text: '' })).toBe('/desk/orders')
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed(read('page=3'))).toBe(false)
  expect(isNarrowed(read('from=2026-11-21'))).toBe(true)
})
