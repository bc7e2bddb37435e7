import { services } from '@volante/contract'
import { routeOf, type Schema, type Spec } from '@volante/contract/kit'
import { expect, test, vi } from 'vitest'
import { SHOP } from './platform/process/shop.ts'
import { writeGroup } from './platform/sites/group.ts'
import { testServer } from './tools/testing/test-server.ts'

/** Whatever strangers ask, they find no car of a brand that the group has closed. */
const server = testServer()
const CLOSED = 'jeep'

const fieldsOf = (schema: Schema | undefined): string[] =>
  Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})

const reads = Object.values(services)
  .flatMap((service): Spec[] => Object.values(service.calls))
  .filter(({ get, access, file }) => get !== undefined && access === 'public' && file !== true)
const byCode = reads.filter(({ query, params }) => [...fieldsOf(query), ...fieldsOf(params)].includes('mvsCode'))
/** Who has a car of it may still report of it. */
const OF_OWNERS = ['reporting.carModels.list']
const lists = reads.filter(
  (spec) => !byCode.includes(spec) && !OF_OWNERS.includes(spec.id) && !routeOf(spec).path.includes('{'),
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
    .select(['y.mvs_code as code', 'y.year'])
    .where('y.country', '=', 'BR')
    .where('m.brand', '=', CLOSED)
    .execute()
  const dealer = await server.db
    .selectFrom('dealers')
    .select(['id', 'code'])
    .where('country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const [car] = cars
  const values = {
    mvsCode: car?.code ?? '',
    year: String(car?.year),
    country: 'BR',
    dealerCode: dealer.code,
    type: 'LIST',
    state: 'SP',
    city: 'São Paulo',
    description: 'compass',
  }
  const before = await Promise.all(byCode.map((spec) => ask(spec, values)))
  expect(before.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(10)
  const sites = server.platform.siteDefaults.filter(({ id, brand }) => brand !== 'portal' && id !== `br-${CLOSED}`)
  await writeGroup(server.db, { name: 'Grupo', openSites: sites.map(({ id }) => id) })
  server.platform.changes.tell(SHOP)
  await vi.waitFor(() => expect(server.platform.sites.map(({ id }) => id)).not.toContain(`br-${CLOSED}`))

  for (const [at, spec] of byCode.entries()) {
    const { statusCode } = await ask(spec, values)
    if (before[at]?.statusCode === 200) expect(statusCode, spec.id).toBe(404)
  }
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
