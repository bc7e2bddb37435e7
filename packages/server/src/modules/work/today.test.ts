import type { desk } from '@volante/contract/desk'
import { STAGES } from '@volante/domain/order/stages'
import { can } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Role } from '@volante/domain/vocabulary'
import type * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE, PERSON } from '../leads/fixtures.ts'
import { paidByPix } from '../reservations/fixtures.ts'

const server = testServer()
type LeadQuery = z.input<typeof desk.calls.leads.query>
const HOUR_MS = 3_600_000
let dealerCode = ''

/** A lead that was answered, late where told so, or that nobody has spoken to. */
async function addLead(dealersCode: string, answered?: 'inTime' | 'late') {
  const shop = await server.as({ client: true }, 'br-fiat')
  const { protocol } = await shop.lead.create({ body: { ...PERSON, dealersCode, stateCode: 'SP' } })
  // The same person again would be the same lead.
  await server.db.deleteFrom('lead_claims').execute()
  if (!answered) return
  const { reply_by } = await server.db
    .selectFrom('leads')
    .select('reply_by')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  const first_answer_at = new Date(reply_by.getTime() + (answered === 'late' ? HOUR_MS : -HOUR_MS))
  await server.db.updateTable('leads').set({ first_answer_at }).where('protocol', '=', protocol).execute()
}

beforeAll(async () => {
  await addNetwork(server.db)
  dealerCode = (await paidByPix(server)).dealerCode
  await paidByPix(server)
  await addLead(DEALER)
  await addLead(DEALER, 'inTime')
  await addLead(DEALER, 'late')
  await addLead(DEALER_RECIFE, 'late')
}, 60_000)

const staff = (roles: Role[], dealerCodes: string[]) =>
  server.as({ roles, dealerCodes, scopes: { markets: [], brands: [], regions: [], dealerGroups: [] } }, 'portal')

test.each([
  ['a whole market', () => server.as({ roles: ['partner_admin'] }, 'portal')],
  ['some dealers', () => staff(['dealer_manager'], [DEALER, dealerCode])],
  ['none', () => staff(['dealer_manager'], [])],
])('each figure is the count of its list for who reaches %s', async (_, caller) => {
  const api = await caller()
  const { from, to, leads, orders, promises, queues, stock, scheduledSets } = await api.work.today()
  const leadsBy = async (query: LeadQuery) => (await api.desk.leads({ query })).total
  const days = { from, to }
  expect(leads).toEqual({
    late: await leadsBy({ state: 'late' }),
    due: await leadsBy({ state: 'inTime' }),
    own: await leadsBy({ owner: 'own' }),
    free: await leadsBy({ owner: 'nobody' }),
    made: await leadsBy({ ...days, reply: 'any' }),
    kept: await leadsBy({ ...days, reply: 'kept' }),
    missed: await leadsBy({ ...days, reply: 'missed' }),
  })
  expect(orders?.made).toBe((await api.orders.deskList({ query: days })).total)
  for (const stage of STAGES)
    expect(orders?.stages).toContainEqual({
      stage,
      count: (await api.orders.deskList({ query: { ...days, stage } })).total,
    })
  const lines = await api.orders.deskPromises({ query: days })
  expect(promises).toEqual({
    delivered: lines.reduce((sum, line) => sum + line.delivered, 0),
    kept: lines.reduce((sum, line) => sum + line.keptFirst, 0),
  })
  for (const [promise, count] of [
    ['given', promises?.delivered],
    ['kept', promises?.kept],
    ['late', (promises?.delivered ?? 0) - (promises?.kept ?? 0)],
  ] as const)
    expect((await api.orders.deskList({ query: { ...days, promise } })).total, promise).toBe(count)
  for (const { age, count } of stock ?? []) expect(count, age).toBe((await api.stock.units({ query: { age } })).total)
  for (const { queue, count } of queues)
    expect(count).toBe((await api.work.items({ params: { queue }, query: {} })).total)
  if (scheduledSets !== null)
    expect(scheduledSets).toBe((await api.changeSets.list({ query: { state: 'SCHEDULED' } })).items.length)
})

test('counts what is there', async () => {
  const { leads, orders } = await (await staff(['dealer_manager'], [DEALER, dealerCode])).work.today()
  expect(leads).toMatchObject({ due: 1, made: 3, kept: 1, missed: 1 })
  expect(orders?.made).toBeGreaterThan(0)
})

test('every role is answered, each with what its rights let it read', async () => {
  for (const role of ROLES) {
    const today = await (await staff([role], [DEALER])).work.today()
    const holder = { roles: [role] }
    expect(today.leads !== null, role).toBe(can(holder, 'leads.read'))
    expect(today.orders !== null, role).toBe(can(holder, 'orders.read'))
    expect(today.promises !== null, role).toBe(can(holder, 'promises.read'))
    expect(today.stock !== null, role).toBe(can(holder, 'stock.read'))
    expect(today.scheduledSets !== null, role).toBe(can(holder, 'data.manage'))
  }
})

test('somebody whose roles wait for a second person is told which and who asked', async () => {
  const ids = async () => (await server.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id)
  const before = new Set(await ids())
  const asker = await server.as({ roles: ['user_admin'] })
  const [askedBy] = (await ids()).filter((id) => !before.has(id))
  const invited = await server.as({ roles: [] })
  const [accountId] = (await ids()).filter((id) => !before.has(id) && id !== askedBy)
  expect((await invited.work.today()).rightsWait).toBeNull()
  const rights = { roles: ['inspector'], rightsVersion: 0 }
  await server.db
    .insertInto('rights_wishes')
    .values({
      account_id: accountId ?? '',
      asked_by: askedBy ?? '',
      asked_at: new Date('2026-03-10T15:00:00Z'),
      rights: JSON.stringify(rights),
    })
    .execute()
  const wait = { by: 'Test', at: '2026-03-10T15:00:00.000Z', roles: ['inspector'] }
  expect((await invited.work.today()).rightsWait).toEqual(wait)
  expect((await asker.work.today()).rightsWait).toBeNull()
})
