import { expect, test, vi } from 'vitest'
import type { Page } from '../../shell/page-context.ts'
import type { BuyerValues } from '../forms/checkout-forms.ts'
import { mayReserve } from './register.ts'
import type { WantedCar } from './wanted-car.ts'

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
