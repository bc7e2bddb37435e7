import { expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

const row = (country: 'BR' | 'AR') =>
  server.db
    .selectFrom('valuations')
    .selectAll()
    .where('country', '=', country)
    .orderBy('mvs_code')
    .orderBy('year')
    .limit(1)
    .executeTakeFirstOrThrow()

async function named(country: 'BR' | 'AR') {
  const { mvs_code: mvsCode, ...value } = await row(country)
  const { brand, model_code: model } = await server.db
    .selectFrom('versions as v')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .innerJoin('model_markets as k', 'k.model_code', 'm.code')
    .select(['k.brand', 'v.model_code'])
    .where('v.mvs_code', '=', mvsCode)
    .where('k.country', '=', country)
    .executeTakeFirstOrThrow()
  return { value, query: { brand, model, version: mvsCode, year: value.year } }
}

test.each([
  ['BR', 'br-fiat', 'BRL'],
  ['AR', 'ar-fiat', 'ARS'],
] as const)(
  'in %s a chosen car is worth what the table says, with month, code and error',
  async (country, site, currency) => {
    const { value, query } = await named(country)
    const api = await server.as({}, site)
    const found = await api.evaluation.evaluate({ query })
    const { month, code, value_cents: reference } = value
    expect(found).toMatchObject({ currency, month, code, reference, error: 1_000, effects: [] })
    expect(found.low).toBeLessThan(found.value)
    const worn = await api.evaluation.evaluate({ query: { ...query, mileage: 1_000_000, damage: 'open' } })
    expect(worn.effects.map(({ of }) => of)).toEqual(['mileage', 'damage'])
    expect(worn.value).toBeLessThan(found.value)
  },
)

test('a car that the table does not have is unavailable, in the words of the documents', async () => {
  const { query } = await named('BR')
  const api = await server.as({}, 'br-fiat')
  const refused = { status: 404, message: 'Avaliação de seminovo indisponível para este veículo.' }
  await expect(api.evaluation.evaluate({ query: { ...query, year: 1980 } })).rejects.toMatchObject(refused)
  await expect(api.evaluation.evaluate({ query: { ...query, version: 'none' } })).rejects.toMatchObject(refused)
  await expect(api.evaluation.plate({ params: { plate: 'ABC1D23' } })).rejects.toMatchObject(refused)
})

test('a plate is worth what its car is, and the registry being down is no answer about the car', async () => {
  const car = await server.db
    .selectFrom('registry_vehicles as r')
    .innerJoin('valuations as v', (join) => join.onRef('v.mvs_code', '=', 'r.mvs_code').onRef('v.year', '=', 'r.year'))
    .select(['r.plate', 'r.mvs_code', 'r.year'])
    .where('r.country', '=', 'BR')
    .whereRef('v.country', '=', 'r.country')
    .limit(1)
    .executeTakeFirstOrThrow()
  const api = await server.as({}, 'br-fiat')
  const found = await api.evaluation.plate({ params: { plate: car.plate } })
  expect(found.vehicle).toMatchObject({ mvsCode: car.mvs_code, year: car.year })
  expect(JSON.stringify(found)).not.toContain('chassis')
  const query = { plate: car.plate, mileage: 10, tyres: 'worn' } as const
  expect((await api.evaluation.plateQuery({ query })).error).toBe(600)
  await expect(api.evaluation.plateQuery({ query: { plate: 'AB1' } })).rejects.toMatchObject({
    status: 422,
    code: 'validation.plate.invalid',
  })
  const registry = server.platform.providers.vehicleRegistry
  if (!registry) throw new Error('the demo has a registry')
  const down = vi.spyOn(registry, 'find').mockRejectedValue(new Error('down'))
  const asked = api.evaluation.plate({ params: { plate: 'QWE1R23' } })
  await expect(asked).rejects.toMatchObject({ status: 503, code: 'evaluation.noRegistry' })
  down.mockRestore()
})
