import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { getDocumentProxy } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { ServiceFailure } from '../../providers/fetch-json.ts'
import type { RecallReport } from '../../providers/recall-reports/provider.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { recallJobs } from './jobs.ts'
import { followRepairs } from './reports.ts'

const server = testServer()
const DEALER = '70001'

const words = (pt: string, es: string) => JSON.stringify({ 'pt-BR': pt, 'es-AR': es })
const CAMPAIGN = {
  country: 'BR',
  brand: 'fiat',
  kind: 'RECALL',
  title: words('Cinto', 'Cinturón'),
  risk: words('Pode soltar.', 'Puede soltarse.'),
  repair: words('Troca.', 'Cambio.'),
  can_drive: false,
  starts_on: '2026-10-01',
  remedy_from: '2026-10-01',
  minutes: 60,
  phone: '0800 000 0000',
  model_codes: [] as string[],
} as const

async function announce(id: string, chassis: readonly string[], more: object = {}): Promise<void> {
  await server.db
    .insertInto('recall_campaigns')
    .values({ ...CAMPAIGN, ...more, id })
    .execute()
  const rows = chassis.map((one) => ({
    campaign_id: id,
    prefix: one.slice(0, 9),
    first_number: one.slice(-8),
    last_number: one.slice(-8),
  }))
  await server.db.insertInto('recall_chassis').values(rows).execute()
}

const workshop = (dealer = DEALER) => server.as({ roles: ['repairman'], dealerCodes: [dealer] })
const tell = (report: { vin: string; campaignId: string; done: boolean }, more: object = {}) =>
  workshop().then((api) =>
    api.recall.updateRecall({ body: { id: randomUUID(), dealerCode: DEALER, ...report, ...more } }),
  )

async function textOf(pdf: unknown): Promise<string> {
  if (!(pdf instanceof Uint8Array)) throw new Error('a paper is written whole')
  const document = await getDocumentProxy(pdf.slice(), { useSystemFonts: true, verbosity: 0 })
  expect(document.numPages).toBe(1)
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('\n')
}

test('the receipt of a repair says what the law lists, for as long as the car is in its owner’s garage, and to nobody else', async () => {
  const vin = '9BE358A1NKYH80001'
  await announce('R-PAPER', [vin])
  const owner = await server.as({ roles: ['customer'] }, 'br-fiat')
  const { mvsCode, year } = await knownVersion()
  const car = await owner.garage.addOwned({ body: { chassis: vin, mvsCode, year } })
  const at = { params: { id: car.id, recall: 'R-PAPER' } }
  await expect(owner.garage.recallReceipt(at)).rejects.toMatchObject({ status: 404 })
  const facts = { date: '2026-11-03', time: '16:40', minutes: 75, measure: 'Troca do cinto e teste.' }
  const done = await tell({ vin, campaignId: 'R-PAPER', done: true }, facts)
  expect(done.repairs).toEqual([{ id: 'R-PAPER', title: 'Cinto', doneOn: '2026-11-03' }])
  const { name } = await server.db
    .selectFrom('dealers')
    .select('name')
    .where('code', '=', DEALER)
    .executeTakeFirstOrThrow()
  const text = await textOf((await owner.garage.recallReceipt(at)).body)
  for (const part of [
    vin,
    'R-PAPER',
    name,
    '03/11/2026',
    '16:40',
    '75 minutos',
    'Troca do cinto e teste.',
    '18/11/2026',
  ])
    expect(text).toContain(part)
  expect((await owner.garage.ownedCar({ query: { id: car.id } })).recall?.repairs).toEqual(done.repairs)
  const other = await server.as({ roles: ['customer'] }, 'br-fiat')
  await expect(other.garage.recallReceipt(at)).rejects.toMatchObject({ status: 404 })
  // What a workshop did not say, as an older call does not, is said to be unsaid.
  await tell({ vin, campaignId: 'R-PAPER', done: true }, { date: '2026-11-04' })
  expect(await textOf((await owner.garage.recallReceipt(at)).body)).toContain('não informado pela oficina')
})

const knownVersion = () =>
  server.db
    .selectFrom('versions')
    .innerJoin('version_years', 'version_years.mvs_code', 'versions.mvs_code')
    .innerJoin('models', 'models.code', 'versions.model_code')
    .select(['versions.mvs_code as mvsCode', 'version_years.year'])
    .where('models.brand', '=', 'fiat')
    .where('version_years.country', '=', 'BR')
    .limit(1)
    .executeTakeFirstOrThrow()

test('the registry is told of each repair once, again while it is down, and that one was taken back', async () => {
  const [vin, other] = ['9BE358A1NKYH81001', '9BE358A1NKYH81002']
  await announce('R-TOLD', [vin, other])
  await announce('R-ARGENTINA', ['8AP358A1NKYH81003'], { country: 'AR' })
  const registry = server.platform.providers.recallReports
  if (!registry) throw new Error('the demo has a registry')
  const heard: RecallReport[] = []
  let isDown = true
  const telling = vi.spyOn(registry, 'tell').mockImplementation(async (report) => {
    if (isDown) throw new ServiceFailure('answered 503', 503)
    if (report.campaignId.startsWith('R-TOLD')) heard.push(report)
  })
  const run = () => recallJobs['recall.reports']?.(contextFor(server), {})
  const kept = () =>
    server.db
      .selectFrom('recall_reports')
      .select(['chassis', 'done', 'told_at', 'tries', 'failed'])
      .where('campaign_id', '=', 'R-TOLD')
      .orderBy('chassis')
      .execute()
  const repair = (chassis: string) => ({ campaign_id: 'R-TOLD', chassis, done_on: '2026-11-02' })
  await server.db
    .insertInto('recall_repairs')
    .values([repair(vin), repair(other)])
    .execute()
  await server.db
    .insertInto('recall_repairs')
    .values({ campaign_id: 'R-ARGENTINA', chassis: '8AP358A1NKYH81003', done_on: '2026-11-02' })
    .execute()
  await followRepairs(server.db)
  expect(await kept()).toHaveLength(2)
  await run()
  expect((await kept()).every(({ told_at: at }) => at === null)).toBe(true)
  isDown = false
  await run()
  expect(heard.map(({ chassis, done, doneOn }) => [chassis, done, doneOn])).toEqual(
    expect.arrayContaining([
      [vin, true, '2026-11-02'],
      [other, true, '2026-11-02'],
    ]),
  )
  expect((await kept()).every(({ told_at: at, failed }) => at !== null && failed === null)).toBe(true)
  const argentine = server.db.selectFrom('recall_reports').selectAll().where('campaign_id', '=', 'R-ARGENTINA')
  expect(await argentine.execute()).toEqual([])
  await server.db.deleteFrom('recall_repairs').where('chassis', '=', vin).execute()
  await followRepairs(server.db)
  await run()
  expect(heard.at(-1)).toMatchObject({ chassis: vin, done: false })
  const before = heard.length
  await run()
  expect(heard).toHaveLength(before)
  telling.mockRestore()
})

test('how far a recall has come is counted, and by dealer for who reaches them', async () => {
  const cars = ['9BE358A1NKYH82001', '9BE358A1NKYH82002', '9BE358A1NKYH82003']
  await announce('R-COUNT', cars)
  const ranges = { campaign_id: 'R-RANGE', prefix: '9BE', first_number: 'KYH82100', last_number: 'KYH82199' }
  await server.db
    .insertInto('recall_campaigns')
    .values({ ...CAMPAIGN, id: 'R-RANGE' })
    .execute()
  await server.db.insertInto('recall_chassis').values(ranges).execute()
  await tell({ vin: cars[0] ?? '', campaignId: 'R-COUNT', done: true }, { date: '2026-10-20' })
  const visitor = await server.as({}, 'br-fiat')
  const shown = async (id: string) =>
    (await visitor.recall.campaigns({ params: { brand: 'fiat', market: 'BR' } })).find((one) => one.id === id)
  expect(await shown('R-COUNT')).toMatchObject({ cars: 3, repaired: 1 })
  expect(await shown('R-RANGE')).toMatchObject({ cars: null, repaired: 0 })
  await server.db.updateTable('recall_campaigns').set({ cars: 100 }).where('id', '=', 'R-RANGE').execute()
  const staff = await workshop()
  const listed = await staff.recall.deskList({ query: { brand: 'fiat' } })
  expect(listed.find(({ id }) => id === 'R-COUNT')).toMatchObject({ cars: 3, repaired: 1, percent: 33 })
  expect(listed.find(({ id }) => id === 'R-RANGE')).toMatchObject({ cars: 100, repaired: 0, percent: 0 })
  const at = { params: { id: 'R-COUNT' } }
  expect(await staff.recall.deskGet(at)).toMatchObject({
    months: [{ month: '2026-10', repaired: 1 }],
    dealers: [{ dealerCode: DEALER, repaired: 1 }],
  })
  const { code: elsewhere } = await server.db
    .selectFrom('dealers')
    .select('code')
    .where('country', '=', 'BR')
    .where('code', '<>', DEALER)
    .where(sql<boolean>`'fiat' = any(brands)`)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await (await workshop(elsewhere)).recall.deskGet(at)).dealers).toEqual([])
  const nobodys = await server.as({ roles: ['repairman'], dealerCodes: [] })
  expect(await nobodys.recall.deskList({ query: {} })).toEqual([])
  await expect(visitor.recall.deskGet(at)).rejects.toMatchObject({ status: 401 })
})

test.each(['br-fiat', 'ar-fiat'])(
  'the longest voucher of %s is one A4 page, of one recall and of three',
  async (site) => {
    const vin = `9BE358A1NKYH83${site === 'br-fiat' ? '001' : '002'}`
    const long = (letters: number) => 'Pode soltar-se em marcha. '.repeat(50).slice(0, letters).trim()
    const texts = {
      title: words(long(120), long(120)),
      risk: words(long(1_000), long(1_000)),
      repair: words(long(1_000), long(1_000)),
    }
    for (const nth of [1, 2, 3]) await announce(`R-LONG-${site}-${nth}`, [vin], texts)
    const api = await server.as({}, site)
    for (const campaignId of [`R-LONG-${site}-1`, undefined]) {
      const { body } = await api.recall.voucher({ query: { vin, ...(campaignId ? { campaignId } : {}) } })
      if (!(body instanceof Uint8Array)) throw new Error('a voucher is printed whole')
      const [page, ...more] = (await PDFDocument.load(body)).getPages()
      expect([more.length, page?.getSize()]).toEqual([0, { width: 595.28, height: 841.89 }])
    }
  },
)

test('staff learn that repairs are late being told, once each day on which more of them became so', async () => {
  const [vin, other] = ['9BE358A1NKYH85001', '9BE358A1NKYH85002']
  await announce('R-LATE', [vin, other])
  const staff = (market: string) =>
    server.as({ roles: ['service_admin'], scopes: { markets: [market], brands: [] } }, 'portal')
  const [br, ar] = [await staff('BR'), await staff('AR')]
  const late = (chassis: string, due: string) => ({
    campaign_id: 'R-LATE',
    chassis,
    done: true,
    done_on: '2026-09-01',
    due_on: due,
    told_at: null,
    failed: null,
  })
  const morning = () => recallJobs['recall.late']?.(contextFor(server), {})
  const noticesOf = async (api: typeof br) =>
    (await api.notifications.list()).items.filter(({ path }) => path.endsWith('/R-LATE'))
  await server.db.insertInto('recall_reports').values(late(vin, '2026-09-16')).execute()
  await morning()
  await morning()
  expect(await noticesOf(br)).toMatchObject([{ kind: 'recallLate', told: { recall: 'R-LATE', count: 1 } }])
  expect(await noticesOf(ar)).toEqual([])
  await server.db.insertInto('recall_reports').values(late(other, '2026-09-20')).execute()
  await morning()
  expect((await noticesOf(br)).map((one) => one.told.count)).toEqual([2, 1])
  await server.db.deleteFrom('recall_reports').where('campaign_id', '=', 'R-LATE').execute()
  await morning()
  expect(await noticesOf(br)).toHaveLength(2)
})
