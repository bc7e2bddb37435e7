import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { buildConflicts, initialBuild } from '@volante/domain/configuration/rules'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const query = { mvsCode: '5NDR3Z0', year: 2026 }

test('the configurator gets all it needs in one answer', async () => {
  const car = await (await server.as({}, 'br-jeep')).car.web({ query: { ...query, color: 'PX8' } })
  expect(car.mvs).toMatchObject({ code: '5NDR3Z0', year: 2026, modelSlug: 'compass' })
  expect(car.catalogue).toMatchObject({ basePrice: 18_499_000, currency: 'BRL', year: 2026 })
  expect(car.color).toBe('PX8')
  expect(car.years).toEqual([2027, 2026])
  expect(car.groupedMvs.flatMap((group) => group.versions).map((one) => one.year)).toEqual([2026, 2026, 2026, 2026])
  expect(car.prices.map((price) => price.type)).toEqual(expect.arrayContaining(['LIST', 'EMPLOYEE', 'COMPANY']))
  expect(car.catalogue.services.map((service) => service.code)).not.toContain('SV03')
  const index = indexCatalogue(car.catalogue)
  expect(index.dangling).toEqual([])
  expect(buildConflicts(index, initialBuild(index))).toEqual([])
})

test('a colour the version does not have is left out', async () => {
  const car = await (await server.as({}, 'br-jeep')).car.web({ query: { ...query, color: 'NOPE' } })
  expect(car.color).toBeNull()
})

test('standard equipment is named and no part of the offer', async () => {
  const api = await server.as({}, 'br-jeep')
  const top = await api.car.web({ query: { mvsCode: '5ND55M0' } })
  expect(top.serialParts).toContain('Pack Segurança ADAS')
  expect(top.catalogue.items.map((item) => item.name)).not.toContain('Pack Segurança ADAS')
})

test('without a code it is the first car of the brand', async () => {
  const car = await (await server.as({}, 'ar-peugeot')).car.get()
  expect(car.mvs).toMatchObject({ modelName: '208', currency: 'ARS' })
  expect(car.parts.every((part) => part.type === 'ITEM' || part.type === 'ACCESSORY')).toBe(true)
})

test('items and accessories stand apart in v2', async () => {
  const car = await (await server.as({}, 'br-jeep')).car.getV2({ query })
  expect(car.items.every((part) => part.type === 'ITEM')).toBe(true)
  expect(car.accessories.every((part) => part.type === 'ACCESSORY')).toBe(true)
})

test('a version the country does not sell is refused', async () => {
  await expect((await server.as({}, 'ar-fiat')).car.web({ query: { mvsCode: 'X6PDZV0' } })).rejects.toMatchObject({
    status: 404,
  })
})

describe('an MVS is found by its parts', () => {
  test.each([
    ['br-fiat', 'X6P', 'DZV', '0', 'fiat', 'X6PDZV0'],
    ['br-citroen', 'ZJ7K', 'ZJ7K1SX87NTHLK8', '0', 'citroen', 'ZJ7K1SX87NTHLK80'],
  ])('%s %s %s %s', async (site, model, version, series, brand, code) => {
    const found = await (await server.as({}, site)).car.findMvs({ query: { model, version, series, brand } })
    expect(found.code).toBe(code)
  })

  test.each([
    { model: 'X6P', version: 'ZZZ', series: '0', brand: 'fiat' },
    { model: 'X6P', version: 'DZV', series: '0', brand: 'citroen' },
    { model: 'X6P', version: 'DZV', series: '0', brand: 'tesla' },
  ])('unknown: %j', async (wrong) => {
    await expect((await server.as()).car.findMvs({ query: wrong })).rejects.toMatchObject({ status: 404 })
  })
})
