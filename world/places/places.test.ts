import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cnpjRefusal } from '../../packages/domain/src/company/cnpj.ts'
import { isCuit } from '../../packages/domain/src/person/cuil.ts'
import { distanceM } from '../../packages/domain/src/places/geo.ts'
import { findState, stateKey, states } from '../../packages/domain/src/places/places.ts'
import { postalCodeRefusal } from '../../packages/domain/src/places/postal-code.ts'
import { stateOfCep } from '../../packages/domain/src/places/postal-ranges.ts'
import { buildPlaces } from './build.ts'
import type { DealerSeed } from './dealers.ts'
import type { Locality } from './localities.ts'
import { mainCitiesBr } from './main-cities-br.ts'
import type { Municipality } from './municipalities.ts'
import { brandsOf, type Group, type InfluenceArea, type Regional } from './network.ts'

const FILES = ['municipalities.json', 'localities-ar.json', 'dealers.json', 'dealer-network.json'] as const
const data = join(import.meta.dirname, '../data')
const read = (file: (typeof FILES)[number], folder = data) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

const municipalities: Municipality[] = read('municipalities.json')
const localities: Locality[] = read('localities-ar.json')
const dealers: DealerSeed[] = read('dealers.json')
const network: { groups: Group[]; regionals: Regional[]; influenceAreas: InfluenceArea[]; zones: { id: string }[] } =
  read('dealer-network.json')

const isSold = (brand: string): boolean => brandsOf.BR.some((one) => one === brand)

describe('building again', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'volante-places-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('writes the same bytes as are kept here', async () => {
    buildPlaces({ dataDir: folder })
    for (const file of FILES) {
      expect((await readFile(join(folder, file), 'utf8')) === (await readFile(join(data, file), 'utf8')), file).toBe(
        true,
      )
    }
  })

  test('at scale 3 has three times the dealers, the first ones unchanged, every id and code once', () => {
    buildPlaces({ dataDir: folder, scale: 3 })
    const more: DealerSeed[] = read('dealers.json', folder)
    expect(more).toHaveLength(3 * dealers.length)
    expect(more.slice(0, dealers.length)).toEqual(dealers)
    expect(new Set(more.flatMap(({ id, code }) => [id, code])).size).toBe(2 * more.length)
  })
})

describe('places', () => {
  test('every Brazilian municipality once, in its state, on a line of its own, in little space', async () => {
    expect(municipalities).toHaveLength(5571)
    expect(new Set(municipalities.map((one) => one.code)).size).toBe(5571)
    for (const one of municipalities) expect(findState('BR', one.uf)?.officialCode, one.name).toBe(one.code.slice(0, 2))
    const sizes = await Promise.all(
      ['municipalities.json', 'localities-ar.json'].map(async (file) => (await stat(join(data, file))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000)
    expect(readFileSync(join(data, 'municipalities.json'), 'utf8').split('\n')).toHaveLength(5571 + 3)
  })

  test('almost every coordinate is known; the rest is flagged', () => {
    expect(municipalities.filter((one) => one.approximate).length).toBeLessThan(20)
  })

  test.each([
    ['3550308', 'São Paulo', -46.6361, -23.5475],
    ['3304557', 'Rio de Janeiro', -43.1822, -22.9064],
    ['2611606', 'Recife', -34.8811, -8.0539],
    ['1302603', 'Manaus', -60.025, -3.1019],
    ['2109452', 'Raposa', -44.103, -2.4256],
    ['5003256', 'Costa Rica', -53.1289, -18.5442],
  ])('%s %s lies where it should', (code, name, lon, lat) => {
    const place = municipalities.find((one) => one.code === code)
    expect(place?.name).toBe(name)
    expect(distanceM([place?.lon ?? 0, place?.lat ?? 0], [lon, lat])).toBeLessThan(25_000)
  })

  test('Argentine localities lie in all 24 jurisdictions, each code once and in a zone of its province', () => {
    expect(localities.length).toBeGreaterThan(1_000)
    expect(new Set(localities.map((one) => one.code)).size).toBe(localities.length)
    expect(new Set(localities.map((one) => one.province)).size).toBe(24)
    for (const one of localities) expect(one.zone, one.name).toMatch(new RegExp(`^ar-${one.province.toLowerCase()}-`))
  })

  test('CEP ranges lie in their state and never overlap', () => {
    const ranges = municipalities.flatMap(({ uf, cep = [] }) =>
      cep.map((range) => ({ uf, from: range.slice(0, 5), to: range.slice(6) })),
    )
    ranges.sort((a, b) => a.from.localeCompare(b.from))
    for (const [at, { uf, from, to }] of ranges.entries()) {
      expect([stateOfCep(`${from}000`), stateOfCep(`${to}999`)]).toEqual([uf, uf])
      expect(from <= to && (at === 0 || (ranges[at - 1]?.to ?? '') < from), `${uf} ${from}-${to}`).toBe(true)
    }
    expect(ranges.length).toBeGreaterThanOrEqual(mainCitiesBr.length)
    expect(new Set(ranges.map(({ uf }) => uf)).size).toBe(27)
  })
})

describe('dealers', () => {
  test('at least 180 over all 27 states and 15 provinces, every id, code, name and tax number once', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(180)
    expect(new Set(dealers.filter((one) => one.country === 'BR').map((one) => one.state)).size).toBe(27)
    expect(new Set(dealers.filter((one) => one.country === 'AR').map((one) => one.state)).size).toBeGreaterThanOrEqual(
      15,
    )
    for (const key of ['id', 'code', 'name', 'taxId', 'email', 'phone'] as const) {
      expect(new Set(dealers.map((one) => one[key])).size, key).toBe(dealers.length)
    }
  })

  test.each(['fiat', 'fiat-abarth', 'jeep', 'ram', 'citroen', 'peugeot'] as const)(
    '%s has a dealer in every state',
    (brand) => {
      const sells = (country: string) =>
        new Set(dealers.filter((one) => one.country === country && one.brands.includes(brand)).map((one) => one.state))
      expect(sells('BR').size).toBe(27)
      expect(sells('AR').size).toBe(brand === 'fiat-abarth' ? 0 : 24)
    },
  )

  test.each(['dodge', 'chrysler'] as const)('%s is looked after in most states, by houses that sell Jeep', (brand) => {
    const houses = dealers.filter((one) => one.brands.includes(brand))
    const statesOf = (country: string) =>
      new Set(houses.filter((one) => one.country === country).map((one) => one.state)).size
    expect(statesOf('BR')).toBeGreaterThan(14)
    expect(statesOf('AR')).toBeGreaterThan(12)
    expect(houses.filter((one) => !one.brands.includes('jeep'))).toEqual([])
    expect(houses.length).toBeLessThan(dealers.filter((one) => one.brands.includes('jeep')).length)
  })

  test('stand near their city, inland, with a postal code, tax number and telephone of their country', () => {
    const cities = new Map([...municipalities, ...localities].map((one) => [one.code, one]))
    for (const dealer of dealers) {
      const city = cities.get(dealer.cityCode)
      expect(distanceM([dealer.lon, dealer.lat], [city?.lon ?? 0, city?.lat ?? 0]), dealer.name).toBeLessThan(9_000)
      expect(postalCodeRefusal(dealer.postalCode, dealer.country), dealer.name).toBeNull()
      expect(dealer.phone).toMatch(dealer.country === 'BR' ? /^\d{2}2000\d{4}$/ : /^\d{10}$/)
      if (dealer.country === 'BR') {
        expect(cnpjRefusal(dealer.taxId), dealer.name).toBeNull()
        expect(stateOfCep(dealer.postalCode), dealer.name).toBe(dealer.state)
      } else expect(isCuit(dealer.taxId), dealer.name).toBe(true)
    }
  })

  test('are online, offline, digital, renting, blocked and with a break somewhere', () => {
    for (const type of ['ONLINE_SCHEDULE', 'DIGITAL_DEALER', 'RENTAL'] as const) {
      expect(dealers.filter((one) => one.types.includes(type)).length, type).toBeGreaterThan(30)
    }
    expect(dealers.filter((one) => !one.types.includes('ONLINE_SCHEDULE')).length).toBeGreaterThan(10)
    expect(dealers.filter((one) => one.blocked).length).toBeGreaterThan(2)
    expect(dealers.some((one) => one.opening.some((period) => period.type === 'BREAK'))).toBe(true)
    for (const one of dealers)
      expect(one.opening.filter((period) => period.type === 'WORKING_TIME').length).toBeGreaterThanOrEqual(5)
  })
})

describe('network', () => {
  test('every dealer belongs to a group at home in its state', () => {
    const groups = new Map(network.groups.map((group) => [group.id, group]))
    for (const dealer of dealers) {
      const state = findState(dealer.country, dealer.state)
      expect(groups.get(dealer.group)?.states, dealer.name).toContain(state?.code)
    }
  })

  test('each brand divides its country into regionals without gap or overlap', () => {
    for (const brand of ['fiat', 'citroen'] as const) {
      for (const country of ['BR', 'AR'] as const) {
        const covered = network.regionals
          .filter((one) => one.country === country && one.brands.includes(brand))
          .flatMap((one) => one.states)
        expect(covered.toSorted()).toEqual(
          states
            .filter((state) => state.country === country)
            .map((state) => state.code)
            .toSorted(),
        )
      }
    }
  })

  test('every dealer stands in one influence area of each of its brands; some cities in none', () => {
    const members = new Set(
      network.influenceAreas.flatMap((area) => area.cities.map((city) => `${area.brand} ${city}`)),
    )
    for (const dealer of dealers)
      for (const brand of dealer.brands.filter(isSold)) expect(members).toContain(`${brand} ${dealer.cityCode}`)
    expect(members.size).toBe(network.influenceAreas.reduce((sum, area) => sum + area.cities.length, 0))
    expect(municipalities.some((one) => !members.has(`fiat ${one.code}`))).toBe(true)
  })

  test('states of dealers are written as locations have them', () => {
    const keys = new Set(states.map(stateKey))
    for (const dealer of dealers) expect(keys).toContain(dealer.state)
  })
})
