import { expect, test } from 'vitest'
import { bulkAddress, readBulk } from './people-bulk.ts'

const [ONE, TWO] = ['0b7e7f5e-1d9c-4b7a-9a5e-3a1f0a6f2c11', '1b7e7f5e-1d9c-4b7a-9a5e-3a1f0a6f2c11']
const read = (search: string) => readBulk(new URLSearchParams(search))

test('a choice is read as it was made, each person once, what is unknown left out', () => {
  expect(read(`action=giveRole&role=inspector&who=${ONE}&who=${TWO}&who=${ONE}&who=x`)).toEqual({
    action: 'giveRole',
    role: 'inspector',
    ids: [ONE, TWO],
  })
  expect(read(`action=giveRole&role=root&who=${ONE}`)).toEqual({ action: 'giveRole', ids: [ONE] })
  expect(read(`action=reactivate&role=inspector`)).toEqual({ action: 'reactivate', ids: [] })
})

test('its address reads back', () => {
  const bulk = { action: 'takeRole', role: 'dms', ids: [ONE, TWO] } as const
  expect(readBulk(new URL(bulkAddress({ ...bulk, ids: [...bulk.ids] }), 'http://x').searchParams)).toEqual(bulk)
})
