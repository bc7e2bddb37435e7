import { dayIn } from '@volante/domain/local-time'
import { addDays, addMonths } from '@volante/domain/date'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const MOBI = 'X6PDZV0'
const ELECTRIC = 'A5ALUY0'
const DUCATO = 'XU5'
const priceOf = (lines: readonly { price: number }[]) => lines.reduce((sum, { price }) => sum + price, 0)

test('every version that the world knows has a plan in each of its countries', async () => {
  const rows = await server.db
    .selectFrom('version_years as y')
    .innerJoin('versions as v', 'v.mvs_code', 'y.mvs_code')
    .innerJoin('model_markets as k', (join) =>
      join.onRef('k.model_code', '=', 'v.model_code').onRef('k.country', '=', 'y.country'),
    )
    .select(['y.mvs_code as mvsCode', 'y.country', 'k.brand'])
    .distinct()
    .execute()
  expect(rows.length).toBeGreaterThan(130)
  const apis = { BR: await server.as({}, 'br-fiat'), AR: await server.as({}, 'ar-fiat') }
  for (const { mvsCode, country, brand } of rows) {
    const query = { brand: brand.toUpperCase(), countryCode: country }
    const { revisions, hasOil } = await apis[country].maintenance.get({ params: { mvsCode }, query })
    expect(revisions).toHaveLength(10)
    for (const { price, examinedItems, replacedItems } of revisions) {
      expect(priceOf([...examinedItems, ...replacedItems])).toBe(price)
      expect(replacedItems.some(({ code }) => code === 'ENGINE-OIL')).toBe(hasOil)
    }
  }
})

test('an electric car is spared the oil, and the documents have their words about it', async () => {
  const api = await server.as({}, 'br-fiat')
  const query = { mileage: 9_000, lastRevisionDate: '10/01/2026', revisionsDone: 0 }
  const electric = await api.maintenance.suggestion({ query: { ...query, mvsCode: ELECTRIC } })
  expect(electric.messages.join(' ')).not.toContain('óleo')
  const mobi = await api.maintenance.suggestion({ query: { ...query, mvsCode: MOBI } })
  expect(mobi.messages).toContain('Recomendamos a troca de óleo a cada 12 meses, mesmo com menos de 10.000 km.')
  expect(mobi.fiveYearsPrice).toBe(priceOf(mobi.fiveYears))
  expect(mobi.fiveYearsPrice).toBeGreaterThan(electric.fiveYearsPrice)
})

test('a plan of 24 months wants its oil after 12', async () => {
  const { mvs_code: mvsCode } = await server.db
    .selectFrom('versions')
    .select('mvs_code')
    .where('model_code', '=', DUCATO)
    .limit(1)
    .executeTakeFirstOrThrow()
  const api = await server.as({}, 'br-fiat')
  const day = dayIn('America/Sao_Paulo', server.platform.clock.now())
  const last = addMonths(day, -5)
  const found = await api.maintenance.suggestion({
    query: { mvsCode, mileage: 3_000, revisionsDone: 0, lastRevisionDate: last },
  })
  expect(found).toMatchObject({ state: 'fine', oilOn: addMonths(last, 12), dueOn: addMonths(last, 24) })
  expect(found.fiveYears.some(({ oilChanges }) => oilChanges > 0)).toBe(true)
})

test('missed revisions are done once, say so, and what is over is said', async () => {
  const api = await server.as({}, 'br-fiat')
  const day = dayIn('America/Sao_Paulo', server.platform.clock.now())
  const lastRevisionDate = addDays(addMonths(day, -12), -20)
  const query = { mvsCode: MOBI, mileage: 43_000, revisionsDone: 1, lastRevisionDate }
  const found = await api.maintenance.suggestion({ query })
  expect(found).toMatchObject({ number: 4, from: 2, state: 'due', overKm: 23_000, overDays: 20, isAssumed: false })
  expect(found.messages[1]).toContain('2ª à 3ª')
  expect(found.replacedItems.find(({ code }) => code === 'AIR-FILTER')?.skipped).toBe(3)
  expect(priceOf([...found.examinedItems, ...found.replacedItems])).toBe(found.price)
  const severe = await api.maintenance.suggestion({ query: { ...query, use: 'severe' } })
  expect(severe.step).toEqual({ mileage: 5_000, months: 6 })
})

test('each dealer has its own price, and booking names the same one', async () => {
  const api = await server.as({}, 'br-fiat')
  const query = { mvsCode: MOBI, revision: 3 }
  const near = await api.maintenance.scheduleRevision({ query: { ...query, latitude: -23.55, longitude: -46.63 } })
  expect(near.service.id).toBe('WS01')
  expect(new Set(near.dealers.map(({ price }) => price)).size).toBeGreaterThan(1)
  const [one] = near.dealers
  const at = await api.maintenance.scheduleRevision({ query: { ...query, dealerCode: one?.code } })
  expect(at).toMatchObject({ price: one?.price, number: 3, from: 3 })
  const table = await api.maintenance.list({
    query: { brand: 'fiat', country: 'BR', mvsCode: MOBI, dealerCode: one?.code },
  })
  expect(table[2]).toMatchObject({ number: 3, mileage: 30_000, months: 36, price: at.price })
  const later = await api.maintenance.list({ query: { brand: 'fiat', country: 'BR', mvsCode: MOBI, mileage: 30_000 } })
  expect(later[0]?.number).toBe(4)
  const all = await api.maintenance.list({ query: { brand: 'fiat', country: 'BR' } })
  expect(new Set(all.map(({ planId }) => planId)).size).toBeGreaterThan(10)
})

test('what is none is refused', async () => {
  const api = await server.as({}, 'br-fiat')
  const { suggestion, get, scheduleRevision } = api.maintenance
  const mileage = 10_000
  await expect(suggestion({ query: { mileage } })).rejects.toMatchObject({ status: 422 })
  await expect(suggestion({ query: { mileage, mvsCode: 'ZZZZZZ0' } })).rejects.toMatchObject({
    status: 404,
    code: 'maintenance.noPlan',
  })
  for (const lastRevisionDate of ['31/02/2026', '2099-01-01'])
    await expect(suggestion({ query: { mileage, mvsCode: MOBI, lastRevisionDate } })).rejects.toMatchObject({
      status: 422,
    })
  await expect(suggestion({ query: { mileage, mvsCode: MOBI, dealerCode: 'none' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(scheduleRevision({ query: { mvsCode: MOBI, dealerCode: 'none' } })).rejects.toMatchObject({
    status: 404,
  })
  const params = { mvsCode: MOBI }
  await expect(get({ params, query: { brand: 'JEEP', countryCode: 'BR' } })).rejects.toMatchObject({ status: 404 })
  await expect(get({ params, query: { brand: 'fiat', countryCode: 'BR' } })).rejects.toMatchObject({ status: 400 })
})
