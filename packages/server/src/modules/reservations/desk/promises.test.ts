import { expect, test } from 'vitest'
import { addDays } from '@volante/domain/date'
import { today } from '../../../platform/sites/today.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, jobCtx, paidByPix } from '../fixtures.ts'

const server = testServer()

/** Handed over so many days after the first promise's last day; negative: before it. */
const delivered = async (id: string, days: number) => {
  const { delivery_on } = await server.db
    .selectFrom('order_estimates')
    .select('delivery_on')
    .where('order_id', '=', id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await server.db
    .updateTable('orders')
    .set({ delivered_on: addDays(delivery_on, days) })
    .where('id', '=', id)
    .execute()
}

test('a dealer is told by what it promised first, to who answers for it alone', async () => {
  const { order, params, dealerCode } = await paidByPix(server)
  const manager = await server.as({ roles: ['regional_manager'], dealerCodes: [dealerCode] })
  const mine = async () =>
    (await manager.orders.deskPromises({ query: {} })).find(({ dealer }) => dealer.code === dealerCode)
  expect(await mine()).toMatchObject({ delivered: 0, open: 1, overdue: 0, daysLate: null })
  const staff = await server.as({ roles: [...ADMIN] })
  const later = addDays(today(jobCtx(server)), 200)
  await staff.orders.estimate({ params, body: { deliveryOn: later, reason: 'transportDelay' } })
  await delivered(order.id, 4)
  expect(await mine()).toMatchObject({ delivered: 1, keptFirst: 0, keptLast: 1, daysLate: 4, changes: 1 })
  await delivered(order.id, -2)
  expect(await mine()).toMatchObject({ delivered: 1, keptFirst: 1, daysLate: -2 })
  const none = await manager.orders.deskPromises({ query: { to: '2020-01-01' } })
  expect(none.every(({ delivered: cars }) => cars === 0)).toBe(true)
  const other = await server.as({ roles: ['regional_manager'], dealerCodes: ['99999'] })
  expect(await other.orders.deskPromises({ query: {} })).toEqual([])
  const seller = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
  await expect(seller.orders.deskPromises({ query: {} })).rejects.toMatchObject({ status: 403 })
})
