import { RIGHTS } from '@volante/domain/policy/permissions'
import { can, MENU } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import { stateKey, states as placesStates } from '@volante/domain/places/places'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { SHEETS } from '../../house-sheets.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const OFFERS = ['campaigns', 'campaign-cars', 'coupons', 'employee-conditions']

test.each(ROLES)('%s keeps the sheets of its rights, all others are not there', async (role) => {
  const api = await server.as({ roles: [role] })
  const isKeeper = can({ roles: [role] }, 'data.keep')
  const kept = isKeeper ? (await api.sheets.list()).map(({ name }) => name) : []
  expect(kept).toEqual(SHEETS.filter(({ may = 'data.manage' }) => can({ roles: [role] }, may)).map(({ name }) => name))
  expect(kept.length > 0).toBe(isKeeper)
  expect(MENU.some(({ path, may }) => path === '/admin/data' && can({ roles: [role] }, may))).toBe(isKeeper)
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  const refusal = isKeeper ? 404 : 403
  const body = { key: Buffer.from('["NADA"]').toString('base64url'), to: 1, version: 'x' }
  const statuses = SHEETS.map(async ({ name }) => {
    const params = { sheet: name }
    const calls = [
      api.sheets.rows({ params, query: { size: 1 } }),
      api.sheets.many({ params, body: { set: null, keys: [body.key] } }),
      api.sheets.order({ params }),
      api.sheets.move({ params, body }),
    ]
    return [name, await Promise.all(calls.map(statusOf))] as const
  })
  // Of an order it is not said which; the row that is to move is not there.
  const expected = SHEETS.map(({ name, order }) => {
    if (!kept.includes(name)) return [name, [refusal, refusal, refusal, refusal]]
    const ordered = order && (order.within.length > 0 ? 400 : 200)
    return [name, [200, 200, ordered ?? 404, 404]]
  })
  expect(await Promise.all(statuses)).toEqual(expected)
})

test("a role reaches as far in the data as in its sheet's own right", () => {
  for (const { may = 'data.manage' } of SHEETS)
    for (const [role, kind] of Object.entries(RIGHTS[may].held))
      expect(RIGHTS['data.keep'].held).toMatchObject({ [role]: kind })
  expect(SHEETS.filter(({ may }) => may).map(({ name }) => name)).toEqual(OFFERS)
})

const LIMITED = [
  ['offer_admin', { markets: ['BR'], brands: ['fiat', 'jeep'] }, ['br-fiat', 'br-jeep']],
  ['offer_admin', { markets: ['BR'], brands: ['jeep'] }, ['br-jeep']],
  ['offer_admin', { markets: ['AR'], brands: ['all'] }, null],
  ['voucher_admin', { markets: ['BR'], brands: ['all'] }, null],
  ['partner_admin', { markets: ['AR'], brands: [] }, null],
] as const

test.each(LIMITED)(
  '%s of %j is offered countries, brands, sites and states within reach alone',
  async (role, scopes, own) => {
    const api = await server.as({ roles: [role], scopes })
    const [country] = scopes.markets
    const isBrand = (one: string) => own === null || own.some((site) => site.endsWith(one))
    const states = new Set(
      placesStates.filter((one) => one.country === country).flatMap((one) => [one.code, stateKey(one)]),
    )
    const kept = await api.sheets.list()
    for (const view of kept) {
      const sheet = SHEETS.find(({ name }) => name === view.name)
      expect([view.name, view.countries]).toEqual([view.name, sheet?.country === undefined ? [] : [country]])
      for (const { name, as, choices, isOptional } of view.columns) {
        const where = `${view.name}.${name}`
        if (name === 'country') expect([where, choices]).toEqual([where, [country]])
        if (as === 'site') {
          expect([where, choices.every((one) => one.startsWith(`${country.toLowerCase()}-`))]).toEqual([where, true])
          if (own) expect(choices).toEqual(own)
          expect(view.filters.includes(name)).toBe(choices.length > 1)
        }
        if (name === sheet?.brand && own) {
          expect([where, choices.every(isBrand), isOptional]).toEqual([where, true, false])
          if (own.length === 1) expect(view.filters).not.toContain(name)
        }
        if (as !== 'state') continue
        const { items } = await api.sheets.choices({ params: { sheet: view.name, column: name }, query: { size: 100 } })
        expect([where, items.filter(({ value }) => !states.has(value)), items.length > 0]).toEqual([where, [], true])
      }
    }
    expect(kept.length).toBeGreaterThan(0)
  },
)

describe('who keeps the offers of one brand', () => {
  const jeep = () => server.as({ roles: ['offer_admin'], scopes: { markets: ['BR'], brands: ['jeep'] } })
  const send = async (sheet: string, lines: readonly string[]) => {
    const content = Buffer.from(lines.join('\n')).toString('base64')
    const api = await jeep()
    const { id } = await api.sheets.send({ params: { sheet }, body: { name: 'x.csv', content } })
    return api.sheets.batch({ params: { id } })
  }
  let own = ''
  let foreign = ''

  beforeAll(async () => {
    const { rows } = await sql<{ own: string; foreign: string }>`
      select (select id from campaigns where country = 'BR' and brand = 'jeep' limit 1) as own,
        (select id from campaigns where country = 'BR' and brand = 'fiat' limit 1) as foreign`.execute(server.db)
    own = rows[0]?.own ?? ''
    foreign = rows[0]?.foreign ?? ''
  })

  test('sees its campaigns and their cars', async () => {
    const api = await jeep()
    const { items } = await api.sheets.rows({ params: { sheet: 'campaigns' }, query: { size: 100 } })
    const cells = items.map(({ cells: one }) => [one['country'], one['brand']].join())
    expect(new Set(cells)).toEqual(new Set(['BR,jeep']))
    const cars = await api.sheets.rows({ params: { sheet: 'campaign-cars' }, query: { size: 200 } })
    const ids = new Set(items.map(({ cells: one }) => one['id']))
    expect(cars.items.length).toBeGreaterThan(0)
    expect(cars.items.every(({ cells: one }) => ids.has(one['campaignId'] ?? ''))).toBe(true)
    const key = Buffer.from(JSON.stringify([foreign])).toString('base64url')
    await expect(api.sheets.row({ params: { sheet: 'campaigns', key } })).rejects.toMatchObject({ status: 404 })
    const { items: named } = await api.sheets.choices({ params: { sheet: 'campaign-cars', column: 'campaignId' } })
    expect(named.map(({ value }) => value)).not.toContain(foreign)
  })

  test('changes them, not those of another brand or country', async () => {
    const detail = await send('campaigns', ['id;reservationMinutes', `${own};31`, `${foreign};31`])
    expect(detail).toMatchObject({ counts: { change: 1, refused: 1 }, waitsForAnother: true })
    expect(detail.rows[0]).toMatchObject({ line: 3, fields: [], problems: [{ code: 'sheets.problem.beyond' }] })
    const car = 'mvsCode;year;campaignId'
    const { mvs_code: mvs, year } = await server.db
      .selectFrom('version_years')
      .select(['mvs_code', 'year'])
      .limit(1)
      .executeTakeFirstOrThrow()
    const cars = await send('campaign-cars', [car, `${mvs};${year};${foreign}`])
    expect(cars).toMatchObject({ counts: { create: 0, refused: 1 } })
  })

  test('sets and removes many of them alone, chosen or all that match, also by a job', async () => {
    const api = await jeep()
    const partner = await server.as({ roles: ['partner_admin'] })
    const params = { sheet: 'campaigns' }
    const keyOf = (...key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')
    const keys = [keyOf(own), keyOf(foreign)]
    const waiting = { column: 'waitingDays', cells: { waitingDays: '364' } }
    const ofBrand = { column: 'brand', cells: { brand: 'fiat' } }
    const none = { create: 0, change: 0, remove: 0, same: 0 }
    const set = await api.sheets.many({ params, body: { set: waiting, keys } })
    expect(set.counts).toEqual({ ...none, change: 1, refused: 0 })
    const beyond = await api.sheets.many({ params, body: { set: waiting, keys: keys.slice(1) } })
    expect(beyond.counts).toEqual({ ...none, refused: 0 })
    expect(await partner.sheets.many({ params, body: { set: waiting, keys } })).toMatchObject({ counts: { change: 2 } })
    const moved = await api.sheets.many({ params, body: { set: ofBrand, keys } })
    expect(moved.counts).toEqual({ ...none, refused: 1 })

    const cars = { sheet: 'campaign-cars' }
    const first = async (id: string) => {
      const only = String(new URLSearchParams({ campaignId: id }))
      const { items } = await partner.sheets.rows({ params: cars, query: { only, size: 1 } })
      return items[0]?.key ?? ''
    }
    const body = { set: null, keys: [await first(own), await first(foreign)] }
    expect((await api.sheets.many({ params: cars, body })).counts).toEqual({ ...none, remove: 1, refused: 0 })

    await sql`insert into campaign_cars (campaign_id, mvs_code, year)
      select ${own}, mvs_code, year + later from version_years, generate_series(0, 1) later on conflict do nothing`.execute(
      server.db,
    )
    const { total } = await api.sheets.rows({ params: cars, query: { size: 1 } })
    expect(total).toBeGreaterThan(200)
    const everywhere = await partner.sheets.rows({ params: cars, query: { size: 1 } })
    expect(everywhere.total).toBeGreaterThan(total)
    const all = { set: null, expected: everywhere.total }
    await expect(api.sheets.many({ params: cars, body: all })).rejects.toMatchObject({ code: 'bulk.changed' })
    const { id } = await api.sheets.many({ params: cars, body: { set: null, expected: total } })
    await vi.waitFor(
      async () =>
        expect(await api.sheets.batch({ params: { id } })).toMatchObject({
          state: 'READY',
          counts: { remove: total, refused: 0 },
        }),
      { timeout: 60_000, interval: 100 },
    )
  })

  test('does not keep what holds for every brand; who reaches all brands of a country does', async () => {
    const api = await jeep()
    expect((await api.sheets.list()).map(({ name }) => name)).toEqual(['campaigns', 'campaign-cars', 'coupons'])
    await expect(api.sheets.rows({ params: { sheet: 'employee-conditions' } })).rejects.toMatchObject({ status: 404 })
    const all = await server.as({ roles: ['voucher_admin'], scopes: { markets: ['BR'], brands: 'all' } })
    const content = Buffer.from('country;name;amount;mostUses\nAR;LEJOS;10,00;1\nBR;PERTO;10,00;1').toString('base64')
    const sent = await all.sheets.send({ params: { sheet: 'coupons' }, body: { name: 'x.csv', content } })
    expect(sent).toMatchObject({ counts: { create: 1, refused: 1 } })
  })

  test('keeps the coupons of that brand: in list, count, file and record; not those of another or of every brand', async () => {
    const [api, partner] = [await jeep(), await server.as({ roles: ['partner_admin'] })]
    const params = { sheet: 'coupons' }
    const heading = 'country;name;brand;amount;mostUses'
    const file = (...lines: readonly string[]) => send('coupons', [heading, ...lines])
    const sent = await file(
      'BR;TRILHAS;jeep;10,00;1',
      'BR;CIDADE;fiat;10,00;1',
      'BR;TODAS;;10,00;1',
      'BR;BEMVINDO;jeep;9,00;1',
    )
    expect(sent).toMatchObject({ counts: { create: 1, change: 0, refused: 3 }, waitsForAnother: true })
    const content = Buffer.from([heading, 'BR;CIDADE;fiat;10,00;1', 'BR;TODAS;;10,00;1'].join('\n')).toString('base64')
    const others = await partner.sheets.send({ params, body: { name: 'x.csv', content } })
    const every = await partner.sheets.send({
      params,
      body: { name: 'y.csv', content: Buffer.from(`${heading}\nBR;TODASMAIS;;10,00;1`).toString('base64') },
    })
    for (const { id } of [others, every])
      await expect(api.sheets.batch({ params: { id } })).rejects.toMatchObject({ status: 404 })
    await partner.sheets.apply({ params: { id: sent.id } })
    const { items, total } = await api.sheets.rows({ params, query: { size: 100 } })
    const names = items.map(({ cells }) => cells['name'])
    expect([total, items.every(({ cells }) => cells['brand'] === 'jeep')]).toEqual([names.length, true])
    expect(names).toContain('TRILHAS')
    const exported = String((await api.sheets.file({ params, query: { format: 'csv' } })).body)
    expect([exported.includes('TRILHAS'), exported.includes('BEMVINDO')]).toEqual([true, false])
    const key = Buffer.from(JSON.stringify(['BR', 'BEMVINDO'])).toString('base64url')
    await expect(api.sheets.row({ params: { ...params, key } })).rejects.toMatchObject({ status: 404 })
    expect((await partner.sheets.row({ params: { ...params, key } })).cells['name']).toBe('BEMVINDO')
  })

  test('whoever keeps the sheet hears that a change of it waits, others do not', async () => {
    const maker = await server.as({ roles: ['partner_admin'] })
    const keeper = await server.as({ roles: ['offer_admin'] })
    const other = await server.as({ roles: ['voucher_admin'] })
    const content = Buffer.from(`id;reservationMinutes\n${own};53`).toString('base64')
    const { id } = await maker.sheets.send({ params: { sheet: 'campaigns' }, body: { name: 'x.csv', content } })
    const heard = async (api: typeof keeper) =>
      (await api.notifications.list({ query: {} })).items.map(({ path }) => path)
    expect(await heard(keeper)).toContain(`/admin/data/changes/${id}`)
    expect(await heard(other)).not.toContain(`/admin/data/changes/${id}`)
  })

  test('of a change that would do nothing nobody hears', async () => {
    const maker = await server.as({ roles: ['partner_admin'] })
    const keeper = await server.as({ roles: ['offer_admin'] })
    const params = { sheet: 'campaigns' }
    const key = Buffer.from(JSON.stringify([own])).toString('base64url')
    const { cells } = await maker.sheets.row({ params: { ...params, key } })
    const minutes = cells['reservationMinutes'] ?? ''
    const file = (...lines: readonly string[]) => {
      const content = Buffer.from(['id;reservationMinutes', ...lines].join('\n')).toString('base64')
      return maker.sheets.send({ params, body: { name: 'x.csv', content } })
    }
    const set = { column: 'reservationMinutes', cells: { reservationMinutes: minutes } }
    const nothing = [
      await file(`${own};${minutes}`),
      await file(`${own};nada`),
      await maker.sheets.many({ params, body: { set, keys: [key] } }),
    ]
    expect(nothing.map(({ counts }) => [counts.change, counts.same, counts.refused])).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [0, 1, 0],
    ])
    const { id } = await file(`${own};59`)
    const { items } = await keeper.notifications.list({ query: {} })
    expect(items.map(({ path }) => path)).toEqual([`/admin/data/changes/${id}`])
  })

  test('is the second person of its own alone', async () => {
    const partner = await server.as({ roles: ['partner_admin'] })
    const change = async (id: string) => {
      const content = Buffer.from(`id;reservationMinutes\n${id};47`).toString('base64')
      return partner.sheets.send({ params: { sheet: 'campaigns' }, body: { name: 'x.csv', content } })
    }
    const [near, far] = [await change(own), await change(foreign)]
    const content = Buffer.from('country;code;name;position\nBR;X1;x;1').toString('base64')
    const other = await partner.sheets.send({ params: { sheet: 'price-types' }, body: { name: 'x.csv', content } })
    const api = await jeep()
    const { items } = await api.sheets.batches({ query: { state: 'READY', size: 100 } })
    const ids = items.map(({ id }) => id)
    expect(ids).toContain(near.id)
    expect(ids).not.toContain(far.id)
    for (const id of [far.id, other.id])
      await expect(api.sheets.apply({ params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(await api.sheets.apply({ params: { id: near.id } })).toMatchObject({ state: 'APPLIED' })
    await expect(api.changeSets.list()).rejects.toMatchObject({ status: 403 })
  })
})
