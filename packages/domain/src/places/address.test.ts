import { expect, it } from 'vitest'
import { type Address, addressNumberRefusal, addressRefusals, isAddressValid, streetLine } from './address.ts'
import { formatPostalCode, postalCodeKey, postalCodeRefusal } from './postal-code.ts'

it.each([
  ['01310-100', 'BR', null],
  ['01310100', 'BR', null],
  ['0131010', 'BR', 'validation.postalCode.invalid'],
  ['01.310-100', 'BR', 'validation.postalCode.invalid'],
  ['013-10100', 'BR', 'validation.postalCode.invalid'],
  ['C1425DQF', 'BR', 'validation.postalCode.invalid'],
  ['', 'BR', 'validation.postalCode.required'],
  ['C1425DQF', 'AR', null],
  ['c1425dqf', 'AR', null],
  ['1425', 'AR', null],
  ['I1425DQF', 'AR', 'validation.postalCode.invalid'],
  ['C0425DQF', 'AR', 'validation.postalCode.invalid'],
  ['0425', 'AR', 'validation.postalCode.invalid'],
  ['01310-100', 'AR', 'validation.postalCode.invalid'],
  ['  ', 'AR', 'validation.postalCode.required'],
] as const)('postal code %j in %s answers %s', (value, country, key) => {
  expect(postalCodeRefusal(value, country)?.key ?? null).toBe(key)
})

it('writes street and number as the country does', () => {
  expect(streetLine({ street: 'Rua das Flores', number: '10' }, 'BR')).toBe('Rua das Flores, 10')
  expect(streetLine({ street: 'Calle Alsina', number: '2180' }, 'AR')).toBe('Calle Alsina 2180')
  expect(streetLine({ street: 'Ruta 9', number: '' }, 'AR')).toBe('Ruta 9')
  expect(streetLine({ street: 'Estrada Velha', number: ' ' }, 'BR')).toBe('Estrada Velha')
})

it('looks up postal codes without hyphen and writes them with it', () => {
  expect(postalCodeKey('01310-100')).toBe('01310100')
  expect(formatPostalCode('01310100', 'BR')).toBe('01310-100')
  expect(formatPostalCode('0131', 'BR')).toBe('0131')
  expect(formatPostalCode('c1425dqf', 'AR')).toBe('C1425DQF')
  expect(postalCodeRefusal('', 'BR', 'optional')).toBeNull()
})

it.each([
  ['1', null],
  ['0012', null],
  ['0', 'validation.addressNumber.positive'],
  ['000', 'validation.addressNumber.positive'],
  ['-5', 'validation.addressNumber.positive'],
  ['12A', 'validation.digitsOnly'],
  ['S/N', 'validation.digitsOnly'],
  ['1.5', 'validation.digitsOnly'],
  ['', 'validation.required'],
])('number %j answers %s', (value, key) => {
  expect(addressNumberRefusal(value)?.key ?? null).toBe(key)
})

const paulista: Address = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  stateCode: 'SP',
}

it('accepts a whole address, and one without number when the box says so', () => {
  expect(addressRefusals(paulista, 'BR')).toEqual({})
  expect(addressRefusals({ ...paulista, number: '', withoutNumber: true }, 'BR')).toEqual({})
  expect(isAddressValid(paulista, 'BR')).toBe(true)
})

it('names each field that is wrong', () => {
  const empty: Address = {
    postalCode: '',
    street: '',
    number: '',
    complement: '<',
    neighbourhood: '',
    city: '',
    stateCode: '',
  }
  expect(addressRefusals(empty, 'BR')).toEqual({
    postalCode: { key: 'validation.postalCode.required' },
    street: { key: 'validation.required' },
    number: { key: 'validation.required' },
    complement: { key: 'validation.text.restricted' },
    neighbourhood: { key: 'validation.required' },
    city: { key: 'validation.required' },
    stateCode: { key: 'validation.required' },
  })
  expect(isAddressValid(empty, 'BR')).toBe(false)
})

it('asks no neighbourhood in Argentina', () => {
  const florida: Address = {
    ...paulista,
    postalCode: 'C1005AAA',
    street: 'Florida',
    neighbourhood: '',
    city: 'CABA',
    stateCode: 'C',
  }
  expect(addressRefusals(florida, 'AR')).toEqual({})
})

it('refuses a space before any of its texts', () => {
  const spaced = Object.fromEntries(
    (['street', 'complement', 'neighbourhood', 'city', 'stateCode'] as const).map((field) => [
      field,
      ` ${paulista[field]}x`,
    ]),
  )
  expect(Object.keys(addressRefusals({ ...paulista, ...spaced }, 'BR'))).toEqual(Object.keys(spaced))
})
