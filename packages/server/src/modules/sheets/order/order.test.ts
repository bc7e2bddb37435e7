import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })
type Api = Awaited<ReturnType<typeof admin>>

const params = { sheet: 'versions' }
const MVS = (one: { readonly cells: Readonly<Record<string, string>> }) => one.cells['mvsCode']

/** The versions of a model that has some, in their order. */
async function orderOf(api: Api, model: string) {
  const { items, version } = await api.sheets.order({ params, query: { only: `modelCode=${model}` } })
  return { items, version, codes: items.map(MVS) }
}

async function modelWith(api: Api, count: number): Promise<string> {
  const rows = await server.db
    .selectFrom('versions')
    .select('model_code')
    .groupBy('model_code')
    .having(({ fn }) => fn.countAll(), '>=', count)
    .orderBy('model_code')
    .execute()
  const [found] = rows
  expect(found, 'a model with so many versions').toBeDefined()
  expect((await orderOf(api, found?.model_code ?? '')).items.length).toBeGreaterThanOrEqual(count)
  return found?.model_code ?? ''
}

test('a row goes to a place among those of its model as one change, the shop shows it there, and it is taken back', async () => {
  const api = await admin()
  const model = await modelWith(api, 3)
  const others = await server.db
    .selectFrom('versions')
    .select(['mvs_code', 'position'])
    .where('model_code', '!=', model)
    .execute()
  const before = await orderOf(api, model)
  const last = before.items.at(-1)
  const moved = await api.sheets.move({ params, body: { key: last?.key ?? '', to: 1, version: before.version } })
  expect(moved).toMatchObject({
    place: 1,
    total: before.items.length,
    batch: { state: 'APPLIED', counts: { refused: 0 } },
  })
  expect(moved.batch.counts.change).toBe(before.items.length)
  expect((await orderOf(api, model)).codes).toEqual([before.codes.at(-1), ...before.codes.slice(0, -1)])
  expect(
    await server.db.selectFrom('versions').select(['mvs_code', 'position']).where('model_code', '!=', model).execute(),
  ).toEqual(others)
  const { history } = await api.sheets.row({ params: { ...params, key: last?.key ?? '' } })
  expect(history[0]).toMatchObject({ batch: moved.batch.id, fields: [{ column: 'position' }] })
  expect(await api.sheets.undo({ params: { id: moved.batch.id } })).toMatchObject({ state: 'UNDONE', skipped: 0 })
  expect((await orderOf(api, model)).codes).toEqual(before.codes)
})

test('an order that somebody else changed since is not changed by who saw the one before; of two at once one wins', async () => {
  const api = await admin()
  const model = await modelWith(api, 3)
  const { items, version } = await orderOf(api, model)
  const move = (at: number, to: number) =>
    api.sheets.move({ params, body: { key: items[at]?.key ?? '', to, version } }).then(
      () => 'moved',
      (error: { readonly code: string }) => error.code,
    )
  expect((await Promise.all([move(0, 3), move(1, 1)])).toSorted()).toEqual(['moved', 'sheets.orderChanged'])
  expect(await move(2, 1)).toBe('sheets.orderChanged')
})

test('beyond the last place is the last; what shares an order is to be said, and not every sheet has one', async () => {
  const api = await admin()
  const model = await modelWith(api, 3)
  const { items, version, codes } = await orderOf(api, model)
  const { place } = await api.sheets.move({ params, body: { key: items[0]?.key ?? '', to: 900, version } })
  expect(place).toBe(items.length)
  expect((await orderOf(api, model)).codes).toEqual([...codes.slice(1), codes[0]])
  await expect(api.sheets.order({ params, query: {} })).rejects.toMatchObject({ status: 400 })
  await expect(api.sheets.order({ params: { sheet: 'prices' }, query: {} })).rejects.toMatchObject({ status: 404 })
})

test('who reaches one country changes no order of another', async () => {
  const everywhere = await admin()
  const sheet = { sheet: 'price-types' }
  const ask = { params: sheet, query: { only: 'country=AR' } }
  const { items, version } = await everywhere.sheets.order(ask)
  expect(items.length).toBeGreaterThan(1)
  const ofBrazil = await server.as({ roles: ['service_admin'], scopes: { markets: ['BR'] } })
  expect((await ofBrazil.sheets.order(ask)).items).toEqual([])
  await expect(
    ofBrazil.sheets.move({ params: sheet, body: { key: items[0]?.key ?? '', to: 2, version } }),
  ).rejects.toMatchObject({ status: 404 })
})
