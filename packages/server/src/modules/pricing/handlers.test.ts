import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const car = { mvsCode: '5NDR3Z0', year: 2026, country: 'BR' } as const
const soldNoMore = { mvsCode: 'P2BL19EP3BCLJSP0', year: 2024, country: 'BR' } as const

async function code(table: 'colors' | 'items' | 'coatings', key: string): Promise<{ code: string; price: number }> {
  const api = await server.as({}, 'br-jeep')
  const parts = await api.parts[table]({ query: { mvsCode: car.mvsCode } })
  const part = parts.find((one) => one.key === key)
  if (!part || part.price === null) throw new Error(`No ${key}`)
  return { code: part.code, price: part.price }
}

describe('prices', () => {
  test('hold by type and market', async () => {
    const api = await server.as({}, 'br-jeep')
    expect(await api.price.get({ query: car })).toMatchObject({
      price: 19_999_000,
      type: 'LIST',
      market: 'BR',
      currency: 'BRL',
    })
    const employee = await api.price.get({ query: { ...car, type: 'EMPLOYEE' } })
    const freeZone = await api.price.get({ query: { ...car, market: 'BR-ZFM' } })
    expect(employee.price).toBeLessThan(19_999_000)
    expect(freeZone.price).toBeLessThan(19_999_000)
    expect(await api.price.get({ query: { ...car, country: 'AR' } })).toMatchObject({
      price: 5_890_000_000,
      currency: 'ARS',
    })
  })

  test('change with the day', async () => {
    const api = await server.as({}, 'br-jeep')
    await server.db
      .updateTable('prices')
      .set({ valid_from: '2099-01-01' })
      .where('mvs_code', '=', '5ND6W00')
      .where('year', '=', 2026)
      .where('country', '=', 'BR')
      .where('type', '=', 'LIST')
      .where('market', '=', 'BR')
      .where('valid_to', 'is', null)
      .where('valid_from', '<', '2026-11-21')
      .execute()
    await expect(api.price.get({ query: { ...car, mvsCode: '5ND6W00' } })).rejects.toMatchObject({ status: 404 })
  })

  test('a car without one says so', async () => {
    const refusal = { status: 404, code: 'price.unavailable', message: 'Valor indisponível no momento' }
    const api = await server.as()
    await expect(api.price.get({ query: soldNoMore })).rejects.toMatchObject(refusal)
    await expect(api.price.get({ query: { ...car, type: 'NOTHING' } })).rejects.toMatchObject(refusal)
    await expect(api.price.reservation({ query: soldNoMore })).rejects.toMatchObject(refusal)
    await expect(api.price.specialDiscount({ query: { mvsCode: soldNoMore.mvsCode } })).rejects.toMatchObject(refusal)
  })

  test('the special discount is what the price loses', async () => {
    const { mvs_code: mvsCode } = await server.db
      .selectFrom('prices')
      .select('mvs_code')
      .where('type', '=', 'SPECIAL')
      .where('country', '=', 'BR')
      .where('year', '=', 2027)
      .orderBy('mvs_code')
      .executeTakeFirstOrThrow()
    const special = await (await server.as()).price.specialDiscount({ query: { mvsCode } })
    expect(special.listPrice - special.discount).toBe(special.price)
    expect(special.discount).toBeGreaterThan(0)
    expect(special.validTo).toBe('2027-02-28')
  })

  test('types are named in the language of the site', async () => {
    const brazil = await (await server.as()).price.types()
    expect(brazil).toContainEqual({ code: 'EC', name: 'Preço online' })
    expect(brazil.map((type) => type.code)).toContain('PCD')
    const argentina = await (await server.as({}, 'ar-fiat')).price.types()
    expect(argentina).toContainEqual({ code: 'EC', name: 'Precio online' })
    expect(argentina.map((type) => type.code)).not.toContain('PCD')
  })

  test('a batch answers in order, null where there is none', async () => {
    const api = await server.as({}, 'br-jeep')
    const answers = await api.price.batchPrices({ query: { mvsCode: ['ZZZZZZZ', car.mvsCode], year: 2026 } })
    expect(answers.map((one) => [one.mvsCode, one.price])).toEqual([
      ['ZZZZZZZ', null],
      [car.mvsCode, 19_999_000],
    ])
    const [newest] = await api.price.batchPrices({ query: { mvsCode: [car.mvsCode] } })
    expect(newest?.year).toBe(2027)
  })
})

describe('a built car', () => {
  test('is priced line by line', async () => {
    const roof = await code('items', 'panoramic')
    const adas = await code('items', 'adas')
    const api = await server.as({}, 'br-jeep')
    const query = { ...car, colorCode: 'PX8', optionalCode: `${roof.code},${adas.code}` }
    const priced = await api.price.reservation({ query })
    expect(priced).toMatchObject({
      car: 18_499_000,
      priceType: 'SPECIAL',
      listPrice: 19_999_000,
      color: { code: 'PX8', price: 240_000 },
      coating: null,
    })
    expect(priced.optionals.map((line) => line.code)).toEqual([roof.code, adas.code])
    expect(priced.total).toBe(18_499_000 + 240_000 + roof.price + adas.price)
  })

  test.each([{ colorCode: 'NOPE' }, { optionalCode: 'NOPE' }, { coatingCode: 'NOPE' }])(
    'with %j is refused',
    async (wrong) => {
      const api = await server.as({}, 'br-jeep')
      await expect(api.price.reservation({ query: { ...car, ...wrong } })).rejects.toMatchObject({
        status: 422,
        code: 'catalogue.unknownCodes',
      })
    },
  )

  test('comes in batches as JSON text', async () => {
    const api = await server.as({}, 'br-jeep')
    const products = JSON.stringify([
      { ...car, colorCode: 'PX8' },
      { ...car, colorCode: 'NOPE' },
      { mvsCode: car.mvsCode, year: 2026 },
    ])
    const answers = await api.price.batchCustomPrice({ query: { products } })
    expect(answers.map((one) => one?.total ?? null)).toEqual([18_739_000, null, 18_499_000])
  })

  test.each(['not json', '{}', '[]', '[{"mvsCode":"X"}]', '[1]'])('products %s answer 400', async (products) => {
    await expect((await server.as()).price.batchCustomPrice({ query: { products } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('working prices', () => {
  const [dealerCode, other] = ['70001', '70002']
  const manager = () => server.as({ roles: ['dealer_manager'], dealerCodes: [dealerCode] }, 'br-jeep')
  const body = { dealerCode, mvsCode: '5ND0MJ0', year: 2026, price: 17_500_000 }

  test('are set, read as the dealer price, changed and kept in a history', async () => {
    const api = await manager()
    const query = { mvsCode: body.mvsCode, year: 2026, dealerCode }
    expect(await api.price.dealerPrice({ query })).toMatchObject({ source: 'LIST', price: 17_999_000 })
    const made = await api.price.createWorkingPrice({ body })
    expect(made).toMatchObject({
      dealerCode,
      price: 17_500_000,
      listPrice: 17_999_000,
      colorCode: null,
      finalDate: null,
    })
    expect(made.versionName).toBe('Compass Sport T270')
    expect(await api.price.dealerPrice({ query })).toMatchObject({
      source: 'WORKING',
      price: 17_500_000,
      listPrice: 17_999_000,
    })
    const changed = await api.price.updateWorkingPrice({
      body: { id: made.id, price: 17_400_000, finalDate: '2027-01-31' },
    })
    expect(changed).toMatchObject({ price: 17_400_000, initialDate: made.initialDate, finalDate: '2027-01-31' })
    expect(await api.price.workingPrice({ params: { id: made.id } })).toMatchObject({
      difference: 17_400_000 - 17_999_000,
      standing: 'IN_FORCE',
      changes: [
        { by: expect.any(String), before: 17_500_000, price: 17_400_000, finalDate: '2027-01-31' },
        { before: null, price: 17_500_000, finalDate: null },
      ],
    })
    const history = await server.db
      .selectFrom('working_price_changes')
      .selectAll()
      .where('working_price_id', '=', made.id)
      .orderBy('id')
      .execute()
    expect(history.map((one) => [one.old_price_cents, one.price_cents])).toEqual([
      [null, 17_500_000],
      [17_500_000, 17_400_000],
    ])
  })

  test('do not overlap for the same car and colour', async () => {
    const api = await manager()
    const year = { ...body, year: 2027, initialDate: '2027-03-01', finalDate: '2027-03-31' }
    const first = await api.price.createWorkingPrice({ body: year })
    const overlap = {
      status: 409,
      code: 'workingPrice.overlap',
      message: 'Já existe um preço de trabalho para este carro de 01/03/2027 a 31/03/2027.',
    }
    await expect(
      api.price.createWorkingPrice({ body: { ...year, initialDate: '2027-03-31', finalDate: '2027-04-30' } }),
    ).rejects.toMatchObject(overlap)
    await expect(
      api.price.createWorkingPrice({ body: { ...year, initialDate: '2027-01-01', finalDate: undefined } }),
    ).rejects.toMatchObject(overlap)
    await api.price.createWorkingPrice({ body: { ...year, colorCode: 'PX8' } })
    const next = await api.price.createWorkingPrice({
      body: { ...year, initialDate: '2027-04-01', finalDate: '2027-04-30' },
    })
    await expect(
      api.price.updateWorkingPrice({ body: { id: next.id, price: 1, initialDate: '2027-03-15' } }),
    ).rejects.toMatchObject(overlap)
    expect(await api.price.updateWorkingPrice({ body: { id: first.id, price: 1 } })).toMatchObject({ price: 1 })
  })

  test('are found by where today lies', async () => {
    const api = await manager()
    const found = async (standing: 'IN_FORCE' | 'COMING' | 'PAST') => {
      const { items } = await api.price.workingPrices({ query: { mvsCode: body.mvsCode, standing } })
      return items.map((one) => [one.initialDate, one.standing])
    }
    expect(await found('COMING')).toContainEqual(['2027-04-01', 'COMING'])
    expect((await found('IN_FORCE')).map(([, standing]) => standing)).toEqual(['IN_FORCE'])
    const past = { ...body, colorCode: 'PX8', initialDate: '2026-01-01', finalDate: '2026-01-31' }
    await api.price.createWorkingPrice({ body: past })
    expect(await found('PAST')).toEqual([['2026-01-01', 'PAST']])
  })

  test("wrong dates, cars and other people's dealers are refused", async () => {
    const api = await manager()
    const dates = { initialDate: '2028-02-01', finalDate: '2028-01-01' }
    await expect(api.price.createWorkingPrice({ body: { ...body, ...dates } })).rejects.toMatchObject({
      status: 422,
      code: 'workingPrice.dates',
    })
    for (const wrong of [{ mvsCode: 'ZZZZZZZ' }, { year: 2019 }, { colorCode: 'NOPE' }])
      await expect(api.price.createWorkingPrice({ body: { ...body, ...wrong } })).rejects.toMatchObject({
        status: 422,
        code: 'catalogue.unknownCodes',
      })
    await expect(api.price.createWorkingPrice({ body: { ...body, dealerCode: other } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(api.price.dealerPrice({ query: { mvsCode: car.mvsCode, dealerCode: other } })).rejects.toMatchObject({
      status: 403,
    })
    const stranger = await server.as({ roles: ['user_dealer'], dealerCodes: [other] }, 'br-jeep')
    const { items } = await api.price.workingPrices({ query: { dealerCode } })
    expect(items.length).toBeGreaterThan(0)
    expect(await stranger.price.workingPrices()).toMatchObject({ items: [], total: 0 })
    await expect(stranger.price.workingPrice({ params: { id: items[0]?.id ?? '' } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      stranger.price.updateWorkingPrice({ body: { id: items[0]?.id ?? '', price: 1 } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('stand side by side for the regional, on screen and as a file', async () => {
    const regional = await server.as({ roles: ['regional_manager'], scopes: { regions: 'all' } }, 'br-jeep')
    await regional.price.createWorkingPrice({ body: { ...body, dealerCode: other, mvsCode: car.mvsCode } })
    await regional.price.createWorkingPrice({ body: { ...body, dealerCode, mvsCode: car.mvsCode, price: 19_000_050 } })
    const query = { mvsCode: car.mvsCode }
    const { items } = await regional.price.visualizer({ query })
    expect(items).toHaveLength(1)
    expect(items[0]?.dealers.map((price) => price.dealerCode)).toEqual([other, dealerCode])
    const file = await regional.price.visualizerCsv({ query })
    expect(file).toMatchObject({ type: 'text/csv; charset=utf-8', name: 'precos-de-trabalho.csv' })
    const lines = (await text(Readable.from(file.body))).trim().split('\r\n')
    expect(lines[0]).toContain('"Concessionária";"MVS"')
    expect(lines[2]).toContain(`"${dealerCode}";"${car.mvsCode}";"Compass Longitude T270";"2026";"";"190000,50"`)
    const nobody = await regional.price.visualizer({ query: { ...query, dealerGroup: 'nothing' } })
    expect(nobody.items).toEqual([])
    expect(nobody.choices.models.map(({ name }) => name)).toContain('Compass')
    const { columns, dealersTotal, choices } = await regional.price.visualizer({ query })
    expect(columns.map(({ code }) => code).sort()).toEqual([dealerCode, other].sort())
    expect(dealersTotal).toBe(2)
    const [first] = columns
    for (const dealerGroup of [first?.group.id, first?.group.code]) {
      const narrowed = await regional.price.visualizer({ query: { ...query, dealerGroup } })
      expect(narrowed.columns.map(({ group }) => group.id)).toEqual(narrowed.columns.map(() => first?.group.id))
      expect(narrowed.columns[0]).toEqual(first)
    }
    expect(choices.brands).toContain('jeep')
    expect((await regional.price.visualizer({ query: { brand: 'fiat', model: 'none' } })).items).toEqual([])
    const seller = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] }, 'br-jeep')
    const within = await seller.price.visualizer({ query })
    expect(within.columns.map(({ code }) => code)).toEqual([dealerCode])
    expect(within.choices.groups).toHaveLength(1)
  })
})
