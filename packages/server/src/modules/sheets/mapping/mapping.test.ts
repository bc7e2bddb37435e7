import type { Api } from '@volante/contract'
import type { Batch } from '@volante/contract/sheets'
import { matchesOf } from '@volante/domain/sheets/mapping'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { SHEETS } from '../../../house-sheets.ts'
import { tableColumn } from '../../../platform/sheets/sheet.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { importFile } from '../command.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })

const send = (api: Api, sheet: string, file: string | Buffer): Promise<Batch> =>
  api.sheets.send({ params: { sheet }, body: { name: 'file.csv', content: Buffer.from(file).toString('base64') } })
const detail = (api: Api, { id }: Pick<Batch, 'id'>) => api.sheets.batch({ params: { id } })
const text = (file: { readonly body: unknown }) => Buffer.from(file.body as Uint8Array).toString()
const from = (heading: string) => ({ from: heading })

const GROUPS = { code: from('Grupo'), name: from('Razão social'), country: from('Mercado') }
const file = (...lines: string[]) => ['Grupo;Razão social;Mercado;Obs', ...lines].join('\n')

test.each(SHEETS.filter(({ unique }) => unique).map((sheet) => [sheet.name, sheet] as const))(
  '%s: what its rows are recognised by has an index that allows it once',
  async (_, sheet) => {
    const { rows } = await sql<{ columns: string }>`
      select string_agg(a.attname, ' ' order by k.place) as columns from pg_index i
      cross join unnest(i.indkey) with ordinality k(number, place) join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = ${sheet.table}::regclass and i.indisunique and i.indpred is null group by i.indexrelid`.execute(
      server.db,
    )
    for (const names of matchesOf(sheet).filter((match) => match.length > 0))
      expect(rows.map(({ columns }) => columns)).toContain(names.map((name) => tableColumn(sheet, name)).join(' '))
  },
)

describe('a file with other headings', () => {
  test('asks where its columns go, with guesses by word and by what they hold, and is read as was said', async () => {
    const api = await admin()
    const sent = await send(api, 'dealer-groups', file('MAP-1;Grupo Um;BR;x', 'MAP-2;Grupo Dois;AR;y', 'MAP-3;;XX;'))
    expect(sent).toMatchObject({ state: 'MAPPING', counts: { create: 0, refused: 0 } })
    const { asks } = await detail(api, sent)
    expect(asks).toMatchObject({
      columns: [
        { heading: 'Grupo', samples: ['MAP-1', 'MAP-2', 'MAP-3'] },
        { heading: 'Razão social', samples: ['Grupo Um', 'Grupo Dois'] },
        { heading: 'Mercado', samples: ['BR', 'AR', 'XX'] },
        { heading: 'Obs' },
      ],
      headings: [
        { heading: 'id', isNeeded: false },
        { heading: 'code', isNeeded: true },
        { heading: 'name', isNeeded: true },
        { heading: 'country', isNeeded: true },
      ],
      matches: [['id'], ['code'], []],
    })
    await api.sheets.map({
      params: { id: sent.id },
      body: { columns: GROUPS, match: ['code'], isRemembered: false },
    })
    const read = await detail(api, sent)
    expect(read).toMatchObject({
      state: 'READY',
      counts: { create: 2, refused: 1 },
      asks: null,
      mapping: { columns: { ...GROUPS, id: null }, match: ['code'], by: 'person', kept: null },
    })
    const refused = text(await api.sheets.problems({ params: { id: sent.id } })).split('\r\n')
    expect(refused[0]).toContain('Grupo;Razão social;Mercado;Obs;')
    expect(refused[1]).toMatch(/^MAP-3;;XX;;4;/)
    await api.sheets.apply({ params: { id: sent.id } })
    const again = await send(api, 'dealer-groups', file('MAP-1;Grupo Uno;BR;', 'MAP-2;Grupo Dois;AR;'))
    await api.sheets.map({ params: { id: again.id }, body: { columns: GROUPS, match: ['code'], isRemembered: false } })
    expect(await detail(api, again)).toMatchObject({
      counts: { create: 0, change: 1, same: 1 },
      rows: [{ fields: [{ column: 'name', before: 'Grupo Um', after: 'Grupo Uno' }] }],
    })
  })

  test('may have a column of few and words for all rows: what it does not have stays', async () => {
    const api = await admin()
    const { items } = await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'mobi' } })
    const { cells } = await api.sheets.row({ params: { sheet: 'models', key: items[0]?.key ?? '' } })
    const sent = await send(api, 'models', `Onde;Largura total\n${cells['slug']};1999\nno-such-model;1500`)
    const columns = { slug: from('Onde'), widthMm: from('Largura total'), status: { is: 'discontinued' } }
    await api.sheets.map({ params: { id: sent.id }, body: { columns, match: ['slug'], isRemembered: false } })
    const read = await detail(api, sent)
    expect(read.counts).toMatchObject({ change: 1, create: 0, refused: 1 })
    expect(read.rows.map(({ line }) => line)).toEqual([3, 2])
    expect(read.rows[0]?.problems).toContainEqual(
      expect.objectContaining({ column: 'name', code: 'sheets.problem.blank' }),
    )
    expect(read.rows[1]?.fields.map(({ column }) => column)).toEqual(['status', 'widthMm'])
  })

  test('is refused where it gives a row another key, or recognises one twice', async () => {
    const api = await admin()
    const { items } = await api.sheets.rows({ params: { sheet: 'dealer-groups' }, query: { size: 1 } })
    const code = items[0]?.cells['code'] ?? ''
    const sent = await send(api, 'dealer-groups', `Ident;Grupo\nOTHER;${code}`)
    const columns = { id: from('Ident'), code: from('Grupo') }
    await api.sheets.map({ params: { id: sent.id }, body: { columns, match: ['code'], isRemembered: false } })
    expect((await detail(api, sent)).rows[0]?.problems).toMatchObject([
      { column: 'id', code: 'sheets.problem.otherKey' },
    ])
    const twice = await send(api, 'dealer-groups', `Grupo;Razão\n${code};A\n${code};B`)
    const two = { code: from('Grupo'), name: from('Razão') }
    await api.sheets.map({ params: { id: twice.id }, body: { columns: two, match: ['code'], isRemembered: false } })
    expect(await detail(api, twice)).toMatchObject({ counts: { change: 1, refused: 1 } })
  })

  test.each([
    [{ columns: GROUPS, match: ['name'] }, 'sheets.mapping.unmatched'],
    [{ columns: { name: from('Razão social') }, match: ['code'] }, 'sheets.mapping.unmatched'],
    [{ columns: { ...GROUPS, code: from('Nada') }, match: ['code'] }, 'sheets.mapping.unknown'],
  ])('%j is refused: %s', async (body, code) => {
    const api = await admin()
    const { id } = await send(api, 'dealer-groups', file('MAP-4;Grupo;BR;'))
    await expect(api.sheets.map({ params: { id }, body: { ...body, isRemembered: true } })).rejects.toMatchObject({
      code,
    })
    expect(await api.sheets.undo({ params: { id } })).toMatchObject({ state: 'DROPPED' })
    await expect(
      api.sheets.map({ params: { id }, body: { columns: GROUPS, match: ['code'], isRemembered: false } }),
    ).rejects.toMatchObject({ code: 'sheets.notReady' })
  })

  test('is the business of who sent it until its countries are known', async () => {
    const api = await admin()
    const { id } = await send(api, 'dealer-groups', file('MAP-5;Grupo;BR;'))
    const elsewhere = await server.as({ roles: ['partner_admin'], scopes: { markets: ['AR'] } })
    await expect(elsewhere.sheets.batch({ params: { id } })).rejects.toMatchObject({ status: 404 })
  })
})

test('the headings of the sheet need nobody: what a file or another system leaves out stays', async () => {
  const api = await admin()
  const { items } = await api.sheets.rows({ params: { sheet: 'stock' }, query: { country: 'BR', size: 1 } })
  const { id = '', chassis = '', state } = items[0]?.cells ?? {}
  const arrival = '2031-05-01'
  const sent = await send(api, 'stock', `chassis;arrival\n${chassis};${arrival}\n9BWZZZ377VT000001;${arrival}`)
  expect(sent).toMatchObject({ state: 'READY', counts: { create: 0, change: 1, refused: 1 } })
  const fed = await api.sheets.feed({ params: { sheet: 'stock' }, body: { rows: [{ id, arrival }] } })
  expect(fed).toMatchObject({ state: 'APPLIED', counts: { change: 1 }, mapping: null })
  expect(fed.rows[0]?.fields.map(({ column }) => column)).toEqual(['arrival'])
  const stored = await server.db.selectFrom('stock_units').selectAll().where('id', '=', id).executeTakeFirst()
  expect(stored).toMatchObject({ state, chassis })
})

describe('what was said', () => {
  const HEADS = 'Sigla;Empresa;Praça'
  const COLUMNS = { code: from('Sigla'), name: from('Empresa'), country: from('Praça') }
  const terminal = () => ({
    db: server.db,
    now: new Date(),
    sites: server.platform.sites,
    texts: server.platform.texts,
  })

  test('is remembered of such headings in any order, for files, commands and other systems, until it is forgotten', async () => {
    const api = await admin()
    const first = await send(api, 'dealer-groups', `${HEADS}\nMEM-1;Um;BR`)
    expect(first.state).toBe('MAPPING')
    await api.sheets.map({ params: { id: first.id }, body: { columns: COLUMNS, match: ['code'], isRemembered: true } })
    const next = await send(api, 'dealer-groups', `\uFEFFempresa\tpraca\tSIGLA\nDois\tAR\tMEM-2`)
    expect(next).toMatchObject({ state: 'READY', counts: { create: 1 } })
    const same = await send(api, 'dealer-groups', Buffer.from('Empresa,Praça,Sigla\nDois,AR,MEM-2', 'latin1'))
    expect(same).toMatchObject({ state: 'READY', counts: { create: 1 } })
    expect((await detail(api, same)).mapping).toMatchObject({ by: 'remembered', kept: { by: 'Test' } })
    const sheet = SHEETS.find(({ name }) => name === 'dealer-groups')
    if (!sheet) throw new Error('No groups')
    const given = { name: 'x.csv', bytes: Buffer.from(`${HEADS}\nMEM-3;Três;BR`), isTrial: true, isPartial: false }
    expect(await importFile(terminal(), SHEETS, sheet, given)).toMatchObject({ create: 1, problem: null })
    const fed = await api.sheets.feed({
      params: { sheet: 'dealer-groups' },
      body: { rows: [{ Sigla: 'MEM-4', Empresa: 'Quatro', Praça: 'BR' }] },
    })
    expect(fed).toMatchObject({ state: 'APPLIED', counts: { create: 1 }, mapping: { by: 'remembered' } })
    await api.sheets.forget({ params: { id: same.id } })
    expect((await detail(api, same)).mapping).toMatchObject({ by: 'remembered', kept: null })
    expect((await send(api, 'dealer-groups', `${HEADS}\nMEM-5;Cinco;BR`)).state).toBe('MAPPING')
    expect(await importFile(terminal(), SHEETS, sheet, given)).toMatchObject({
      create: 0,
      problem: expect.stringContaining('Faltam'),
    })
  })

  test('may come with a command or a feed', async () => {
    const api = await admin()
    const sheet = SHEETS.find(({ name }) => name === 'dealer-groups')
    if (!sheet) throw new Error('No groups')
    const bytes = Buffer.from('Cod;Razão\nCMD-1;Grupo de fora')
    const given = { name: 'x.csv', bytes, isTrial: true, isPartial: false }
    const placing = { code: from('Cod'), name: from('Razão'), country: { is: 'AR' } }
    expect(await importFile(terminal(), SHEETS, sheet, { ...given, placing })).toMatchObject({ create: 1, refused: [] })
    const wrong = await importFile(terminal(), SHEETS, sheet, { ...given, placing: { code: from('Nada') } })
    expect(wrong).toMatchObject({ create: 0, problem: expect.stringContaining('colunas ditas') })
    const body = { rows: [{ c: 'FED-1', n: 'Grupo', country: 'AR' }], map: { code: 'c', name: 'n' } }
    expect(await api.sheets.feed({ params: { sheet: 'dealer-groups' }, body })).toMatchObject({
      state: 'APPLIED',
      counts: { create: 1 },
    })
  })
})

test('a row that was removed and would be there again is named', async () => {
  const api = await admin()
  const csv = 'id;code;name;country\nBACK-1;BACK-1;Grupo;BR\nBACK-2;BACK-2;Grupo;BR'
  const made = await send(api, 'dealer-groups', csv)
  await api.sheets.apply({ params: { id: made.id } })
  expect(made).toMatchObject({ returning: 0 })
  const { items } = await api.sheets.rows({ params: { sheet: 'dealer-groups' }, query: { text: 'BACK-2' } })
  await api.sheets.remove({ params: { sheet: 'dealer-groups', key: items[0]?.key ?? '' } })
  const again = await detail(api, await send(api, 'dealer-groups', `${csv}\nBACK-3;BACK-3;Grupo;BR`))
  expect(again).toMatchObject({ returning: 1, counts: { create: 2, same: 1 } })
  expect(again.rows.map(({ label, removedAt }) => [label, removedAt !== null])).toEqual([
    ['Grupo · BACK-2', true],
    ['Grupo · BACK-3', false],
  ])
})

test('a file of 10,000 rows with other headings is read in 30 seconds', async () => {
  const api = await admin()
  const lines = Array.from({ length: 10_000 }, (_, at) => `T${at};Grupo ${at};BR`)
  const begun = performance.now()
  const { id } = await send(api, 'dealer-groups', ['Chave;Quem;Onde', ...lines].join('\n'))
  const settled = (state: Batch['state']) =>
    vi.waitFor(async () => expect(await detail(api, { id })).toMatchObject({ state }), {
      timeout: 60_000,
      interval: 100,
    })
  await settled('MAPPING')
  const columns = { code: from('Chave'), name: from('Quem'), country: from('Onde') }
  await api.sheets.map({ params: { id }, body: { columns, match: ['code'], isRemembered: false } })
  await settled('READY')
  expect(performance.now() - begun).toBeLessThan(30_000)
  expect((await detail(api, { id })).counts).toMatchObject({ create: 10_000, refused: 0 })
})
