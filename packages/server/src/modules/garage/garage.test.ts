import { randomUUID } from 'node:crypto'
import type { PriceLine } from '@volante/domain/configuration/total'
import { describe, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { keepDelivery } from '../vehicles/api.ts'
import { keepOwned } from './api.ts'
import { garagePersonalData } from './personal-data.ts'
import { checkRecalls } from './recall-check.ts'

const server = testServer()
const NOWHERE = '9BD358A1NKYH10001'

async function somebody(site = 'br-fiat') {
  const api = await server.as({ roles: ['customer'] }, site)
  return { id: (await api.users.self()).id, api }
}

const registered = (country: 'BR' | 'AR', at = 0) =>
  server.db
    .selectFrom('registry_vehicles')
    .selectAll()
    .where('country', '=', country)
    .orderBy('chassis')
    .offset(at)
    .limit(1)
    .executeTakeFirstOrThrow()

async function version(country: 'BR' | 'AR' = 'BR') {
  const api = await server.as({}, country === 'BR' ? 'br-fiat' : 'ar-fiat')
  const [first] = await api.mvs.mvsList()
  if (!first) throw new Error('the world has versions')
  return first
}

/** Somebody who was delivered a car of ours. */
async function owner(chassis: string) {
  const { id, api } = await somebody()
  const { code: mvsCode, year } = await version()
  const car = { chassis, country: 'BR', brand: 'fiat', year } as const
  const ctx = contextFor(server)
  await keepDelivery(ctx, { ...car, mvsCode, colorCode: '601', orderId: randomUUID(), accountId: id })
  await keepOwned(ctx, id, { ...car, mvs_code: mvsCode, color_code: '601' }, 'ORDER')
  const [mine] = await api.garage.owned()
  if (!mine) throw new Error('a delivered car stands in the garage')
  return { id, api, mine }
}

describe('an own car', () => {
  test('is found by its plate, without its chassis being told', async () => {
    const { plate, chassis, mvs_code: mvsCode, year } = await registered('BR')
    const { id, api } = await somebody()
    const plateNumber = `${plate.slice(0, 3).toLowerCase()}-${plate.slice(3)}`
    const made = await api.garage.addOwned({ body: { plateNumber, nickname: 'Da família' } })
    const car = { mvsCode, year, plateNumber: plate, chassis: null, nickname: 'Da família', isProven: false }
    expect(made).toMatchObject({ ...car, addedBy: 'PLATE' })
    expect(await api.garage.owned()).toEqual([made])
    expect(await api.garage.ownedCar({ query: { plate } })).toMatchObject({
      ...car,
      recall: { state: expect.any(String) },
    })
    await expect(api.garage.ownedCar({ query: { chassis } })).rejects.toMatchObject({ status: 404 })
    const copy = await garagePersonalData.garage_cars?.rows?.(server.db, person(id))
    expect(JSON.stringify(copy)).not.toContain(chassis)
    expect(await api.garage.exclusive({ body: { chassis, brand: made.brand } })).toEqual({
      hasAccess: false,
      car: null,
    })
  })

  test('is not there twice, by whichever of its names', async () => {
    const { plate, chassis } = await registered('AR')
    const { api } = await somebody('ar-fiat')
    await api.garage.addOwned({ body: { plateNumber: plate } })
    const again = api.garage.addOwnedV2({ body: { chassis } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'garage.already' })
  })

  test('that nobody knows is kept as it was told', async () => {
    const { api } = await somebody()
    const { code: mvsCode, year } = await version()
    const unknown = api.garage.addOwned({ body: { chassis: NOWHERE } })
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'garage.unknownVehicle' })
    const made = await api.garage.addOwnedV2({ body: { chassis: NOWHERE, mvsCode, year } })
    expect(made).toMatchObject({ chassis: NOWHERE, mvsCode, year, addedBy: 'CHASSIS', isProven: false, orderId: null })
    expect(made.recall).toMatchObject({ state: 'unknown', why: 'chassis' })
    expect(await api.garage.addOwned({ body: { mvsCode } })).toMatchObject({ addedBy: 'CHOICE' })
  })

  test('is kept while the registry does not answer, where its version is told', async () => {
    const registry = server.platform.providers.vehicleRegistry
    if (!registry) throw new Error('the demo has a registry')
    const down = vi.spyOn(registry, 'find').mockRejectedValue(new Error('down'))
    const { api } = await somebody()
    const { code: mvsCode } = await version()
    const body = { plateNumber: 'ABC1D23' }
    await expect(api.garage.addOwned({ body })).rejects.toMatchObject({ status: 503, code: 'garage.noRegistry' })
    expect(await api.garage.addOwned({ body: { ...body, mvsCode } })).toMatchObject({ plateNumber: 'ABC1D23' })
    down.mockRestore()
  })

  test.each([
    [{ chassis: '9BD358' }, 'chassis', 'validation.chassis.complete'],
    [{ plateNumber: 'AB12' }, 'plateNumber', 'validation.plate.invalid'],
    [{}, 'mvsCode', 'validation.required'],
    [{ mvsCode: 'X6PXF70', nickname: ' x' }, 'nickname', 'validation.text.leadingSpace'],
  ])('%j is refused', async (body, path, code) => {
    const { api } = await somebody()
    const fields = [expect.objectContaining({ path, code })]
    await expect(api.garage.addOwned({ body })).rejects.toMatchObject({ status: 422, fields })
  })

  test('comes with its order, and opens what is for owners of its brand', async () => {
    const { api, mine } = await owner('9BDAAAAAAAK810001')
    expect(mine).toMatchObject({ addedBy: 'ORDER', isProven: true, chassis: '9BDAAAAAAAK810001' })
    const details = await api.garage.ownedCar({ query: { id: mine.id } })
    expect(details).toMatchObject({ orderId: expect.any(String), since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
    const ask = (brand: string) => api.garage.exclusive({ body: { chassis: '9BDAAAAAAAK810001', brand } })
    expect(await ask('fiat')).toMatchObject({ hasAccess: true, car: { id: mine.id } })
    expect(await ask('jeep')).toMatchObject({ hasAccess: false, car: { id: mine.id } })
  })

  test('of twenty there is room, not of one more, also for who asks many times at once', async () => {
    const { api } = await somebody()
    const { code: mvsCode } = await version()
    const add = () => api.garage.addOwned({ body: { mvsCode } })
    const answers = await Promise.allSettled(Array.from({ length: 24 }, add))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    await expect(add()).rejects.toMatchObject({ status: 409, code: 'garage.full' })
    expect(await api.garage.counts()).toEqual({ owned: 20, visited: 0, wanted: 0 })
  })
})

describe('a car that is passed on', () => {
  test('is the next owner’s alone, once, and the one before is told', async () => {
    const { id, api, mine } = await owner('9BDAAAAAAAK810002')
    const first = await api.garage.passOn({ params: { id: mine.id } })
    const { code } = await api.garage.passOn({ params: { id: mine.id } })
    const next = await somebody()
    const take = (typed: string) => next.api.garage.take({ body: { code: typed } })
    const refused = { status: 422, code: 'garage.wrongCode' }
    await expect(take(first.code)).rejects.toMatchObject(refused)
    await expect(take('nothing')).rejects.toMatchObject(refused)
    await expect(api.garage.take({ body: { code } })).rejects.toMatchObject({ code: 'garage.ownCar' })
    const taken = await Promise.allSettled([take(code), take(code.toLowerCase())])
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await next.api.garage.owned()).toMatchObject([{ addedBy: 'CODE', isProven: true, chassis: mine.chassis }])
    expect(await api.garage.owned()).toEqual([])
    const { email } = await server.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await vi.waitFor(
      async () => {
        const sent = await server.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()
        expect(sent).toMatchObject([{ subject: expect.stringContaining('passou ao próximo dono') }])
      },
      { timeout: 60_000, interval: 100 },
    )
  })

  test('stays where it is once the code was taken back or is a week old', async () => {
    const { api, mine } = await owner('9BDAAAAAAAK810003')
    const next = await somebody()
    const { code } = await api.garage.passOn({ params: { id: mine.id } })
    expect(await api.garage.ownedCar({ query: { id: mine.id } })).toMatchObject({ handoverUntil: expect.any(String) })
    await api.garage.keep({ params: { id: mine.id } })
    await expect(next.api.garage.take({ body: { code } })).rejects.toMatchObject({ code: 'garage.wrongCode' })
    const later = await api.garage.passOn({ params: { id: mine.id } })
    const past = new Date(server.platform.clock.now().getTime() - 3_600_000)
    await server.db.updateTable('vehicle_handovers').set({ until: past }).execute()
    await expect(next.api.garage.take({ body: { code: later.code } })).rejects.toMatchObject({ status: 422 })
  })

  test('must be proven to be somebody’s', async () => {
    const { chassis } = await registered('BR', 1)
    const { api } = await somebody()
    const { id } = await api.garage.addOwned({ body: { chassis } })
    const refused = { status: 409, code: 'garage.notProven' }
    await expect(api.garage.passOn({ params: { id } })).rejects.toMatchObject(refused)
  })
})

describe('a car that was taken out', () => {
  test('can be put back for ten minutes, as long as it was not added again', async () => {
    const { plate } = await registered('BR', 2)
    const { api } = await somebody()
    const add = () => api.garage.addOwned({ body: { plateNumber: plate } })
    const { id } = await add()
    const car = { params: { id } }
    await api.garage.removeOwned(car)
    expect(await api.garage.owned()).toEqual([])
    await expect(api.garage.removeOwned(car)).rejects.toMatchObject({ status: 404 })
    await api.garage.restore(car)
    expect(await api.garage.owned()).toMatchObject([{ id }])
    await api.garage.removeOwned(car)
    await add()
    await expect(api.garage.restore(car)).rejects.toMatchObject({ status: 409, code: 'garage.already' })
    const past = new Date(server.platform.clock.now().getTime() - 11 * 60_000)
    await server.db.updateTable('garage_cars').set({ removed_at: past }).where('id', '=', id).execute()
    await expect(api.garage.restore(car)).rejects.toMatchObject({ status: 404 })
  })

  test('is nobody else’s to take out or to put back', async () => {
    const { mine } = await owner('9BDAAAAAAAK810004')
    const { api } = await somebody()
    const car = { params: { id: mine.id } }
    for (const work of [api.garage.removeOwned, api.garage.removeWanted, api.garage.restore, api.garage.passOn])
      await expect(work(car)).rejects.toMatchObject({ status: 404 })
    await expect(api.garage.ownedCar({ query: { id: mine.id } })).rejects.toMatchObject({ status: 404 })
  })
})

test('a car looked at again is the newest, and of fifty the oldest goes', async () => {
  const { api } = await somebody()
  const catalogue = await (await server.as({}, 'br-fiat')).mvs.mvsList()
  const [first, second] = catalogue
  if (!first || !second) throw new Error('the world has versions')
  const see = ({ code: mvsCode, year }: typeof first) => api.garage.addVisited({ body: { mvsCode, year } })
  const { id } = await see(first)
  await see(second)
  const past = new Date(server.platform.clock.now().getTime() - 3_600_000)
  await server.db.updateTable('garage_cars').set({ at: past }).where('list', '=', 'visited').execute()
  expect(await see(first)).toMatchObject({ id })
  expect((await api.garage.visited()).map(({ mvsCode }) => mvsCode)).toEqual([first.code, second.code])
  await expect(api.garage.addVisited({ body: { mvsCode: 'ZZZ9999' } })).rejects.toMatchObject({ status: 404 })
  const ofAnother = api.garage.addVisited({ body: { mvsCode: first.code, brand: 'jeep' } })
  await expect(ofAnother).rejects.toMatchObject({ status: 404 })
})

describe('a wanted car', () => {
  test('shows what it cost then and costs now, line by line', async () => {
    const { api } = await somebody()
    const { code: mvsCode, year } = await version()
    const { catalogue } = await api.car.web({ query: { mvsCode, year } })
    const color = catalogue.colors.find(({ price }) => price !== null && price > 0)
    const made = await api.garage.addWanted({ body: { mvsCode, year, color: color?.code ?? null } })
    expect(made).toMatchObject({ difference: 0, changes: [], isSold: true, inStock: expect.any(Number) })
    expect(made.priceNow).toBe((catalogue.basePrice ?? 0) + (color?.price ?? 0))
    const { price_lines: kept } = await server.db
      .selectFrom('garage_cars')
      .select('price_lines')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    const cheaper = ({ kind, amount }: PriceLine) => (kind === 'version' && amount !== null ? amount - 100_00 : amount)
    const lines = kept?.map((line) => ({ ...line, amount: cheaper(line) }))
    await server.db
      .updateTable('garage_cars')
      .set({ price_lines: JSON.stringify(lines) })
      .where('id', '=', made.id)
      .execute()
    const [later] = await api.garage.wanted()
    const change = { kind: 'version', before: (catalogue.basePrice ?? 0) - 100_00, now: catalogue.basePrice }
    expect(later).toMatchObject({ difference: 100_00, changes: [change] })
  })

  test('that is no longer sold has no price today', async () => {
    const { api } = await somebody()
    const { code: mvsCode, year } = await version('BR')
    const { id } = await api.garage.addWanted({ body: { mvsCode, year } })
    await server.db.updateTable('garage_cars').set({ year: 1999 }).where('id', '=', id).execute()
    expect(await api.garage.wanted()).toMatchObject([{ isSold: false, priceNow: null, difference: null, inStock: 0 }])
  })
})

test('who has a car that a recall calls is written to once, and not about one that was repaired', async () => {
  const { id, api } = await somebody()
  const { code: mvsCode } = await version()
  const [called, repaired] = ['9BGAAAAAAAK820001', '9BGAAAAAAAK820002']
  for (const chassis of [called, repaired]) await api.garage.addOwned({ body: { chassis, mvsCode } })
  await server.db
    .insertInto('recall_campaigns')
    .values({
      id: 'T-NIGHT',
      country: 'BR',
      brand: 'fiat',
      kind: 'RECALL',
      title: JSON.stringify({ 'pt-BR': 'Cinto', 'es-AR': 'Cinturón' }),
      risk: JSON.stringify({ 'pt-BR': 'Pode soltar.', 'es-AR': 'Puede soltarse.' }),
      repair: JSON.stringify({ 'pt-BR': 'Troca.', 'es-AR': 'Cambio.' }),
      can_drive: false,
      starts_on: '2026-10-01',
      remedy_from: null,
      minutes: 60,
      phone: '0800 000 0000',
      model_codes: [],
    })
    .execute()
  const range = { campaign_id: 'T-NIGHT', prefix: '9BGA', first_number: 'AK820001', last_number: 'AK820002' }
  await server.db.insertInto('recall_chassis').values(range).execute()
  const repair = { campaign_id: 'T-NIGHT', chassis: repaired, done_on: '2026-11-02' }
  await server.db.insertInto('recall_repairs').values(repair).execute()
  const ctx = contextFor(server)
  await checkRecalls(ctx)
  await checkRecalls(ctx)
  const { email } = await server.db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const letters = () =>
    server.db.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', email).execute()
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 60_000, interval: 100 })
  const body = expect.stringMatching(/Pode soltar.*Não use o carro.*\/br\/fiat\/minha-conta\/garagem\//s)
  expect(await letters()).toMatchObject([{ subject: expect.stringContaining('Recall aberto'), body }])
})

const person = (accountId: string) => ({ accountId, emails: [], provenEmails: [], orders: [], marks: [] })

describe('an odometer', () => {
  test('is read by owner and workshop; what goes back is doubted, and nobody else is told', async () => {
    const { api, mine } = await owner('9BD358A1NKYH10077')
    const id = mine.id
    await api.garage.addReading({ params: { id }, body: { mileage: 9_000, day: '2026-01-10' } })
    await api.garage.addReading({ params: { id }, body: { mileage: 12_000, day: '2026-01-10' } })
    const { code } = await server.db
      .selectFrom('dealers')
      .select('code')
      .where('country', '=', 'BR')
      .executeTakeFirstOrThrow()
    const workshop = await server.as({ roles: ['dealer_manager'], dealerCodes: [code] })
    const read = (dealerCode: string, mileage: number, day: string) =>
      workshop.vehicle.read({ body: { dealerCode, vin: '9BD358A1NKYH10077', mileage, day, source: 'DEALER' } })
    await expect(read('elsewhere', 10_000, '2026-02-10')).rejects.toMatchObject({ status: 403 })
    expect(await read(code, 10_000, '2026-02-10')).toEqual({ isDoubted: false })
    const { readings } = await api.garage.ownedCar({ query: { id } })
    expect(readings.map(({ km, by, isDoubted }) => [km, by, isDoubted])).toEqual([
      [10_000, 'DEALER', false],
      [12_000, 'OWNER', true],
    ])
    const future = api.garage.addReading({ params: { id }, body: { mileage: 1, day: '2999-01-01' } })
    await expect(future).rejects.toMatchObject({ status: 422 })

    const stranger = await somebody()
    const theirs = await stranger.api.garage.addOwned({
      body: { chassis: '9BD358A1NKYH10077', mvsCode: mine.mvsCode, year: mine.year },
    })
    expect(await stranger.api.garage.ownedCar({ query: { id: theirs.id } })).toMatchObject({ readings: [] })
    await stranger.api.garage.addReading({ params: { id: theirs.id }, body: { mileage: 1, day: '2026-03-01' } })
    const [, own] = (await api.garage.ownedCar({ query: { id } })).readings
    expect(own?.km).toBe(12_000)
    const reading = own?.id ?? ''
    const foreign = stranger.api.garage.removeReading({ params: { id: theirs.id, reading } })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    await api.garage.removeReading({ params: { id, reading } })
    expect((await api.garage.ownedCar({ query: { id } })).readings).toHaveLength(1)
  })
})
