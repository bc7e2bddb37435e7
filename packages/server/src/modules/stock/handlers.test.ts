import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

test('what can be had is counted, what is sold or reserved is not', async () => {
  const { mvs_code, year } = await server.db
    .selectFrom('stock_units')
    .select(['mvs_code', 'year'])
    .where('state', '=', 'SOLD')
    .where('brand', '=', 'fiat')
    .where('country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const units = await server.db
    .selectFrom('stock_units')
    .leftJoin('dealers', 'dealers.id', 'stock_units.dealer_id')
    .select('stock_units.state')
    // Nobody can collect a car from a dealer that is blocked.
    .where((eb) => eb.or([eb('dealers.blocked', 'is', null), eb('dealers.blocked', '=', false)]))
    .where('mvs_code', '=', mvs_code)
    .where('year', '=', year)
    .where('stock_units.country', '=', 'BR')
    .execute()
  const free = units.filter((unit) => unit.state === 'AVAILABLE' || unit.state === 'IN_TRANSIT').length
  const answer = await (await server.as()).stock.available({
    query: { mvsCode: mvs_code, modelYear: year, brand: 'fiat' },
  })
  expect(answer.total).toBe(free)
  expect(answer.cars.every((car) => (car.dealerId === null) === (car.location === 'FACTORY'))).toBe(true)
  const states = answer.cars.map((car) => car.state)
  expect(states).toEqual([...states].sort())
})

test('another brand, country or year has none', async () => {
  const api = await server.as()
  const none = { total: 0, cars: [] }
  expect(await api.stock.available({ query: { mvsCode: 'X6PDZV0', modelYear: 1999, brand: 'fiat' } })).toEqual(none)
  expect(await api.stock.available({ query: { mvsCode: 'X6PDZV0', modelYear: 2026, brand: 'jeep' } })).toEqual(none)
  expect(
    await api.stock.available({ query: { mvsCode: 'X6PDZV0', modelYear: 2026, brand: 'fiat', country: 'AR' } }),
  ).toEqual(none)
})
