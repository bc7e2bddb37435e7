import { APPLICANT_FIELDS, STEPS_OF } from '@volante/contract/applicant-fields'
import { expect, test, vi } from 'vitest'
import { pdfPages } from '../../../tools/testing/pdf-text.ts'
import { testServer } from '../../../tools/testing/test-server.ts'
import { jobCtx } from '../../reservations/fixtures.ts'
import { applicant, company, INCOME, PULSE } from './fixtures.ts'

const server = testServer()
const wish = { ...PULSE, type: 'CDC', borrower: 'company' } as const

test('a company fills in its form step by step, finds it again on another device, and sends it', async () => {
  const api = await server.as({ roles: ['customer'] })
  const { financing } = api
  const { id: simulationId } = await financing.simulate({ body: wish })
  const base = () => financing.baseData({ params: { simId: simulationId } })
  expect(await base()).toMatchObject({ kind: 'company', step: 'company', isOffered: true })
  const answers = company(INCOME.safe)
  for (const [index, step] of STEPS_OF.company.entries()) {
    const person = Object.fromEntries(APPLICANT_FIELDS[step].map((field) => [field, answers[field] ?? '']))
    const open = STEPS_OF.company[index + 1] ?? null
    expect(await financing.saveApplicant({ body: { step, person, simulationId } })).toEqual({ step: open })
    const { begun } = await financing.proposals({ query: {} })
    expect(begun).toMatchObject([{ simulationId, kind: 'company', step: open, site: 'br-fiat' }])
  }
  // What a person told stays apart.
  const { id: own } = await financing.simulate({ body: { ...PULSE, type: 'CDC' } })
  expect((await financing.baseData({ params: { simId: own } })).person.email).not.toBe(answers.email)
  const { person } = await base()
  const sent = await financing.createProposal({ body: { simulationId, person, creditConsent: true } })
  expect(sent).toMatchObject({ kind: 'company', buyer: 'Padaria Central & Filhos Ltda' })
  expect((await financing.proposals({ query: {} })).begun).toEqual([])
})

test('a form that is a person’s, one without partners, or without consent is refused', async () => {
  const { financing } = await server.as({ roles: ['customer'] })
  const { id: simulationId } = await financing.simulate({ body: wish })
  const send = (person: object, creditConsent = true) =>
    financing.createProposal({ body: { simulationId, person, creditConsent } })
  await expect(send(applicant(INCOME.safe))).rejects.toMatchObject({ code: 'request.invalid' })
  await expect(send(company(INCOME.safe, { partnerName: '' }))).rejects.toMatchObject({
    fields: [{ path: 'person.partnerName', code: 'validation.required' }],
  })
  await expect(send(company(INCOME.safe), false)).rejects.toMatchObject({ code: 'financing.proposal.consent' })
})

test('the bank is told that it is a company, asks for its papers and decides once it has both', async () => {
  const api = await server.as({ roles: ['customer'] })
  const { id: simulationId } = await api.financing.simulate({ body: wish })
  const body = { simulationId, dealerCode: '70001', person: company(INCOME.borderline), creditConsent: true }
  const { id } = await api.financing.createProposal({ body })
  const stands = (state: string) =>
    vi.waitFor(
      async () => {
        await server.moveClock(2_000)
        const now = await api.financing.proposal({ params: { id } })
        expect(now.state).toBe(state)
        return now
      },
      { timeout: 8_000, interval: 200 },
    )
  const asked = (await stands('customer')).papers.map(({ kind }) => kind)
  expect(asked).toEqual(['articlesOfAssociation', 'proofOfRevenue'])
  const desk = await server.as({ roles: ['user_dealer'], dealerCodes: ['70001'] })
  expect(await desk.financing.deskGet({ params: { id } })).toMatchObject({
    kind: 'company',
    representative: 'Marina Duarte Lopes',
    email: 'contato@padariacentral.example',
  })
  const { enqueue } = jobCtx(server)
  const hand = async (kind: 'articlesOfAssociation' | 'proofOfRevenue') => {
    const now = server.platform.clock.now()
    const paper = {
      id: crypto.randomUUID(),
      kind,
      name: 'a.pdf',
      type: 'application/pdf',
      body: Buffer.from('%PDF-1.4'),
    }
    await server.platform.providers.banks.bank1?.sendPaper({ id, ref: id }, paper, { now, site: 'br-fiat', enqueue })
  }
  await hand('articlesOfAssociation')
  await server.moveClock(10_000)
  expect((await api.financing.proposal({ params: { id } })).state).toBe('customer')
  await hand('proofOfRevenue')
  await stands('approved')
  const { body: file } = await api.financing.proposalVoucher({ params: { id } })
  if (!(file instanceof Uint8Array)) throw new Error('a voucher is written at once')
  const [page] = await pdfPages(new Uint8Array(file))
  expect(page).toContain('Padaria Central & Filhos Ltda')
  expect(page).toMatch(/Representante\s+Marina Duarte Lopes/)
})
