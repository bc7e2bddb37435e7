import { services } from '@volante/contract'
import { routeOf, type Schema, type Spec } from '@volante/contract/kit'
import { expect, test, vi } from 'vitest'
import { SHOP } from './platform/process/shop.ts'
import { namesClosedCar } from './platform/sites/closed-cars.ts'
import { writeGroup } from './platform/sites/group.ts'
import { testServer } from './tools/testing/test-server.ts'

/** Whatever strangers ask, they find no car of a brand that the group has closed. */
const server = testServer()
const CLOSED = 'jeep'

const fieldsOf = (schema: Schema | undefined): string[] =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})

const reads = Object.values(services)
  .flatMap((service): Spec[] => Object.values(service.calls))
  .filter(({ get, access }) => get !== undefined && access === 'public')
const CODES = ['mvsCode', 'mvs', 'modelCode', 'products']
const byCode = reads.filter(({ query, params }) =>
  [...fieldsOf(query), ...fieldsOf(params)].some((field) => CODES.includes(field)),
)
/** Who has a car of it may still report of it, and sees its pictures. */
const OF_OWNERS = ['reporting.carModels.list', 'assets.pictures.list']
const lists = reads.filter(
  (spec) =>
    !byCode.includes(spec) && !OF_OWNERS.includes(spec.id) && spec.file !== true && !routeOf(spec).path.includes('{'),
)

async function ask({ get = '', query }: Spec, values: Readonly<Record<string, string>>) {
  const known = Object.entries(values).filter(([name]) => fieldsOf(query).includes(name))
  const url = `/api${get.replace('{mvsCode}', values['mvsCode'] ?? '')}?${new URLSearchParams(known).toString()}`
  const { statusCode, body } = await server.app.inject({ url, headers: { 'x-site': 'portal' } })
  return { statusCode, body }
}

test('a car of a closed brand is not found by its code, and stands in no list', async () => {
  const cars = await server.db
    .selectFrom('version_years as y')
    .innerJoin('versions as v', 'v.mvs_code', 'y.mvs_code')
    .innerJoin('models as m', 'm.code', 'v.model_code')
    .select(['y.mvs_code as code', 'y.year', 'm.code as model'])
    .where('y.country', '=', 'BR')
    .where('m.brand', '=', CLOSED)
    .execute()
  const dealer = await server.db
    .selectFrom('dealers')
    .select(['id', 'code'])
    .where('country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const [car] = cars
  const code = car?.code ?? ''
  const values = {
    mvsCode: code,
    mvs: code,
    modelCode: car?.model ?? '',
    products: JSON.stringify([{ mvsCode: code, year: car?.year, country: 'BR' }]),
    price: '20000000',
    planId: 'BR-NEXT-JEEP',
    entrance: '30',
    count: '24',
    final: '40',
    year: String(car?.year),
    country: 'BR',
    dealerCode: dealer.code,
    type: 'LIST',
    state: 'SP',
    city: 'São Paulo',
    description: 'compass',
  }
  const strangers = await server.as({}, 'portal')
  const ofJeep = { model: 'compass' }
  const [{ code: accessory } = { code: '' }] = await strangers.parts.accessories({ query: ofJeep })
  expect(accessory).not.toBe('')
  const before = await Promise.all(byCode.map((spec) => ask(spec, values)))
  const answered = byCode.filter((_, at) => before[at]?.statusCode === 200).map(({ id }) => id)
  expect(answered.length).toBeGreaterThan(20)
  expect(answered).toEqual(
    expect.arrayContaining(['financing.paymentTable.get', 'price.price.batchCustomPrice', 'rating.advice.get']),
  )
  const sites = server.platform.siteDefaults.filter(({ id, brand }) => brand !== 'portal' && id !== `br-${CLOSED}`)
  await writeGroup(server.db, { name: 'Grupo', openSites: sites.map(({ id }) => id) })
  server.platform.changes.tell(SHOP)
  await vi.waitFor(() => expect(server.platform.sites.map(({ id }) => id)).not.toContain(`br-${CLOSED}`))

  for (const [at, spec] of byCode.entries()) {
    const { statusCode } = await ask(spec, values)
    if (before[at]?.statusCode === 200) expect(statusCode, spec.id).toBe(404)
  }
  const [open] = server.platform.sites
  if (!open) throw new Error('no site is open')
  for (const sent of [
    { mvs: code },
    { productCode: code },
    { quote: { mvsCode: code } },
    { simulations: [{ mvs: code }] },
  ])
    expect(await namesClosedCar(server.platform, open, [undefined, sent]), JSON.stringify(sent)).toBe(true)
  for (const sent of [{ mvs: 'X6PDZV0' }, { products: '{' }, { country: 'AR', mvs: code }, null])
    expect(await namesClosedCar(server.platform, open, [sent]), JSON.stringify(sent)).toBe(false)
  expect(await strangers.parts.accessories({ query: ofJeep })).toEqual([])
  await expect(strangers.parts.accessory({ params: { code: accessory } })).rejects.toMatchObject({ status: 404 })
  await expect(strangers.rating.list({ query: { brand: CLOSED } })).rejects.toMatchObject({ status: 404 })
  const telling: string[] = []
  for (const spec of lists)
    for (const asked of [values, { ...values, brand: CLOSED }]) {
      const { body } = await ask(spec, asked)
      if (cars.some(({ code }) => body.includes(`"${code}"`))) telling.push(spec.id)
    }
  expect(telling).toEqual([])
  const dealers = await server.as({}, 'portal')
  expect(await dealers.dealers.dealerList({ query: { brand: CLOSED } })).toEqual([])
  // Who prepares it finds it.
  const staff = await server.as({ roles: ['service_admin'] }, 'portal')
  expect(await staff.car.get({ query: { mvsCode: values.mvsCode } })).toMatchObject({})
})
