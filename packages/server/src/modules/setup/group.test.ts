import { afterAll, expect, test, vi } from 'vitest'
import { siteOf } from '../../platform/sites/sites.ts'
import { testServer } from '../../tools/testing/test-server.ts'

const server = testServer()
const ids = () => server.platform.sites.map(({ id }) => id)

/** The group keeps these brand sites, as one asks and another approves; waits until this process has heard of it. */
async function choose(sites: readonly string[], name = 'Grupo Um') {
  const [maker, other] = [await server.as({ roles: ['service_admin'] }), await server.as({ roles: ['service_admin'] })]
  const asked = await maker.setup.group({ body: { name, sites: [...sites] } })
  const approved = { body: { decision: 'approve' } } as const
  const state = asked.group.waiting ? await other.setup.decideGroup(approved) : asked
  const open = state.group.sites.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  await vi.waitFor(() => expect(ids()).toEqual(open))
  return open
}

const brandSites = () => server.platform.siteDefaults.filter(({ brand }) => brand !== 'portal').map(({ id }) => id)

test('every site is open until a group says what it has', async () => {
  const { group, steps } = await (await server.as({ roles: ['service_admin'] })).setup.state()
  expect(group.name).toBeNull()
  expect(group.sites.every(({ isOpen }) => isOpen)).toBe(true)
  expect(group.sites).toHaveLength(17)
  expect(steps).toContainEqual({ kind: 'group', about: null, isDone: true, isNeeded: true, count: null })
})

test('a group of one brand in one country has its site and the portal; the others answer as if there were none', async () => {
  expect(await choose(['br-fiat'])).toEqual(['br-fiat', 'portal'])
  const at = (path: string) => siteOf(server.platform.sites, 'localhost', path).id
  expect(['/br/fiat', '/', '/br/jeep', '/ar/fiat', '/ar'].map(at)).toEqual([
    'br-fiat',
    'portal',
    'portal',
    'portal',
    'portal',
  ])
  expect(server.platform.sites.map(({ brandName }) => brandName)).toEqual(['Fiat', 'Grupo Um'])
  // A site that is closed is named in vain.
  const named = await server.app.inject({ url: '/api/page-settings', headers: { 'x-site': 'br-jeep' } })
  expect(named.body).toBe((await server.app.inject({ url: '/api/page-settings' })).body)
  const models = await (await server.as()).mvs.modelList({ query: { brand: 'jeep' } })
  expect(models).toEqual([])
  const anywhere = await (await server.as({}, 'portal')).mvs.modelList({ query: {} })
  expect(new Set(anywhere.map(({ brand }) => brand))).toEqual(new Set(['fiat']))
})

test('what was done at a closed site is finished there, and the same page opens it again', async () => {
  await choose(['br-fiat', 'ar-jeep'])
  expect(ids()).toEqual(['br-fiat', 'ar-jeep', 'portal', 'portal-ar'])
  await choose(['ar-jeep'])
  expect(ids()).toEqual(['ar-jeep', 'portal-ar'])
  const tried = (await (await server.as({ roles: ['service_admin'] })).setup.tries()).map(({ kind }) => kind)
  expect(tried).toEqual(expect.arrayContaining(['mail', 'cardsAr']))
  for (const kind of ['cardsBr', 'pix', 'boleto', 'postalCodes', 'recallReports']) expect(tried).not.toContain(kind)
  expect(server.platform.everySite.map(({ id }) => id)).toContain('br-fiat')
  expect(siteOf(server.platform.sites, 'localhost', '/').id).toBe('portal-ar')
  expect(await choose(brandSites())).toHaveLength(17)
})

test('a group without a brand or a name is refused, and so is what lies beyond the reach of who asks', async () => {
  const api = await server.as({ roles: ['service_admin'] })
  const refused = (body: { name: string; sites: string[] }) => api.setup.group({ body })
  await expect(refused({ name: 'G', sites: [] })).rejects.toMatchObject({ fields: [{ path: 'sites' }] })
  await expect(refused({ name: ' ', sites: ['br-fiat'] })).rejects.toMatchObject({ fields: [{ path: 'name' }] })
  await expect(refused({ name: 'G', sites: ['br-ford'] })).rejects.toMatchObject({ fields: [{ path: 'sites' }] })
  const national = await server.as({ roles: ['service_admin'], scopes: { markets: ['BR'] } })
  const all = brandSites()
  const closing = (id: string) =>
    national.setup.group({ body: { name: 'Grupo Um', sites: all.filter((one) => one !== id) } })
  await expect(closing('ar-jeep')).rejects.toMatchObject({ fields: [{ path: 'sites' }] })
  expect((await closing('br-jeep')).group.waiting?.sites).not.toContain('br-jeep')
  await national.setup.decideGroup({ body: { decision: 'drop' } })
})

test('a site is closed by two people: it stays open until another one approves, who may refuse it, and a name takes one', async () => {
  await choose(brandSites())
  const [maker, other] = [await server.as({ roles: ['service_admin'] }), await server.as({ roles: ['service_admin'] })]
  const without = brandSites().filter((id) => id !== 'br-jeep')
  const wish = { body: { name: 'Grupo Um', sites: without } }
  const approve = { body: { decision: 'approve' } } as const
  const asked = await maker.setup.group(wish)
  expect(asked.group.waiting).toMatchObject({ sites: without, waitsForAnother: true })
  expect(asked.group.sites.every(({ isOpen }) => isOpen)).toBe(true)
  await expect(maker.setup.decideGroup(approve)).rejects.toMatchObject({ status: 403, code: 'sheets.needsAnother' })
  const notices = await other.notifications.list()
  expect(notices.items[0]).toMatchObject({ kind: 'sitesWaiting', path: '/admin/setup' })
  expect((await other.setup.decideGroup({ body: { decision: 'drop' } })).group.waiting).toBeNull()
  await expect(other.setup.decideGroup(approve)).rejects.toMatchObject({ status: 409, code: 'sheets.notReady' })

  await maker.setup.group(wish)
  const national = await server.as({ roles: ['service_admin'], scopes: { markets: ['AR'] } })
  await expect(national.setup.decideGroup(approve)).rejects.toMatchObject({ fields: [{ path: 'sites' }] })
  expect((await other.setup.decideGroup(approve)).group).toMatchObject({ waiting: null })
  await vi.waitFor(() => expect(ids()).not.toContain('br-jeep'))
  expect((await maker.setup.group({ body: { name: 'Grupo Dois', sites: without } })).group).toMatchObject({
    name: 'Grupo Dois',
    waiting: null,
  })
})

afterAll(() => choose(brandSites()))
