import type { Api } from '@volante/contract'
import type { Batch } from '@volante/contract/sheets'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SHEETS } from '../../house-sheets.ts'
import { exportFile, importFile } from './command.ts'
import { reserved } from '../reservations/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })

// The demo has none: a dealer asks the list price until it says otherwise.
beforeAll(() =>
  sql`
    insert into working_prices (country, dealer_code, mvs_code, year, price_cents, initial_date, created_at, updated_at)
    select 'BR', '70001', mvs_code, year, 17500000, '2031-03-01', now(), now()
    from version_years where country = 'BR' limit 1`.execute(server.db),
)
const text = (file: { readonly body: unknown }) => Buffer.from(file.body as Uint8Array).toString()

/** Sends a file and waits until it is read. */
async function send(api: Api, sheet: string, file: string | Uint8Array, name = 'file.csv'): Promise<Batch> {
  const content = Buffer.from(file).toString('base64')
  const { id } = await api.sheets.send({ params: { sheet }, body: { name, content } })
  return settled(api, id)
}

const settled = (api: Api, id: string): Promise<Batch> =>
  vi.waitFor(
    async () => {
      const batch = await api.sheets.batch({ params: { id } })
      if (['READING', 'APPLYING', 'UNDOING'].includes(batch.state)) throw new Error(batch.state)
      return batch
    },
    { timeout: 60_000, interval: 100 },
  )

/** Money is taken back by two. */
async function takeBack(first: Api, second: Api, id: string): Promise<void> {
  expect(await first.sheets.undo({ params: { id } })).toMatchObject({ state: 'APPLIED', undo: 'waits' })
  expect(await second.sheets.undo({ params: { id } })).toMatchObject({ state: 'UNDONE' })
}

test.each(SHEETS.map(({ name }) => name))(
  '%s: the file of all rows, sent back, changes nothing',
  async (sheet) => {
    const api = await admin()
    const { total } = await api.sheets.rows({ params: { sheet } })
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await api.sheets.file({ params: { sheet }, query: { format } })
      const batch = await send(api, sheet, file.body as Uint8Array, `${sheet}.${format}`)
      expect(
        batch,
        JSON.stringify((await api.sheets.batch({ params: { id: batch.id } })).rows[0]?.problems),
      ).toMatchObject({ problem: null, counts: { create: 0, change: 0, refused: 0 } })
      expect(batch.counts.same).toBeGreaterThanOrEqual(total)
      expect(total).toBeGreaterThan(0)
    }
  },
  60_000,
)

describe('a file', () => {
  const HEAD = 'code;brand;slug;name;shortName;body;status;position;licence;lengthMm;widthMm;heightMm;wheelbaseMm'
  const row = (code: string, more: Record<string, string> = {}) =>
    Object.values({
      code,
      brand: 'fiat',
      slug: code.toLowerCase(),
      name: `Modelo ${code}`,
      short: code,
      body: 'suv',
      status: 'current',
      position: '900',
      licence: 'B',
      l: '4000',
      w: '1800',
      h: '1600',
      wb: '2600',
      ...more,
    }).join(';')

  test('says what it would do, does it, and takes it back', async () => {
    const api = await admin()
    const first = await send(api, 'models', [HEAD, row('N1'), row('N2')].join('\n'))
    expect(first).toMatchObject({ state: 'READY', counts: { create: 2, change: 0, same: 0, refused: 0 } })
    expect((await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'modelo n1' } })).total).toBe(0)
    expect(await api.sheets.apply({ params: { id: first.id } })).toMatchObject({ state: 'APPLIED' })
    const second = await send(api, 'models', [HEAD, row('N1', { name: 'Açaí' }), row('N2'), row('N3')].join('\r\n'))
    expect(second.counts).toMatchObject({ create: 1, change: 1, same: 1 })
    await api.sheets.apply({ params: { id: second.id } })
    const { items } = await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'acai' } })
    expect(items.map(({ cells }) => cells['code'])).toEqual(['N1'])
    const [found] = items
    const record = await api.sheets.row({ params: { sheet: 'models', key: found?.key ?? '' } })
    expect(record.history.map(({ kind, fields }) => [kind, fields])).toEqual([
      ['change', [{ column: 'name', before: 'Modelo N1', after: 'Açaí' }]],
      ['create', []],
    ])
    expect(await api.sheets.undo({ params: { id: second.id } })).toMatchObject({ state: 'UNDONE', skipped: 0 })
    expect((await api.sheets.row({ params: { sheet: 'models', key: found?.key ?? '' } })).cells['name']).toBe(
      'Modelo N1',
    )
    expect((await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'modelo n3' } })).total).toBe(0)
  })

  test('gives parts a group and a line of benefit, in both languages and not too long', async () => {
    const api = await admin()
    const HEADS =
      'id;modelCode;code;type;behaviour;key;name.pt-BR;name.es-AR;position;group;benefit.pt-BR;benefit.es-AR'
    const part = (code: string, ...told: readonly [group: string, pt: string, es: string]) =>
      [`X6P-${code}`, 'X6P', code, 'ACCESSORY', 'OPTIONAL', 'other', code, code, '9000', ...told].join(';')
    const file = [
      part('G1', 'cargo', 'Nada rola', 'Nada rueda'),
      part('G2', '', '', ''),
      part('G3', 'luxury', 'Nada rola', 'Nada rueda'),
      part('G4', 'cargo', 'Nada rola', ''),
      part('G5', 'cargo', 'Nada rola', 'a'.repeat(91)),
    ]
    const batch = await send(api, 'parts', [HEADS, ...file].join('\n'))
    expect(batch.counts).toMatchObject({ create: 2, refused: 3 })
    const { rows } = await api.sheets.batch({ params: { id: batch.id } })
    const problems = rows.flatMap((row) => row.problems.map(({ column, code }) => [column, code]))
    expect(problems).toEqual([
      ['group', 'sheets.problem.choice'],
      ['benefit', 'sheets.problem.language'],
      ['benefit', 'sheets.problem.long'],
    ])
  })

  test('what changed since is left as it is and counted', async () => {
    const api = await admin()
    const batch = await send(api, 'models', [HEAD, row('N4'), row('N5')].join('\n'))
    await api.sheets.apply({ params: { id: batch.id } })
    const later = await send(api, 'models', [HEAD, row('N5', { name: 'Depois' })].join('\n'))
    await api.sheets.apply({ params: { id: later.id } })
    expect(await api.sheets.undo({ params: { id: batch.id } })).toMatchObject({ state: 'UNDONE', skipped: 1 })
    const { items } = await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'depois' } })
    expect(items).toHaveLength(1)
  })

  test('each refused row says why and comes back as it was sent', async () => {
    const api = await admin()
    const file = [
      HEAD,
      row('N6', { brand: 'ferrari', l: 'abc' }),
      row('N7'),
      row('N7', { name: 'Outra vez' }),
      row('N8', { slug: 'compass' }),
      row('', { name: '=1+1' }),
    ].join('\n')
    const batch = await send(api, 'models', file)
    expect(batch.counts).toMatchObject({ create: 1, refused: 4 })
    const detail = await api.sheets.batch({ params: { id: batch.id } })
    const codes = Object.fromEntries(
      detail.rows.map(({ line, problems }) => [line, problems.map(({ column, code }) => `${column} ${code}`)]),
    )
    expect(codes).toMatchObject({
      2: ['brand sheets.problem.choice', 'lengthMm sheets.problem.number'],
      4: ['code sheets.problem.twice'],
      5: ['code sheets.problem.rule'],
      6: ['code sheets.problem.blank', 'slug sheets.problem.blank', 'shortName sheets.problem.blank'],
    })
    const problems = text(await api.sheets.problems({ params: { id: batch.id } }))
    expect(problems).toContain('ferrari')
    const spanish = text(await api.sheets.problems({ params: { id: batch.id }, query: { language: 'es-AR' } }))
    expect([problems, spanish].map((file) => /(Campo obrigatório|Campo obligatorio)/.exec(file)?.[0])).toEqual([
      'Campo obrigatório',
      'Campo obligatorio',
    ])
    expect(problems).toContain("'=1+1")
  })

  test.each([
    [
      'Windows-1252 with commas',
      Buffer.from([HEAD.replaceAll(';', ','), row('N9', { name: 'Sedã' }).replaceAll(';', ',')].join('\n'), 'latin1'),
    ],
    [
      'UTF-16 with tabulators',
      Buffer.from(`\uFEFF${[HEAD, row('N9', { name: 'Sedã' })].join('\n').replaceAll(';', '\t')}`, 'utf16le'),
    ],
    [
      'the words of a language as headings',
      Buffer.from(
        `\uFEFFCódigo;Marca;Endereço na página;Nome;Nombre corto;carroceria;Situação;Ordem;Categoria da CNH;Comprimento (mm);Largura (mm);Altura (mm);Entre-eixos (mm)\n${row('N9', { name: 'Sedã' })}`,
      ),
    ],
  ])('is read in %s', async (_, bytes) => {
    const api = await admin()
    const batch = await send(api, 'models', bytes)
    const detail = await api.sheets.batch({ params: { id: batch.id } })
    expect(detail).toMatchObject({ state: 'READY', counts: { create: 1 } })
    expect(detail.rows[0]?.fields).toContainEqual({ column: 'name', before: '', after: 'Sedã' })
  })

  test.each([
    ['nothing', '\n'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['headings alone', HEAD],
    ['an archive that is no workbook', Buffer.from('504b0304140000000000', 'hex')],
  ])('%s is refused as a whole', async (_, bytes) => {
    const api = await admin()
    const batch = await send(api, 'models', bytes)
    expect(batch).toMatchObject({ state: 'REFUSED', counts: { create: 0 } })
    expect(batch.problem).toMatch(/\.$/)
    await expect(api.sheets.apply({ params: { id: batch.id } })).rejects.toMatchObject({
      status: 409,
      code: 'sheets.notReady',
    })
  })
})

describe('prices', () => {
  const HEAD = 'mvsCode;country;market;year;type;validFrom;validTo;price;currency'
  const history = async () =>
    (
      await sql<{ from: string; to: string | null; cents: number }>`
        select valid_from::text as "from", valid_to::text as "to", price_cents as cents from prices
        where mvs_code = '5NDR3Z0' and country = 'BR' and market = 'BR' and year = 2026 and type = 'LIST' order by valid_from`.execute(
        server.db,
      )
    ).rows

  test('a new price ends the one before it, by two people, and is taken back whole', async () => {
    const [maker, other] = [await admin(), await admin()]
    const before = await history()
    const last = before.at(-1)
    const batch = await send(maker, 'prices', `${HEAD}\n5NDR3Z0;BR;BR;2026;LIST;01/06/2031;;212.345,60;BRL`)
    expect(batch).toMatchObject({ counts: { create: 1, change: 1 }, waitsForAnother: true })
    await expect(maker.sheets.apply({ params: { id: batch.id } })).rejects.toMatchObject({
      status: 403,
      code: 'sheets.needsAnother',
    })
    await other.sheets.apply({ params: { id: batch.id } })
    expect((await history()).slice(-2)).toEqual([
      { ...last, to: '2031-06-01' },
      { from: '2031-06-01', to: null, cents: 21_234_560 },
    ])
    const between = await send(maker, 'prices', `${HEAD}\n5NDR3Z0;BR;BR;2026;LIST;2031-03-01;;211000,00;BRL`)
    const shown = async (language: 'pt-BR' | 'es-AR') => {
      const { rows } = await other.sheets.batch({ params: { id: between.id }, query: { language } })
      return rows.map(({ label, context }) => ({ label: label.split(' · ').slice(3).join(' · '), context }))
    }
    const context = { country: 'BR', currency: 'BRL' }
    expect(await shown('es-AR')).toContainEqual({ label: 'Precio de lista · 01/03/2031', context })
    expect(await shown('pt-BR')).toContainEqual({ label: 'Preço público · 01/03/2031', context })
    await other.sheets.apply({ params: { id: between.id } })
    expect((await history()).slice(-2)).toMatchObject([
      { from: '2031-03-01', to: '2031-06-01' },
      { from: '2031-06-01', to: null },
    ])
    await takeBack(maker, other, between.id)
    await takeBack(maker, other, batch.id)
    expect(await history()).toEqual(before)
  })

  test('one person asks that it be taken back, another decides', async () => {
    const [maker, other] = [await admin(), await admin()]
    const before = await history()
    const { id } = await send(maker, 'prices', `${HEAD}\n5NDR3Z0;BR;BR;2026;LIST;2033-01-01;;200000,00;BRL`)
    await other.sheets.apply({ params: { id } })
    await expect(maker.sheets.keep({ params: { id } })).rejects.toMatchObject({ code: 'sheets.notReady' })
    expect(await maker.sheets.undo({ params: { id } })).toMatchObject({
      state: 'APPLIED',
      undoAskedBy: 'Test',
      undo: 'waits',
    })
    await expect(maker.sheets.undo({ params: { id } })).rejects.toMatchObject({
      status: 403,
      code: 'sheets.needsAnother',
    })
    expect(await other.sheets.keep({ params: { id } })).toMatchObject({ undoAskedBy: null, undo: 'asked' })
    expect(await history()).not.toEqual(before)
    await takeBack(other, maker, id)
    expect(await history()).toEqual(before)
  })

  test('what was shown is what is done: another price in between stops it', async () => {
    const [maker, other] = [await admin(), await admin()]
    const line = (cents: string) => `${HEAD}\n5NDR3Z0;BR;BR;2026;LIST;2032-01-01;;${cents};BRL`
    const one = await send(maker, 'prices', line('200000,00'))
    const two = await send(maker, 'prices', line('201000,00'))
    await other.sheets.apply({ params: { id: one.id } })
    await expect(other.sheets.apply({ params: { id: two.id } })).rejects.toMatchObject({
      status: 409,
      code: 'sheets.changedSince',
    })
    await takeBack(other, maker, one.id)
  })
})

describe('one row', () => {
  const modelCells = async (api: Api) => {
    const { items } = await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'mobi' } })
    const [row] = items
    if (!row) throw new Error('No Mobi')
    return api.sheets.row({ params: { sheet: 'models', key: row.key } })
  }

  test('is saved with the version that was read, and not over another’s change', async () => {
    const api = await admin()
    const read = await modelCells(api)
    const cells = { ...read.cells, shortName: 'Mobi!' }
    await api.sheets.save({ params: { sheet: 'models' }, body: { cells, version: read.version, isNew: false } })
    const again = api.sheets.save({ params: { sheet: 'models' }, body: { cells, version: read.version, isNew: false } })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'sheets.changedSince' })
    const anew = api.sheets.save({ params: { sheet: 'models' }, body: { cells, isNew: true } })
    await expect(anew).rejects.toMatchObject({ status: 409, code: 'sheets.exists' })
  })

  test('names the cells that are wrong', async () => {
    const api = await admin()
    const { cells, version } = await modelCells(api)
    const wrong = { ...cells, lengthMm: 'x', name: '' }
    const saving = api.sheets.save({ params: { sheet: 'models' }, body: { cells: wrong, version, isNew: false } })
    await expect(saving).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'cells.name' }, { path: 'cells.lengthMm' }],
    })
  })

  test('that others name is not removed; one alone is, and comes back', async () => {
    const api = await admin()
    const { key } = await modelCells(api)
    const removing = api.sheets.remove({ params: { sheet: 'models', key } })
    await expect(removing).rejects.toMatchObject({ status: 409, code: 'sheets.inUse' })
    const { items } = await api.sheets.rows({ params: { sheet: 'upgrades' }, query: { size: 1 } })
    const only = items[0]?.key ?? ''
    const batch = await api.sheets.remove({ params: { sheet: 'upgrades', key: only } })
    expect(batch).toMatchObject({ state: 'READY', counts: { remove: 1 }, waitsForAnother: true })
    const other = await admin()
    await other.sheets.apply({ params: { id: batch.id } })
    await expect(api.sheets.row({ params: { sheet: 'upgrades', key: only } })).rejects.toMatchObject({ status: 404 })
    await api.sheets.undo({ params: { id: batch.id } })
    await other.sheets.undo({ params: { id: batch.id } })
    expect((await api.sheets.row({ params: { sheet: 'upgrades', key: only } })).history).toHaveLength(2)
  })
})

test('who reaches Argentina alone sees and changes nothing of Brazil', async () => {
  const api = await server.as({ roles: ['service_admin'], scopes: { markets: ['AR'] } }, 'ar-fiat')
  const { items } = await api.sheets.rows({ params: { sheet: 'coupons' }, query: { size: 100 } })
  expect(new Set(items.map(({ cells }) => cells['country']))).toEqual(new Set(['AR']))
  const batch = await send(
    api,
    'coupons',
    'country;name;amount;mostUses\nBR;VAZAMENTO;1000,00;5\nAR;PRIMAVERA;1000,00;5',
  )
  expect(batch.counts).toMatchObject({ create: 1, refused: 1 })
  const brazil = await server.as({ roles: ['service_admin'], scopes: { markets: ['BR'] } })
  await expect(brazil.sheets.batch({ params: { id: batch.id } })).rejects.toMatchObject({ status: 404 })
})

test('a file of thousands is read, put in force and taken back after the answer', async () => {
  const [maker, other] = [await admin(), await admin()]
  const lines = Array.from({ length: 2_500 }, (_, at) => `BR;GRANDE${at};1000,00;5`)
  const { id } = await send(maker, 'coupons', ['country;name;amount;mostUses', ...lines].join('\n'))
  expect((await other.sheets.apply({ params: { id } })).state).toBe('APPLYING')
  expect(await settled(other, id)).toMatchObject({ state: 'APPLIED', counts: { create: 2_500 } })
  await maker.sheets.undo({ params: { id } })
  expect((await other.sheets.undo({ params: { id } })).state).toBe('UNDOING')
  expect(await settled(other, id)).toMatchObject({ state: 'UNDONE', skipped: 0 })
})

test('a command tries a file, refuses it whole, takes what is right of it, and writes it again', async () => {
  const { db, platform } = server
  const terminal = { db, now: platform.clock.now(), sites: platform.sites, texts: platform.texts }
  const sheet = SHEETS.find(({ name }) => name === 'coupons')
  if (!sheet) throw new Error('No coupons')
  const bytes = Buffer.from('country;name;amount;mostUses\nBR;COMANDO;10,00;1\nBR;x;10,00;1')
  const run = (more: { isTrial: boolean; isPartial: boolean }) =>
    importFile(terminal, SHEETS, sheet, { name: 'c.csv', bytes, ...more })
  const count = async () => (await exportFile(terminal, sheet, 'csv')).toString().match(/COMANDO/g)?.length ?? 0
  const refused = [expect.stringContaining('3: Nome:')]
  expect(await run({ isTrial: true, isPartial: true })).toMatchObject({ create: 1, refused })
  expect(await run({ isTrial: false, isPartial: false })).toMatchObject({ create: 1, refused })
  expect(await count()).toBe(0)
  await run({ isTrial: false, isPartial: true })
  expect(await count()).toBe(1)
  expect(await run({ isTrial: true, isPartial: true })).toMatchObject({ create: 0, same: 1 })
})

test('what follows from rows is what the world was loaded with, and follows a model’s new name', async () => {
  const state = async () =>
    (
      await sql<{ sum: string }>`
        select md5(string_agg(text, '' order by text)) as sum from (
          select description as text from versions
          union all select to_jsonb(k)::text from model_markets k
          union all select id || influence_areas || regionals from dealers) rows`.execute(server.db)
    ).rows[0]?.sum
  const before = await state()
  for (const { follow } of SHEETS) await follow?.(server.db)
  expect(await state()).toBe(before)
  const api = await admin()
  const { items } = await api.sheets.rows({ params: { sheet: 'models' }, query: { text: 'pulse' } })
  const { cells, version } = await api.sheets.row({ params: { sheet: 'models', key: items[0]?.key ?? '' } })
  await api.sheets.save({
    params: { sheet: 'models' },
    body: { cells: { ...cells, name: 'Pulsar' }, version, isNew: false },
  })
  const described = await server.db
    .selectFrom('versions')
    .select('description')
    .where('model_code', '=', String(cells['code']))
    .execute()
  expect(described.length).toBeGreaterThan(0)
  for (const { description } of described) expect(description).toMatch(/^Pulsar /)
})

test('of people a list tells the end alone, and no address names them', async () => {
  const api = await admin()
  for (const sheet of ['employees', 'employee-relatives']) {
    const { items, next } = await api.sheets.rows({ params: { sheet }, query: { size: 3 } })
    const { rows } = await sql<{ cpf: string }>`select cpf from ${sql.table(sheet.replace('-', '_'))}`.execute(
      server.db,
    )
    const listed = JSON.stringify(items)
    const addresses = [...items.map(({ key }) => key), next ?? ''].map((key) =>
      Buffer.from(key, 'base64url').toString('latin1'),
    )
    for (const { cpf } of rows) {
      expect(listed).not.toContain(cpf)
      expect(addresses.join()).not.toContain(cpf)
    }
    const row = await api.sheets.row({ params: { sheet, key: items[0]?.key ?? '' } })
    expect(row.cells['cpf']).toMatch(/^\d{11}$/)
    const following = await api.sheets.rows({ params: { sheet }, query: { size: 3, after: next ?? '' } })
    expect(following.items).not.toEqual(items)
    await expect(api.sheets.row({ params: { sheet, key: 'WyJGMTAwMDAiXQ' } })).rejects.toMatchObject({ status: 404 })
  }
})

test('pages follow one another without a gap, blank parts of a key included', async () => {
  const api = await admin()
  for (const sheet of ['upgrades', 'prices', 'version-parts']) {
    const keys: string[] = []
    let after: string | undefined
    for (let page = 0; page < 4; page++) {
      const { items, next } = await api.sheets.rows({ params: { sheet }, query: { size: 25, ...(after && { after }) } })
      keys.push(...items.map(({ key }) => key))
      after = next ?? undefined
    }
    expect(new Set(keys).size).toBe(100)
  }
})

test('a car that an order holds stays as it is', async () => {
  const { order } = await reserved(server)
  const api = await admin()
  const { stock_unit_id: id } = await server.db
    .selectFrom('orders')
    .select('stock_unit_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { items } = await api.sheets.rows({ params: { sheet: 'stock' }, query: { text: String(id) } })
  const row = await api.sheets.row({ params: { sheet: 'stock', key: items[0]?.key ?? '' } })
  expect(row.isLocked).toBe(true)
  const cells = { ...row.cells, arrival: '2031-01-01' }
  const saving = api.sheets.save({ params: { sheet: 'stock' }, body: { cells, version: row.version, isNew: false } })
  await expect(saving).rejects.toMatchObject({ fields: [{ code: 'sheets.problem.locked' }] })
  const removing = api.sheets.remove({ params: { sheet: 'stock', key: row.key } })
  await expect(removing).rejects.toMatchObject({ code: 'sheets.inUse' })
})
