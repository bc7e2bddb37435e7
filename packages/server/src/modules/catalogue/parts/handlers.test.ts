import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const mvsCode = '5NDR3Z0'
const query = { mvsCode }

describe('parts of a version', () => {
  test('come by type, with prices and relations', async () => {
    const api = await server.as({}, 'br-jeep')
    const colors = await api.parts.colors({ query })
    expect(colors.find((color) => color.code === 'PWZ')).toMatchObject({
      kind: 'pearly',
      hex: '#F7F4EC',
      price: 290_000,
    })
    expect(colors.find((color) => color.code === 'BIC')?.inclusive).toHaveLength(1)
    expect(colors.filter(({ roofHex }) => roofHex !== undefined).map(({ code }) => code)).toEqual(['BIC'])
    const items = await api.parts.items({ query })
    const highTech = items.find((item) => item.key === 'high-tech')
    expect(highTech).toMatchObject({
      behaviour: 'FEATURED',
      inclusive: ['5ND-P5'],
      contents: ['Piloto adaptativo', 'Monitor de ponto cego'],
    })
    expect(items.find((item) => item.key === 'night')?.optionalColors).toEqual(['PW7', 'PSC', 'PDN'])
    expect(items.some((item) => item.alternatives.length > 0)).toBe(true)
    const coatings = await api.parts.coatings({ query })
    expect(coatings.map((coating) => coating.type)).toContain('COATING')
  })

  test('say what they are for and what their buyer gains, in the language of the site; colours do not', async () => {
    const [brazil, argentina] = await Promise.all([server.as({}, 'br-jeep'), server.as({}, 'ar-jeep')])
    const leather = (items: readonly { readonly key: string }[]) => items.find(({ key }) => key === 'leather')
    const wanted = { group: 'comfort', benefit: 'Toque macio e limpeza fácil, com um pano úmido' }
    expect(leather(await brazil.parts.items({ query }))).toMatchObject(wanted)
    const { catalogue } = await argentina.car.web({ query })
    const benefit = 'Tacto suave y limpieza fácil, con un paño húmedo'
    expect(leather(catalogue.items)).toMatchObject({ ...wanted, benefit })
    const { items, accessories, coatings, colors } = catalogue
    expect([...items, ...accessories, ...coatings].filter((one) => !one.group || !one.benefit)).toEqual([])
    expect(colors.filter((one) => one.group || one.benefit)).toEqual([])
    const [found] = await argentina.parts.accessories({ query })
    expect(accessories).toContainEqual(expect.objectContaining({ id: found?.id, benefit: found?.benefit }))
  })

  test('are named in Spanish and priced in pesos in Argentina', async () => {
    const items = await (await server.as({}, 'ar-jeep')).parts.items({ query })
    expect(items.find((item) => item.key === 'panoramic')).toMatchObject({
      name: 'Techo solar panorámico',
      price: 239_000_000,
    })
  })

  test('an unknown version is refused', async () => {
    await expect((await server.as()).parts.items({ query: { mvsCode: 'ZZZZZZZ' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('accessories', () => {
  test('are filtered by model, version and price', async () => {
    const api = await server.as({}, 'br-jeep')
    const compass = await api.parts.accessories({ query: { model: 'Compass' } })
    expect(compass.every((one) => one.modelCode === '5ND')).toBe(true)
    expect(await api.parts.accessories({ query: { model: 'compass' } })).toEqual(compass)
    const cheap = await api.parts.accessories({ query: { mvsCode, maxPrice: 40_000 } })
    expect(cheap.length).toBeGreaterThan(0)
    expect(cheap.every((one) => (one.price ?? 0) <= 40_000)).toBe(true)
    expect(await api.parts.accessories({ query: { model: 'mobi' } })).toEqual([])
  })

  test('are found by code, in the order of the codes', async () => {
    const api = await server.as({}, 'br-jeep')
    const [first, second] = await api.parts.accessories({ query: { mvsCode } })
    if (!first || !second) throw new Error('The Compass has accessories')
    expect(await api.parts.accessory({ params: { code: first.code } })).toEqual(first)
    const both = await api.parts.accessoriesByCodes({ query: { codes: [second.code, 'nothing', first.code] } })
    expect(both).toEqual([second, first])
    await expect(api.parts.accessory({ params: { code: 'nothing' } })).rejects.toMatchObject({
      status: 404,
      message: 'Não foi possível carregar as informações do item.',
    })
  })

  test('are searched without accents and with small slips, page by page', async () => {
    const api = await server.as({}, 'br-jeep')
    const exact = await api.parts.searchAccessories({ query: { text: 'protetor de carter', size: 3 } })
    expect(exact.items[0]).toMatchObject({ key: 'skid-plate' })
    expect(exact).toMatchObject({ page: 0, size: 3 })
    expect(exact.items).toHaveLength(3)
    const second = await api.parts.searchAccessories({ query: { text: 'protetor de carter', size: 3, page: 1 } })
    expect(second.items.map((one) => one.id)).not.toContain(exact.items[0]?.id)
    const slip = await api.parts.searchAccessories({ query: { text: 'bagajeiro' } })
    expect(slip.items.map((one) => one.key)).toContain('roof-box')
    expect(await api.parts.searchAccessories({ query: { text: 'xyzxyz' } })).toMatchObject({ items: [], total: 0 })
  })

  test('leave the search index and come back', async () => {
    const admin = await server.as({ roles: ['cache_manager'] }, 'br-jeep')
    const search = () => admin.parts.searchAccessories({ query: { text: 'soleira', model: 'compass' } })
    const [found] = (await search()).items
    if (!found) throw new Error('The Compass has door sills')
    await admin.parts.deleteAccessoryIndex({ query: { codes: [found.code] } })
    expect((await search()).items).toEqual([])
    expect(await admin.parts.indexAccessories({ body: { codes: [found.code, 'nothing'] } })).toEqual({ count: 1 })
    expect((await search()).items).toEqual([found])
    await expect(admin.parts.deleteAccessoryIndex()).rejects.toMatchObject({ status: 400 })
    await admin.parts.deleteAccessoryIndex({ query: { all: true } })
    expect((await search()).total).toBe(0)
    const { count } = await admin.parts.reindexAccessories()
    expect(count).toBeGreaterThan(700)
  })
})

describe('a new part', () => {
  const body = { code: 'NEW1', name: 'Rede lateral', type: 'ACCESSORY' as const, price: 15_000, mvsCodes: [mvsCode] }

  test('is offered and found at once', async () => {
    const admin = await server.as({ roles: ['service_admin'] }, 'br-jeep')
    const made = await admin.parts.createPart({ body: { ...body, exclusiveIds: ['5ND-A1'] } })
    expect(made).toMatchObject({ code: 'NEW1', name: 'Rede lateral', price: 15_000, exclusive: ['5ND-A1'] })
    const { items } = await admin.parts.searchAccessories({ query: { text: 'rede lateral' } })
    expect(items[0]?.id).toBe(made.id)
    await expect(admin.parts.createPart({ body })).rejects.toMatchObject({ status: 409, code: 'catalogue.partExists' })
  })

  test('says its group and its line of benefit; a colour has neither', async () => {
    const admin = await server.as({ roles: ['service_admin'] }, 'br-jeep')
    const benefit = { 'pt-BR': 'Nada rola para fora', 'es-AR': 'Nada rueda hacia afuera' }
    const told = { ...body, group: 'cargo', benefit } as const
    const made = await admin.parts.createPart({ body: { ...told, code: 'NEW3' } })
    expect(made).toMatchObject({ group: 'cargo', benefit: 'Nada rola para fora' })
    const paint = { type: 'COLOR', colorKind: 'solid', hex: '#1F4D3A' } as const
    const color = await admin.parts.createPart({ body: { ...told, ...paint, code: 'CX8' } })
    expect([color.group, color.benefit]).toEqual([undefined, undefined])
    const long = { ...benefit, 'es-AR': 'a'.repeat(91) }
    await expect(admin.parts.createPart({ body: { ...told, code: 'NEW4', benefit: long } })).rejects.toMatchObject({
      status: 400,
    })
    const group = 'luxury' as 'cargo'
    await expect(admin.parts.createPart({ body: { ...told, code: 'NEW4', group } })).rejects.toMatchObject({
      status: 400,
    })
    expect(await server.db.selectFrom('parts').select('id').where('code', '=', 'NEW4').execute()).toEqual([])
  })

  test('is named in both languages, and a colour says its kind and paint', async () => {
    const admin = await server.as({ roles: ['service_admin'] }, 'br-jeep')
    const names = { 'es-AR': 'Verde Selva' }
    const color = { ...body, code: 'CX9', name: 'Verde Mata', names, type: 'COLOR' as const }
    await expect(admin.parts.createPart({ body: color })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'colorKind' }, { path: 'hex' }],
    })
    const paint = { colorKind: 'pearly', hex: '#1F4D3A' } as const
    const made = await admin.parts.createPart({ body: { ...color, ...paint } })
    expect(made).toMatchObject({ name: 'Verde Mata', kind: 'pearly', hex: '#1F4D3A' })
    const { name } = await server.db
      .selectFrom('parts')
      .select('name')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(name).toEqual({ 'pt-BR': 'Verde Mata', 'es-AR': 'Verde Selva' })
  })

  test.each<{ mvsCodes?: string[]; inclusiveIds?: string[]; optionalColors?: string[] }>([
    { mvsCodes: ['ZZZZZZZ'] },
    { mvsCodes: [mvsCode, 'X6PDZV0'] },
    { inclusiveIds: ['nothing'] },
    { optionalColors: ['NOPE'] },
  ])('with %j is refused and leaves nothing', async (wrong) => {
    const admin = await server.as({ roles: ['partner_admin'] }, 'br-jeep')
    const part = { ...body, code: 'NEW2', ...wrong }
    await expect(admin.parts.createPart({ body: part })).rejects.toMatchObject({
      status: 422,
      code: 'catalogue.unknownCodes',
    })
    expect(await server.db.selectFrom('parts').select('id').where('code', '=', 'NEW2').execute()).toEqual([])
  })
})
