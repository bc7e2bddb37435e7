import type { Api } from '@volante/contract'
import type { Batch } from '@volante/contract/sheets'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })

const settled = (api: Api, id: string): Promise<Batch> =>
  vi.waitFor(
    async () => {
      const batch = await api.sheets.batch({ params: { id } })
      if (['READING', 'APPLYING', 'UNDOING'].includes(batch.state)) throw new Error(batch.state)
      return batch
    },
    { timeout: 60_000, interval: 100 },
  )

const versions = { sheet: 'versions' }
const setDoors = (doors: string) => ({ column: 'doors', cells: { doors } })

test('a column is set in the chosen rows: shown first, then put in force as one change, and taken back', async () => {
  const api = await admin()
  const { items } = await api.sheets.rows({ params: versions, query: { size: 4 } })
  const keys = items.map(({ key }) => key)
  const batch = await api.sheets.many({ params: versions, body: { set: setDoors('9'), keys } })
  expect(batch).toMatchObject({ state: 'READY', source: 'many', counts: { change: 4, same: 0, refused: 0 } })
  const doorsOf = async () => {
    const { items: now } = await api.sheets.rows({ params: versions, query: { size: 4 } })
    return now.map(({ cells }) => cells['doors'])
  }
  const before = items.map(({ cells }) => cells['doors'])
  expect(await doorsOf()).toEqual(before)
  await api.sheets.apply({ params: { id: batch.id } })
  expect(await doorsOf()).toEqual(['9', '9', '9', '9'])
  const again = await api.sheets.many({ params: versions, body: { set: setDoors('9'), keys } })
  expect(again.counts).toMatchObject({ change: 0, same: 4 })
  expect(await api.sheets.undo({ params: { id: batch.id } })).toMatchObject({ state: 'UNDONE', skipped: 0 })
  expect(await doorsOf()).toEqual(before)
})

test('a value that the column cannot hold, a key and an unknown column are refused; a row that changed since the preview stops all', async () => {
  const api = await admin()
  const { items } = await api.sheets.rows({ params: versions, query: { size: 2 } })
  const keys = items.map(({ key }) => key)
  const many = (column: string, value: string) =>
    api.sheets.many({ params: versions, body: { set: { column, cells: { [column]: value } }, keys } })
  await expect(many('doors', 'dez')).rejects.toMatchObject({ fields: [{ path: 'cells.doors' }] })
  await expect(many('modelCode', 'NADA')).resolves.toMatchObject({ counts: { change: 0, refused: 2 } })
  await expect(many('mvsCode', 'X1234')).rejects.toMatchObject({ status: 400 })
  await expect(many('nothing', '1')).rejects.toMatchObject({ status: 400 })
  const { id } = await many('doors', '8')
  const [first] = items
  const row = await api.sheets.row({ params: { ...versions, key: first?.key ?? '' } })
  const saved = await api.sheets.save({
    params: versions,
    body: { cells: { ...row.cells, engine: 'x', 'engine.pt-BR': 'Outro motor' }, isNew: false, version: row.version },
  })
  await expect(api.sheets.apply({ params: { id } })).rejects.toMatchObject({ code: 'sheets.changedSince' })
  await api.sheets.undo({ params: { id: saved.batch.id } })
})

test('all that a filter leaves is a stored query: another count is refused, more than 200 rows are looked at by a job', async () => {
  const api = await admin()
  const params = { sheet: 'dealers' }
  const query = { country: 'BR' as const }
  const { total } = await api.sheets.rows({ params, query })
  expect(total).toBeGreaterThan(200)
  const body = { set: { column: 'street', cells: { street: 'Rua Nova' } }, query }
  await expect(api.sheets.many({ params, body: { ...body, expected: total - 1 } })).rejects.toMatchObject({
    code: 'bulk.changed',
  })
  await expect(api.sheets.many({ params, body })).rejects.toMatchObject({ code: 'bulk.changed' })
  const begun = await api.sheets.many({ params, body: { ...body, expected: total } })
  expect(begun.state).toBe('READING')
  const { state, counts } = await settled(api, begun.id)
  expect(state).toBe('READY')
  expect(counts.change + counts.same).toBe(total)
  expect(counts.change).toBeGreaterThan(0)
  expect(await api.sheets.apply({ params: { id: begun.id } })).toMatchObject({ state: 'APPLIED' })
  const all = await api.sheets.rows({ params, query: { ...query, size: 200 } })
  expect(new Set(all.items.map(({ cells }) => cells['street']))).toEqual(new Set(['Rua Nova']))
  expect(await api.sheets.undo({ params: { id: begun.id } })).toMatchObject({ state: 'UNDONE', skipped: 0 })
})

test('many rows are removed but those that others name, also where these came after the preview; and are there again', async () => {
  const api = await admin()
  const params = { sheet: 'dealer-groups' }
  const make = async (code: string) =>
    (await api.sheets.save({ params, body: { cells: { id: '', code, name: code, country: 'AR' }, isNew: true } })).key
  const [free, other] = [await make('LIVRE1'), await make('LIVRE2')]
  const { items } = await api.sheets.rows({ params, query: { size: 200 } })
  const named = await server.db
    .selectFrom('dealers')
    .select('group_id')
    .where('group_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const held = items.find(({ cells }) => cells['id'] === named.group_id)
  const batch = await api.sheets.many({ params, body: { set: null, keys: [free, other, held?.key ?? ''] } })
  expect(batch.counts).toMatchObject({ remove: 2, refused: 1 })
  const detail = await api.sheets.batch({ params: { id: batch.id } })
  expect(detail.rows[0]?.problems[0]?.code).toBe('sheets.problem.inUse')
  const id = items.find(({ key }) => key === other)?.cells['id'] ?? ''
  const dealer = await server.db.selectFrom('dealers').select(['id', 'group_id']).limit(1).executeTakeFirstOrThrow()
  const give = (group: string) =>
    server.db.updateTable('dealers').set({ group_id: group }).where('id', '=', dealer.id).execute()
  await give(id)
  await expect(api.sheets.apply({ params: { id: batch.id } })).rejects.toMatchObject({ code: 'sheets.changedSince' })
  await give(dealer.group_id)
  await api.sheets.apply({ params: { id: batch.id } })
  await expect(api.sheets.row({ params: { ...params, key: free } })).rejects.toMatchObject({ status: 404 })
  expect(await api.sheets.undo({ params: { id: batch.id } })).toMatchObject({ state: 'UNDONE', skipped: 0 })
  expect((await api.sheets.row({ params: { ...params, key: free } })).cells['code']).toBe('LIVRE1')
})

test('money takes two people, also in many rows; and nobody reaches rows of another country', async () => {
  const [maker, second] = [await admin(), await admin()]
  const params = { sheet: 'coupons' }
  const { items } = await maker.sheets.rows({ params, query: { country: 'BR', size: 2 } })
  const keys = items.map(({ key }) => key)
  const set = { column: 'mostUses', cells: { mostUses: '7' } }
  const { id, waitsForAnother } = await maker.sheets.many({ params, body: { set, keys } })
  expect(waitsForAnother).toBe(true)
  await expect(maker.sheets.apply({ params: { id } })).rejects.toMatchObject({ code: 'sheets.needsAnother' })
  expect(await second.sheets.apply({ params: { id } })).toMatchObject({ state: 'APPLIED' })
  const ofArgentina = await server.as({ roles: ['service_admin'], scopes: { markets: ['AR'] } })
  const beyond = await ofArgentina.sheets.many({ params, body: { set, keys } })
  expect(beyond.counts).toEqual({ create: 0, change: 0, remove: 0, same: 0, refused: 0 })
})
