import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { uploadPlace } from '../../platform/http/mount.ts'
import { inPreview } from '../../platform/pages/preview.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()

const manager = () => server.as({ roles: ['service_admin'] })
const argentine = () => server.as({ roles: ['service_admin'], scopes: { markets: ['AR'] } })
const settings = async (site = 'br-fiat') => (await server.as({}, site)).pageSettings.get()

/** A change is known everywhere within five seconds. */
async function soon(check: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5_000; !(await check()); await wait(20))
    if (Date.now() > end) throw new Error('nothing changed within five seconds')
}

test('a value is in force at once, nearer places win, and the default comes back', async () => {
  const api = await manager()
  const at = (scope: string, value: string | null) =>
    api.siteSettings.change({ params: { key: 'lead.replyHours' }, body: { scope, value } })
  const hours = async (site: string) => (await settings(site)).lead.replyHours
  await at('all', '12')
  await soon(async () => (await hours('br-jeep')) === 12 && (await hours('ar-fiat')) === 12)
  await at('BR', '10')
  const { id, before, after, state } = await at('br-fiat', '8')
  expect({ before, after, state }).toEqual({ before: null, after: '8', state: 'IN_FORCE' })
  await soon(async () => (await hours('br-fiat')) === 8 && (await hours('br-jeep')) === 10)
  expect(await hours('ar-fiat')).toBe(12)
  const { setting, changes } = await api.siteSettings.get({
    params: { key: 'lead.replyHours' },
    query: { scope: 'br-fiat' },
  })
  expect(setting).toMatchObject({ default: '24', inherited: { value: '10', scope: 'BR' }, own: '8', changedBy: 'Test' })
  expect(changes).toHaveLength(1)
  await api.siteSettings.revert({ params: { id } })
  await soon(async () => (await hours('br-fiat')) === 10)
  await expect(api.siteSettings.revert({ params: { id } })).rejects.toMatchObject({ status: 409 })
  await at('BR', null)
  await soon(async () => (await hours('br-fiat')) === 12)
})

test('who sells is told by two people, and then everywhere', async () => {
  const [one, other] = [await manager(), await manager()]
  const params = { key: 'legal.companyName' }
  const draft = await one.siteSettings.change({ params, body: { scope: 'br-ram', value: 'Ram Veículos S.A.' } })
  expect(draft).toMatchObject({ state: 'DRAFT', waitsForAnother: true })
  await expect(one.siteSettings.approve({ params: draft })).rejects.toMatchObject({ status: 403 })
  await expect(
    other.siteSettings.change({ params, body: { scope: 'br-ram', value: 'Outra S.A.' } }),
  ).rejects.toMatchObject({ code: 'settings.hasDraft' })
  expect(await other.siteSettings.approve({ params: draft })).toMatchObject({ state: 'IN_FORCE', decidedBy: 'Test' })
  const seller = () => server.platform.sites.find(({ id }) => id === 'br-ram')?.legal.companyName
  await soon(async () => seller() === 'Ram Veículos S.A.')
  const undo = await one.siteSettings.revert({ params: draft })
  expect(undo).toMatchObject({ state: 'DRAFT', isUndoing: true })
  await other.siteSettings.drop({ params: undo })
  expect(seller()).toBe('Ram Veículos S.A.')
})

test('a text is checked before it is kept, and the dictionary tells it', async () => {
  const [one, other] = [await manager(), await manager()]
  const params = { key: 'texts.shell.skip' }
  const at = (key: string, value: string) =>
    one.siteSettings.change({ params: { key }, body: { scope: 'br-jeep', value } })
  await expect(at('texts.shell.skip', 'Pular {')).rejects.toMatchObject({
    fields: [{ path: 'value', code: 'settings.text.broken' }],
  })
  await expect(at('texts.no.such', 'x')).rejects.toMatchObject({ status: 404 })
  const draft = await one.siteSettings.change({ params, body: { scope: 'br-jeep', value: 'Direto ao assunto' } })
  await other.siteSettings.approve({ params: draft })
  const noticesOf = async (site: string) =>
    (await (await server.as({}, site)).dictionary.get({ params: { language: 'pt-BR' } }))['shell.skip']
  await soon(async () => (await noticesOf('br-jeep')) === 'Direto ao assunto')
  expect(await noticesOf('br-fiat')).not.toBe('Direto ao assunto')
  const found = await one.siteSettings.texts({ query: { scope: 'br-jeep', text: 'direto ao ASSUNTO' } })
  expect(found.items).toMatchObject([{ id: 'shell.skip', isOwn: true, shown: 'Direto ao assunto' }])
  expect((await one.siteSettings.texts({ query: { scope: 'br-jeep', own: true } })).total).toBe(1)
})

test('no text of either language is missing, empty or left in the other one, in any area', async () => {
  const api = await manager()
  for (const scope of ['BR', 'AR']) {
    const { items, areas } = await api.siteSettings.texts({ query: { scope, gap: 'any' } })
    expect(items.map(({ id, gap }) => [id, gap])).toEqual([])
    expect(Math.min(...areas.map(({ texts }) => texts))).toBeGreaterThan(50)
    expect(areas.every(({ missing, empty, same }) => missing + empty + same === 0)).toBe(true)
  }
})

test('a text left in the other language is counted in its area and found by its gap', async () => {
  const [one, other] = [await manager(), await manager()]
  const id = 'checkout.delivery.text'
  const portuguese = await one.siteSettings.texts({ query: { scope: 'ar-fiat', area: 'purchase', text: id } })
  expect(portuguese.items.every(({ area }) => area === 'purchase')).toBe(true)
  const copied = portuguese.items.find((text) => text.id === id)
  expect(copied?.gap).toBeNull()
  const draft = await one.siteSettings.change({
    params: { key: `texts.${id}` },
    body: { scope: 'ar-fiat', value: copied?.other ?? '' },
  })
  await other.siteSettings.approve({ params: draft })
  const found = await one.siteSettings.texts({ query: { scope: 'ar-fiat', gap: 'same' } })
  expect(found.items).toMatchObject([{ id, isOwn: true, gap: 'same' }])
  expect(found.areas.find(({ area }) => area === 'purchase')).toMatchObject({ missing: 0, empty: 0, same: 1 })
  expect((await one.siteSettings.texts({ query: { scope: 'ar-jeep', gap: 'any' } })).total).toBe(0)
})

test('nobody sets what lies beyond their markets', async () => {
  const api = await argentine()
  const { scopes } = await api.siteSettings.list()
  expect(scopes).toContain('ar-fiat')
  expect(scopes).not.toContain('all')
  expect(scopes).not.toContain('br-fiat')
  const params = { key: 'features.chatbot' }
  await expect(api.siteSettings.change({ params, body: { scope: 'br-fiat', value: 'true' } })).rejects.toMatchObject({
    status: 404,
  })
  const draft = await (await manager()).siteSettings.change({
    params: { key: 'legal.phone' },
    body: { scope: 'br-fiat', value: '0800 1' },
  })
  await expect(api.siteSettings.approve({ params: draft })).rejects.toMatchObject({ status: 404 })
})

test('what buyers may choose is what is set', async () => {
  const api = await manager()
  const at = (key: string, value: string) =>
    api.siteSettings.change({ params: { key }, body: { scope: 'br-fiat', value } })
  await at('purchase.cancellationReasons', 'price, other, changed my mind')
  const buyer = await server.as({ roles: ['customer'] })
  const site = () => server.platform.sites.find(({ id }) => id === 'br-fiat')
  await soon(async () => site()?.purchase.cancellationReasons.length === 3)
  const again = await server.as({ roles: ['customer'] })
  expect((await again.reservation.cancellationReasons()).map(({ id }) => id)).toEqual([
    'price',
    'other',
    'changed my mind',
  ])
  expect((await buyer.reservation.cancellationReasons()).length).toBeGreaterThan(3)
})

test('what changes a price or a limit of one waits for somebody else', async () => {
  const api = await manager()
  const { items } = await api.siteSettings.list({ query: { scope: 'br-fiat' } })
  const needing = items.flatMap(({ key, group, needsTwo }) => (needsTwo && group !== 'legal' ? [key] : []))
  expect(needing.toSorted()).toEqual(
    [
      ...['dealer-search', 'discountclub', 'eper', 'price', 'rewards', 'version-comparator'].map(
        (name) => `baseAddresses.${name}`,
      ),
      'features.subsidizedPrice',
      ...['discountMax', 'instalmentsMax', 'quotationManager', 'quotationRegional', 'quotationSeller'].map(
        (name) => `purchase.${name}`,
      ),
      'theme',
    ].toSorted(),
  )
  const params = { key: 'baseAddresses.price' }
  const draft = await api.siteSettings.change({ params, body: { scope: 'ar-ram', value: 'https://prices.example' } })
  expect(draft).toMatchObject({ state: 'DRAFT', waitsForAnother: true })
  await expect(api.siteSettings.approve({ params: draft })).rejects.toMatchObject({ code: 'sheets.needsAnother' })
  await api.siteSettings.drop({ params: draft })
})

test('an appearance is of one site, must be legible, takes two people and leaves the variants alone', async () => {
  const [one, other] = [await manager(), await manager()]
  const params = { key: 'theme' }
  const themeOf = (id: string) => server.platform.sites.find((site) => site.id === id)?.theme
  const before = themeOf('br-fiat')
  const { setting } = await one.siteSettings.get({ params, query: { scope: 'br-fiat' } })
  expect(setting).toMatchObject({ kind: 'dress', needsTwo: true, own: null })
  const change = (scope: string, value: string) => one.siteSettings.change({ params, body: { scope, value } })
  for (const scope of ['all', 'BR']) await expect(change(scope, setting.default)).rejects.toMatchObject({ status: 404 })
  const faint = setting.default.replace(/color-ink-soft: #\w+/, 'color-ink-soft: #c0c0c0')
  await expect(change('br-fiat', faint)).rejects.toMatchObject({
    code: 'request.invalid',
    fields: [{ path: 'value', code: 'settings.dress.faint' }],
  })
  const blue = setting.default.replace(/color-primary: #\w+/, 'color-primary: #1f4bd8')
  const draft = await change('br-fiat', blue)
  expect(draft).toMatchObject({ state: 'DRAFT', after: blue })
  expect(themeOf('br-fiat')).toEqual(before)
  await other.siteSettings.approve({ params: draft })
  await soon(async () => themeOf('br-fiat')?.tokens['color-primary'] === '#1f4bd8')
  expect(themeOf('br-fiat')?.variants).toEqual(before?.variants)
  expect(themeOf('br-jeep')?.tokens['color-primary']).not.toBe('#1f4bd8')
})

test("limits of a site are those that hold: the price that a brand subsidises, a dealer's discount, the size of a file", async () => {
  const [api, other] = [await manager(), await manager()]
  const at = async (key: string, value: string | null) => {
    const change = await api.siteSettings.change({ params: { key }, body: { scope: 'br-jeep', value } })
    if (change.state === 'DRAFT') await other.siteSettings.approve({ params: change })
    return change.state
  }
  const site = () => {
    const found = server.platform.sites.find(({ id }) => id === 'br-jeep')
    if (!found) throw new Error('no site')
    return found
  }
  const special = await server.db
    .selectFrom('prices')
    .innerJoin('versions', 'versions.mvs_code', 'prices.mvs_code')
    .innerJoin('models', 'models.code', 'versions.model_code')
    .select(['prices.mvs_code as mvsCode', 'year'])
    .where('brand', '=', 'jeep')
    .where('type', '=', 'SPECIAL')
    .where('country', '=', 'BR')
    .where('market', '=', 'BR')
    .where('valid_from', '<=', server.platform.clock.now().toISOString())
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', server.platform.clock.now().toISOString())]))
    .orderBy('prices.mvs_code')
    .executeTakeFirstOrThrow()
  const priced = async () =>
    (await server.as({}, 'br-jeep')).price.reservation({ query: { ...special, country: 'BR' } })
  const before = await priced()
  // What follows in a price takes two people.
  expect(await at('features.subsidizedPrice', 'false')).toBe('DRAFT')
  expect(await at('purchase.discountMax', '5')).toBe('DRAFT')
  expect(await at('purchase.uploadMegabytes', '2')).toBe('IN_FORCE')
  await soon(async () => !site().features.subsidizedPrice && site().purchase.uploadMegabytes === 2)
  await soon(async () => site().purchase.discountMax === 5)

  const shop = await server.as({}, 'br-jeep')
  await expect(shop.price.specialDiscount({ query: special })).rejects.toMatchObject({ code: 'price.unavailable' })
  const dear = await priced()
  expect([before.priceType, dear.priceType]).toEqual(['SPECIAL', expect.not.stringMatching('SPECIAL')])
  expect(dear.car).toBeGreaterThan(before.car)

  const dealer = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] }, 'br-jeep')
  const { price: list } = await shop.price.get({ query: { ...special, country: 'BR', type: 'LIST' } })
  if (list === null) throw new Error('no list price')
  const own = { ...special, dealerCode: '70001' }
  const low = { ...own, price: Math.floor(list * 0.95) - 1 }
  await expect(dealer.price.createWorkingPrice({ body: low })).rejects.toMatchObject({ code: 'workingPrice.tooLow' })
  const made = await dealer.price.createWorkingPrice({ body: { ...own, price: Math.ceil(list * 0.95) } })
  await expect(dealer.price.updateWorkingPrice({ body: { id: made.id, price: low.price } })).rejects.toMatchObject({
    code: 'workingPrice.tooLow',
  })

  const asked = { site: site(), user: null, origin: { ip: '', userAgent: '' } }
  const { limits } = uploadPlace(server.platform, asked as Parameters<typeof uploadPlace>[1])
  expect(limits.maxBytes).toBe(2_000_000)
})

test('a text is found by a sentence that a page says with it, and by no other', async () => {
  const api = await manager()
  const saying = async (sentence: string) =>
    (await api.siteSettings.texts({ query: { scope: 'br-fiat', said: sentence } })).items.map(({ id }) => id)
  expect(await saying('Prévia de Verão, como em 01/03/2027. Nada é gravado.')).toEqual(['shell.preview.of'])
  expect(await saying('Frase que ninguém escreveu')).toEqual([])
  const prepared = 'Prévia {name}: só você vê isto em {at}.'
  const params = { key: 'texts.shell.preview.of' }
  const draft = await api.siteSettings.change({ params, body: { scope: 'BR', value: prepared, isPrepared: true } })
  expect(await saying('Prévia Verão: só você vê isto em maio.')).toEqual(['shell.preview.of'])
  await api.siteSettings.drop({ params: draft })
  expect(await saying('Prévia Verão: só você vê isto em maio.')).not.toContain('shell.preview.of')
})

test('settings and texts join a change set: shown in its preview, published whole, taken back, and decided by nothing else', async () => {
  const [maker, other] = [await manager(), await manager()]
  const prepare = (key: string, value: string) =>
    maker.siteSettings.change({ params: { key }, body: { scope: 'ar-jeep', value, isPrepared: true } })
  const hours = await prepare('lead.replyHours', '7')
  const line = await prepare('texts.shop.home.line', 'Todo lo que viene.')
  expect([hours.state, line.state]).toEqual(['DRAFT', 'DRAFT'])
  // Nobody is told of the hours alone: who prepared them might put them in force.
  expect([hours.waitsForAnother, line.waitsForAnother]).toEqual([false, true])
  const { id } = await maker.changeSets.create({ body: { name: 'Verano' } })
  for (const one of [hours, line])
    await maker.changeSets.add({ params: { id }, body: { kind: 'site-value', id: one.id } })
  for (const decide of [maker.siteSettings.approve, maker.siteSettings.drop])
    await expect(decide({ params: hours })).rejects.toMatchObject({ code: 'sheets.inSet' })
  const { changes } = await maker.siteSettings.get({ params: { key: 'lead.replyHours' }, query: { scope: 'ar-jeep' } })
  expect(changes[0]?.changeSet).toEqual({ id, name: 'Verano' })
  expect((await maker.changeSets.get({ params: { id } })).content).toMatchObject([
    { kind: 'site-value', name: 'settings.name.lead.replyHours', isReady: true, needsTwo: false },
    { kind: 'site-value', name: 'settings.texts.part', isReady: true, needsTwo: true },
  ])

  const inForce = () => siteOf(server.platform)
  const siteOf = ({ sites }: Pick<typeof server.platform, 'sites'>) => {
    const found = sites.find((site) => site.id === 'ar-jeep')
    return { hours: found?.lead.replyHours, line: found?.texts['shop.home.line'] }
  }
  const before = inForce()
  const until = server.platform.clock.now().getTime() + 3_600_000
  const preview = { set: id, name: 'Verano', country: 'AR', as: 'visitor', at: null, account: 'a', until } as const
  const after = { hours: 7, line: 'Todo lo que viene.' }
  const [anySite] = server.platform.sites
  if (!anySite) throw new Error('no site')
  expect(await inPreview(server.platform, preview, anySite, async (shown) => siteOf(shown))).toEqual(after)
  expect(inForce()).toEqual(before)

  await expect(maker.changeSets.approve({ params: { id } })).rejects.toMatchObject({ code: 'sheets.needsAnother' })
  await other.changeSets.approve({ params: { id } })
  await maker.changeSets.publish({ params: { id } })
  await soon(async () => JSON.stringify(inForce()) === JSON.stringify(after))
  const state = async () => (await maker.changeSets.get({ params: { id } })).state
  await soon(async () => (await state()) === 'PUBLISHED')
  await maker.changeSets.revert({ params: { id } })
  await other.changeSets.revert({ params: { id } })
  await soon(async () => JSON.stringify(inForce()) === JSON.stringify(before))
})

test('a set is not published over a value that changed meanwhile', async () => {
  const [maker, other] = [await manager(), await manager()]
  const params = { key: 'lead.replyHours' }
  const draft = await maker.siteSettings.change({
    params,
    body: { scope: 'ar-peugeot', value: '9', isPrepared: true },
  })
  const { id } = await maker.changeSets.create({ body: { name: 'Horas' } })
  await maker.changeSets.add({ params: { id }, body: { kind: 'site-value', id: draft.id } })
  await other.changeSets.approve({ params: { id } })
  // As another release might, past the rule of one draft.
  const value = { scope: 'ar-peugeot', key: 'lead.replyHours', value: '11', changed_by: null, changed_at: new Date() }
  await server.db.insertInto('site_values').values(value).execute()
  await maker.changeSets.publish({ params: { id } })
  const state = async () => (await maker.changeSets.get({ params: { id } })).state
  await soon(async () => (await state()) === 'STOPPED')
  await maker.changeSets.reopen({ params: { id } })
  const { changes } = await maker.siteSettings.get({ params, query: { scope: 'ar-peugeot' } })
  expect(changes[0]).toMatchObject({ state: 'DRAFT', before: '11', after: '9' })
  await maker.changeSets.drop({ params: { id } })
  expect(await maker.siteSettings.approve({ params: draft })).toMatchObject({ state: 'IN_FORCE', before: '11' })
})

test('a value is previewed alone, as it is typed and checked, and kept nowhere', async () => {
  const api = await manager()
  const open = (key: string, scope: string, value: string) =>
    api.siteSettings.preview({ params: { key }, body: { scope, value, as: 'customer' } })
  expect((await open('lead.replyHours', 'BR', '9')).path).toBe('/br/fiat')
  expect((await open('texts.shell.skip', 'ar-jeep', 'Directo al contenido')).path).toBe('/ar/jeep')
  await expect(open('lead.replyHours', 'BR', '900')).rejects.toMatchObject({ fields: [{ path: 'value' }] })
  const long = Array.from({ length: 700 }, (_, at) => String(1_000_000 + ((at * 7_919_993) % 8_999_999))).join(',')
  await expect(open('lead.withoutCpf.cities', 'BR', long.slice(0, 3_999))).resolves.toMatchObject({ path: '/br/fiat' })
  const { changes, other } = await api.siteSettings.get({
    params: { key: 'lead.replyHours' },
    query: { scope: 'BR' },
  })
  expect(other).toBeNull()
  expect(changes.filter(({ after }) => after === '9')).toEqual([])
  const text = await api.siteSettings.get({ params: { key: 'texts.shell.skip' }, query: { scope: 'br-ram' } })
  expect(text.other).toEqual({ scope: 'AR', text: 'Ir al contenido' })

  const [site] = server.platform.sites
  if (!site) throw new Error('no site')
  const until = server.platform.clock.now().getTime() + 3_600_000
  const value = { scope: 'br-fiat', key: 'lead.replyHours', value: 9 }
  const preview = { set: null, value, name: '', country: 'BR', as: 'visitor', at: null, account: 'a', until } as const
  const hours = await inPreview(server.platform, preview, site, async ({ sites }) => sites[0]?.lead.replyHours)
  expect(hours).toBe(9)
  expect(server.platform.sites[0]?.lead.replyHours).not.toBe(9)
})
