import { expect, test } from 'vitest'
import { addressOf, readChosen } from './matrix-address.ts'

const NOTHING = { role: null, permission: null, audience: null }

test.each([
  ['', NOTHING],
  ['role=inspector&permission=fraud.review', { ...NOTHING, role: 'inspector', permission: 'fraud.review' }],
  ['role=root&permission=toString&audience=nobody', NOTHING],
  ['audience=customer', { ...NOTHING, audience: 'customer' }],
])('%s is read', (search, chosen) => {
  expect(readChosen(new URLSearchParams(search))).toEqual(chosen)
})

test('an address keeps what is chosen and changes what is asked', () => {
  const chosen = readChosen(new URLSearchParams('role=inspector&permission=fraud.review&audience=administrator'))
  const changed = addressOf(chosen, { role: 'dms', permission: null })
  expect(readChosen(URL.parse(changed, 'http://x')?.searchParams ?? new URLSearchParams())).toEqual({
    role: 'dms',
    permission: null,
    audience: 'administrator',
  })
  expect(addressOf(NOTHING, {})).toBe('/admin/permissions')
})
