import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const admin = () => server.as({ roles: ['service_admin'] })

test('what a column can name is found by words, with its code', async () => {
  const api = await admin()
  const params = { sheet: 'campaign-cars', column: 'mvsCode' }
  const { items, isAll } = await api.sheets.choices({ params, query: { text: 'toro', size: 1 } })
  expect(isAll).toBe(false)
  expect(items).toMatchObject([{ label: expect.stringContaining('Toro') }])
  const campaigns = await api.sheets.choices({
    params: { ...params, column: 'campaignId' },
    query: { language: 'es-AR' },
  })
  expect(campaigns.isAll).toBe(true)
  expect(campaigns.items.map(({ label }) => label)).toContain('Reservá tu Citroën online')
  const states = await api.sheets.choices({
    params: { sheet: 'regionals', column: 'states' },
    query: { text: 'sao paulo' },
  })
  expect(states.items).toEqual([{ value: 'SP', label: 'São Paulo' }])
  await expect(api.sheets.choices({ params: { sheet: 'campaigns', column: 'currency' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a list is narrowed by its columns and put in order, page by page, and says what its codes name', async () => {
  const api = await admin()
  const params = { sheet: 'dealers' }
  const names: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof api.sheets.rows>> = await api.sheets.rows({
      params,
      query: { sort: '-name', country: 'AR', size: 40, ...(after && { after }) },
    })
    names.push(...page.items.map(({ cells }) => cells['name'] ?? ''))
    after = page.next
  } while (after)
  const plain = names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  expect(plain.every((name, at) => at === 0 || name <= (plain[at - 1] ?? ''))).toBe(true)
  expect(new Set(names).size).toBe((await api.sheets.rows({ params, query: { country: 'AR' } })).total)
  const jeep = await api.sheets.rows({ params: { sheet: 'campaigns' }, query: { only: 'brand=jeep&nothing=x' } })
  expect(jeep.items.map(({ cells }) => cells['brand'])).toEqual(['jeep', 'jeep'])
  const cars = await api.sheets.rows({
    params: { sheet: 'campaign-cars' },
    query: { only: `campaignId=${jeep.items[0]?.cells['id']}` },
  })
  expect(cars.total).toBeGreaterThan(0)
  expect(Object.values(cars.names['campaignId'] ?? {})).toEqual([jeep.items[0]?.cells['name.pt-BR']])
})

test('a row made by a form has an id of the platform, and says what it was', async () => {
  const api = await admin()
  const params = { sheet: 'dealer-groups' }
  const cells = { id: '', code: 'G1', name: 'Antes', country: 'BR' }
  const { key } = await api.sheets.save({ params, body: { cells, isNew: true } })
  const made = await api.sheets.row({ params: { ...params, key } })
  expect(made.cells['id']).toMatch(/^[0-9A-F]{12}$/)
  await api.sheets.save({
    params,
    body: { cells: { ...made.cells, name: 'Depois' }, isNew: false, version: made.version },
  })
  const { history } = await api.sheets.row({ params: { ...params, key } })
  const change = history.at(-1)?.id
  const then = await api.sheets.row({ params: { ...params, key }, query: { change } })
  expect([then.cells['name'], then.past?.cells['name']]).toEqual(['Depois', 'Antes'])
})

test('a file holds the rows of a list, in its order and with all columns, and sent back it changes nothing', async () => {
  const api = await admin()
  const params = { sheet: 'dealers' }
  const query = { only: 'nothing=x', country: 'AR', sort: '-name' } as const
  const { total } = await api.sheets.rows({ params, query })
  const all = await api.sheets.rows({ params })
  expect(total).toBeLessThan(all.total)
  const { body } = await api.sheets.file({ params, query: { ...query, language: 'es-AR' } })
  const lines = Buffer.from(body as Uint8Array)
    .toString()
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(total + 1)
  expect(lines[0]).toContain('Código de la ciudad')
  const listed = (await api.sheets.rows({ params, query: { ...query, size: 5 } })).items
  listed.forEach(({ cells }, at) => expect(lines[at + 1]).toContain(cells['name']))
  const jeep = await api.sheets.file({ params: { sheet: 'campaigns' }, query: { only: 'brand=jeep' } })
  const content = Buffer.from(jeep.body as Uint8Array).toString('base64')
  const { counts } = await api.sheets.send({ params: { sheet: 'campaigns' }, body: { name: 'jeep.csv', content } })
  expect(counts).toEqual({ create: 0, change: 0, remove: 0, same: 2, refused: 0 })
})

test('what the shown columns name is said in words, and of people only what their list shows', async () => {
  const api = await admin()
  const params = { sheet: 'parts' }
  const shown = await api.sheets.rows({ params, query: { show: 'name.modelCode', size: 1 } })
  expect(Object.keys(shown.names)).toEqual(['modelCode'])
  expect((await api.sheets.rows({ params, query: { show: 'name.hex.nothing', size: 1 } })).names).toEqual({})
  const [person] = (await api.sheets.rows({ params: { sheet: 'employees' }, query: { show: 'cpf.name' } })).items
  expect(person?.cells['cpf'] ?? '***').toMatch(/^\*\*\*/)
})

test('a code of a part is chosen among those of its kind', async () => {
  const api = await server.as({ roles: ['service_admin'] })
  for (const [column, type] of [
    ['colorCode', 'COLOR'],
    ['coatingCode', 'COATING'],
  ] as const) {
    const { items } = await api.sheets.choices({ params: { sheet: 'stock', column }, query: { size: 100 } })
    const codes = await server.db.selectFrom('parts').select('code').where('type', '=', type).execute()
    expect(items.length).toBeGreaterThan(0)
    expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining(items.map(({ value }) => value)))
    expect(items[0]?.label).not.toBe(items[0]?.value)
  }
})
