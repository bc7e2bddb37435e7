import { DAY_MS } from '@volante/domain/duration'
import { randomUUID } from 'node:crypto'
import { RETENTION } from '@volante/domain/privacy/retention'
import { expect, test, vi } from 'vitest'
import { personalData } from '../../house-personal-data.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { newBuyer, newOrder } from '../documents/fixtures.ts'
import { jobCtx, reserved } from '../reservations/fixtures.ts'
import { forgetOld, isOver } from './forget-old.ts'

const server = testServer({ ROLE: 'web' })

const upkeep = () => forgetOld(jobCtx(server), personalData)
const ago = (days: number) => new Date(server.platform.clock.now().getTime() - days * DAY_MS)

const letter = (id: string, days: number) => ({
  id,
  site: 'br-fiat',
  kind: 'mail',
  recipient: 'ana@mail.example',
  subject: 'x',
  body: 'x',
  created_at: ago(days),
  sent_at: ago(days),
})

test('rows go a day after their time and not before, in as many batches as it takes', async () => {
  const [young, old] = [randomUUID(), Array.from({ length: 4_500 }, () => randomUUID())]
  await server.db.insertInto('outbox').values(letter(young, 29)).execute()
  for (let from = 0; from < old.length; from += 1_000)
    await server.db
      .insertInto('outbox')
      .values(old.slice(from, from + 1_000).map((id) => letter(id, 31)))
      .execute()
  await upkeep()
  const left = await server.db.selectFrom('outbox').select('id').execute()
  expect(left).toEqual([{ id: young }])
})

test('append-only tables let go of what is over, and of nothing else', async () => {
  const { id } = await newBuyer(server)
  const change = (days: number) => ({ account_id: id, kind: 'UPDATE' as const, fields: ['name'], at: ago(days) })
  await server.db
    .insertInto('account_changes')
    .values([change(1), change(1827)])
    .execute()
  await upkeep()
  const left = await server.db.selectFrom('account_changes').select('at').where('account_id', '=', id).execute()
  expect(left).toHaveLength(1)
  await expect(server.db.deleteFrom('account_changes').execute()).rejects.toThrow('append-only')
})

test('months of proposals leave whole', async () => {
  const { pool } = server.platform.connection
  const has = async (name: string) => (await pool.query('select to_regclass($1) is not null as it', [name])).rows[0].it
  await pool.query("select ensure_month_partition('leads', 'created_at', $1)", [ago(800)])
  await pool.query("select ensure_month_partition('leads', 'created_at', $1)", [ago(700)])
  const name = (days: number) => `leads_${ago(days).toISOString().slice(0, 7).replace('-', '_')}`
  expect([await has(name(800)), await has(name(700))]).toEqual([true, true])
  await upkeep()
  expect([await has(name(800)), await has(name(700))]).toEqual([false, true])
})

test.each([
  ['leads_2026_11', '2026-12-01T00:00:00Z', true],
  ['leads_2026_11', '2026-11-30T23:59:59Z', false],
  ['leads_2026_12', '2027-01-01T00:00:00Z', true],
  ['leads_default', '2030-01-01T00:00:00Z', false],
])('the month of %s was over by %s: %s', (name, moment, over) => {
  expect(isOver(name, new Date(moment))).toBe(over)
})

test('a reservation that came to nothing names nobody after 90 days; a purchase after the years of its country', async () => {
  const { api, order } = await reserved(server)
  await api.reservation.cancel({ params: { id: order.id }, body: { reasonId: 'other' } })
  const buyer = await newBuyer(server)
  const [bought, argentine] = [await newOrder(server, buyer, 'DELIVERED'), await newOrder(server, buyer, 'DELIVERED')]
  await server.db
    .updateTable('orders')
    .set({ signed_on: '2026-01-01' })
    .where('id', 'in', [bought, argentine])
    .execute()
  await server.db.updateTable('orders').set({ country: 'AR' }).where('id', '=', argentine).execute()
  const named = async () => {
    const ids = [order.id, bought, argentine]
    const rows = await server.db.selectFrom('orders').select(['id', 'document']).where('id', 'in', ids).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.document !== 'erased')
  }
  for (const [days, expected] of [
    [89, [true, true, true]],
    [91, [false, true, true]],
    [1830, [false, false, true]],
    [3660, [false, false, false]],
  ] as const) {
    const at = new Date(Date.now() + days * DAY_MS)
    vi.spyOn(server.platform.clock, 'now').mockReturnValue(at)
    await upkeep()
    expect(await named(), `after ${days} days`).toEqual(expected)
  }
  vi.restoreAllMocks()
})

test('nobody is erased in the middle of an order (D7); one that was open at a restored erasure is forgotten once it is over', async () => {
  const { api, order } = await reserved(server)
  await expect(api.privacy.erase({ body: { password: '' } })).rejects.toMatchObject({
    status: 409,
    code: 'privacy.openOrder',
    message: expect.stringContaining(order.number),
  })
  await server.db
    .updateTable('accounts')
    .set({ erased_at: new Date() })
    .where('id', 'in', server.db.selectFrom('orders').select('account_id').where('id', '=', order.id))
    .execute()
  const documentOf = async () =>
    (await server.db.selectFrom('orders').select('document').where('id', '=', order.id).executeTakeFirstOrThrow())
      .document
  await upkeep()
  expect(await documentOf()).not.toBe('erased')
  await server.db.updateTable('orders').set({ status: 'EXPIRED', waits_on: null }).where('id', '=', order.id).execute()
  await upkeep()
  expect(await documentOf()).toBe('erased')
})

test('the page of the privacy notice says what the table does', () => {
  const days = (table: string) => {
    const goes = RETENTION[table]?.goes
    return goes?.by === 'module' ? goes.days.BR : goes?.days
  }
  const say = (key: string) => {
    const [site] = server.platform.sites.filter(({ id }) => id === 'br-fiat')
    return site ? server.platform.texts.say(site, key) : ''
  }
  expect([say('legal.privacy.proposal.kept'), days('leads')]).toEqual(['2 anos depois do último contato', 730])
  expect([say('legal.privacy.message.kept'), days('contact_messages'), days('reports')]).toEqual([
    '2 anos; relatos de segurança, 5 anos',
    730,
    1826,
  ])
  expect([say('legal.privacy.withdrawal.kept'), days('regret_requests')]).toEqual(['5 anos', 1826])
  expect([say('legal.privacy.logs.kept'), days('analytics_events')]).toEqual(['6 meses', 183])
})
