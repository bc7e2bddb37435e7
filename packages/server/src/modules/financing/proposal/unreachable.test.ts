import { expect, test, vi } from 'vitest'
import { httpBank } from '../../../providers/bank/http-bank.ts'
import { signature } from '../../../providers/payments/signature.ts'
import { json, stubService } from '../../../tools/testing/stub-service.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx } from '../../reservations/fixtures.ts'
import { applicant, INCOME, sent } from './fixtures.ts'

const server = testServer()
const stub = stubService()
const NEWS_KEY = 'a key the bank signs with'

test('while a bank of another house is down a proposal is kept and says so; it is handed in once, when the bank is back, and answered by its signed news', async () => {
  const bank = httpBank({ bank: 'bank1', url: stub.base, key: 'our-key', newsKey: NEWS_KEY })
  Object.assign(server.platform.providers.banks, { bank1: bank })
  stub.answer = json({}, 503)
  const api = await server.as({ roles: ['customer'] })
  const made = await sent(api, applicant(INCOME.safe))
  await vi.waitFor(() => expect(stub.seen.length).toBeGreaterThan(0), 10_000)
  const now = () => api.financing.proposal({ params: { id: made.id } })
  expect(await now()).toMatchObject({ state: 'open', status: 'PROPOSAL_SENT', isAtBank: false })

  const taken: unknown[] = []
  stub.answer = (seen, response) => {
    // It is asked for its news, too, as soon as it has the proposal.
    if (seen.method === 'POST') taken.push(seen.body)
    json({ reference: 'P-1' }, 201)(seen, response)
  }
  await server.moveClock(10 * 60_000)
  await jobCtx(server).inTransaction(({ enqueue }) => enqueue('financing.quiet', { site: 'br-fiat' }))
  await vi.waitFor(async () => expect(await now()).toMatchObject({ isAtBank: true, state: 'open' }), 20_000)
  expect(taken.length).toBeGreaterThan(0)
  for (const one of taken) expect(one).toMatchObject({ id: made.id, number: made.proposalNumber })

  const news = { id: 'n-1', proposalId: made.id, status: 'APPROVED_PROPOSAL', at: server.platform.clock.now() }
  const payload = Buffer.from(JSON.stringify(news))
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/banks/1',
    headers: {
      'content-type': 'application/json',
      'x-volante-signature': signature(NEWS_KEY, payload, server.platform.clock.now()),
    },
    payload,
  })
  expect(response.statusCode).toBe(200)
  expect((await now()).state).toBe('approved')
})
