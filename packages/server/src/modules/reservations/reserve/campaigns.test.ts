import { randomUUID } from 'node:crypto'
import type { PaymentKind } from '@volante/domain/order/payment-kind'
import { beforeAll, expect, test } from 'vitest'
import { readSettings } from '../../../platform/settings/settings.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { newPerson } from '../fixtures.ts'
import { sellsIn } from './campaign-queries.ts'
import { kindsOf } from './campaigns.ts'

const server = testServer()

interface At {
  readonly code: string
  readonly free: number
}

let car: { readonly mvsCode: string; readonly year: number }
let campaigns: readonly [string, string]
/** Three dealers that have the car: one of each campaign, and one of none. */
let at: readonly [At, At, At]
/** Cars on the way to a dealer count in both. */
let onTheWay = 0

beforeAll(async () => {
  const { db } = server
  const free = await db
    .selectFrom('stock_units as u')
    .leftJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select(['u.mvs_code', 'u.year', 'd.code', 'd.blocked'])
    .select(({ fn }) => fn.countAll<number>().as('free'))
    .where('u.country', '=', 'BR')
    .where('u.state', '=', 'AVAILABLE')
    .groupBy(['u.mvs_code', 'u.year', 'd.code', 'd.blocked'])
    .orderBy('u.mvs_code')
    .orderBy('d.code')
    .execute()
  const fiat = await db.selectFrom('campaigns').selectAll().where('site', '=', 'br-fiat').executeTakeFirstOrThrow()
  const cars = await db.selectFrom('campaign_cars').selectAll().where('campaign_id', '=', fiat.id).execute()
  const known = cars.map(({ mvs_code: mvsCode, year }) => {
    const units = free.filter((one) => one.mvs_code === mvsCode && one.year === year)
    const dealers = units.flatMap(({ code, blocked, free }) => (code && !blocked ? [{ code, free }] : []))
    return { mvsCode, year, dealers, onTheWay: units.find(({ code }) => code === null)?.free ?? 0 }
  })
  const [chosen] = known.toSorted((one, other) => other.dealers.length - one.dealers.length)
  const [first, second, third] = chosen?.dealers ?? []
  if (!chosen || !first || !second || !third) throw new Error('No car stands at three dealers')
  car = { mvsCode: chosen.mvsCode, year: chosen.year }
  at = [first, second, third]
  onTheWay = chosen.onTheWay
  campaigns = [randomUUID(), randomUUID()]
  // Nothing else sells the car meanwhile.
  await db
    .updateTable('campaigns')
    .set({ starts_at: new Date('2020-01-01'), ends_at: new Date('2020-01-02') })
    .where('country', '=', 'BR')
    .execute()
  for (const [n, id] of campaigns.entries()) {
    const dealer_codes = [at[n]?.code ?? '']
    const words = { name: JSON.stringify(fiat.name), welcome_kit: JSON.stringify(fiat.welcome_kit) }
    const values = { ...fiat, ...words, id, dealer_codes, ends_at: null }
    await db.insertInto('campaigns').values(values).execute()
    await db.insertInto('campaign_cars').values({ campaign_id: id, mvs_code: car.mvsCode, year: car.year }).execute()
  }
  server.platform.remembered.drop('campaigns')
})

test('a dealer sells in a campaign that names it or nobody', () => {
  expect(sellsIn({ dealerIds: null }, 'a')).toBe(true)
  expect(sellsIn({ dealerIds: ['a', 'b'] }, 'b')).toBe(true)
  expect(sellsIn({ dealerIds: ['a'] }, 'b')).toBe(false)
  expect(sellsIn({ dealerIds: [] }, 'a')).toBe(false)
})

test('a car of two campaigns with named dealers is counted for each at its own, and once where both are asked', async () => {
  const api = await server.as()
  const [one, two, none] = at
  const listed = await api.reservation.campaigns({ query: { country: 'BR', brand: 'fiat' } })
  const leftIn = (id: string) => listed.find((campaign) => campaign.id === id)?.cars.map(({ left }) => left)
  expect(leftIn(campaigns[0])).toEqual([one.free + onTheWay])
  expect(leftIn(campaigns[1])).toEqual([two.free + onTheWay])

  const left = async (query: object) =>
    (await api.reservation.availability({ query: { mvsCode: car.mvsCode, modelYear: car.year, ...query } })).left
  expect(await left({ campaignId: campaigns[0] })).toBe(one.free + onTheWay)
  expect(await left({})).toBe(one.free + two.free + onTheWay)
  expect(await left({ dealerCode: two.code })).toBe(two.free + onTheWay)
  expect(await left({ campaignId: campaigns[0], dealerCode: two.code })).toBe(0)
  expect(await left({ dealerCode: none.code })).toBe(0)
})

test('it is handed over by the dealers of its campaign alone, and reserved nowhere else', async () => {
  const api = await server.as({ roles: ['customer'] })
  for (const [n, id] of campaigns.entries()) {
    const dealers = await api.reservation.campaignDealers({ params: { id } })
    expect(dealers.map(({ code }) => code)).toEqual([at[n]?.code])
  }
  const unit = await server.db
    .selectFrom('stock_units as u')
    .innerJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select('u.color_code as color')
    .where('d.code', '=', at[1].code)
    .where('u.mvs_code', '=', car.mvsCode)
    .where('u.year', '=', car.year)
    .where('u.state', '=', 'AVAILABLE')
    .executeTakeFirstOrThrow()
  const wish = { ...car, ...unit, dealerCode: at[1].code, person: newPerson() }
  const reserve = (campaignId: string) => api.reservation.preReserve({ body: { ...wish, campaignId } })
  await expect(reserve(campaigns[0])).rejects.toMatchObject({ code: 'reservation.campaignClosed' })
  expect(await reserve(campaigns[1])).toMatchObject({ dealer: { code: at[1].code } })
})

test.each([
  ['BR', {}, ['card', 'pix', 'boleto', 'dealer']],
  ['BR', { CARD_PROVIDER_BR: 'none', BOLETO_PROVIDER: 'none' }, ['pix', 'dealer']],
  ['BR', { CARD_PROVIDER_AR: 'none', PIX_PROVIDER: 'none' }, ['card', 'boleto', 'dealer']],
  ['AR', { CARD_PROVIDER_BR: 'none', PIX_PROVIDER: 'none' }, ['card', 'dealer']],
  ['AR', { CARD_PROVIDER_AR: 'none' }, ['dealer']],
] as const)('in %s with %j a campaign takes %j', (country, env, kinds) => {
  const all: PaymentKind[] = ['card', 'pix', 'boleto', 'dealer']
  expect(kindsOf({ settings: readSettings(env) }, { payment_kinds: all, country }).toSorted()).toEqual(kinds.toSorted())
})
