import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testServer } from '../../../../tools/testing/test-server.ts'
import { multipart, newBuyer } from '../../../documents/fixtures.ts'
import { jobCtx } from '../../../reservations/fixtures.ts'
import { applicant, INCOME, PULSE } from '../fixtures.ts'
import { takeNews } from '../take-news.ts'

const server = testServer()
const DEALER = '70001'
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

const later = (minutes: number) => new Date(server.platform.clock.now().getTime() + minutes * 60_000)

/** A proposal of the dealer that waits for a proof of income, and what its buyer does with it. */
async function waiting() {
  const { headers } = await newBuyer(server)
  const call = async (method: 'GET' | 'POST', url: string, payload: object | string = '', more: object = {}) =>
    (
      await server.app.inject({
        method,
        url: `/api/financing${url}`,
        headers: { ...headers, ...more },
        ...(payload === '' ? {} : { payload }),
      })
    ).json()
  const { id: simulationId } = await call('POST', '/simulate', { ...PULSE, type: 'CDC' })
  const body = { simulationId, dealerCode: DEALER, person: applicant(INCOME.safe), creditConsent: true }
  const { id } = await call('POST', '/proposal', body)
  const news = { id: randomUUID(), proposalId: id, status: 'PENDING_PROPOSAL', papers: ['proofOfIncome'] } as const
  // The built-in bank says nothing more of it: only what is told here counts.
  const row = server.db.selectFrom('financing_proposals').select('bank_ref').where('id', '=', id)
  await expect.poll(async () => (await row.executeTakeFirst())?.bank_ref, { timeout: 8_000 }).toBe(id)
  await server.db.deleteFrom('bank_box_news').where('proposal_id', '=', id).execute()
  await takeNews(jobCtx(server), { ...news, at: later(1) })
  const send = async () => {
    const form = multipart([
      ['proposalId', id],
      ['documentType', 'proofOfIncome'],
      ['file', photo, 'holerite.jpg', 'image/jpeg'],
    ])
    return call('POST', '/documents', form.payload as never, form.headers)
  }
  const handed = async () =>
    (
      await server.db
        .selectFrom('financing_papers')
        .select('id')
        .where('proposal_id', '=', id)
        .where('handed_at', 'is not', null)
        .execute()
    ).length
  return { id, send, handed, own: () => call('GET', `/proposal/${id}`) }
}

const staff = (dealer = DEALER) => server.as({ roles: ['user_dealer'], dealerCodes: [dealer] })

test('a paper is opened, asked for again by a reason, sent again, taken and handed to the bank once more', async () => {
  const { id, send, handed, own } = await waiting()
  const desk = await staff()
  const nothing = randomUUID()
  await expect(desk.financing.deskResend({ body: { id } })).rejects.toMatchObject({ code: 'financing.paper.none' })
  expect(await send()).toMatchObject([{ state: 'sent', handedAt: null }])
  const paperOf = async () => (await desk.financing.deskGet({ params: { id } })).papers[0]
  const first = (await paperOf())?.id ?? ''
  const params = { id, paper: first }
  expect(await desk.financing.deskPaper({ params })).toMatchObject({ name: 'holerite.jpg', type: 'image/jpeg' })
  const read = await server.db.selectFrom('audit').select('input').where('call', '=', 'financing.desk.paper').execute()
  expect(read).toEqual([{ input: { params } }])
  const elsewhere = await staff('99999')
  await expect(elsewhere.financing.deskPaper({ params })).rejects.toMatchObject({ status: 404 })
  await expect(elsewhere.financing.deskReview({ params, body: { approved: true } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(desk.financing.deskPaper({ params: { id, paper: nothing } })).rejects.toMatchObject({ status: 404 })
  await expect(desk.financing.deskReview({ params, body: { approved: false } })).rejects.toMatchObject({
    code: 'order.document.reason',
  })
  await desk.financing.deskReview({ params, body: { approved: false, reason: 'illegible' } })
  await expect(desk.financing.deskReview({ params, body: { approved: true } })).rejects.toMatchObject({
    code: 'order.document.decided',
  })
  expect((await own()).papers).toMatchObject([{ state: 'refused', reason: 'illegible' }])
  const letters = server.db.selectFrom('outbox').select('body').where('subject', 'like', 'Envie de novo%')
  await expect.poll(async () => (await letters.execute()).length).toBe(1)
  expect(await send()).toMatchObject([{ state: 'sent', reason: null }])
  expect(await handed()).toBe(0)
  const second = (await paperOf())?.id ?? ''
  const taken = await desk.financing.deskReview({ params: { id, paper: second }, body: { approved: true } })
  expect(taken.papers).toMatchObject([{ state: 'accepted', reviewedBy: expect.any(String) }])
  await expect.poll(handed).toBe(1)
  expect((await desk.financing.deskResend({ body: { id } })).papers[0]?.handedAt).toBeNull()
  await expect.poll(handed).toBe(1)
  await takeNews(jobCtx(server), {
    id: 'n2',
    proposalId: id,
    status: 'APPROVED_PROPOSAL',
    at: later(2),
  })
  await expect(desk.financing.deskPaper({ params: { id, paper: second } })).rejects.toMatchObject({ status: 404 })
})

test('what nobody looks at for two hours goes to the bank as it is', async () => {
  const { send, handed } = await waiting()
  await send()
  await server.moveClock(60 * 60_000)
  expect(await handed()).toBe(0)
  await server.moveClock(61 * 60_000)
  await expect.poll(handed, { timeout: 8_000 }).toBe(1)
})

test('a dealer’s people are told of a paper; who has nothing to do with a proposal does not listen to it', async () => {
  const { id, send } = await waiting()
  const desk = await staff()
  await send()
  const notices = (await desk.notifications.list()).items.filter(({ kind }) => kind === 'loanPaper')
  expect(notices.map(({ path }) => path)).toContain(`/desk/loans/${id}`)
  const { headers } = await newBuyer(server)
  const listening = await server.app.inject({ url: `/api/financing/proposal/${id}/live`, headers })
  expect(listening.statusCode).toBe(404)
})
