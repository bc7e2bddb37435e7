import { expect, test } from 'vitest'
import { type KnownUserData, taxIdOf, userDataCompletion } from './user-data.ts'

const address = {
  postalCode: '30130-010',
  street: 'Rua A',
  number: '1',
  complement: '',
  neighbourhood: 'Centro',
  city: 'Belo Horizonte',
  stateCode: 'MG',
}
const whole: KnownUserData = {
  name: 'Ana Souza',
  taxId: '28001238938',
  phone: '31987654321',
  birthdate: '1990-01-31',
  address,
  dealerCode: '70001',
}

test.each([
  [{}, 'success-message', []],
  [{ dealerCode: null }, 'dealer-data', ['dealerCode']],
  [{ address: null, dealerCode: null }, 'address-data', ['address', 'dealerCode']],
  [{ phone: null, address: null }, 'user-data', ['phone', 'address']],
  [{ name: '' }, 'user-data', ['name']],
] as const)('without %j the step is %s', (without, step, missing) => {
  expect(userDataCompletion({ ...whole, ...without })).toEqual({ step, missing })
})

test('a person is named by CPF in Brazil and by DNI in Argentina', () => {
  expect(taxIdOf('BR', { cpf: '1', dni: '2' })).toBe('1')
  expect(taxIdOf('AR', { cpf: '1', dni: '2' })).toBe('2')
})
