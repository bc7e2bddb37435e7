import type { Api } from '@volante/contract'
import { expect, test, vi } from 'vitest'
import { testServer } from '../../../../tools/testing/test-server.ts'
import { applicant, INCOME, sent } from '../fixtures.ts'

const server = testServer()

const until = (api: Api, id: string, state: string) =>
  vi.waitFor(
    async () => {
      await server.moveClock(2_000)
      expect((await api.financing.proposal({ params: { id } })).state).toBe(state)
    },
    { timeout: 60_000, interval: 300 },
  )

test('the boards count what banks decided and why, of markets within reach, and each figure is the list it opens', async () => {
  await server.db.deleteFrom('financing_proposals').execute()
  const buyer = await server.as({ roles: ['customer'] })
  const [good, bad] = [await sent(buyer, applicant(INCOME.safe)), await sent(buyer, applicant(INCOME.low))]
  await until(buyer, good.id, 'approved')
  await until(buyer, bad.id, 'refused')
  const open = await sent(buyer, applicant(INCOME.safe))
  await buyer.financing.withdrawProposal({ params: open })
  const here = { markets: ['BR'], brands: [] }
  const watcher = await server.as({ roles: ['subscription_payment_manager'], scopes: here })
  const [first, second] = await watcher.financing.banks()
  expect(first).toMatchObject({
    bank: 'bank1',
    provider: 'box',
    sent: 2,
    approved: 1,
    refused: 0,
    waiting: 0,
    undecided: 0,
  })
  expect(first?.medianHours).toBeGreaterThanOrEqual(0)
  expect(first?.heardAt).toEqual(expect.any(String))
  // It was directed on.
  expect(second).toMatchObject({ bank: 'bank2', sent: 1, refused: 1 })
  const refusals = await watcher.financing.refusals()
  expect(refusals).toEqual([
    expect.objectContaining({ reason: 'income', source: 'CDC', refused: 1, percent: 50, contested: 0 }),
  ])
  const [{ reason, source, since } = { reason: 'age', source: 'CDC', since: '' } as const] = refusals
  const listed = await watcher.financing.deskList({ query: { state: 'refused', reason, source, since } })
  expect(listed.items.map(({ id }) => id)).toEqual([bad.id])
  const elsewhere = await server.as({ roles: ['subscription_payment_manager'], scopes: { ...here, markets: ['AR'] } })
  expect(await elsewhere.financing.refusals()).toEqual([])
  expect((await elsewhere.financing.banks()).map((bank) => bank.sent)).toEqual([0, 0])
  const seller = await server.as({ roles: ['user_dealer'] })
  await expect(seller.financing.banks()).rejects.toMatchObject({ status: 403 })
})
