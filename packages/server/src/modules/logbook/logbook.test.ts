import { randomUUID } from 'node:crypto'
import type { Api } from '@volante/contract'
import { checkBook, type SignedBook } from '@volante/domain/logbook/check-book'
import { signatureCheck } from '@volante/domain/signature/signed'
import { addDays } from '@volante/domain/date'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { rotateKey } from '../../platform/settings/signing-key.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { keepOwned } from '../garage/api.ts'
import { keepDelivery } from '../vehicles/api.ts'
import { logbookKeys } from './keys.ts'
import { logbookPersonalData } from './personal-data.ts'

const server = testServer()
const DEALER = '70001'
const workshop = (dealerCode = DEALER) => server.as({ roles: ['repairman'], dealerCodes: [dealerCode] })
const today = () => server.platform.clock.now().toISOString().slice(0, 10)

async function somebody() {
  const api = await server.as({ roles: ['customer'] })
  return { id: (await api.users.self()).id, api }
}

/** Somebody who was delivered this car. */
async function owner(chassis: string) {
  const { id, api } = await somebody()
  const [version] = await (await server.as()).mvs.mvsList()
  if (!version) throw new Error('the world has versions')
  const car = { chassis, country: 'BR', brand: 'fiat', year: version.year } as const
  const ctx = contextFor(server)
  await keepDelivery(ctx, { ...car, mvsCode: version.code, colorCode: '601', orderId: randomUUID(), accountId: id })
  await keepOwned(ctx, id, { ...car, mvs_code: version.code, color_code: '601' }, 'ORDER')
  const [mine] = await api.garage.owned()
  if (!mine) throw new Error('a delivered car stands in the garage')
  return { id, api, car: { params: { car: mine.id } }, year: version.year }
}

type Done = Parameters<Api['logbook']['record']>[0]['body']
const done = (vin: string, more: Partial<Done> = {}): Done => ({
  vin,
  id: randomUUID(),
  dealerCode: DEALER,
  kind: 'REVISION',
  revision: 1,
  mileage: 10_100,
  works: ['Troca de óleo e filtro'],
  ...more,
})

async function filled(chassis: string, entries = 3) {
  const mine = await owner(chassis)
  const api = await workshop()
  for (let n = 1; n <= entries; n++)
    await api.logbook.record({
      body: done(chassis, { revision: n, mileage: n * 10_000, day: addDays(today(), n - 9) }),
    })
  return mine
}

const readingsOf = async (vin: string) =>
  (await (await workshop()).logbook.find({ body: { dealerCode: DEALER, vin } })).readings.map(({ km }) => km)

/** The book in a file that checks itself. */
const bookIn = (html: string): { book: SignedBook; keys: { kid: string; x: string }[] } =>
  JSON.parse(/id="logbook">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as never

describe('a workshop', () => {
  test('records what it did once, with a reading, and the owner sees it; nothing names a person or the whole chassis', async () => {
    const chassis = '9BDAAAAAAAK830001'
    const { api, car } = await owner(chassis)
    const repairer = await workshop()
    const body = done(chassis)
    const { entry, isDoubted } = await repairer.logbook.record({ body })
    expect(await repairer.logbook.record({ body })).toMatchObject({ entry: { n: 1 } })
    expect(entry).toMatchObject({ n: 1, kind: 'REVISION', revision: 1, km: 10_100, dealer: { code: DEALER } })
    expect(isDoubted).toBe(false)
    const { book, isOwner } = await api.logbook.owned(car)
    expect(isOwner).toBe(true)
    expect(book).toEqual({ car: '9BD**********0001', entries: [entry], problems: [] })
    const { content } = await server.db.selectFrom('logbook_entries').select('content').executeTakeFirstOrThrow()
    expect(content).not.toContain(chassis)
    expect(await readingsOf(chassis)).toEqual([10_100])
    const details = await api.garage.ownedCar({ query: { id: car.params.car } })
    expect(details.readings).toMatchObject([{ km: 10_100, by: 'DEALER' }])
  })

  test('finds a car and is told nothing of whose it is; that it asked is on record', async () => {
    const chassis = '9BDAAAAAAAK830002'
    const { year } = await filled(chassis, 1)
    const api = await workshop()
    const found = await api.logbook.find({ body: { dealerCode: DEALER, vin: '9bd aaaaaa ak830002' } })
    expect(found).toMatchObject({ car: { brand: 'fiat', year }, chassis, plate: null, book: { entries: [{ n: 1 }] } })
    const unknown = await api.logbook.find({ body: { dealerCode: DEALER, vin: '9BDZZZZZZZK830099' } })
    expect(unknown).toMatchObject({ car: null, readings: [], book: { entries: [], problems: [] } })
    const noPlate = api.logbook.find({ body: { dealerCode: DEALER, vin: 'QQQ9Z99' } })
    await expect(noPlate).rejects.toMatchObject({ status: 404, code: 'recall.unknownPlate' })
    const deeds = await server.db
      .selectFrom('audit')
      .select('input')
      .where('call', 'in', ['logbook.desk.find', 'logbook.desk.record'])
      .execute()
    expect(deeds.length).toBeGreaterThan(2)
    expect(JSON.stringify(deeds)).not.toMatch(/9BDA|óleo/i)
  })

  test('by a plate sees the chassis shortened', async () => {
    const { plate } = await server.db
      .selectFrom('registry_vehicles')
      .select('plate')
      .where('country', '=', 'BR')
      .limit(1)
      .executeTakeFirstOrThrow()
    const found = await (await workshop()).logbook.find({ body: { dealerCode: DEALER, vin: plate } })
    expect(found).toMatchObject({ plate, chassis: expect.stringContaining('*') })
  })

  test('corrects its own entry once by a further one; reading and what holds follow, the first stays', async () => {
    const chassis = '9BDAAAAAAAK830003'
    const { api, car } = await owner(chassis)
    const repairer = await workshop()
    await repairer.logbook.record({ body: done(chassis, { mileage: 101_000 }) })
    const fix = done(chassis, { mileage: 10_100, corrects: 1, reason: 'Um zero a mais' })
    await expect(repairer.logbook.record({ body: { ...fix, reason: ' ' } })).rejects.toMatchObject({ status: 422 })
    const other = (await workshop('70002')).logbook.record({ body: { ...fix, dealerCode: '70002' } })
    await expect(other).rejects.toMatchObject({ status: 409, code: 'logbook.otherDealer' })
    await repairer.logbook.record({ body: fix })
    const again = repairer.logbook.record({ body: { ...fix, id: randomUUID() } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'logbook.corrected' })
    expect(await readingsOf(chassis)).toEqual([10_100])
    await repairer.logbook.record({
      body: done(chassis, { kind: 'WITHDRAWN', corrects: 2, reason: 'Era outro carro' }),
    })
    expect(await readingsOf(chassis)).toEqual([])
    const { book } = await api.logbook.owned(car)
    expect(book?.entries).toMatchObject([
      { n: 1, km: 101_000, correctedBy: 2 },
      { n: 2, corrects: 1, reason: 'Um zero a mais', correctedBy: 3 },
      { n: 3, kind: 'WITHDRAWN', works: [], km: null },
    ])
    expect(book?.problems).toEqual([])
  })

  test.each([
    [{ day: '2999-01-01' }, 'day', 'validation.date.past'],
    [{ day: '1990-01-01' }, 'day', 'validation.date.invalid'],
    [{ mileage: null }, 'mileage', 'validation.required'],
    [{ works: [' '] }, 'works', 'validation.required'],
    [{ works: ['Carro da Ana, ana@exemplo.com'] }, 'works', 'logbook.namesSomebody'],
    [{ corrects: 1, reason: 'placa ABC1D23' }, 'reason', 'logbook.namesSomebody'],
    [{ kind: 'WITHDRAWN' as const }, 'corrects', 'validation.required'],
    [{ vin: '9BD' }, 'vin', 'validation.plate.invalid'],
  ])('%j is refused', async (more, path, code) => {
    const chassis = '9BDAAAAAAAK830004'
    if (path === 'day') await owner(chassis)
    const refused = (await workshop()).logbook.record({ body: done(chassis, more) })
    await expect(refused).rejects.toMatchObject({ status: 422, fields: [expect.objectContaining({ path, code })] })
  })

  test('of another dealer records nothing, and who has no right neither', async () => {
    const body = done('9BDAAAAAAAK830005')
    const beyond = { status: 403 }
    await expect((await workshop('70002')).logbook.record({ body })).rejects.toMatchObject(beyond)
    await expect((await somebody()).api.logbook.record({ body })).rejects.toMatchObject(beyond)
  })

  test('entries of one moment stand one after the other', async () => {
    const chassis = '9BDAAAAAAAK830006'
    const { api, car } = await owner(chassis)
    const repairer = await workshop()
    await Promise.all(Array.from({ length: 6 }, () => repairer.logbook.record({ body: done(chassis) })))
    const { book } = await api.logbook.owned(car)
    expect(book?.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6])
    expect(book?.problems).toEqual([])
  })

  test('that repairs for a recall writes it into the book, and takes it back there', async () => {
    const chassis = '9BGAAAAAAAK830001'
    await server.db
      .insertInto('recall_campaigns')
      .values({
        id: 'T-BOOK',
        country: 'BR',
        brand: 'fiat',
        kind: 'RECALL',
        can_drive: true,
        title: JSON.stringify({ 'pt-BR': 'Cinto', 'es-AR': 'Cinturón' }),
        risk: JSON.stringify({ 'pt-BR': 'Solta.', 'es-AR': 'Se suelta.' }),
        repair: JSON.stringify({ 'pt-BR': 'Troca.', 'es-AR': 'Cambio.' }),
        starts_on: '2026-01-01',
        remedy_from: null,
        minutes: 60,
        phone: '0800',
        model_codes: [],
      } as never)
      .execute()
    const range = { campaign_id: 'T-BOOK', prefix: '9BGA', first_number: 'AK830001', last_number: 'AK830001' }
    await server.db.insertInto('recall_chassis').values(range).execute()
    const api = await workshop()
    const repair = { vin: chassis, campaignId: 'T-BOOK', dealerCode: DEALER }
    const kinds = async () =>
      (await api.logbook.find({ body: { dealerCode: DEALER, vin: chassis } })).book.entries.map(({ kind }) => kind)
    const soon = { timeout: 60_000, interval: 100 }
    await api.recall.updateRecall({ body: { ...repair, id: randomUUID(), done: true } })
    await vi.waitFor(async () => expect(await kinds()).toEqual(['RECALL']), soon)
    await api.recall.updateRecall({ body: { ...repair, id: randomUUID(), done: false } })
    await vi.waitFor(async () => expect(await kinds()).toEqual(['RECALL', 'WITHDRAWN']), soon)
  })
})

describe('a book that was touched', () => {
  const forgetting = (work: ReturnType<typeof sql>) =>
    server.db.transaction().execute(async (trx) => {
      await sql`set local volante.forgetting = 'on'`.execute(trx)
      await work.execute(trx)
    })
  const problemsOf = async (mine: Awaited<ReturnType<typeof owner>>) =>
    (await mine.api.logbook.owned(mine.car)).book?.problems

  test('is not changed by anybody, and where the database was, the entry is named', async () => {
    const mine = await filled('9BDAAAAAAAK830011')
    await expect(server.db.updateTable('logbook_entries').set({ content: '{}' }).execute()).rejects.toThrow(
      /append-only/,
    )
    await expect(server.db.deleteFrom('logbook_entries').execute()).rejects.toThrow(/append-only/)
    await forgetting(
      sql`update logbook_entries set content = replace(content, '20000', '2000') where n = 2 and book_id = (select id from logbooks where chassis = '9BDAAAAAAAK830011')`,
    )
    expect(await problemsOf(mine)).toEqual([{ n: 2, why: 'forged' }])
  })

  test('misses one that was removed, the last one too', async () => {
    const mine = await filled('9BDAAAAAAAK830012')
    const book = sql`(select id from logbooks where chassis = '9BDAAAAAAAK830012')`
    await forgetting(sql`delete from logbook_entries where n = 3 and book_id = ${book}`)
    expect(await problemsOf(mine)).toEqual([{ n: 3, why: 'removed' }])
    await forgetting(sql`delete from logbook_entries where n = 1 and book_id = ${book}`)
    expect(await problemsOf(mine)).toEqual([
      { n: 1, why: 'removed' },
      { n: 3, why: 'removed' },
    ])
  })
})

describe('a buyer', () => {
  test('reads the book at its address until its day, checks its file, and after the owner ended it or passed the car on no more', async () => {
    const chassis = '9BDAAAAAAAK830021'
    const { api, car, id } = await filled(chassis)
    const stranger = await server.as()
    const { token } = await api.logbook.share({ ...car, body: { until: addDays(today(), 7) } })
    const shared = await stranger.logbook.shared({ params: { token } })
    expect(shared).toMatchObject({
      car: { brand: 'fiat' },
      book: { entries: [{ n: 1 }, { n: 2 }, { n: 3 }], problems: [] },
    })
    expect(JSON.stringify(shared)).not.toContain(chassis)
    const { body, type } = await stranger.logbook.sharedFile({ params: { token } })
    const html = Buffer.from(body as Uint8Array).toString()
    expect(type).toContain('text/html')
    expect(html).not.toContain(chassis)
    const { book, keys } = bookIn(html)
    expect(await checkBook(book, keys, signatureCheck)).toEqual([])
    expect(keys).toEqual((await stranger.logbook.keys()).map(({ kid, x }) => ({ kid, x })))
    const [first, second, third] = book.entries
    if (!first || !second || !third) throw new Error('three entries')
    const look = (entries: SignedBook['entries']) => checkBook({ ...book, entries }, keys, signatureCheck)
    expect(await look([first, { ...second, content: second.content.replace('20000', '2000') }, third])).toEqual([
      { n: 2, why: 'forged' },
    ])
    expect(await look([first, third])).toEqual([{ n: 2, why: 'removed' }])
    expect(await look([second, first, third])).not.toEqual([])

    const copy = await logbookPersonalData.logbook_links?.rows?.(server.db, { accountId: id } as never)
    expect(copy).toMatchObject([{ chassis }])
    const [link] = (await api.logbook.owned(car)).links
    await api.logbook.unshare({ params: { ...car.params, link: link?.id ?? '' } })
    await expect(stranger.logbook.shared({ params: { token } })).rejects.toMatchObject({ status: 404 })

    const { token: later } = await api.logbook.share({ ...car, body: { until: today() } })
    const { code } = await api.garage.passOn({ params: { id: car.params.car } })
    const next = await somebody()
    const taken = await next.api.garage.take({ body: { code } })
    await expect(stranger.logbook.shared({ params: { token: later } })).rejects.toMatchObject({ status: 404 })
    await expect(api.logbook.owned(car)).rejects.toMatchObject({ status: 404 })
    const { book: kept, links } = await next.api.logbook.owned({ params: { car: taken.id } })
    expect(kept?.entries).toHaveLength(3)
    expect(links).toEqual([])
  })

  test('is given an address of a day that comes, and no more than ten', async () => {
    const { api, car } = await filled('9BDAAAAAAAK830022', 1)
    for (const until of [addDays(today(), -2), addDays(today(), 100)])
      await expect(api.logbook.share({ ...car, body: { until } })).rejects.toMatchObject({ status: 422 })
    const share = () => api.logbook.share({ ...car, body: { until: addDays(today(), 1) } })
    const { token } = await share()
    for (let n = 2; n <= 10; n++) await share()
    await expect(share()).rejects.toMatchObject({ status: 409, code: 'logbook.tooManyLinks' })
    await server.db
      .updateTable('logbook_links')
      .set({ until: addDays(today(), -2) })
      .execute()
    await expect((await server.as()).logbook.shared({ params: { token } })).rejects.toMatchObject({ status: 404 })
    expect((await api.logbook.owned(car)).links).toEqual([])
  })

  test('sees nothing of a car that somebody only says is theirs', async () => {
    const chassis = '9BDAAAAAAAK830023'
    await filled(chassis, 1)
    const { api } = await somebody()
    const { id } = await api.garage.addOwned({ body: { chassis } })
    expect(await api.logbook.owned({ params: { car: id } })).toEqual({ isOwner: false, book: null, links: [] })
    await expect(api.logbook.ownedFile({ params: { car: id } })).rejects.toMatchObject({ status: 404 })
  })
})

test('after another key signs, what the one before it signed is whole', async () => {
  const chassis = '9BDAAAAAAAK830031'
  const mine = await filled(chassis, 1)
  const kid = await rotateKey(server.db, 'logbook', server.platform.clock.now(), 'Ed25519')
  await (await workshop()).logbook.record({ body: done(chassis, { mileage: 20_000 }) })
  const { book } = await mine.api.logbook.owned(mine.car)
  expect(book?.entries).toHaveLength(2)
  expect(book?.problems).toEqual([])
  const keys = await logbookKeys(server.db)
  expect(keys.map((one) => one.until === null)).toEqual([true, false])
  expect(keys[0]?.kid).toBe(kid)
  expect(JSON.stringify(keys)).not.toContain('"d"')
})
