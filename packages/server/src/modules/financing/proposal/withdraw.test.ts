import type { Api } from '@volante/contract'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx, paidByPix } from '../../reservations/fixtures.ts'
import { acceptCancellation } from '../../reservations/cancel/cancel.ts'
import { lockOrder } from '../../reservations/order/order-row.ts'
import { applicant, INCOME, sent } from './fixtures.ts'

const server = testServer()
const own = async (api: Api, id: string) => api.financing.proposal({ params: { id } })

/** Lets the bank's time pass until the proposal stands so. */
const until = (api: Api, id: string, state: string) =>
  vi.waitFor(
    async () => {
      await server.moveClock(2_000)
      expect((await own(api, id)).state).toBe(state)
    },
    { timeout: 60_000, interval: 300 },
  )

test('a proposal is taken back once, by its person alone, and its bank says no more of it', async () => {
  const api = await server.as({ roles: ['customer'] })
  const { id } = await sent(api, applicant(INCOME.safe))
  const other = await server.as({ roles: ['customer'] })
  await expect(other.financing.withdrawProposal({ params: { id } })).rejects.toMatchObject({ status: 404 })
  const { state, withdrawnAt } = await api.financing.withdrawProposal({ params: { id } })
  expect([state, withdrawnAt]).toEqual(['withdrawn', expect.any(String)])
  expect((await api.financing.withdrawProposal({ params: { id } })).withdrawnAt).toBe(withdrawnAt)
  await vi.waitFor(async () => expect(await unsentNews(id)).toBe(0), 10_000)
  await server.moveClock(60_000)
  const now = await own(api, id)
  expect(now.state).toBe('withdrawn')
  expect(now.events.map(({ status }) => status)).not.toContain('APPROVED_PROPOSAL')
})

test('one that is decided against stays as it is', async () => {
  const api = await server.as({ roles: ['customer'] })
  const { id } = await sent(api, applicant(INCOME.low))
  await until(api, id, 'refused')
  await expect(api.financing.withdrawProposal({ params: { id } })).rejects.toMatchObject({
    code: 'financing.proposal.held',
  })
})

test('one that pays an order is held by it, and free for another once that order ended', async () => {
  const { api, order, params } = await paidByPix(server)
  const { car } = order
  const wish = { mvs: car.mvsCode, year: car.year, price: car.total, numberOfInstallments: 60, entrancePercent: 30 }
  const { id, proposalNumber } = await sent(api, applicant('900.000,00'), wish)
  await until(api, id, 'approved')
  const body = { paymentType: 'financing', proposalNumber, value: 1_000_00 } as const
  await api.reservation.remainingPayment({ params, body })
  await expect(api.financing.withdrawProposal({ params: { id } })).rejects.toMatchObject({ status: 409 })
  await jobCtx(server).inTransaction(async (inside) => {
    const row = await lockOrder(inside.db, order.id)
    if (row) await acceptCancellation(inside, row, { actor: 'platform', actorId: null, note: null })
  })
  expect(await own(api, id)).toMatchObject({ orderId: null, state: 'approved' })
  await vi.waitFor(async () => expect(await unsentNews(id)).toBe(0), 10_000)
  await server.moveClock(60_000)
  expect((await own(api, id)).events.at(-1)?.status).toBe('APPROVED_PROPOSAL')
  expect((await api.financing.withdrawProposal({ params: { id } })).state).toBe('withdrawn')
})

test('one that an order chose before its bank had decided pays it once it has', async () => {
  const { api, order, params } = await paidByPix(server)
  const { car } = order
  const wish = { mvs: car.mvsCode, year: car.year, price: car.total, numberOfInstallments: 60, entrancePercent: 30 }
  const { id, proposalNumber } = await sent(api, applicant('900.000,00'), wish)
  const body = { paymentType: 'financing', proposalNumber, value: 1_000_00 } as const
  await api.reservation.remainingPayment({ params, body })
  expect(await own(api, id)).toMatchObject({ state: 'open', orderId: order.id })
  await until(api, id, 'paid')
})

const unsentNews = async (id: string): Promise<number> =>
  (
    await server.db
      .selectFrom('bank_box_news')
      .select('id')
      .where('proposal_id', '=', id)
      .where('told_at', 'is', null)
      .execute()
  ).length
