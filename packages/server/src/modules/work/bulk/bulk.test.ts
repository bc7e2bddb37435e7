import { services } from '@volante/contract'
import { BULK } from '@volante/contract/bulk-targets'
import type { Service } from '@volante/contract/kit'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer()
const LIST = '/desk/dealers'
const blocker = () => server.as({ roles: ['dealer_blocker'] }, 'br-jeep')
type Api = Awaited<ReturnType<typeof blocker>>
const block = { list: LIST, call: 'updateBlocked', set: { blocked: true, reason: 'Inventário', until: '2031-01-31' } }

const idsOf = async (api: Api, size: number) =>
  (await api.dealers.deskList({ query: { country: 'BR', blocked: false, size } })).items.map(({ id }) => id)

test('what may be set in many is named as its service names it', () => {
  for (const { service, list, get, does } of Object.values(BULK)) {
    const { calls } = (services as Readonly<Record<string, Service>>)[service] ?? { calls: {} as Service['calls'] }
    expect([list, get].filter((name) => calls[name] === undefined)).toEqual([])
    for (const [name, { call = name, by, set, needs = [], fixed = {} }] of Object.entries(does)) {
      const spec = calls[call]
      const shape = (spec?.body as { readonly shape?: object } | undefined)?.shape ?? {}
      const [part = '', field = ''] = by.split('.')
      const named = part === 'body' ? shape : (spec?.params as { readonly shape?: object } | undefined)?.shape
      expect([name, [...set, ...Object.keys(fixed)].filter((one) => !(one in shape))]).toEqual([name, []])
      expect([name, needs.filter((one) => !set.includes(one)), field in (named ?? {})]).toEqual([name, [], true])
    }
  }
})

test('a preview changes nothing, a count that is no longer true is refused, and an undo leaves alone what changed since', async () => {
  const api = await blocker()
  const ids = await idsOf(api, 3)
  const [first = '', second = ''] = ids
  await api.dealers.updateBlocked({ body: { dealerId: first, ...block.set } })
  const body = { ...block, ids: [...ids, 'gone'] }
  const preview = await api.bulk.preview({ body })
  expect(preview).toMatchObject({ total: 4, will: 2, same: 1, refused: 1, isSample: false, expected: 2 })
  expect(preview.rows.map(({ outcome }) => outcome)).toEqual(['same', 'will', 'will', 'refused'])
  expect(preview.rows[3]?.why).not.toBe('')
  expect((await api.dealers.deskGet({ params: { id: second } })).blocked).toBe(false)

  await expect(api.bulk.create({ body: { ...body, expected: 3 } })).rejects.toMatchObject({
    status: 409,
    code: 'bulk.changed',
  })
  expect((await api.dealers.deskGet({ params: { id: second } })).blocked).toBe(false)
  const done = await api.bulk.create({ body: { ...body, expected: 2 } })
  expect(done).toMatchObject({
    state: 'done',
    total: 4,
    changed: 2,
    same: 1,
    refused: 1,
    undoUntil: expect.any(String),
  })
  expect(done.problems).toEqual([expect.objectContaining({ id: 'gone', outcome: 'refused' })])
  expect(await api.dealers.deskGet({ params: { id: second } })).toMatchObject(block.set)

  await api.dealers.updateBlocked({ body: { dealerId: second, blocked: true, reason: 'Outra' } })
  const undone = await api.bulk.undo({ params: { id: done.id } })
  expect(undone).toMatchObject({ state: 'undone', undone: 1, skipped: 1, undoUntil: null })
  expect(undone.problems.map(({ id, outcome }) => [id, outcome])).toContainEqual([second, 'skipped'])
  expect(await api.dealers.deskGet({ params: { id: second } })).toMatchObject({ blocked: true, reason: 'Outra' })
  expect(await api.dealers.deskGet({ params: { id: ids[2] ?? '' } })).toMatchObject({ blocked: false, reason: null })
  await expect(api.bulk.undo({ params: { id: done.id } })).rejects.toMatchObject({ status: 409, code: 'bulk.noUndo' })

  const entries = await server.db
    .selectFrom('audit')
    .select('call')
    .where('call', 'in', ['bulk.create', 'bulk.undo'])
    .execute()
  expect(entries).toHaveLength(2)
  const [raw] = await server.db
    .selectFrom('audit')
    .select('input')
    .where('call', '=', 'dealers.v1.dealer.updateBlocked')
    .execute()
  expect(raw?.input).toMatchObject({ body: { dealerId: first } })
})

test('everybody does in many only what they may do in one: other calls, other lists, other people’s changes', async () => {
  const api = await blocker()
  const [id = ''] = await idsOf(api, 1)
  const refused = (wanted: object) =>
    expect(api.bulk.preview({ body: { ...block, ids: [id], ...wanted } })).rejects.toMatchObject({ status: 403 })
  await refused({ call: 'deskUpdate' })
  await refused({ list: '/desk/nothing' })
  await refused({ set: {} })
  await refused({ set: { dealerCode: 'x' } })
  const manager = await server.as({ roles: ['dealer_manager'], dealerCodes: ['70001'] }, 'br-jeep')
  const seen = await manager.bulk.preview({ body: { ...block, ids: [id] } })
  expect(seen).toMatchObject({ will: 0, refused: 1 })
  const customer = await server.as({ roles: [] }, 'br-jeep')
  await expect(customer.bulk.preview({ body: { ...block, query: {} } })).rejects.toMatchObject({ status: 403 })
  const done = await api.bulk.create({ body: { ...block, ids: [id], expected: 1 } })
  const params = { id: done.id }
  await expect(manager.bulk.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(manager.bulk.undo({ params })).rejects.toMatchObject({ status: 404 })
  await expect(manager.bulk.rows({ params })).rejects.toMatchObject({ status: 404 })
  await server.db
    .updateTable('bulk_batches')
    .set({ done_at: new Date(0) })
    .where('id', '=', done.id)
    .execute()
  await expect(api.bulk.undo({ params: { id: done.id } })).rejects.toMatchObject({ code: 'bulk.noUndo' })
})

test('all that match go by a job, with progress, a file and an undo', async () => {
  const api = await blocker()
  const wanted = { ...block, query: { blocked: 'false' } }
  const preview = await api.bulk.preview({ body: wanted })
  expect(preview).toMatchObject({ isSample: true, expected: preview.total })
  expect(preview.total).toBeGreaterThan(200)
  await expect(api.bulk.create({ body: { ...wanted, expected: preview.total - 1 } })).rejects.toMatchObject({
    status: 409,
  })
  const { id } = await api.bulk.create({ body: { ...wanted, expected: preview.total } })
  const reaches = async (state: string) =>
    vi.waitFor(async () => expect((await api.bulk.get({ params: { id } })).state).toBe(state), {
      timeout: 60_000,
      interval: 250,
    })
  await reaches('done')
  expect(await api.bulk.get({ params: { id } })).toMatchObject({
    total: preview.total,
    changed: preview.total,
    refused: 0,
  })
  expect((await api.dealers.deskList({ query: { blocked: false, size: 1 } })).total).toBe(0)
  const { fields, rows } = await api.bulk.rows({ params: { id } })
  expect(fields).toEqual(['blocked', 'reason', 'until'])
  expect(rows).toHaveLength(preview.total)
  expect(rows[0]).toMatchObject({ outcome: 'changed', before: { blocked: false }, after: { blocked: true } })
  expect(await api.bulk.undo({ params: { id } })).toMatchObject({ state: 'undoing' })
  await reaches('undone')
  expect(await api.bulk.get({ params: { id } })).toMatchObject({ undone: preview.total, skipped: 0 })
  expect((await api.dealers.deskList({ query: { blocked: false, size: 1 } })).total).toBe(preview.total)
})

test('a row that its call refuses says which field and why in parts; what another person has to approve is counted apart', async () => {
  const [maker, other] = [
    await server.as({ roles: ['offer_admin'] }, 'br-jeep'),
    await server.as({ roles: ['offer_admin'] }, 'br-jeep'),
  ]
  const { items } = await maker.upgrade.setupPage({ query: { size: 2 } })
  const ids = items.map(({ id }) => id)
  const upgrades = { list: '/admin/upgrades', call: 'setupUpdate', ids }
  const { rows } = await maker.bulk.preview({ body: { ...upgrades, set: { priority: 100 } } })
  expect(rows.map(({ why, reason }) => [why, reason])).toEqual(
    ids.map(() => ['Digite 99 ou menos', { field: 'priority', code: 'validation.number.max', values: { max: 99 } }]),
  )
  const set = { priority: 98 }
  const made = await maker.bulk.create({ body: { ...upgrades, set, expected: ids.length } })
  expect(made).toMatchObject({ changed: ids.length, waiting: ids.length, country: 'BR' })
  const kept = await maker.bulk.rows({ params: { id: made.id } })
  expect(kept.rows.map(({ outcome, waits }) => [outcome, waits])).toEqual(ids.map(() => ['changed', true]))
  const listed = await other.upgrade.setupPage({ query: { isWaiting: true } })
  expect(listed.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(await maker.bulk.undo({ params: { id: made.id } })).toMatchObject({ undone: ids.length, waiting: 0 })
  expect((await other.upgrade.setupPage({ query: { isWaiting: true } })).total).toBe(0)
})

test('a refused row keeps why in parts, as its file says it later', async () => {
  const api = await blocker()
  const [first = ''] = await idsOf(api, 1)
  const done = await api.bulk.create({ body: { ...block, ids: [first, 'gone'], expected: 1 } })
  const [refused] = (await api.bulk.rows({ params: { id: done.id } })).rows.filter(
    ({ outcome }) => outcome === 'refused',
  )
  expect(refused).toMatchObject({ id: 'gone', reason: { code: expect.any(String), values: {} } })
})
