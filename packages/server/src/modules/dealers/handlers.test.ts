import { distanceM } from '@volante/domain/places/geo'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const PAULISTA = { referenceLatitude: -23.5614, referenceLongitude: -46.6559 }
const of = async (site = 'br-fiat') => (await server.as({}, site)).dealers

describe('by radius', () => {
  test('nearest first, with the great-circle distance of radius 6,378,137 m', async () => {
    const found = await (await of()).findDealersByRadius({ query: { ...PAULISTA, radius: 40_000, brand: 'fiat' } })
    expect(found.length).toBeGreaterThan(4)
    expect(found.map((one) => one.distance)).toEqual(found.map((one) => one.distance).toSorted((a, b) => a - b))
    for (const dealer of found) {
      expect(dealer.brands).toContain('fiat')
      expect(dealer.distance).toBeLessThanOrEqual(40_000)
      const exact = distanceM(
        [PAULISTA.referenceLongitude, PAULISTA.referenceLatitude],
        [dealer.longitude, dealer.latitude],
      )
      expect(Math.abs(dealer.distance - exact)).toBeLessThan(1)
    }
  })

  test('finds exactly what measuring every dealer finds', async () => {
    const api = await of()
    const all = await api.dealerList({ query: { country: 'BR' } })
    for (const [lon, lat, radius] of [
      [-46.6, -23.5, 25_000],
      [-60, -3.1, 900_000],
      [-53.4, -33.7, 400_000],
      [-38.5, -3.7, 1],
    ] as const) {
      const query = { referenceLatitude: lat, referenceLongitude: lon, radius, size: 200 }
      const found = (await api.findDealersByRadius({ query })).filter((one) => one.country === 'BR')
      const measured = all.filter((one) => distanceM([lon, lat], [one.longitude, one.latitude]) <= radius)
      expect(found.map((one) => one.id).toSorted()).toEqual(measured.map((one) => one.id).toSorted())
    }
  })

  test('the size keeps the nearest', async () => {
    const api = await of()
    const many = await api.findDealersByRadius({ query: { ...PAULISTA, radius: 500_000 } })
    const few = await api.findDealersByRadius({ query: { ...PAULISTA, radius: 500_000, size: 3 } })
    expect(few).toEqual(many.slice(0, 3))
  })

  test.each([{}, { referenceLatitude: -23 }, { referenceLongitude: -46 }])(
    'without a point (%j): There is no Radius',
    async (query) => {
      const refusal = { status: 400, code: 'dealers.noRadius', message: 'There is no Radius' }
      await expect((await of()).findDealersByRadius({ query })).rejects.toMatchObject(refusal)
      await expect((await server.as()).dealerws.findDealersByRadius({ query })).rejects.toMatchObject(refusal)
    },
  )

  test.each([
    { referenceLatitude: 91, referenceLongitude: 0 },
    { ...PAULISTA, radius: 0 },
    { ...PAULISTA, size: 0 },
  ])('%j is refused', async (query) => {
    await expect((await of()).findDealersByRadius({ query })).rejects.toMatchObject({
      status: 400,
      code: 'request.invalid',
    })
  })

  test('the dealer web service answers the same', async () => {
    const query = { ...PAULISTA, radius: 30_000 }
    expect(await (await server.as()).dealerws.findDealersByRadius({ query })).toEqual(
      await (await of()).findDealersByRadius({ query }),
    )
  })
})

describe('lists', () => {
  test("are of the site's country unless another is named, by name, without blocked ones", async () => {
    const brazil = await (await of()).dealerList()
    expect(new Set(brazil.map((one) => one.country))).toEqual(new Set(['BR']))
    expect(brazil.some((one) => one.blocked)).toBe(false)
    expect(brazil.length).toBeGreaterThan(200)
    const argentina = await (await of('ar-fiat')).dealerList()
    expect(new Set(argentina.map((one) => one.country))).toEqual(new Set(['AR']))
    expect(await (await of()).dealerList({ query: { country: 'AR' } })).toEqual(argentina)
  })

  test('every filter narrows, and together they narrow further', async () => {
    const api = await of()
    const campinas = await api.dealerList({ query: { brand: 'jeep', state: 'sp', city: 'CAMPINAS' } })
    expect(campinas.length).toBeGreaterThan(0)
    for (const one of campinas)
      expect([one.state, one.city, one.brands.includes('jeep')]).toEqual(['SP', 'Campinas', true])
    expect(await api.findDealersBy({ query: { brand: 'jeep', state: 'São Paulo', city: '3509502' } })).toEqual(campinas)
    const [first] = campinas
    const { dealerCode = '', dealerGroup, influenceAreas = [] } = first ?? {}
    expect((await api.dealerList({ query: { dealerCode } })).map((one) => one.id)).toEqual([first?.id])
    expect(await api.dealerList({ query: { dealerGroup: dealerGroup?.code ?? '' } })).toEqual(
      await api.findByGroup({ query: { dealerGroup: dealerGroup?.id ?? '' } }),
    )
    const inArea = await api.dealerList({ query: { influenceArea: influenceAreas[0]?.code ?? '' } })
    expect(inArea.map((one) => one.id)).toContain(first?.id)
    for (const one of inArea) expect(one.influenceAreas.map((area) => area.id)).toContain(influenceAreas[0]?.id)
    expect(await api.dealerList({ query: { state: 'nowhere' } })).toEqual([])
  })

  test('the other dealer service answers the same', async () => {
    const query = { brand: 'peugeot', state: 'RS' }
    expect(await (await server.as()).dealerSearch.findDealersBy({ query })).toEqual(
      await (await of()).dealerList({ query }),
    )
  })

  test('pages follow one another without gap', async () => {
    const api = await of()
    const all = await api.dealerList()
    const pages = [
      await api.dealerPage({ query: { size: 100 } }),
      await api.dealerPage({ query: { size: 100, page: 1 } }),
      await api.dealerPage({ query: { size: 100, page: 2 } }),
    ]
    expect(pages.flat()).toEqual(all.slice(0, 300))
  })

  test('by type', async () => {
    for (const type of ['ONLINE_SCHEDULE', 'DIGITAL_DEALER', 'RENTAL'] as const) {
      const found = await (await of()).dealerList({ query: { type } })
      expect(found.length).toBeGreaterThan(20)
      for (const one of found) expect(one.types).toContain(type)
    }
  })

  test('a hostile name finds nothing and breaks nothing', async () => {
    const query = { city: "x' or 1=1 --", state: '%', brand: '__proto__' }
    expect(await (await of()).dealerList({ query })).toEqual([])
  })
})

describe('one dealer', () => {
  test('tells everything a page shows', async () => {
    const [some] = await (await of('ar-jeep')).dealerList({ query: { city: 'Rosario' } })
    const dealer = await (await of('ar-jeep')).dealerGet({ params: { id: some?.id ?? '' } })
    expect(dealer).toMatchObject({
      country: 'AR',
      state: 'Santa Fe',
      city: 'Rosario',
      timeZone: 'America/Argentina/Cordoba',
    })
    expect(dealer.openingPeriods.length).toBeGreaterThanOrEqual(5)
    expect(dealer.regionals).toContainEqual({ regionalId: 'ar-r2', brandName: dealer.brands[0] })
    expect(dealer.influenceAreas.map((area) => area.brandName).toSorted()).toEqual(dealer.brands.toSorted())
  })

  test('by its code only through any; unknown ones are not found', async () => {
    const api = await of()
    const dealer = await api.dealerAny({ params: { id: '70001' } })
    expect(dealer.id).toBe('br-0001')
    const refusal = { status: 404, code: 'dealer.notFound', message: 'Concessionária não encontrada.' }
    await expect(api.dealerGet({ params: { id: '70001' } })).rejects.toMatchObject(refusal)
    await expect(api.dealerGet({ params: { id: 'nobody' } })).rejects.toMatchObject(refusal)
    await expect(api.dealerAny({ params: { id: 'nobody' } })).rejects.toMatchObject(refusal)
  })
})

describe('offline dealers', () => {
  test('take no online schedule', async () => {
    const api = await of()
    const states = await api.findAllOfflineStates({ query: { brand: 'fiat' } })
    expect(states.length).toBeGreaterThan(0)
    const perState = await Promise.all(
      states.map(({ code }) => api.findOfflineDealersByState({ query: { state: code, brand: 'fiat' } })),
    )
    for (const found of perState) {
      expect(found.length).toBeGreaterThan(0)
      for (const one of found) expect([one.offline, one.types.includes('ONLINE_SCHEDULE')]).toEqual([true, false])
    }
    expect(await api.findOfflineDealersByLocation({ query: { brand: 'fiat' } })).toHaveLength(perState.flat().length)
  })
})

describe('rental dealers', () => {
  test('rent', async () => {
    const found = await (await server.as()).rentalDealers.list({ query: { type: 'RENTAL', state: 'SP' } })
    expect(found.length).toBeGreaterThan(3)
    for (const one of found) expect([one.state, one.types.includes('RENTAL')]).toEqual(['SP', true])
  })

  test('LAX goes with a group and a group with LAX', async () => {
    const list = (await server.as()).rentalDealers.list
    const found = await list({ query: { type: 'RENTAL', dealerGroup: 'br-g01', fulfillment: 'LAX' } })
    for (const one of found) expect(one.dealerGroup.id).toBe('br-g01')
    await expect(list({ query: { type: 'RENTAL', dealerGroup: 'br-g01' } })).rejects.toMatchObject({ status: 400 })
    await expect(list({ query: { type: 'RENTAL', fulfillment: 'LAX' } })).rejects.toMatchObject({ status: 400 })
    await expect(list({ query: { type: 'OTHER' as 'RENTAL' } })).rejects.toMatchObject({ status: 400 })
  })
})

test('two reads of the network agree: brands, groups, their states, cities and areas', async () => {
  const api = await of()
  expect(await api.brandList()).toEqual([
    { brand: 'fiat', id: 0 },
    { brand: 'fiat-abarth', id: 0 },
    { brand: 'jeep', id: 57 },
    { brand: 'ram', id: 58 },
    { brand: 'dodge', id: 55 },
    { brand: 'chrysler', id: 55 },
    { brand: 'citroen', id: 59 },
    { brand: 'peugeot', id: 60 },
  ])
  const groups = await api.groupList({ query: { brand: 'ram' } })
  expect(groups.length).toBeGreaterThan(15)
  expect(groups[0]).toEqual({
    id: expect.stringMatching(/^br-g\d\d$/),
    code: expect.stringMatching(/^BR1\d\d$/),
    name: expect.stringMatching(/^Grupo /),
  })
  const g = groups[0]?.id ?? ''
  const members = await api.findByGroup({ query: { dealerGroup: g } })
  const state = members[0]?.state ?? ''
  const states = await api.groupStates({ params: { g } })
  expect(new Set(states.map((one) => one.code))).toEqual(new Set(members.map((one) => one.state)))
  const cities = await api.groupStateCities({ params: { g, code: state } })
  const inState = members.filter((one) => one.state === state)
  expect(new Set(cities.map((city) => city.code))).toEqual(new Set(inState.map((one) => one.cityCode)))
  const areas = await api.groupInfluenceAreas({ params: { g } })
  expect(new Set(areas.map((area) => area.id))).toEqual(
    new Set(members.flatMap((one) => one.influenceAreas.map((area) => area.id))),
  )
  const [area] = areas
  const within = await api.groupAreaCities({ params: { g, a: area?.id ?? '' } })
  const whole = await api.areaCities({ params: { id: area?.code ?? '' } })
  expect(within.length).toBeGreaterThan(0)
  expect(whole).toEqual(expect.arrayContaining(within))
  expect(await (await server.as()).dealerws.areaCities({ params: { id: area?.id ?? '' } })).toEqual(whole)
})

test.each(['', 'null', 'undefined', 'none'])('influence area %j: There is no influence area', async (id) => {
  const refusal = { code: 'dealers.noInfluenceArea', message: 'There is no influence area' }
  const { dealers, dealerws } = await server.as()
  await expect(dealers.areaCities({ params: { id } })).rejects.toMatchObject(refusal)
  await expect(dealerws.areaCities({ params: { id } })).rejects.toMatchObject(refusal)
  await expect(dealers.groupAreaCities({ params: { g: 'br-g01', a: id } })).rejects.toMatchObject(refusal)
})

describe('regionals', () => {
  test('of a country, their states and cities', async () => {
    const { offersApi, dealerws, dealers } = await server.as()
    const regionals = await offersApi.dealerRegionals({ params: { country: 'br' } })
    expect(regionals).toContainEqual({ regionalId: 'br-r4', brandName: 'jeep', name: 'Regional Sul' })
    const params = { regionCode: 'br-r4', brand: 'jeep' }
    expect((await offersApi.dealerRegionalStates({ params })).map((state) => state.code).toSorted()).toEqual([
      'PR',
      'RS',
      'SC',
    ])
    const cities = await dealerws.regionalCities({ params: { regionalId: 'br-r4', brand: 'jeep' } })
    const inState = await offersApi.dealerRegionalCities({ params, query: { stateCode: 'PR' } })
    expect(inState).toEqual(cities.filter((city) => city.stateCode === 'PR'))
    const sold = await dealers.dealerList({ query: { brand: 'jeep', state: 'PR' } })
    expect(new Set(inState.map((city) => city.code))).toEqual(new Set(sold.map((one) => one.cityCode)))
    expect(await offersApi.dealerRegionalCities({ params, query: { stateCode: 'SP' } })).toEqual([])
  })

  test.each(['', 'null', 'br-p1', 'none'])('%j of jeep: There is no Regional', async (id) => {
    const refusal = { code: 'dealers.noRegional', message: 'There is no Regional' }
    const { offersApi, dealerws } = await server.as()
    const params = { regionCode: id, brand: 'jeep' }
    await expect(dealerws.regionalCities({ params: { regionalId: id, brand: 'jeep' } })).rejects.toMatchObject(refusal)
    await expect(offersApi.dealerRegionalStates({ params })).rejects.toMatchObject(refusal)
    await expect(offersApi.dealerRegionalCities({ params, query: { stateCode: 'SP' } })).rejects.toMatchObject(refusal)
  })

  test('cities without a state: stateCode param is required', async () => {
    const params = { regionCode: 'br-r4', brand: 'jeep' }
    const refusal = { status: 400, message: 'stateCode param is required' }
    await expect((await server.as()).offersApi.dealerRegionalCities({ params })).rejects.toMatchObject(refusal)
    await expect((await server.as()).offersApi.dealerRegionals({ params: { country: 'uy' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('provinces and zones', () => {
  test('all provinces, those with dealers, and their zones', async () => {
    const api = await of('ar-fiat')
    expect(await api.provinceAll()).toHaveLength(24)
    expect(await api.provinceAll()).toContainEqual({ id: 'X', name: 'Córdoba' })
    expect((await api.provinceList({ query: { brand: 'jeep' } })).length).toBeGreaterThanOrEqual(15)
    expect(await api.provinceList({ query: { brand: 'fiat-abarth' } })).toEqual([])
    const all = await api.provinceAllZones({ params: { provinceId: 'B' } })
    const used = await api.provinceZones({ params: { provinceId: 'Buenos Aires' } })
    expect(all).toHaveLength(9)
    expect(used.length).toBeGreaterThan(2)
    expect(all).toEqual(expect.arrayContaining(used))
  })

  test.each(['', 'undefined'])('province %j: routeParams.provinceId param is required', async (provinceId) => {
    const refusal = { status: 400, message: 'routeParams.provinceId param is required' }
    const api = await of('ar-fiat')
    await expect(api.provinceAllZones({ params: { provinceId } })).rejects.toMatchObject(refusal)
    await expect(api.provinceZones({ params: { provinceId } })).rejects.toMatchObject(refusal)
    await expect(api.provinceZones({ params: { provinceId: 'SP' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('workshop services', () => {
  test('recall is SV03 and costs nothing', async () => {
    const [recall, ...others] = await (await of()).serviceList({ params: { type: 'recall' } })
    expect(recall).toEqual({
      id: 'SV03',
      name: 'Recall',
      category: 'RECALL',
      serviceName: 'Recall',
      price: 0,
      currency: 'BRL',
    })
    expect(others).toEqual([])
    expect(await (await of()).serviceList({ params: { type: 'none' } })).toEqual([])
  })

  test('maintenance services of a dealer, in its currency', async () => {
    const staff = (await server.as({ roles: ['user_dealer'], dealerCodes: ['80001'] }, 'ar-fiat')).dealers
    const own = await staff.maintenanceServiceList()
    expect(own.length).toBeGreaterThan(3)
    expect(new Set(own.map((one) => one.currency))).toEqual(new Set(['ARS']))
    expect(await staff.maintenanceServiceList({ headers: { 'x-dealer-context': '80001' } })).toEqual(own)
    await expect(staff.maintenanceServiceList({ query: { dealerCode: 'none' } })).rejects.toMatchObject({ status: 404 })
    await expect((await of()).maintenanceServiceList()).rejects.toMatchObject({ status: 401 })
  })
})

describe('writes', () => {
  const audited = async (call: string) =>
    (await server.db.selectFrom('audit').select(['actor_id', 'input']).where('call', '=', call).execute()).length

  test('a blocked dealer leaves lists and pages, is audited, and comes back', async () => {
    const blocker = (await server.as({ roles: ['dealer_blocker'] })).dealers
    const before = await audited('dealers.v1.dealer.updateBlocked')
    const changed = await blocker.updateBlocked({
      body: { dealerId: 'br-0003', blocked: true, reason: 'contract ended' },
    })
    expect(changed).toMatchObject({ id: 'br-0003', blocked: true })
    const api = await of()
    await expect(api.dealerGet({ params: { id: 'br-0003' } })).rejects.toMatchObject({ status: 404 })
    expect(await api.dealerAny({ params: { id: 'br-0003' } })).toMatchObject({ blocked: true })
    expect((await api.dealerList({ query: { state: 'SP' } })).some((one) => one.id === 'br-0003')).toBe(false)
    expect(await audited('dealers.v1.dealer.updateBlocked')).toBe(before + 1)
    await blocker.updateBlocked({ body: { dealerId: 'br-0003', blocked: false } })
    expect(await api.dealerGet({ params: { id: 'br-0003' } })).toMatchObject({ blocked: false })
    await expect(blocker.updateBlocked({ body: { dealerId: 'none', blocked: true } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('e-connect is switched by the dealer itself and by the group, by nobody else', async () => {
    const own = (await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] })).dealers
    const { econnect } = await own.dealerAny({ params: { id: '70001' } })
    expect(await own.econnect({ body: { dealerCode: '70001', econnect: !econnect } })).toMatchObject({
      econnect: !econnect,
    })
    expect(await own.dealerAny({ params: { id: '70001' } })).toMatchObject({ econnect: !econnect })
    await expect(own.econnect({ body: { dealerCode: '70002', econnect: true } })).rejects.toMatchObject({ status: 403 })
    const group = (await server.as({ roles: ['partner_admin'] })).dealers
    expect(await group.econnect({ body: { dealerCode: '70002', econnect: true } })).toMatchObject({
      dealerCode: '70002',
      econnect: true,
    })
    const customer = (await server.as({ roles: ['customer'] })).dealers
    await expect(customer.econnect({ body: { dealerCode: '70001', econnect: true } })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('a kept answer is dropped when a dealer changes', async () => {
    const url = '/api/dealers/v1/dealer/br-0005'
    const headers = await server.signIn(['dealer_blocker'])
    expect((await server.app.inject({ url })).statusCode).toBe(200)
    const payload = { dealerId: 'br-0005', blocked: true }
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/dealers/v1/dealer/updateBlocked', headers, payload }))
        .statusCode,
    ).toBe(200)
    await expect.poll(async () => (await server.app.inject({ url })).statusCode).toBe(404)
  })
})
