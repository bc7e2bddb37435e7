import type { CallError } from '@volante/contract/kit'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const compass = '5NDR3Z0'

describe('models', () => {
  test('a site lists its own brand with years, prices and what is only serviced', async () => {
    const fiat = await (await server.as()).mvs.modelList()
    expect(fiat.map((model) => model.modelName)).toContain('Pulse')
    expect(fiat.every((model) => model.brand === 'fiat' && model.onSale && model.currency === 'BRL')).toBe(true)
    const dodge = await (await server.as({}, 'br-dodge')).mvs.modelList()
    expect(dodge.map((model) => [model.modelName, model.onSale, model.priceFrom])).toEqual([
      ['Durango', false, null],
      ['Journey', false, null],
    ])
  })

  test('Argentina sells Abarth under Fiat, in pesos, and not what it has no price for', async () => {
    const models = await (await server.as({}, 'ar-fiat')).mvs.modelList()
    const names = models.map((model) => model.modelName)
    expect(names).toEqual(expect.arrayContaining(['Cronos', 'Pulse Abarth']))
    expect(names).not.toContain('Mobi')
    expect(models.every((model) => model.currency === 'ARS')).toBe(true)
  })

  test('the portal shows every brand', async () => {
    const models = await (await server.as({}, 'portal')).mvs.modelList()
    expect(new Set(models.map((model) => model.brand)).size).toBe(8)
  })

  test('latest answers the newest year, not above the one given', async () => {
    const api = await server.as({}, 'br-jeep')
    const newest = await api.mvs.modelLatest()
    expect(newest.every((model) => model.year >= 2025)).toBe(true)
    const upTo = await api.mvs.modelLatest({ query: { year: 2026 } })
    expect(upTo.every((model) => model.year <= 2026)).toBe(true)
    expect(newest.some((model) => model.year > 2026)).toBe(true)
  })

  test('the filter narrows models and the values left', async () => {
    const api = await server.as({}, 'br-jeep')
    const { models, filters } = await api.mvs.modelFilter({ query: { fuel: 'Diesel', maxPrice: 40_000_000 } })
    expect(models.map((model) => model.modelName)).toEqual(['Commander'])
    expect(filters).toMatchObject({ fuels: ['Diesel'], gears: ['AUTOMATIC'], bodies: ['suv'] })
    expect(filters.maxPrice).toBeLessThanOrEqual(40_000_000)
    const none = await api.mvs.modelFilter({ query: { minPrice: 900_000_000 } })
    expect(none).toMatchObject({ models: [], filters: { minPrice: null, fuels: [] } })
  })
})

describe('versions', () => {
  test('are listed once, in their newest year or the one asked for', async () => {
    const api = await server.as({}, 'br-jeep')
    const versions = await api.mvs.mvsList({ query: { modelCode: '5ND' } })
    expect(versions.map((one) => one.versionName)).toEqual(['Sport T270', 'Longitude T270', 'S T270', 'Blackhawk 4x4'])
    const older = await api.mvs.mvsList({ query: { mvsCode: compass, year: 2026 } })
    expect(older).toMatchObject([
      {
        code: compass,
        year: 2026,
        price: 18_499_000,
        priceType: 'SPECIAL',
        listPrice: 19_999_000,
        currency: 'BRL',
        chassis: null,
        plateNumber: null,
      },
    ])
  })

  test('all of them include past years and cars', async () => {
    const all = await (await server.as({}, 'br-citroen')).mvs.mvsAll()
    expect(all.map((one) => one.modelName)).toContain('C4 Cactus')
    const onSale = await (await server.as({}, 'br-citroen')).mvs.mvsList()
    expect(onSale.map((one) => one.modelName)).not.toContain('C4 Cactus')
  })

  test('are found by words in any order and spelling of accents', async () => {
    const api = await server.as()
    const found = await api.mvs.findByDescription({ query: { description: 'eletrico icon' } })
    expect(found.map((one) => `${one.modelName} ${one.versionName}`)).toEqual(['500e Icon'])
    expect(await api.mvs.findByDescription({ query: { description: '100%' } })).toEqual([])
  })

  test('are named in the language of the site', async () => {
    const [brazil] = await (await server.as()).mvs.mvsList({ query: { mvsCode: 'EY2WWL0' } })
    const [argentina] = await (await server.as({}, 'ar-fiat')).mvs.mvsList({ query: { mvsCode: 'EY2WWL0' } })
    expect(brazil).toMatchObject({ versionName: 'Freedom Cabine Dupla 1.3', gear: 'Manual 5 marchas' })
    expect(argentina).toMatchObject({ versionName: 'Freedom Doble Cabina 1.3', gear: 'Manual 5 velocidades' })
  })

  test('a code that is not 7 or 16 characters is refused', async () => {
    const api = await server.as()
    await expect(api.mvs.mvsList({ query: { mvsCode: 'X6P' } })).rejects.toMatchObject({
      status: 400,
      code: 'request.invalid',
    })
    await expect(api.mvs.datasheet({ query: { mvsCode: 'ZZZZZZZ' } })).rejects.toMatchObject({ status: 404 })
  })
})

describe('datasheet and comparison', () => {
  test('the datasheet has its groups, prices of optionals and serial items', async () => {
    const { groups, serialItems, mvs } = await (await server.as({}, 'br-jeep')).mvs.datasheet({
      query: { mvsCode: compass },
    })
    expect(mvs.code).toBe(compass)
    expect(groups).toHaveLength(9)
    const rows = groups.flatMap((group) => group.rows)
    expect(rows.length).toBeGreaterThanOrEqual(60)
    expect(rows.find((row) => row.key === 'dimensions.length')?.cell).toMatchObject({ status: 'value', number: 4404 })
    expect(rows.find((row) => row.key === 'comfort.sunroof')?.cell).toMatchObject({
      status: 'optional',
      price: 890_000,
    })
    expect(serialItems).toContain('Freios ABS com EBD')
  })

  test('versions stand side by side in the order asked, with what differs', async () => {
    const api = await server.as({}, 'br-jeep')
    const codes = ['5ND55M0', compass]
    const { versions, groups } = await api.versionComparator.compare({ query: { mvsCode: codes } })
    expect(versions.map((one) => one.code)).toEqual(codes)
    const rows = groups.flatMap((group) => group.rows)
    expect(rows.every((row) => row.cells.length === 2)).toBe(true)
    expect(rows.find((row) => row.key === 'engine.displacement')).toMatchObject({ differs: true })
    expect(rows.find((row) => row.key === 'dimensions.width')).toMatchObject({ differs: false })
    const same = await api.versionComparator.compare({ query: { mvsCode: [compass, compass] } })
    expect(same.versions).toHaveLength(1)
    expect(same.groups.flatMap((group) => group.rows).some((row) => row.differs)).toBe(false)
  })

  test('an unknown version and too many are refused', async () => {
    const api = await server.as({}, 'br-jeep')
    await expect(api.versionComparator.compare({ query: { mvsCode: [compass, 'ZZZZZZZ'] } })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.versionComparator.compare({ query: { mvsCode: Array(5).fill(compass) } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('upgrades', () => {
  const admin = () => server.as({ roles: ['offer_admin'] }, 'br-jeep')
  const setup = { brand: 'jeep', fromMvsCode: '5ND0MJ0', toMvsCode: '5ND55M0', priority: 9 }

  test('the nearest version up is suggested with the price difference', async () => {
    const found = await (await server.as({}, 'br-jeep')).upgrade.suggestion({
      query: { mvsCode: '5ND0MJ0', year: 2026 },
    })
    expect(found).toMatchObject({ mvs: { code: compass }, difference: 600_000, currency: 'BRL' })
    const top = await (await server.as({}, 'br-jeep')).upgrade.suggestion({ query: { mvsCode: '5ND55M0' } })
    expect(top).toBeNull()
  })

  test('a setup is made, paged, changed, steers the suggestion and goes', async () => {
    const api = await admin()
    const made = await api.upgrade.setupCreate({ body: setup })
    expect(made).toMatchObject({ ...setup, year: null, active: true })
    const versions = await api.upgrade.versions()
    const nameOf = (of: string) => versions.find(({ code }) => code === of)?.name
    expect([made.fromName, made.toName]).toEqual([nameOf(setup.fromMvsCode), nameOf(setup.toMvsCode)])
    expect(made.fromName).toMatch(/^Compass |^Renegade |^Commander /)
    await expect(api.upgrade.setupCreate({ body: setup })).rejects.toMatchObject({
      status: 409,
      code: 'catalogue.upgradeExists',
    })
    const first = await api.upgrade.setupPage({ query: { brand: 'jeep', page: 0, size: 2 } })
    expect(first.items).toHaveLength(2)
    expect(first.total).toBeGreaterThan(5)
    const params = { id: made.id }
    expect(await api.upgrade.setupUpdate({ params, body: { ...setup, priority: 1, year: 2027 } })).toMatchObject({
      priority: 1,
      year: 2027,
    })
    // Nobody has seen it yet.
    await api.upgrade.setupDelete({ params })
    await expect(api.upgrade.setupGet({ params })).rejects.toMatchObject({ status: 404 })
    await expect(api.upgrade.setupDelete({ params })).rejects.toMatchObject({ status: 404 })
    await expect(api.upgrade.setupUpdate({ params, body: setup })).rejects.toMatchObject({ status: 404 })
  })

  test('what customers see of it takes two people', async () => {
    const [maker, other] = [await admin(), await admin()]
    const visitor = await server.as({}, 'br-jeep')
    const ask = { query: { mvsCode: setup.fromMvsCode, year: 2026 } }
    const suggested = async () => (await visitor.upgrade.suggestion(ask))?.mvs.code
    const before = await suggested()
    const { id, waiting } = await maker.upgrade.setupCreate({ body: { ...setup, priority: 1 } })
    expect(waiting).toMatchObject({ inForce: { active: false }, waitsForAnother: true })
    const approve = { body: { id, decision: 'approve' } } as const
    await expect(maker.upgrade.setupDecide(approve)).rejects.toMatchObject({ code: 'sheets.needsAnother' })
    expect((await other.notifications.list()).items[0]).toMatchObject({
      kind: 'upgradeWaiting',
      path: `/admin/upgrades/${id}`,
    })
    expect(await suggested()).toBe(before)
    expect(await other.upgrade.setupDecide(approve)).toMatchObject({ active: true, isWaiting: false })
    const { items } = await (await server.as({ roles: ['user_admin'] })).audit.list({ query: { subject: id } })
    expect(items[0]).toMatchObject({ call: 'upgrade.setup.decide', subject: { kind: 'upgrade', id } })

    const params = { id }
    const off = { params, body: { ...setup, priority: 1, active: false } }
    expect(await other.upgrade.setupUpdate(off)).toMatchObject({ active: false, isWaiting: true })
    await expect(maker.upgrade.setupDelete({ params })).rejects.toMatchObject({ code: 'catalogue.upgradeShown' })
    const dropped = await maker.upgrade.setupDecide({ body: { id, decision: 'drop' } })
    expect(dropped).toMatchObject({ active: true, waiting: null })
    await expect(maker.upgrade.setupDecide(approve)).rejects.toMatchObject({ code: 'sheets.notReady' })
    // Saved as it is in force, nothing waits any more.
    await other.upgrade.setupUpdate(off)
    const asItIs = { params, body: { ...setup, priority: 1 } }
    expect(await other.upgrade.setupUpdate(asItIs)).toMatchObject({ isWaiting: false })
    await other.upgrade.setupUpdate(off)
    await maker.upgrade.setupDecide(approve)
    await other.upgrade.setupDelete({ params })
    expect(await suggested()).toBe(before)
  })

  test('a number out of its bounds is named with the one it passes, in the language of its site', async () => {
    const body = { ...setup, priority: 100, year: 1949 }
    const refusedAt = async (site: string) => {
      const api = await server.as({ roles: ['offer_admin'] }, site)
      const error = await api.upgrade.setupCreate({ body }).catch((problem: unknown) => problem)
      return (error as CallError).fields?.map(({ path, code, message, values }) => [path, code, message, values])
    }
    expect(await refusedAt('br-jeep')).toEqual([
      ['year', 'validation.number.min', 'Digite 1950 ou mais', { min: 1950 }],
      ['priority', 'validation.number.max', 'Digite 99 ou menos', { max: 99 }],
    ])
    expect((await refusedAt('ar-jeep'))?.map(([, , message]) => message)).toEqual([
      'Ingresá 1950 o más',
      'Ingresá 99 o menos',
    ])
    const half = (await admin()).upgrade.setupCreate({ body: { ...setup, priority: 1.5 } })
    await expect(half).rejects.toMatchObject({ fields: [{ path: 'priority', code: 'validation.number.whole' }] })
    const word = (await admin()).upgrade.setupCreate({ body: { ...setup, priority: 'um' as never } })
    await expect(word).rejects.toMatchObject({ fields: [{ path: 'priority', code: 'validation.numeric' }] })
  })

  test('versions of another brand, unknown ones and a version to itself are refused', async () => {
    const api = await admin()
    for (const wrong of [{ brand: 'fiat' }, { toMvsCode: 'ZZZZZZZ' }, { toMvsCode: setup.fromMvsCode }])
      await expect(api.upgrade.setupCreate({ body: { ...setup, ...wrong } })).rejects.toMatchObject({ status: 422 })
  })
})
