import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { addNetwork, CPF, DEALER, DEALER_RECIFE } from '../fixtures.ts'

const server = testServer()
beforeAll(() => addNetwork(server.db))

const REPORT = {
  reason: 'DEFECT',
  product: 'VEHICLE',
  category: 'BRAKES',
  model: 'Teste',
  version: 'Like',
  year: '2026',
  mileage: '12000',
  name: 'Maria Prado Souza',
  email: 'maria@mail.example',
  phone: '11987654321',
  message: 'O freio range',
}
async function report(more: Readonly<Record<string, string>> = {}, site = 'br-fiat'): Promise<string> {
  const client = await server.as({ client: true }, site)
  return (await client.reporting.create({ body: { ...REPORT, ...more } })).reportNumber
}
const everywhere = () => server.as({ roles: ['partner_admin'] }, 'portal')
const queue = (market: string) =>
  server.as({ roles: ['lead_queue_manager'], scopes: { markets: [market], brands: [] } }, 'portal')

type Staff = Awaited<ReturnType<typeof everywhere>>
type Query = NonNullable<Parameters<Staff['reporting']['deskList']>[0]>['query']
const numbers = async (staff: Staff, query: Query = {}) =>
  (await staff.reporting.deskList({ query })).items.map(({ protocol }) => protocol)
const idOf = async (staff: Staff, protocol: string) =>
  (await staff.reporting.deskList({ query: { protocol } })).items[0]?.id ?? ''

test('reports are masked in the list and whole on their page, whose reading is on record', async () => {
  const protocol = await report({ cpf: CPF, dealerId: `id-${DEALER}` })
  const staff = await everywhere()
  const [row] = (await staff.reporting.deskList({ query: { protocol } })).items
  expect(row).toMatchObject({ name: 'Maria S.', email: 'm***@mail.example', taxId: '***.982.247-**', message: null })
  expect(row).toMatchObject({ stage: 'open', brand: 'fiat', country: 'BR', category: 'BRAKES', acts: [] })
  expect(row?.dealerName).toBeTruthy()
  const id = row?.id ?? ''
  const { name, phone, message, mileage } = REPORT
  expect(await staff.reporting.deskGet({ params: { id } })).toMatchObject({ name, phone, message, mileage, taxId: CPF })
  const readings = await server.db
    .selectFrom('audit')
    .select('input')
    .where('call', '=', 'reporting.desk.get')
    .where(sql<boolean>`input -> 'params' ->> 'id' = ${id}`)
    .execute()
  expect(readings).toHaveLength(1)
})

test("reports are those of a market, and not those of the dealer's people whom they may be about", async () => {
  const [brazil, argentina] = [
    await report({ dealerId: `id-${DEALER}` }),
    await report({ phone: '1145678901' }, 'ar-fiat'),
  ]
  const [here, there] = [await queue('BR'), await queue('AR')]
  expect(await numbers(here)).toContain(brazil)
  expect(await numbers(here)).not.toContain(argentina)
  expect(await numbers(there)).toEqual([argentina])
  const id = await idOf(here, brazil)
  await expect(there.reporting.deskGet({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(there.reporting.deskWork({ body: { id, act: 'take' } })).rejects.toMatchObject({ status: 404 })
  const seller = await server.as({ roles: ['user_dealer'], dealerCodes: [DEALER] }, 'portal')
  await expect(numbers(seller)).rejects.toMatchObject({ status: 403 })
})

test('reports are found by what they are about, their model, dealer and day, in either order', async () => {
  await server.db.deleteFrom('reports').execute()
  const first = await report({ reason: 'SAFETY', model: 'Único', dealerId: `id-${DEALER_RECIFE}` })
  await server.moveClock(60_000)
  const second = await report({ category: 'ENGINE' }, 'br-jeep')
  const staff = await everywhere()
  expect(await numbers(staff)).toEqual([second, first])
  expect(await numbers(staff, { sort: 'oldest' })).toEqual([first, second])
  for (const query of [{ reason: 'SAFETY' }, { category: 'BRAKES' }, { model: 'ÚNICO' }, { dealerCode: DEALER_RECIFE }, { brand: 'fiat' }] as const) // biome-ignore format: one list
    expect([query, await numbers(staff, query)]).toEqual([query, [first]])
  expect(await numbers(staff, { reason: 'SAFETY', brand: 'jeep' })).toEqual([])
  expect(await numbers(staff, { to: '2001-01-01' })).toEqual([])
  expect(await numbers(staff, { from: '2001-01-01' })).toHaveLength(2)
})

test('a report is taken, noted, finished and opened again, each with who and when', async () => {
  const protocol = await report()
  const staff = await everywhere()
  const id = await idOf(staff, protocol)
  const work = (act: 'take' | 'finish' | 'reopen' | 'note', note?: string) =>
    staff.reporting.deskWork({ body: { id, act, ...(note === undefined ? {} : { note }) } })
  await expect(work('note', '  ')).rejects.toMatchObject({ status: 422, fields: [{ path: 'note' }] })
  await expect(work('reopen')).rejects.toMatchObject({ status: 409, code: 'report.notNow' })
  expect((await work('take')).stage).toBe('inWork')
  await expect(work('take')).rejects.toMatchObject({ status: 409 })
  expect(await numbers(staff, { stage: 'inWork' })).toEqual([protocol])
  await work('note', ' Peça pedida ')
  expect((await work('finish')).stage).toBe('done')
  const { stage, acts } = await work('reopen')
  expect(stage).toBe('open')
  expect(acts.map(({ act, note }) => [act, note])).toEqual([
    ['reopen', null],
    ['finish', null],
    ['note', 'Peça pedida'],
    ['take', null],
  ])
  expect(acts.every(({ by, at }) => by !== '' && !Number.isNaN(Date.parse(at)))).toBe(true)
})
