import type { BankConduct } from '@volante/contract/financing-box'
import type { Api } from '@volante/contract'
import { bankTransitionRefusal } from '@volante/domain/order/bank-status'
import { describe, expect, test, vi } from 'vitest'
import { signedNews } from '../../../providers/bank/box/signed-news.ts'
import { secretOf } from '../../../platform/settings/secrets.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx, paidByPix } from '../../reservations/fixtures.ts'
import { applicant, INCOME, PULSE, sent } from './fixtures.ts'

const server = testServer()

/** Lets the bank's time pass until the proposal stands so. */
async function until(api: Api, id: string, state: string) {
  return vi.waitFor(
    async () => {
      await server.moveClock(2_000)
      const now = await api.financing.proposal({ params: { id } })
      expect(now.state).toBe(state)
      return now
    },
    { timeout: 60_000, interval: 300 },
  )
}

const letters = async () =>
  (await server.db.selectFrom('outbox').select(['recipient', 'subject']).execute())
    .filter(({ recipient }) => recipient === 'marina.duarte@example.com')
    .map(({ subject }) => subject)

async function conduct(what: BankConduct): Promise<void> {
  const { financing } = await server.as({})
  await financing.tellBox({ body: { conduct: what } })
  expect(await financing.boxConduct()).toEqual({ conduct: what })
}

describe('a proposal', () => {
  test('is approved, kept once a simulation, and its voucher is a PDF of its own person alone', async () => {
    const api = await server.as({ roles: ['customer'] })
    const { id: simulationId } = await api.financing.simulate({ body: { ...PULSE, type: 'CDC' } })
    const body = { simulationId, person: applicant(INCOME.safe), creditConsent: true }
    const made = await api.financing.createProposal({ body })
    expect(made).toMatchObject({
      status: 'PROPOSAL_SENT',
      state: 'open',
      bank: 'bank1',
      source: 'CDC',
      entrance: 3_000_000,
    })
    expect((await api.financing.createProposal({ body })).id).toBe(made.id)
    await expect(api.financing.proposalVoucher({ params: made })).rejects.toMatchObject({ status: 404 })
    const approved = await until(api, made.id, 'approved')
    expect(approved.events.map(({ status }) => status)).toEqual([
      'PROPOSAL_SENT',
      'PROGRESS_PROPOSAL',
      'APPROVED_PROPOSAL',
    ])
    expect(approved.validUntil).not.toBeNull()
    expect((await api.financing.proposalVoucher({ params: made })).type).toBe('application/pdf')
    expect((await api.financing.proposals({ query: {} })).items.map(({ id }) => id)).toEqual([made.id])
    await vi.waitFor(async () => expect(await letters()).toContain('Financiamento aprovado · Fiat'), 10_000)
    const other = await server.as({ roles: ['customer'] })
    await expect(other.financing.proposal({ params: made })).rejects.toMatchObject({ status: 404 })
    await expect(other.financing.proposalVoucher({ params: made })).rejects.toMatchObject({ status: 404 })
    await expect(other.financing.contestProposal({ params: made })).rejects.toMatchObject({ status: 404 })
    await expect(other.financing.proposalPapers({ params: { proposalId: made.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('that costs too much of the income goes to the other bank, is refused with what would change it, and contested once', async () => {
    const api = await server.as({ roles: ['customer'] })
    const { id } = await sent(api, applicant(INCOME.low))
    await expect(api.financing.contestProposal({ params: { id } })).rejects.toMatchObject({ status: 409 })
    const refused = await until(api, id, 'refused')
    expect(refused).toMatchObject({ reason: 'income', mostInstallment: 60_000, bank: 'bank2', state: 'refused' })
    const statuses = refused.events.map(({ status }) => status)
    expect(statuses).toEqual([
      'PROPOSAL_SENT',
      'PROGRESS_PROPOSAL',
      'DIRECTED_PROPOSAL',
      'WAITING_INTEGRATION',
      'DOCUMENT_ANALYSIS',
      'DENIED_PROPOSAL',
    ])
    statuses.reduce((from, to) => {
      expect(bankTransitionRefusal(from, to)).toBeNull()
      return to
    })
    expect((await api.financing.contestProposal({ params: { id } })).contestedAt).not.toBeNull()
    await expect(api.financing.contestProposal({ params: { id } })).rejects.toMatchObject({
      code: 'financing.contest.closed',
    })
  })

  test('is told by its fields what is wrong, and needs the consent, a plan of its kind and unchanged conditions', async () => {
    const api = await server.as({ roles: ['customer'] })
    const { id: simulationId } = await api.financing.simulate({ body: { ...PULSE, type: 'CDC' } })
    const person = applicant(INCOME.safe, {
      maritalStatus: 'married',
      otherEmail: 'Marina.Duarte@example.com',
      birthdate: '2010-01-01',
      licenceNumber: '12345678901',
    })
    const body = { simulationId, person, creditConsent: true }
    await expect(api.financing.createProposal({ body })).rejects.toMatchObject({
      status: 422,
      fields: expect.arrayContaining(
        ['birthdate', 'otherEmail', 'licenceNumber', 'maritalRegime', 'spouseName', 'spouseTaxId'].map((field) =>
          expect.objectContaining({ path: `person.${field}` }),
        ),
      ),
    })
    const well = { simulationId, person: applicant(INCOME.safe) }
    await expect(api.financing.createProposal({ body: well })).rejects.toMatchObject({
      code: 'financing.proposal.consent',
    })
    const consented = { ...well, creditConsent: true }
    await expect(api.financing.createPsaProposal({ body: consented })).rejects.toMatchObject({
      code: 'financing.noAdapter',
    })
    await server.db
      .updateTable('financing_simulations')
      .set({
        answer: JSON.stringify({
          ...(await api.financing.simulation({ params: { id: simulationId } })),
          installmentsValue: 1,
        }),
      })
      .where('id', '=', simulationId)
      .execute()
    await expect(api.financing.createProposal({ body: consented })).rejects.toMatchObject({
      status: 409,
      code: 'financing.proposal.changed',
    })
  })

  test('is filled in step by step, on another device too', async () => {
    const api = await server.as({ roles: ['customer'] })
    const { id } = await api.financing.simulate({ body: { ...PULSE, type: 'CDC' } })
    const base = () => api.financing.baseData({ params: { simId: id } })
    expect(await base()).toMatchObject({ step: 'person', isOffered: true, maritalStatuses: expect.any(Array) })
    const person = applicant(INCOME.safe)
    await expect(
      api.financing.saveApplicant({ body: { step: 'person', person: { ...person, cpf: '111' } } }),
    ).rejects.toMatchObject({ status: 422, fields: [expect.objectContaining({ path: 'person.cpf' })] })
    expect(await api.financing.saveApplicant({ body: { step: 'person', person } })).toEqual({ step: 'household' })
    const now = await base()
    expect(now).toMatchObject({ step: 'household', person: { motherName: 'Ana Duarte Lopes' } })
    expect(now.person.income).toBeUndefined()
    const nobody = await server.as({})
    expect(await nobody.financing.baseData({ params: { simId: id } })).toMatchObject({ person: {}, step: 'person' })
  })
})

describe('a bank', () => {
  test.each(['repeat', 'silent', 'disorder', 'lie'] as const)(
    'that is told to %s decides all the same, once',
    async (what) => {
      await conduct(what)
      const api = await server.as({ roles: ['customer'] })
      const { id } = await sent(api, applicant(INCOME.safe))
      // Who hears nothing asks, every few minutes.
      if (what === 'silent') await vi.waitFor(() => expect(submitted(id)).resolves.toBe(true), 10_000)
      if (what === 'silent') await server.moveClock(10 * 60_000)
      if (what === 'silent')
        await jobCtx(server).inTransaction(({ enqueue }) => enqueue('financing.quiet', { site: 'br-fiat' }))
      const approved = await until(api, id, 'approved')
      // What later news overtook is not told any more.
      const between = what === 'disorder' ? [] : ['PROGRESS_PROPOSAL']
      expect(approved.events.map(({ status }) => status)).toEqual(['PROPOSAL_SENT', ...between, 'APPROVED_PROPOSAL'])
      await conduct('approve')
    },
  )

  test('is believed by its signature alone, and not long after', async () => {
    const api = await server.as({ roles: ['customer'] })
    const { id } = await sent(api, applicant(INCOME.safe))
    await vi.waitFor(() => expect(submitted(id)).resolves.toBe(true), 10_000)
    const [row] = await server.db.selectFrom('bank_box_news').selectAll().where('proposal_id', '=', id).execute()
    if (!row) throw new Error('the bank has decided')
    const now = server.platform.clock.now()
    const key = secretOf(server.platform.settings, 'PAYMENTS_WEBHOOK_KEY')
    const post = ({ body, signature }: { body: Buffer; signature: string }, bank = 1) =>
      server.app.inject({
        method: 'POST',
        url: `/api/webhooks/banks/${bank}`,
        headers: { 'content-type': 'application/json', 'x-volante-signature': signature },
        payload: body,
      })
    const [forged, old] = [signedNews(row, 'another key', now), signedNews(row, key, new Date(now.getTime() - 600_000))]
    expect((await post(forged)).statusCode).toBe(401)
    expect((await post(old)).statusCode).toBe(400)
    // The other bank has nothing to say of it.
    expect((await post(signedNews(row, key, now), 2)).statusCode).toBe(200)
    expect((await api.financing.proposal({ params: { id } })).status).toBe('PROPOSAL_SENT')
    expect((await post(signedNews(row, key, now))).statusCode).toBe(200)
    expect((await api.financing.proposal({ params: { id } })).status).toBe(row.status)
  })

  test('pays an order with its approved proposal, which pays no other car and no more than it lends', async () => {
    const { api, order, params } = await paidByPix(server)
    const { car } = order
    const wish = { mvs: car.mvsCode, year: car.year, price: car.total, numberOfInstallments: 60, entrancePercent: 30 }
    const own = await sent(api, applicant('900.000,00'), wish)
    const another = await sent(api, applicant('900.000,00'))
    await until(api, own.id, 'approved')
    const pay = (proposalNumber: string, value: number) =>
      api.reservation.remainingPayment({ params, body: { paymentType: 'financing', proposalNumber, value } })
    const lent = car.total - own.entrance
    if (another.mvs !== car.mvsCode)
      await expect(pay(another.proposalNumber, 1_000_00)).rejects.toMatchObject({ code: 'financing.proposal.otherCar' })
    await expect(pay(own.proposalNumber, lent + 1)).rejects.toMatchObject({ code: 'financing.proposal.above' })
    await pay(own.proposalNumber, lent)
    const paid = await vi.waitFor(
      async () => {
        await server.moveClock(3_000)
        const now = await api.reservation.status({ params })
        expect(now.bankStatus).toBe('INTEGRATED_PROPOSAL')
        return now
      },
      { timeout: 60_000, interval: 300 },
    )
    expect(paid.ledger.paid).toBe(lent + order.reservationValue)
    expect(paid.events.filter(({ status }) => status === 'APPROVED_PROPOSAL')).toHaveLength(1)
    expect((await api.financing.proposal({ params: own })).orderId).toBe(order.id)
  })
})

const submitted = async (id: string): Promise<boolean> =>
  (await server.db.selectFrom('financing_proposals').select('bank_ref').where('id', '=', id).executeTakeFirst())
    ?.bank_ref !== null
