import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const CALLED = '9BD358A1NKYH10000'
const BEYOND = '9BD358A1NKYH10001'

const campaign = {
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
  model_codes: [] as string[],
} as const

async function announce(id: string, prefix: string, first: string, last: string, more: object = {}): Promise<void> {
  await server.db
    .insertInto('recall_campaigns')
    .values({ ...campaign, ...more, id })
    .execute()
  const range = { campaign_id: id, prefix, first_number: first, last_number: last }
  await server.db.insertInto('recall_chassis').values(range).execute()
}

const repair = (campaign_id: string, chassis: string) =>
  server.db.insertInto('recall_repairs').values({ campaign_id, chassis, done_on: '2026-11-02' }).execute()

async function uncalled(country: 'BR' | 'AR'): Promise<string> {
  const { chassis } = await server.db
    .selectFrom('stock_units')
    .select('chassis')
    .where('country', '=', country)
    .where(sql`right(chassis, 8)`, 'not in', server.db.selectFrom('recall_chassis').select('first_number'))
    .limit(1)
    .executeTakeFirstOrThrow()
  return chassis
}

const ask = async (id: string, site = 'br-fiat') =>
  (await server.as({}, site)).recall.recall({ params: { brand: 'fiat', id } })

describe('a lookup', () => {
  test('is open within the range that calls the chassis, in the language of the site, and nowhere else', async () => {
    await announce('T-OPEN', '9BD', 'KYH00001', 'KYH10000')
    const answer = await ask(CALLED.toLowerCase())
    expect(answer).toMatchObject({ state: 'open', why: null, text: expect.stringContaining('Há recall aberto') })
    expect(answer.campaigns).toMatchObject([
      { id: 'T-OPEN', title: 'Cinto', canDrive: false, service: { code: 'SV03' } },
    ])
    expect((await ask(CALLED, 'ar-fiat')).campaigns).toMatchObject([{ id: 'T-OPEN', title: 'Cinturón' }])
    expect(await ask(BEYOND)).toMatchObject({ state: 'unknown', why: 'chassis', campaigns: [] })
    // One that is entered ahead of its day calls nobody yet.
    await announce('T-AHEAD', '9BA', 'KYH30000', 'KYH30000', { starts_on: '2999-01-01' })
    expect(await ask('9BA358A1NKYH30000')).toMatchObject({ state: 'unknown', why: 'chassis' })
    await announce('T-BACK', '9BC', 'KYH20000', 'KYH20000')
    await server.db
      .updateTable('recall_chassis')
      .set({ last_number: 'KYH00001' })
      .where('campaign_id', '=', 'T-BACK')
      .execute()
    expect(await ask('9BC358A1NKYH10000')).toMatchObject({ state: 'open' })
    expect(await ask(CALLED.replace('9BD', '9BE'))).toMatchObject({ state: 'unknown', why: 'chassis' })
  })

  test('is done on the day of the repair', async () => {
    const done = '93W358A1NKYH10000'
    await announce('T-DONE', done.slice(0, 9), done.slice(-8), done.slice(-8))
    await repair('T-DONE', done)
    expect(await ask(done)).toMatchObject({
      state: 'done',
      doneOn: '2026-11-02',
      text: expect.stringContaining('02/11/2026'),
    })
  })

  test('is none for a car of the group that no campaign calls', async () => {
    const chassis = await uncalled('BR')
    expect(await ask(chassis)).toMatchObject({ state: 'none', why: null, campaigns: [] })
  })

  test('of a plate is the same as of the chassis of the car that bears it', async () => {
    const cars = await server.db.selectFrom('registry_vehicles').selectAll().where('country', '=', 'BR').execute()
    const called = new Set(
      (
        await server.db.selectFrom('recall_chassis').select(sql<string>`prefix || first_number`.as('chassis')).execute()
      ).map(({ chassis }) => chassis),
    )
    const [car, free] = [cars.find((one) => called.has(one.chassis)), cars.find((one) => !called.has(one.chassis))]
    const byPlate = await ask(car?.plate ?? '')
    expect(byPlate).toEqual(await ask(car?.chassis ?? ''))
    expect(JSON.stringify(byPlate)).not.toContain(car?.chassis)
    expect(await ask(free?.plate ?? '')).toMatchObject({ state: 'none' })
    // A plate of the older kind is the same car since the change.
    await server.db
      .updateTable('registry_vehicles')
      .set({ plate: 'RZZ1234' })
      .where('chassis', '=', free?.chassis ?? '')
      .execute()
    expect(await ask('RZZ1C34')).toMatchObject({ state: 'none' })
  })

  test('never says none while the registry does not answer', async () => {
    const registry = server.platform.providers.vehicleRegistry
    if (!registry) throw new Error('the demo has a registry')
    const down = vi.spyOn(registry, 'find').mockRejectedValue(new Error('down'))
    expect(await ask('ABC1D23')).toMatchObject({ state: 'unknown', why: 'registry', campaigns: [] })
    expect(await ask(BEYOND)).toMatchObject({ state: 'unknown', why: 'registry' })
    expect(await ask(CALLED)).toMatchObject({ state: 'open' })
    const api = await server.as({}, 'br-fiat')
    await expect(api.recall.car({ query: { plate: 'ABC1D23' } })).rejects.toMatchObject({ code: 'recall.noRegistry' })
    down.mockRestore()
  })

  test('never says none of a plate nobody knows, nor where no campaign was ever entered', async () => {
    expect(await ask('ABC1D23')).toMatchObject({
      state: 'unknown',
      why: 'plate',
      text: expect.stringContaining('chassi'),
    })
    const chassis = await uncalled('AR')
    await server.db.deleteFrom('recall_repairs').where('campaign_id', 'like', 'AR-%').execute()
    await server.db.deleteFrom('recall_campaigns').where('country', '=', 'AR').execute()
    expect(await ask(chassis, 'ar-fiat')).toMatchObject({ state: 'unknown', why: 'campaigns' })
  })

  test.each([
    ['ABC12', 'validation.plate.invalid', 'Placa inválida'],
    ['9BD358A1', 'validation.chassis.complete', 'Digite o chassi completo'],
    [' ', 'validation.plate.required', 'Digite a placa'],
  ])('of %j is refused in the words of the documents', async (id, code, message) => {
    await expect(ask(id)).rejects.toMatchObject({ status: 422, code, message })
  })
})

test('a software update is no recall', async () => {
  const chassis = '94K358A1NKYH10000'
  await announce('T-SOFT', chassis.slice(0, 9), chassis.slice(-8), chassis.slice(-8), { kind: 'SOFTWARE' })
  const api = await server.as({}, 'br-fiat')
  expect(await api.recall.updateSoftware({ params: { id: chassis } })).toMatchObject({ state: 'open' })
  expect(await ask(chassis)).toMatchObject({ state: 'unknown', why: 'chassis' })
})

test('a chat robot is answered only where the site has one', async () => {
  const api = await server.as({}, 'br-fiat')
  const asked = api.recall.chatBot({ params: { brand: 'fiat', id: CALLED, chatBot: 'web' } })
  await expect(asked).rejects.toMatchObject({ status: 404 })
})

test('a car is named by its chassis or its plate', async () => {
  const { chassis, year } = await server.db
    .selectFrom('stock_units')
    .select(['chassis', 'year'])
    .where('country', '=', 'BR')
    .limit(1)
    .executeTakeFirstOrThrow()
  const api = await server.as({}, 'br-fiat')
  expect(await api.recall.car({ query: { vin: chassis } })).toMatchObject({ year, model: expect.any(String) })
  const { plate, year: built } = await server.db
    .selectFrom('registry_vehicles')
    .select(['plate', 'year'])
    .where('country', '=', 'BR')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await api.recall.car({ query: { plate } })).toMatchObject({ year: built, model: expect.any(String) })
  await expect(api.recall.car({ query: { plate: 'ABC1D23' } })).rejects.toMatchObject({ code: 'recall.unknownPlate' })
  await expect(api.recall.car({ query: { vin: BEYOND } })).rejects.toMatchObject({ code: 'recall.unknownChassis' })
})

test('campaigns of a brand and market, the latest first, with the chassis they call', async () => {
  await announce('T-LIST', '988', 'A0000001', 'A0009999', { brand: 'jeep', starts_on: '2026-11-20' })
  const api = await server.as({}, 'br-jeep')
  const [first] = await api.recall.campaigns({ params: { brand: 'jeep', market: 'BR' } })
  expect(first).toMatchObject({ id: 'T-LIST', ranges: [{ prefix: '988', first: 'A0000001', last: 'A0009999' }] })
})

test('a voucher is for what is open, all of it or one, and for nothing else', async () => {
  const api = await server.as({}, 'br-fiat')
  await announce('T-PAPER-1', '9BE', 'KYH40000', 'KYH40000')
  await announce('T-PAPER-2', '9BE', 'KYH40000', 'KYH40000')
  const vin = '9BE358A1NKYH40000'
  const all = await api.recall.voucher({ query: { vin } })
  expect(all).toMatchObject({ type: 'application/pdf', name: 'recall-t-paper-1-t-paper-2.pdf' })
  const one = await api.recall.voucher({ query: { vin, campaignId: 'T-PAPER-2' } })
  expect(one.name).toBe('recall-t-paper-2.pdf')
  await repair('T-PAPER-2', vin)
  const gone = { status: 404 }
  await expect(api.recall.voucher({ query: { vin, campaignId: 'T-PAPER-2' } })).rejects.toMatchObject(gone)
  await expect(api.recall.voucher({ query: { vin: BEYOND } })).rejects.toMatchObject(gone)
  await expect(api.recall.voucher({ query: { vin: 'ABC1D23' } })).rejects.toMatchObject(gone)
})

describe('a workshop', () => {
  const vin = '9BF358A1NKYH70001'
  const workshop = () => server.as({ roles: ['repairman'], dealerCodes: ['70001'] })

  test('says that a car was repaired, and takes it back; sent again it is the same', async () => {
    await announce('T-UPDATE', '9BF', 'KYH70001', 'KYH70001')
    const api = await workshop()
    const body = { id: crypto.randomUUID(), vin, campaignId: 'T-UPDATE', done: true, dealerCode: '70001' }
    const done = await api.recall.updateRecall({ body: { ...body, date: '2026-11-02' } })
    expect(done.campaigns.map(({ id }) => id)).not.toContain('T-UPDATE')
    await api.recall.updateRecall({ body: { ...body, done: false } })
    const nobody = await server.as({})
    expect(await nobody.recall.updated({ params: { id: body.id } })).toEqual({
      id: body.id,
      campaignId: 'T-UPDATE',
      done: true,
      date: '2026-11-02',
      at: expect.any(String),
    })
    const open = await api.recall.updateRecall({ body: { ...body, id: crypto.randomUUID(), done: false } })
    expect(open.campaigns.map(({ id }) => id)).toContain('T-UPDATE')
  })

  test('of another dealer, of a car that is not called, or ahead of its day is refused', async () => {
    const api = await workshop()
    const body = { id: crypto.randomUUID(), vin, campaignId: 'T-UPDATE', done: true }
    const send = (more: object) => api.recall.updateRecall({ body: { ...body, dealerCode: '70001', ...more } })
    await expect(send({ dealerCode: '99999' })).rejects.toMatchObject({ status: 403 })
    await expect(send({ campaignId: 'T-NONE' })).rejects.toMatchObject({ status: 404 })
    await expect(send({ date: '2999-01-01' })).rejects.toMatchObject({ fields: [{ path: 'date' }] })
    await expect(send({ vin: 'ABC1D23' })).rejects.toMatchObject({ code: 'recall.useChassis' })
    const buyer = await server.as({ roles: ['customer'] })
    await expect(buyer.recall.updateRecall({ body: { ...body, dealerCode: '70001' } })).rejects.toMatchObject({
      status: 403,
    })
  })
})
