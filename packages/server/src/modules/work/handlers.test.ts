import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { paidByPix } from '../reservations/fixtures.ts'

const server = testServer()
const reviewer = () => server.as({ roles: ['procedure_manager'] })
const QUARTER_MS = 15 * 60_000

/** A paper of a paid order that waits for somebody to look at it. */
async function orderWithPaper() {
  const { api, order, dealerCode } = await paidByPix(server)
  const { account_id } = await server.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const paper = { order_id: order.id, account_id, kind: 'identity', version: 1, state: 'sent', reason: null } as const
  const moments = { sent_at: new Date(), reviewed_at: null, reviewed_by: null }
  await server.db
    .insertInto('documents')
    .values({ id: randomUUID(), ...paper, ...moments, content_hash: Buffer.alloc(32) })
    .execute()
  // Whatever touches the order keeps its queues.
  const staff = await server.as({ roles: ['partner_admin'] })
  await staff.orders.estimate({
    params: { id: order.id },
    body: { deliveryOn: '2031-01-01', reason: 'productionDelay' },
  })
  return { api, id: order.id, dealerCode }
}

let orders: Awaited<ReturnType<typeof orderWithPaper>>[] = []
beforeAll(async () => {
  orders = [await orderWithPaper(), await orderWithPaper()]
})

describe('my work', () => {
  test('counts what waits in the queues of the caller’s rights, and in no other', async () => {
    const { queues, lateLeads } = await (await reviewer()).work.queues()
    expect(queues.map(({ queue, count }) => [queue, count])).toEqual([['papers', 2]])
    expect(lateLeads).toBeNull()
    const sales = await server.as({
      roles: ['user_dealer'],
      dealerCodes: ['70001'],
      scopes: { markets: [], brands: [] },
    })
    expect((await sales.work.queues()).queues.map(({ queue }) => queue)).toEqual([
      'withdrawals',
      'appraisals',
      'assignments',
      'settlements',
    ])
    expect((await sales.work.queues()).lateLeads).toBeTypeOf('number')
  })

  test('refuses a queue of another’s right, and who has no right at all', async () => {
    const refused = { status: 403 }
    expect((await (await reviewer()).work.items({ params: { queue: 'photos' }, query: {} })).total).toBe(0)
    const finance = await server.as({ roles: ['subscription_payment_manager'] })
    const claim = { params: { queue: 'papers' }, body: {} } as const
    await expect(finance.work.claim(claim)).rejects.toMatchObject(refused)
    const customer = await server.as({ roles: ['customer'] })
    await expect(customer.work.queues()).rejects.toMatchObject(refused)
  })

  test('gives each order to one person; who asks for the next gets another, and the third nothing', async () => {
    const params = { queue: 'papers' } as const
    const [ana, rui, eva] = [await reviewer(), await reviewer(), await reviewer()]
    const first = await ana.work.claim({ params, body: {} })
    const second = await rui.work.claim({ params, body: {} })
    expect(new Set([first?.id, second?.id])).toEqual(new Set(orders.map(({ id }) => id)))
    expect(await eva.work.claim({ params, body: {} })).toBeNull()
    const taken = eva.work.claim({ params, body: { orderId: first?.id ?? '' } })
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'work.claimed' })
    const { items } = await eva.work.items({ params, query: {} })
    expect(items.map(({ claim }) => claim?.isOwn)).toEqual([false, false])
    expect((await ana.work.queues()).queues[0]?.own.map(({ id }) => id)).toEqual([first?.id])

    await ana.work.release({ params: { ...params, id: first?.id ?? '' } })
    expect((await eva.work.claim({ params, body: {} }))?.id).toBe(first?.id)
    // What is put aside is not given back at once.
    await eva.work.release({ params: { ...params, id: first?.id ?? '' } })
    expect(await eva.work.claim({ params, body: { notId: first?.id ?? '' } })).toBeNull()
  })

  test('two at once never hold the same', async () => {
    const params = { queue: 'papers' } as const
    await server.db.deleteFrom('work_claims').execute()
    const people = await Promise.all([reviewer(), reviewer(), reviewer(), reviewer()])
    const claimed = await Promise.all(people.map((one) => one.work.claim({ params, body: {} }).catch(() => null)))
    const ids = claimed.flatMap((one) => one?.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a claim ends by itself', async () => {
    const params = { queue: 'papers' } as const
    await server.db.deleteFrom('work_claims').execute()
    const [ana, rui] = [await reviewer(), await reviewer()]
    const first = await ana.work.claim({ params, body: {} })
    await expect(rui.work.claim({ params, body: { orderId: first?.id ?? '' } })).rejects.toMatchObject({ status: 409 })
    await server.moveClock(QUARTER_MS + 1)
    expect((await (await reviewer()).work.claim({ params, body: { orderId: first?.id ?? '' } }))?.id).toBe(first?.id)
    expect(await rui.work.claim({ params, body: { notId: first?.id ?? '' } })).not.toBeNull()
  })

  test('stays within the caller’s dealers', async () => {
    const [one] = orders
    const elsewhere = await server.as({
      roles: ['dealer_manager'],
      dealerCodes: ['x'],
      scopes: { markets: [], brands: [] },
    })
    const params = { queue: 'cancellations' } as const
    await one?.api.reservation.cancel({ params: { id: one.id }, body: { reasonId: 'price' } })
    expect((await elsewhere.work.items({ params, query: {} })).items).toEqual([])
    const there = await server.as({
      roles: ['dealer_manager'],
      dealerCodes: [one?.dealerCode ?? ''],
      scopes: { markets: [], brands: [] },
    })
    expect((await there.work.items({ params, query: {} })).items.map(({ id }) => id)).toEqual([one?.id])
    const claim = elsewhere.work.claim({ params, body: { orderId: one?.id ?? '' } })
    await expect(claim).rejects.toMatchObject({ status: 404 })
  })
})
