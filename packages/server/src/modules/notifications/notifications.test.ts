import type { Api } from '@volante/contract'
import type { Role } from '@volante/domain/vocabulary'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { contextFor } from '../documents/fixtures.ts'
import { addNetwork, DEALER, DEALER_RECIFE } from '../leads/fixtures.ts'
import { notify } from './api.ts'

const server = testServer({ ROLE: 'web' })
const nowhere = { markets: [], brands: [], regions: [], dealerGroups: [] }
let ctx: Ctx
let cause = 0

beforeAll(async () => {
  await addNetwork(server.db)
  ctx = contextFor(server)
})

const staff = (role: Role, dealerCodes: string[] = [], markets: string[] = []) =>
  server.as({ roles: [role], dealerCodes, scopes: { ...nowhere, markets } }, 'portal')
const idOf = async (api: Api) => (await api.users.self()).id
const kindsOf = async (api: Api) => (await api.notifications.list()).items.map(({ kind }) => kind)
const visit = (dealerCode: string) =>
  notify(ctx, 'visitUnanswered', {
    subject: '0f0f0f0f-0000-4000-8000-000000000001',
    cause: String((cause += 1)),
    told: { kind: 'SERVICE', day: '2031-03-01' },
    to: { countries: ['BR'], dealerCode },
  })

describe('whom something concerns', () => {
  test('who works for the dealer and may do something about it, and nobody else', async () => {
    const [seller, elsewhere, mechanic] = [
      await staff('user_dealer', [DEALER]),
      await staff('user_dealer', [DEALER_RECIFE]),
      await staff('repairman', [DEALER]),
    ]
    await visit(DEALER)
    expect(await kindsOf(seller)).toEqual(['visitUnanswered'])
    expect(await kindsOf(elsewhere)).toEqual([])
    expect(await kindsOf(mechanic)).toEqual([])
  })

  test('all of a country where no dealer is named', async () => {
    const [br, ar] = [await staff('service_admin', [], ['BR']), await staff('service_admin', [], ['AR'])]
    await notify(ctx, 'reviewWaiting', {
      subject: 'a',
      told: { car: 'Toro 2027', brand: 'fiat' },
      to: { countries: ['BR'] },
    })
    expect(await kindsOf(br)).toEqual(['reviewWaiting'])
    expect(await kindsOf(ar)).toEqual([])
  })

  test('the same cause is told once, and who did it is not told', async () => {
    const [one, other] = [await staff('user_dealer', [DEALER]), await staff('user_dealer', [DEALER])]
    const to = [await idOf(one), await idOf(other)]
    const about = { subject: 'x', told: { protocol: 'A1', by: 'Ana' }, to, but: [await idOf(other)] }
    await notify(ctx, 'leadGiven', about)
    await notify(ctx, 'leadGiven', about)
    expect(await kindsOf(one)).toEqual(['leadGiven'])
    expect(await kindsOf(other)).toEqual([])
  })

  test('whoever lost the right or the dealer does not read it any more', async () => {
    const seller = await staff('user_dealer', [DEALER])
    await visit(DEALER)
    const id = await idOf(seller)
    const row = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    await server.db.deleteFrom('notifications').where('id', '=', row.id).execute()
    const [moved, demoted] = [await staff('user_dealer', [DEALER_RECIFE]), await staff('repairman', [DEALER])]
    for (const [at, api] of [moved, demoted].entries()) {
      const values = { ...row, told: JSON.stringify(row.told) }
      await server.db
        .insertInto('notifications')
        .values({ ...values, id: row.id.slice(0, -1) + at, account_id: await idOf(api) })
        .execute()
      expect(await kindsOf(api)).toEqual([])
      expect(await api.notifications.count()).toEqual({ unread: 0 })
    }
  })
})

test('what was read is unread no more, for oneself alone', async () => {
  const [one, other] = [await staff('user_dealer', [DEALER]), await staff('user_dealer', [DEALER])]
  for (let time = 0; time < 3; time += 1) await visit(DEALER)
  const { items } = await one.notifications.list({ query: { size: 2 } })
  expect(items.map(({ isRead }) => isRead)).toEqual([false, false])
  expect(items[0]).toMatchObject({ path: '/desk/appointments/0f0f0f0f-0000-4000-8000-000000000001' })
  const { next } = await one.notifications.list({ query: { size: 2 } })
  expect((await one.notifications.list({ query: { size: 2, after: next ?? '' } })).items).toHaveLength(1)
  expect(await one.notifications.read({ body: { ids: [items[0]?.id ?? ''] } })).toEqual({ unread: 2 })
  expect((await one.notifications.list({ query: { unread: true } })).items).toHaveLength(2)
  const foreign = (await other.notifications.list()).items.map(({ id }) => id)
  expect(await one.notifications.read({ body: { ids: foreign } })).toEqual({ unread: 2 })
  expect(await other.notifications.count()).toEqual({ unread: 3 })
  expect(await one.notifications.read({ body: {} })).toEqual({ unread: 0 })
  expect(await other.notifications.count()).toEqual({ unread: 3 })
})

test('nobody is told what they do not want to be told', async () => {
  const seller = await staff('user_dealer', [DEALER])
  expect(await seller.notifications.choices()).toContainEqual({ kind: 'visitUnanswered', isWanted: true })
  expect((await seller.notifications.choices()).map(({ kind }) => kind)).not.toContain('jobsFailed')
  await seller.notifications.choose({ body: { unwanted: ['visitUnanswered'] } })
  expect(await seller.notifications.choices()).toContainEqual({ kind: 'visitUnanswered', isWanted: false })
  await visit(DEALER)
  expect(await kindsOf(seller)).toEqual([])
  await seller.notifications.choose({ body: { unwanted: [] } })
  await visit(DEALER)
  expect(await kindsOf(seller)).toEqual(['visitUnanswered'])
})
