import { DAY_MS } from '@volante/domain/duration'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const DEALER = '70001'
const manager = async () => (await server.as({ roles: ['dealer_manager'], dealerCodes: [DEALER] }, 'br-jeep')).dealers
const blocker = async () => (await server.as({ roles: ['dealer_blocker'] }, 'br-jeep')).dealers

test('people see their own dealers alone, blocked ones too, and find them by words, brand and state', async () => {
  const own = await manager()
  const { items, total } = await own.deskList()
  expect([items.map(({ dealerCode }) => dealerCode), total]).toEqual([[DEALER], 1])
  const [dealer] = items
  expect((await own.deskGet({ params: { id: dealer?.id ?? '' } })).name).toBe(dealer?.name)
  const all = await blocker()
  const everyone = await all.deskList({ query: { country: 'BR', size: 1 } })
  const blocked = await all.deskList({ query: { country: 'BR', blocked: true, size: 200 } })
  const open = await all.deskList({ query: { country: 'BR', blocked: false, size: 1 } })
  expect(blocked.items.every((one) => one.blocked)).toBe(true)
  expect(blocked.total + open.total).toBe(everyone.total)
  expect((await all.deskList({ query: { text: dealer?.name.toUpperCase() ?? '' } })).items).toContainEqual(
    expect.objectContaining({ dealerCode: DEALER }),
  )
  const stranger = (await server.as({ roles: ['dealer_manager'], dealerCodes: ['99999'] }, 'br-jeep')).dealers
  await expect(stranger.deskGet({ params: { id: dealer?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
})

test('who reads the dealers of a market and sells at one of them is shown that one for what they sell', async () => {
  const who = { roles: ['service_admin', 'user_dealer'], dealerCodes: [DEALER] } as const
  const { dealers } = await server.as(who, 'br-jeep')
  const codesOf = async (right?: 'reception.work' | 'refunds.approve') =>
    (await dealers.deskList({ query: { ...(right && { right }), size: 200 } })).items.map(
      ({ dealerCode }) => dealerCode,
    )
  expect((await codesOf()).length).toBeGreaterThan(1)
  expect(await codesOf('reception.work')).toEqual([DEALER])
  expect(await codesOf('refunds.approve')).toEqual([])
})

test('hours are set by weekday with their breaks, services of the country alone', async () => {
  const own = await manager()
  const [before] = (await own.deskList()).items
  const params = { id: before?.id ?? '' }
  const [service = ''] = before?.services ?? []
  const after = await own.deskUpdate({
    params,
    body: { monday: '08:00-12:00, 13:30-18:00', sunday: null, workshop: [service] },
  })
  expect(after).toMatchObject({
    monday: '08:00-12:00, 13:30-18:00',
    tuesday: before?.tuesday,
    sunday: null,
    services: [service],
  })
  expect(after.openingPeriods).toContainEqual({ weekday: 1, type: 'BREAK', from: '12:00', to: '13:30' })
  await expect(own.deskUpdate({ params, body: { friday: '18-8', workshop: ['NOTHING'] } })).rejects.toMatchObject({
    status: 422,
    fields: [{ path: 'friday' }, { path: 'workshop' }],
  })
  const { workshop, workshopKnown, regionalNames } = await own.deskGet({ params, query: { areas: true } })
  expect(workshop).toEqual(['Revisão programada'])
  expect(workshopKnown).toContain('Troca de óleo e filtro')
  expect(regionalNames.map(({ name }) => name)).toContainEqual(expect.stringContaining('Regional'))
  const named = await own.deskUpdate({ params, body: { workshop: ['revisao programada', 'Troca de óleo e filtro'] } })
  expect(named).toMatchObject({
    services: ['WS01', 'WS02'],
    workshop: ['Revisão programada', 'Troca de óleo e filtro'],
  })
})

test('a block ends by itself after its last day, and not before', async () => {
  const all = await blocker()
  const [dealer] = (await all.deskList({ query: { text: DEALER } })).items
  const dealerId = dealer?.id ?? ''
  const get = () => all.deskGet({ params: { id: dealerId } })
  const worked = async () => {
    const { pool } = server.platform.connection
    const { rows } = await pool.query(`select from pgboss.job where name = 'dealers.unblock' and state = 'completed'`)
    return rows.length
  }
  const block = { dealerId, blocked: true, reason: 'Obra' }
  await expect(all.updateBlocked({ body: { ...block, until: '2020-01-01' } })).rejects.toMatchObject({
    fields: [{ path: 'until' }],
  })
  const day = (later: number) =>
    new Date(server.platform.clock.now().getTime() + later * DAY_MS).toISOString().slice(0, 10)
  await all.updateBlocked({ body: { ...block, until: day(0) } })
  const until = day(10)
  await all.updateBlocked({ body: { ...block, until } })
  expect(await get()).toMatchObject({ blocked: true, reason: 'Obra', until })
  await server.moveClock(3 * DAY_MS)
  await vi.waitFor(async () => expect(await worked()).toBe(1), { timeout: 60_000 })
  expect((await get()).blocked).toBe(true)
  await server.moveClock(9 * DAY_MS)
  await vi.waitFor(async () => expect(await get()).toMatchObject({ blocked: false, reason: null, until: null }), {
    timeout: 60_000,
  })
})

test("a dealer's record holds the areas of its brands, who else sells there, and the brand's areas around them with what they share", async () => {
  const brand = 'fiat'
  const areaOf = async () => {
    const dealer = await (await manager()).deskGet({ params: { id: 'br-0001' }, query: { areas: true } })
    return dealer.areas.find(({ brandName }) => brandName === brand)
  }
  const before = await areaOf()
  expect(before).toMatchObject({ code: 'BRFIA001', name: 'São Paulo', cities: ['São Paulo'] })
  expect(before?.outline).toHaveLength(1)
  expect(before?.dealers.map(({ dealerCode }) => dealerCode)).toContain(DEALER)
  expect(before?.dealers.length).toBeGreaterThan(1)
  expect(before?.neighbours.length).toBeGreaterThan(1)
  expect(before?.neighbours.every(({ code, shared }) => code.startsWith('BRFIA') && shared.length === 0)).toBe(true)
  const [first] = before?.neighbours ?? []
  expect(first?.dealers.length).toBeGreaterThan(0)

  const neighbour = await server.db
    .selectFrom('influence_areas')
    .select('id')
    .where('code', '=', first?.code ?? '')
    .executeTakeFirstOrThrow()
  const city = await server.db
    .selectFrom('influence_area_cities')
    .innerJoin('cities', 'cities.code', 'city_code')
    .select(['cities.code', 'cities.name'])
    .where('area_id', '=', neighbour.id)
    .executeTakeFirstOrThrow()
  const joined = { city_code: city.code, area_id: 'fiat-3550308' }
  await server.db.insertInto('influence_area_cities').values(joined).execute()
  const after = await areaOf()
  expect(after?.cities).toEqual(expect.arrayContaining(['São Paulo', city.name]))
  expect(after?.neighbours.find(({ code }) => code === first?.code)?.shared).toEqual([city.name])

  expect((await (await manager()).deskGet({ params: { id: 'br-0001' } })).areas, 'unless asked for').toEqual([])
  const list = await (await manager()).deskList()
  expect(list.items.map(({ areas }) => areas)).toEqual([[]])
})
