import { expect, it } from 'vitest'
import type { Address } from '../places/address.ts'
import { couponRefusal } from '../order/coupon.ts'
import { contactOptInRefusal, leadAddress, leadCpf, mayLeadOmitCpf } from './lead.ts'

const off = { isEnabled: false, isEverywhere: true, cityCodes: ['3550308'], dealerIds: ['d1'] }
const everywhere = { isEnabled: true, isEverywhere: true, cityCodes: [], dealerIds: [] }
const listed = { isEnabled: true, isEverywhere: false, cityCodes: ['3550308'], dealerIds: ['d1'] }

it.each([
  ['switched off', off, { cityCode: '3550308', dealerId: 'd1' }, false],
  ['everywhere', everywhere, {}, true],
  ['the city is listed', listed, { cityCode: '3550308', dealerId: 'other' }, true],
  ['the dealer is listed', listed, { cityCode: '3304557', dealerId: 'd1' }, true],
  ['neither is listed', listed, { cityCode: '3304557', dealerId: 'other' }, false],
  ['no place is known', listed, {}, false],
])('without CPF when %s: %#', (_, setting, place, may) => {
  expect(mayLeadOmitCpf(setting, place)).toBe(may)
})

it('reduces the CPF to digits when the form shows it', () => {
  expect(leadCpf('280.012.389-38', true)).toBe('28001238938')
  expect(leadCpf('280.012.389-38', false)).toBe('280.012.389-38')
})

it('carries only a valid address', () => {
  const address: Address = {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: '',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    stateCode: 'SP',
  }
  expect(leadAddress(address, 'BR')).toBe(address)
  expect(leadAddress({ ...address, street: '' }, 'BR')).toBeNull()
  expect(leadAddress(null, 'BR')).toBeNull()
})

it('wants one contact channel at least', () => {
  expect(contactOptInRefusal({ EMAIL: false, WHATSAPP: true })).toBeNull()
  expect(contactOptInRefusal({ EMAIL: false })?.key).toBe('validation.contactOptIn')
  expect(contactOptInRefusal({})?.key).toBe('validation.contactOptIn')
})

it.each([
  [null, 100, 'coupon.unavailable'],
  [{ gone: 'usedUp', needsDownPayment: false }, 100, 'coupon.unavailable'],
  [{ gone: null, needsDownPayment: true }, 0, 'coupon.needsDownPayment'],
  [{ gone: null, needsDownPayment: true }, 1, null],
  [{ gone: null, needsDownPayment: false }, 0, null],
] as const)('coupon %j with %i cents down answers %s', (coupon, cents, key) => {
  expect(couponRefusal(coupon, cents)?.key ?? null).toBe(key)
})
