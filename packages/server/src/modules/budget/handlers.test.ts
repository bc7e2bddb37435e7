import { brotliDecompressSync } from 'node:zlib'
import type { BudgetData } from '@volante/domain/budget/budget-data'
import { ANY_WISH } from '@volante/domain/budget/budget-wish'
import { prepareBudget } from '@volante/domain/budget/prepared'
import { searchBudget } from '@volante/domain/budget/search-budget'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

async function dataOf(country: 'BR' | 'AR', site: string) {
  const api = await server.as({}, site)
  const { body, br, cacheControl } = await api.budget.data({ params: { country } })
  return { data: JSON.parse(String(Buffer.from(body as Uint8Array))) as BudgetData, br, cacheControl }
}

test('the service answers what a search of its data answers, in a few tens of kilobytes', async () => {
  for (const [country, site, monthly] of [
    ['BR', 'br-fiat', 1_900_00],
    ['AR', 'ar-peugeot', 900_000_00],
  ] as const) {
    const { data, br, cacheControl } = await dataOf(country, site)
    expect(cacheControl).toBe('no-cache')
    expect(br?.length).toBeLessThan(40_000)
    expect(JSON.parse(String(brotliDecompressSync(br ?? new Uint8Array())))).toEqual(data)
    const api = await server.as({}, site)
    const answer = await api.budget.search({ query: { monthly, most: 5 } })
    expect(answer.cars.length).toBeGreaterThan(0)
    expect(answer).toEqual(searchBudget(prepareBudget(data), { ...ANY_WISH, monthly }, 5))
    const kept = await api.budget.data({ params: { country }, query: { v: data.version } })
    expect(kept.cacheControl).toContain('immutable')
  }
})

test('a build that fits costs what the configurator says, a month as the calculator says', async () => {
  const api = await server.as({})
  const { cars } = await api.budget.search({ query: { monthly: 2_000_00, brand: 'fiat', most: 1 } })
  const [{ version, build, loan, priceCents } = expect.fail('a car fits')] = cars
  const { catalogue } = await api.car.web({ query: { mvsCode: version.mvs } })
  expect(build.parts.every((id) => catalogue.items.some((item) => item.id === id))).toBe(true)
  const { plan } = cars[0] ?? expect.fail('a car fits')
  const simulation = await api.financing.simulate({
    body: {
      type: plan.type,
      mvs: version.mvs,
      year: version.year,
      price: priceCents,
      planId: plan.planId,
      entrancePercent: (loan.entranceCents / priceCents) * 100,
      numberOfInstallments: loan.count,
    },
  })
  expect(simulation.installmentsValue).toBe(loan.instalmentCents)
  expect(simulation.costRate).toBe(loan.costRate)
})

test('data of another country is not had by a site', async () => {
  const api = await server.as({}, 'ar-peugeot')
  await expect(api.budget.data({ params: { country: 'BR' } })).rejects.toMatchObject({ status: 404 })
})
