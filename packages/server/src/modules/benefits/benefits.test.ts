import { randomUUID } from 'node:crypto'
import { addDays } from '@volante/domain/date'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { keepOwned } from '../garage/api.ts'
import { keepDelivery } from '../vehicles/api.ts'

const server = testServer()
const DEALER = '70001'
const today = () => server.platform.clock.now().toISOString().slice(0, 10)

async function version() {
  const [first] = await (await server.as()).mvs.mvsList()
  if (!first) throw new Error('the world has versions')
  return first
}

/** Somebody who was delivered a car so many days ago. */
async function owner(chassis: string, daysAgo = 0) {
  const api = await server.as({ roles: ['customer'] })
  const { id } = await api.users.self()
  const { code: mvsCode, year } = await version()
  const car = { chassis, country: 'BR', brand: 'fiat', year } as const
  const ctx = contextFor(server)
  await keepDelivery(ctx, { ...car, mvsCode, colorCode: '601', orderId: randomUUID(), accountId: id })
  await keepOwned(ctx, id, { ...car, mvs_code: mvsCode, color_code: '601' }, 'ORDER')
  await server.db
    .updateTable('vehicle_owners')
    .set({ since: addDays(today(), -daysAgo) })
    .where('chassis', '=', chassis)
    .execute()
  const [mine] = await api.garage.owned()
  if (!mine) throw new Error('a delivered car stands in the garage')
  const workshop = await server.as({ roles: ['repairman'], dealerCodes: [DEALER] })
  const revision = (mileage: number, ago: number) =>
    workshop.logbook.record({
      body: {
        id: randomUUID(),
        dealerCode: DEALER,
        vin: chassis,
        kind: 'REVISION',
        mileage,
        day: addDays(today(), -ago),
        works: ['Óleo'],
      },
    })
  return { api, car: { params: { car: mine.id } }, revision }
}

const states = (coverages: readonly { coverage: string; state: string; why?: string | undefined }[]) =>
  Object.fromEntries(coverages.map(({ coverage, state, why }) => [coverage, why ? `${state} ${why}` : state]))

test('the plans of a model are those of its brand and country', async () => {
  const api = await server.as({ roles: ['customer'] })
  const { modelCode } = await version()
  const plans = await api.benefits.warranty({ query: { modelCode } })
  expect(plans.map(({ coverage }) => coverage)).toEqual(['VEHICLE', 'POWERTRAIN', 'CORROSION'])
  expect(plans[0]).toMatchObject({ months: 36, km: 100_000, lateKm: 1_000, lateDays: 30 })
  await expect(api.benefits.warranty({ query: { modelCode: 'ZZZ' } })).rejects.toMatchObject({ status: 404 })
  const electric = await server.db
    .selectFrom('versions')
    .innerJoin('model_markets as k', 'k.model_code', 'versions.model_code')
    .select(['versions.model_code as code', 'k.brand'])
    .where('fuel', '=', 'Electric')
    .where('k.country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const battery = await api.benefits.warranty({ query: { modelCode: electric.code } })
  expect(battery.map(({ coverage }) => coverage)).toContain('BATTERY')
})

test('a new car is covered from its delivery on, by day and kilometres, once its kilometres are known', async () => {
  const { api, car, revision } = await owner('9BDAAAAAAAK860001', 300)
  const before = await api.benefits.owned(car)
  expect(before).toMatchObject({ isOwner: true, startsOn: addDays(today(), -300), startsBy: 'delivery', reading: null })
  expect(states(before.coverages)).toEqual({
    VEHICLE: 'unknown mileage',
    POWERTRAIN: 'unknown mileage',
    CORROSION: 'inForce',
  })
  await revision(9_800, 3)
  const after = await api.benefits.owned(car)
  expect(states(after.coverages)).toEqual({ VEHICLE: 'inForce', POWERTRAIN: 'inForce', CORROSION: 'inForce' })
  expect(after.coverages[0]).toMatchObject({ leftKm: 90_200, untilKm: 100_000, missed: null })
})

test('kilometres end a coverage, and time', async () => {
  const far = await owner('9BDAAAAAAAK860002', 300)
  await far.revision(100_500, 1)
  expect(states((await far.api.benefits.owned(far.car)).coverages)).toMatchObject({
    VEHICLE: 'ended km',
    CORROSION: 'inForce',
  })
  const old = await owner('9BDAAAAAAAK860003', 1_200)
  await old.revision(20_000, 1)
  expect(states((await old.api.benefits.owned(old.car)).coverages)).toMatchObject({
    VEHICLE: 'ended day',
    CORROSION: 'inForce',
  })
})

test('a revision that is written down nowhere makes it unknown, one that came too late ends it; corrosion asks for none', async () => {
  const skipped = await owner('9BDAAAAAAAK860006', 500)
  await skipped.revision(30_000, 2)
  const [vehicle] = (await skipped.api.benefits.owned(skipped.car)).coverages
  expect(vehicle).toMatchObject({ state: 'ended', why: 'revision', isChecked: true, missed: { number: 1 } })
  const missing = await owner('9BDAAAAAAAK860007', 500)
  await missing.api.garage.addReading({ params: { id: missing.car.params.car }, body: { mileage: 8_000 } })
  const owned = await missing.api.benefits.owned(missing.car)
  expect(states(owned.coverages)).toMatchObject({ VEHICLE: 'unknown revision', CORROSION: 'inForce' })
  expect(owned.coverages[0]?.missed).toMatchObject({ number: 1, lateOn: null })
})

test('of a car that is only said to be theirs nothing is told', async () => {
  await owner('9BDAAAAAAAK860004', 10)
  const api = await server.as({ roles: ['customer'] })
  const { id } = await api.garage.addOwned({ body: { chassis: '9BDAAAAAAAK860004' } })
  const owned = await api.benefits.owned({ params: { car: id } })
  expect(owned).toMatchObject({ isOwner: false, startsOn: null, reading: null, legal: { untilDay: null } })
  expect(new Set(owned.coverages.map(({ state }) => state))).toEqual(new Set(['unknown']))
  await expect(api.benefits.owned({ params: { car: randomUUID() } })).rejects.toMatchObject({ status: 404 })
})

test('the terms are a PDF, of an own car with what stands, of one plan alone where it is named', async () => {
  const { api, car } = await owner('9BDAAAAAAAK860005', 100)
  const { modelCode } = await version()
  const textOf = async (body: Parameters<typeof api.benefits.warrantyTerms>[0]['body']) => {
    const file = await api.benefits.warrantyTerms({ body })
    expect(file.type).toBe('application/pdf')
    return (await extractText(new Uint8Array(file.body as Uint8Array), { mergePages: true })).text
  }
  const all = await textOf({ modelCode })
  expect(all).toMatch(/Veículo completo.*36 meses ou 100\.000 km.*Corrosão.*Garantia legal.*90 dias/s)
  expect(all).not.toContain('Conta desde')
  const own = await textOf({ modelCode, vin: '9BDAAAAAAAK860005' })
  expect(own).toMatch(/Conta desde.*Vale até/s)
  const [, , corrosion] = (await api.benefits.owned(car)).coverages
  const one = await textOf({ modelCode, planId: corrosion?.planId ?? '' })
  expect(one).toContain('Corrosão')
  expect(one).not.toContain('Motor e câmbio')
  const refused = { status: 404 }
  await expect(api.benefits.warrantyTerms({ body: { modelCode, planId: 'NONE' } })).rejects.toMatchObject(refused)
  const foreign = (await server.as({ roles: ['customer'] })).benefits.warrantyTerms({
    body: { modelCode, vin: '9BDAAAAAAAK860005' },
  })
  await expect(foreign).rejects.toMatchObject(refused)
})
