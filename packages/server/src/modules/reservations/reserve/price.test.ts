import { describe, expect, test } from 'vitest'
import { extrasOf } from '@volante/domain/order/ordered-car'
import { testServer } from '../../../tools/testing/test-server.ts'
import { carInStock, newPerson } from '../fixtures.ts'

const server = testServer()

/** The car of a campaign whose prices of today are these, in cents by type. */
async function priced(site: string, cents: Readonly<Record<string, number>>) {
  const { dealerId: _, ...car } = await carInStock(server, 2, site)
  const { mvsCode: mvs_code, year } = car
  const country = site.startsWith('ar-') ? 'AR' : 'BR'
  const prices = server.db.deleteFrom('prices').where('mvs_code', '=', mvs_code).where('year', '=', year)
  await prices.where('country', '=', country).where('market', '=', country).execute()
  const currency = country === 'AR' ? 'ARS' : 'BRL'
  const each = { mvs_code, currency, country, market: country, year, valid_from: '2026-01-01' } as const
  await server.db
    .insertInto('prices')
    .values(
      Object.entries(cents).map(([type, price_cents]) => ({
        ...each,
        type,
        price_cents,
        valid_to: type === 'SPECIAL' ? '2030-03-01' : null,
      })),
    )
    .execute()
  return car
}

const ALL = {
  LIST: 18_599_000,
  EC: 18_499_000,
  SPECIAL: 17_799_000,
  COMPANY: 17_150_000,
  EMPLOYEE: 16_900_000,
  PCD: 100,
}

describe('a car has one price, wherever it is seen', () => {
  test.each([
    ['br-fiat', ALL, { price: 17_799_000, priceType: 'SPECIAL', priceUntil: '2030-02-28', listPrice: 18_599_000 }],
    ['ar-peugeot', { LIST: 500, EC: 400 }, { price: 400, priceType: 'EC', priceUntil: null, listPrice: 500 }],
    ['br-jeep', { LIST: 500, EC: 600 }, { price: 500, priceType: 'LIST', priceUntil: null, listPrice: null }],
  ])('%s', async (site, cents, open) => {
    const { mvsCode, year, color } = await priced(site, cents)
    const api = await server.as({}, site)
    const { mvs, catalogue, groupedMvs } = await api.car.web({ query: { mvsCode, year } })
    expect(mvs).toMatchObject(open)
    expect(catalogue.basePrice).toBe(open.price)
    expect(groupedMvs.flatMap(({ versions }) => versions)).toContainEqual(mvs)
    expect(await api.mvs.mvsList({ query: { mvsCode, year } })).toEqual([mvs])
    const compared = await api.versionComparator.compare({ query: { mvsCode: [mvsCode] } })
    expect(compared.versions).toEqual(await api.mvs.mvsList({ query: { mvsCode } }))
    const campaigns = await api.reservation.campaigns({ query: { active: true } })
    const shown = campaigns.flatMap(({ cars }) => cars).find((car) => car.mvsCode === mvsCode && car.year === year)
    expect(shown).toMatchObject(open)
    const { country } = await server.db
      .selectFrom('campaigns')
      .select('country')
      .where('site', '=', site)
      .executeTakeFirstOrThrow()
    const built = await api.price.reservation({ query: { mvsCode, year, country, colorCode: color } })
    const { price, ...why } = open
    expect(built).toMatchObject({ car: price, ...why })
  })

  test('a model begins at what its cheapest version costs everybody', async () => {
    const { mvsCode } = await priced('br-ram', { LIST: 500, EC: 400, SPECIAL: 450, COMPANY: 100, PCD: 1 })
    const api = await server.as({}, 'br-ram')
    const all = await api.mvs.mvsAll({ query: {} })
    const model = all.find(({ code }) => code === mvsCode)?.modelCode
    for (const { modelCode, year, priceFrom } of await api.mvs.modelList({ query: {} })) {
      const versions = await api.mvs.mvsList({ query: { modelCode, year } })
      const prices = versions.flatMap(({ price }) => price ?? [])
      expect(priceFrom).toBe(prices.length > 0 ? Math.min(...prices) : null)
    }
    expect(model).toBeDefined()
  })
})

describe('what is paid', () => {
  test('a person pays what the page shows, a company the company price, and each order keeps its list price', async () => {
    const car = await priced('br-fiat', ALL)
    const reserve = async (person: object) => {
      const api = await server.as({ roles: ['customer'] })
      return api.reservation.preReserve({ body: { ...car, person: { ...newPerson(), ...person } } })
    }
    const person = await reserve({})
    expect(person.car).toMatchObject({ price: 17_799_000, priceType: 'SPECIAL', listPrice: 18_599_000 })
    const company = await reserve({
      personType: 'legalPerson',
      cnpj: '11222333000181',
      companyName: 'Oficina Lume Ltda.',
    })
    expect(company.car).toMatchObject({ price: 17_150_000, priceType: 'COMPANY', listPrice: 18_599_000 })
    for (const { car: bought, ledger } of [person, company]) {
      const extras = extrasOf(bought).reduce((sum, { price }) => sum + price, 0)
      expect(ledger).toMatchObject({ total: bought.price + extras, remaining: bought.total })
    }
  })
})
