import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCpf } from '@volante/domain/person/cpf'
import { expect, test } from 'vitest'
import {
  buildCampaigns,
  buildCoupons,
  buildEmployeeConditions,
  buildEmployeeRelatives,
  buildEmployees,
  type CampaignSite,
} from './campaigns.ts'
import { buildCatalogue } from './catalogue/build.ts'
import type { StockRow } from './stock.ts'

const SITES = join(import.meta.dirname, '../sites')
const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${name}.json`), 'utf8'))
const site = (name: string) => JSON.parse(readFileSync(join(SITES, `${name}.json`), 'utf8')) as CampaignSite
const stock = read('stock') as StockRow[]
const campaigns = buildCampaigns(
  [site('br-fiat'), site('ar-jeep'), site('portal'), site('br-dodge')],
  stock,
  buildCatalogue(),
)

test('what is committed is what the builder makes', () => {
  expect(read('campaigns')).toEqual(expect.arrayContaining(JSON.parse(JSON.stringify(campaigns))))
  expect(read('employees')).toEqual(buildEmployees())
  expect(read('employee-relatives')).toEqual(buildEmployeeRelatives())
  expect(read('employee-conditions')).toEqual(buildEmployeeConditions())
  expect(read('coupons')).toEqual(buildCoupons())
})

test('every site that sells has one campaign, over cars that can be had', () => {
  expect(campaigns.map(({ site }) => site)).toEqual(['br-fiat', 'ar-jeep'])
  for (const { cars, country, brand, paymentKinds } of campaigns) {
    expect(cars.length).toBeGreaterThan(10)
    const free = new Set(
      stock
        .filter((unit) => unit.state === 'AVAILABLE' && unit.country === country && unit.brand === brand)
        .map(({ mvs, year }) => `${mvs} ${year}`),
    )
    expect(cars.filter(({ mvs, year }) => !free.has(`${mvs} ${year}`))).toEqual([])
    expect(paymentKinds.includes('pix')).toBe(country === 'BR')
  }
})

test('employees have numbers of their own and valid CPFs', () => {
  const employees = buildEmployees()
  expect(new Set(employees.map(({ number }) => number)).size).toBe(employees.length)
  expect(employees.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
  const cpfs = [...employees, ...buildEmployeeRelatives()].map(({ cpf }) => cpf)
  expect(cpfs.filter((cpf) => !isCpf(cpf))).toEqual([])
  expect(new Set(cpfs).size).toBe(cpfs.length)
})
