import { expect, test, vi } from 'vitest'
import type { Self } from '@volante/contract/person-shapes'
import type { Page } from '../../shell/page-context.ts'
import type { BuyerValues } from '../forms/checkout-forms.ts'
import { readShowcase } from '../showcase/showcase-query.ts'
import { buyerValues, taxIdOf } from './buyer-values.ts'
import { mayReserve, openOrderOf } from './register.ts'
import type { WantedCar } from './wanted-car.ts'

const order = (id: string, mvsCode: string, isWaiting = true, site = 'br-fiat') => ({
  id,
  site,
  countdown: isWaiting ? {} : null,
  car: { mvsCode, year: 2026 },
})
const pageWith = (...orders: readonly unknown[]) =>
  ({ site: { id: 'br-fiat' }, api: { reservation: { userReserves: async () => orders } } }) as unknown as Page

test('a car that is gone leads to the own order of that car alone, a person who may have one order to any that waits', async () => {
  const page = pageWith(order('other', 'X6PDZV0'), order('paid', 'CNAXFZ0', false), order('own', 'CNAXFZ0'))
  const named = (query: string) => readShowcase(new URLSearchParams(query))
  expect(await openOrderOf(page, named('version=CNAXFZ0&year=2026'))).toBe('own')
  expect(await openOrderOf(page, named('version=CNAXFZ0&year=2027'))).toBeNull()
  expect(await openOrderOf(page)).toBe('other')
  expect(await openOrderOf(pageWith(order('far', 'CNAXFZ0', true, 'br-jeep')))).toBeNull()
})

test('who holds a car of their own may reserve for an Argentine company: the own DNI is not asked about', async () => {
  const validateUser = vi.fn(async () => ({ mayReserve: true, message: null }))
  const page = { api: { reservation: { validateUser } } } as unknown as Page
  const car = { campaign: { id: 'one' } } as WantedCar
  const check = (values: object) => mayReserve(page, car, values as BuyerValues)
  await check({ personType: 'legalPerson', cnpj: '', cuil: '30-71205813-3' })
  expect(validateUser).not.toHaveBeenCalled()
  await check({ personType: 'legalPerson', cnpj: '11.222.333/0001-81', cuil: '' })
  expect(validateUser).toHaveBeenLastCalledWith({ query: { campaignId: 'one', cnpj: '11.222.333/0001-81' } })
  await check({ personType: 'physicalPerson', cpf: '', dni: '38.733.411', cuil: '30-71205813-3' })
  expect(validateUser).toHaveBeenLastCalledWith({ query: { campaignId: 'one' } })
})

test('the account of a company buys for it: its kind, name and number stand there; who bought before finds that again', async () => {
  const none = { name: 'Lucía Pereyra', cpf: null, dni: null, companyName: null, companyCnpj: null, companyCuit: null }
  const valuesOf = (account: object, person: object | null = null) =>
    buyerValues(
      { site: { language: 'es-AR' }, api: { reservation: { lead: async () => ({ person }) } } } as unknown as Page,
      { ...none, ...account } as Self,
    )
  const ofCompany = { companyName: 'Autos del Plata S.R.L.', companyCuit: '30712058133' }
  expect(await valuesOf(ofCompany)).toMatchObject({
    personType: 'legalPerson',
    companyName: 'Autos del Plata S.R.L.',
    cuil: '30-71205813-3',
  })
  expect(await valuesOf({ companyCnpj: '11222333000181' })).toMatchObject({
    personType: 'legalPerson',
    cnpj: '11.222.333/0001-81',
  })
  expect(await valuesOf(ofCompany, { cuil: '30505611009' })).toMatchObject({ cuil: '30-50561100-9' })
  expect(await valuesOf({ ...ofCompany, dni: '38733411' })).toMatchObject({ personType: 'physicalPerson' })
  expect(await valuesOf(ofCompany, { personType: 'physicalPerson' })).toMatchObject({ personType: 'physicalPerson' })
})

test.each([
  ['legalPerson', { cnpj: '11222333000181', cuil: '' }, '11.222.333/0001-81'],
  ['legalPerson', { cnpj: '', cuil: '30712058133' }, '30-71205813-3'],
  ['physicalPerson', { cpf: '52998224725', dni: '' }, '529.982.247-25'],
  ['physicalPerson', { cpf: '', dni: '38733411' }, '38.733.411'],
])('the number of a %s that nobody masked, %o, is read as it is written', (personType, numbers, written) => {
  expect(taxIdOf({ personType, ...numbers } as BuyerValues)).toBe(written)
})
