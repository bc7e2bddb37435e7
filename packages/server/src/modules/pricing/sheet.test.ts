import type { Api } from '@volante/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const HEAD = 'country;dealerCode;mvsCode;year;colorCode;initialDate;finalDate;price'
const CAR = 'BR;70001;5NDR3Z0;2026'
const OTHER = 'BR;70001;5ND6W00;2026'
const keeper = () => server.as({ roles: ['partner_admin'] }, 'portal')

async function send(api: Api, ...lines: readonly string[]) {
  const content = Buffer.from([HEAD, ...lines].join('\n')).toString('base64')
  return api.sheets.send({ params: { sheet: 'working-prices' }, body: { name: 'precos.csv', content } })
}

async function problemsOf(api: Api, id: string) {
  const { rows } = await api.sheets.batch({ params: { id } })
  return Object.fromEntries(
    rows.map(({ line, problems }) => [line, problems.map((one) => `${one.column} ${one.code}`)]),
  )
}

test('a file of prices is tried, put in force as one, told in the history of each price, and taken back', async () => {
  const api = await keeper()
  const { id, state, counts } = await send(
    api,
    `${CAR};;2031-03-01;2031-03-31;175.000,00`,
    `${CAR};;2031-04-01;;174.000,00`,
  )
  expect([state, counts]).toMatchObject(['READY', { create: 2, change: 0, refused: 0 }])
  const listed = async () =>
    (await api.price.workingPrices({ query: { dealerCode: '70001', mvsCode: '5NDR3Z0' } })).items
  expect(await listed()).toEqual([])
  await api.sheets.apply({ params: { id } })
  const [later, first] = await listed()
  expect([first, later]).toMatchObject([
    { price: 17_500_000, initialDate: '2031-03-01', finalDate: '2031-03-31', standing: 'COMING', colorCode: null },
    { price: 17_400_000, initialDate: '2031-04-01', finalDate: null },
  ])

  const cheaper = await send(api, `${CAR};;2031-03-01;2031-03-31;170.000,00`)
  expect(cheaper.counts).toMatchObject({ change: 1, create: 0 })
  const [changed] = (await api.sheets.batch({ params: { id: cheaper.id } })).rows
  expect(changed?.label).toMatch(/^BR · .+ · .+ · 2026 · 01\/03\/2031$/)
  await api.sheets.apply({ params: { id: cheaper.id } })
  const { changes } = await api.price.workingPrice({ params: { id: first?.id ?? '' } })
  expect(changes?.map(({ before, price, by }) => [before, price, by !== null])).toEqual([
    [17_500_000, 17_000_000, true],
    [null, 17_500_000, true],
  ])
  await api.sheets.undo({ params: { id: cheaper.id } })
  expect((await listed()).map(({ price }) => price)).toEqual([17_400_000, 17_500_000])

  const file = await api.sheets.file({ params: { sheet: 'working-prices' }, query: { format: 'csv' } })
  const [, ...lines] = Buffer.from(file.body as Uint8Array)
    .toString()
    .trim()
    .split(/\r?\n/)
  expect((await send(api, ...lines)).counts).toEqual({ create: 0, change: 0, remove: 0, same: 2, refused: 0 })
})

test('what a single price is refused for is refused line by line, and comes back as it was sent', async () => {
  const api = await keeper()
  const there = await send(api, `${OTHER};;2032-01-01;2032-12-31;175.000,00`)
  await api.sheets.apply({ params: { id: there.id } })
  const { id, counts } = await send(
    api,
    `${OTHER};;2032-06-01;;170.000,00`, // while another holds
    `${OTHER};;2033-01-01;;170.000,00`, // and two of one file
    `${OTHER};;2033-02-01;;169.000,00`,
    'BR;70001;5ND6W00;1999;;2034-01-01;;1,00',
    'BR;70001;5ND6W00;2026;NOCOLOR;2034-01-01;;1,00',
    'AR;70001;5ND6W00;2026;;2034-01-01;;1,00',
    `${OTHER};;2035-02-01;2035-01-01;1,00`,
    `${OTHER};;2031-12-01;2031-12-31;171.000,00`,
  )
  expect(counts).toMatchObject({ create: 1, refused: 7 })
  expect(await problemsOf(api, id)).toEqual({
    2: ['initialDate sheets.problem.overlap'],
    3: ['initialDate sheets.problem.overlap'],
    4: ['initialDate sheets.problem.overlap'],
    5: ['year sheets.problem.unknown'],
    6: ['colorCode sheets.problem.unknown'],
    7: ['dealerCode sheets.problem.unknown'],
    8: ['country sheets.problem.rule'],
    9: [],
  })
  const refused = await api.sheets.problems({ params: { id } })
  const problems = Buffer.from(refused.body as Uint8Array).toString()
  expect(problems).toMatch(/NOCOLOR/)
  expect(problems.trim().split('\n')).toHaveLength(8)
})

test('a price further below the list than the site of its brand allows is refused, one by one and in a file alike', async () => {
  const [mvsCode, year] = ['5NDR3Z0', 2026]
  const { brand, list } = await server.db
    .selectFrom('versions')
    .innerJoin('models', 'models.code', 'versions.model_code')
    .innerJoin('prices', 'prices.mvs_code', 'versions.mvs_code')
    .select(['brand', 'price_cents as list'])
    .where('versions.mvs_code', '=', mvsCode)
    .where((eb) => eb.and({ country: 'BR', market: 'BR', year, type: 'LIST' }))
    .where('valid_from', '<=', '2026-11-01')
    .orderBy('valid_from', 'desc')
    .executeTakeFirstOrThrow()
  const [admin, second] = [await server.as({ roles: ['service_admin'] }), await server.as({ roles: ['service_admin'] })]
  const allow = async (percent: number) => {
    const site = `br-${brand}`
    const change = await admin.siteSettings.change({
      params: { key: 'purchase.discountMax' },
      body: { scope: site, value: String(percent) },
    })
    await second.siteSettings.approve({ params: change })
    await expect
      .poll(() => server.platform.sites.find(({ id }) => id === site)?.purchase.discountMax, { timeout: 5_000 })
      .toBe(percent)
  }
  await allow(5)
  const api = await keeper()
  const least = Math.ceil(list * 0.95)
  const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const { id } = await send(
    api,
    `${CAR};;2030-01-01;2030-01-31;${typed(least)}`,
    `${CAR};;2030-02-01;2030-02-28;${typed(least - 1)}`,
  )
  expect(await problemsOf(api, id)).toEqual({ 2: [], 3: ['price sheets.problem.tooLow'] })
  const refused = await api.sheets.problems({ params: { id } })
  expect(Buffer.from(refused.body as Uint8Array).toString()).toContain('Abaixo do desconto')
  const dealer = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] }, 'portal')
  const single = { dealerCode: '70001', mvsCode, year, initialDate: '2030-03-01', price: least - 1 }
  await expect(dealer.price.createWorkingPrice({ body: single })).rejects.toMatchObject({
    code: 'workingPrice.tooLow',
  })
  await allow(100)
  expect(await problemsOf(api, (await send(api, `${CAR};;2030-02-01;2030-02-28;${typed(least - 1)}`)).id)).toEqual({
    2: [],
  })
})

test('a price that ends sooner makes room for the next in the same file', async () => {
  const api = await keeper()
  const car = 'BR;70001;5ND0MJ0;2026'
  const open = await send(api, `${car};;2031-01-01;;175.000,00`)
  await api.sheets.apply({ params: { id: open.id } })
  const next = await send(api, `${car};;2031-01-01;2031-05-31;175.000,00`, `${car};;2031-06-01;;172.000,00`)
  expect(next.counts).toMatchObject({ create: 1, change: 1, refused: 0 })
  expect(await api.sheets.apply({ params: { id: next.id } })).toMatchObject({ state: 'APPLIED' })
})

test('who keeps the data of one country neither sees nor sends prices of another', async () => {
  const api = await server.as({ roles: ['partner_admin'], scopes: { markets: ['AR'], brands: [] } }, 'portal')
  const { id } = await send(api, `${OTHER};;2036-01-01;;175.000,00`)
  expect(await problemsOf(api, id)).toEqual({ 2: ['country sheets.problem.beyond'] })
  expect((await api.sheets.rows({ params: { sheet: 'working-prices' } })).items).toEqual([])
})
