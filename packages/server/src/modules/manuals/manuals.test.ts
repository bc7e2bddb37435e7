import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor, multipart } from '../documents/fixtures.ts'
import { manualJobs } from './jobs.ts'

const VOLANTE_DATA = mkdtempSync(join(tmpdir(), 'volante-manuals-'))
const server = testServer({ ROLE: 'web', VOLANTE_DATA })
const scopes = { markets: ['BR'], brands: ['fiat'], regions: [], dealerGroups: [] }
const keeper = () => server.as({ roles: ['manual_admin'], scopes }, 'br-fiat')

let pdf: Buffer
let models: string[]
beforeAll(async () => {
  const document = await PDFDocument.create()
  document.addPage()
  pdf = Buffer.from(await document.save())
  const rows = await server.db.selectFrom('models').select('code').where('brand', '=', 'fiat').limit(2).execute()
  models = rows.map(({ code }) => code)
})

async function send(content: Buffer, type = 'application/pdf') {
  const who = await server.signIn(['manual_admin'], [], scopes)
  const { headers, payload } = multipart([['file', content, 'Manual.pdf', type]])
  const sent = { method: 'POST', url: '/api/manual/files', headers: { ...headers, ...who }, payload } as const
  const answer = await server.app.inject(sent)
  return { who, status: answer.statusCode, body: answer.json<{ id: string; path: string; code: string }>() }
}

const isServed = async (path: string): Promise<number> =>
  (await server.app.inject({ url: path, headers: { 'x-site': 'br-fiat' } })).statusCode

test('a file is sent, made a manual, and read by everybody once it is published', async () => {
  const { body, who, status } = await send(pdf)
  expect(status).toBe(201)
  const waiting = () => server.app.inject({ url: '/api/manual/files', headers: who })
  expect((await waiting()).json()).toMatchObject([{ path: body.path, name: 'Manual.pdf' }])
  expect(await isServed(body.path)).toBe(404)
  const api = await keeper()
  const [modelCode = ''] = models
  const manual = { name: 'Manual do proprietário', path: body.path, brand: 'fiat', modelCode, year: 2026 }
  const { id } = await api.manual.create({ body: manual })
  expect((await waiting()).json()).toEqual([])
  const owner = await server.as({ roles: ['customer'] }, 'br-fiat')
  await expect(owner.manual.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await owner.manual.list({ query: { modelCode, year: 2026 } })).toEqual([])

  await api.manual.update({ params: { id }, body: { ...manual, isPublished: true } })
  expect(await isServed(body.path)).toBe(200)
  expect(await owner.manual.get({ params: { id } })).toMatchObject({ modelCode, year: 2026, language: 'pt-BR' })
  expect((await owner.manual.list({ query: { modelCode, year: 2026 } })).map((one) => one.id)).toEqual([id])
  for (const query of [{ modelCode, year: 2020 }, { modelCode: models[1] ?? '', year: 2026 }, { brand: 'jeep' }])
    expect(await owner.manual.list({ query })).toEqual([])
  expect((await (await server.as({}, 'br-fiat')).manual.shop()).map((one) => one.id)).toEqual([id])
  expect(await (await server.as({}, 'ar-fiat')).manual.shop()).toEqual([])

  await api.manual.remove({ params: { id } })
  expect(await isServed(body.path)).toBe(404)
  expect(await server.db.selectFrom('manual_files').selectAll().execute()).toEqual([])
})

test('another file takes the place of the first, which is forgotten', async () => {
  const [first, second] = [(await send(pdf)).body, (await send(pdf)).body]
  const api = await keeper()
  const manual = { name: 'Guia', path: first.path, brand: 'fiat' }
  const { id } = await api.manual.create({ body: manual })
  const changed = await api.manual.update({ params: { id }, body: { ...manual, path: second.path } })
  expect(changed).toMatchObject({ path: second.path, modelCode: null, year: null })
  const { items } = await api.manual.adminSearch({ query: { name: 'guia' } })
  expect(items.map((one) => one.id)).toEqual([id])
  expect((await server.db.selectFrom('manual_files').select('id').execute()).map((one) => one.id)).toEqual([second.id])
})

test('what is no PDF, no file, of no model or beyond reach is refused', async () => {
  expect(await send(Buffer.from('not a pdf'))).toMatchObject({ status: 415 })
  const { path } = (await send(pdf)).body
  const api = await keeper()
  const manual = { name: 'Guia', path, brand: 'fiat' }
  const refused = async (body: typeof manual & { modelCode?: string }, field: string) =>
    expect(api.manual.create({ body })).rejects.toMatchObject({ status: 422, fields: [{ path: field }] })
  await refused({ ...manual, name: ' ' }, 'name')
  await refused({ ...manual, path: '' }, 'path')
  await refused({ ...manual, path: 'https://example.com/x.pdf' }, 'path')
  await refused({ ...manual, modelCode: 'QQQ' }, 'modelCode')
  await expect(api.manual.create({ body: { ...manual, brand: 'jeep' } })).rejects.toMatchObject({ status: 403 })
})

test('files that no manual names are forgotten after a week', async () => {
  const { id } = (await send(pdf)).body
  await manualJobs['manuals.upkeep']?.(contextFor(server), {})
  await server.db
    .updateTable('manual_files')
    .set({ sent_at: new Date('2020-01-01') })
    .where('id', '=', id)
    .execute()
  await manualJobs['manuals.upkeep']?.(contextFor(server), {})
  expect(await server.db.selectFrom('manual_files').select('id').where('id', '=', id).execute()).toEqual([])
})

test('several manuals are published at once, and taken back', async () => {
  const api = await keeper()
  const ids: string[] = []
  for (const name of ['Manual A', 'Manual B']) {
    const { body } = await send(pdf)
    ids.push((await api.manual.create({ body: { name, path: body.path, brand: 'fiat' } })).id)
  }
  const body = { list: '/admin/manuals', call: 'update', set: { isPublished: true }, ids }
  expect(await api.bulk.preview({ body })).toMatchObject({ will: 2, same: 0, refused: 0 })
  const done = await api.bulk.create({ body: { ...body, expected: 2 } })
  const published = () =>
    Promise.all(ids.map(async (id) => (await api.manual.adminGet({ params: { id } })).isPublished))
  expect(await published()).toEqual([true, true])
  await api.bulk.undo({ params: { id: done.id } })
  expect(await published()).toEqual([false, false])
})
