import { TRY_KINDS } from '@volante/contract/setup'
import { expect, test } from 'vitest'
import type { Settings } from '../../platform/settings/settings.ts'
import { json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { trialOf } from '../financing/api.ts'
import { jobCtx } from '../reservations/fixtures.ts'

const server = testServer({ ROLE: 'web' })
const stub = stubService()
const admin = () => server.as({ roles: ['service_admin'] })
const set = (settings: Partial<Settings>) => void Object.assign(server.platform.settings, settings)

test('what is built in has nobody outside to be asked; the file store is really written to', async () => {
  const api = await admin()
  expect((await api.setup.tries()).map(({ kind }) => kind)).toEqual(TRY_KINDS)
  for (const kind of TRY_KINDS) {
    const { last } = await api.setup.try({ body: { kind } })
    expect([kind, last]).toMatchObject([kind, { state: kind === 'files' ? 'works' : 'builtIn', by: 'Test' }])
  }
})

test('a try says what is wrong, is remembered, and stands in the audit log', async () => {
  const api = await admin()
  const tried = async () => (await api.setup.try({ body: { kind: 'crm' } })).last
  set({ CRM_URL: stub.base, CRM_TOKEN: 'the token' })
  stub.answer = json({ DailyApiRequests: {} })
  expect(await tried()).toMatchObject({ state: 'works', reason: null })
  expect(stub.seen).toMatchObject([{ method: 'GET', path: '/services/data/v62.0/limits' }])
  stub.answer = json([{ errorCode: 'INVALID_SESSION_ID' }], 401)
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'credentials', detail: '401' })
  stub.answer = rubbish
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'otherService' })
  set({ CRM_URL: 'http://127.0.0.1:59999' })
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'refused', detail: 'ECONNREFUSED' })
  set({ CRM_URL: 'https://no-such-name.invalid' })
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'dns' })
  expect((await api.setup.tries()).find(({ kind }) => kind === 'crm')).toMatchObject({
    provider: 'salesforce',
    last: { reason: 'dns' },
  })
  const { items } = await api.audit.list({ query: { call: 'setup.tries.create', size: 1 } })
  expect(JSON.stringify(items[0])).toContain('dns')
  expect(JSON.stringify(items)).not.toContain('the token')
})

test('each adapter that is set up is asked something harmless', async () => {
  const api = await admin()
  const tried = async (kind: (typeof TRY_KINDS)[number]) => (await api.setup.try({ body: { kind } })).last
  set({ POSTAL_CODE_PROVIDER: 'viacep', VIACEP_URL: stub.base })
  stub.answer = json({ erro: true })
  expect(await tried('postalCodes')).toMatchObject({ state: 'failed', reason: 'otherService' })
  set({ BOLETO_PROVIDER: 'asaas', ASAAS_URL: stub.base, ASAAS_API_KEY: 'k' })
  stub.answer = json({ personType: 'JURIDICA' })
  expect(await tried('boleto')).toMatchObject({ state: 'works' })
  set({ VALUATION_URL: stub.base, VALUATION_KEY: 'k' })
  stub.answer = json({}, 404)
  expect(await tried('valuation')).toMatchObject({ state: 'works' })
  stub.answer = json({ month: 'November' })
  expect(await tried('valuation')).toMatchObject({ state: 'failed', reason: 'otherService' })
  set({ QUOTATION_CRM_URL: stub.base, QUOTATION_CRM_TOKEN: 'k' })
  stub.answer = json({}, 404)
  expect(await tried('quotationCrm')).toMatchObject({ state: 'works' })
  expect(stub.seen.at(-1)).toMatchObject({ method: 'DELETE', path: expect.stringMatching(/^\/quotations\/none-/) })
  stub.answer = json({}, 401)
  expect(await tried('quotationCrm')).toMatchObject({ state: 'failed', reason: 'credentials' })
  set({ RENAVAM_URL: stub.base, RENAVAM_KEY: 'k' })
  stub.answer = json({}, 422)
  expect(await tried('recallReports')).toMatchObject({ state: 'works' })
  expect(stub.seen.at(-1)).toMatchObject({ method: 'POST', path: '/recalls/repairs', body: { done: false } })
  stub.answer = json({}, 403)
  expect(await tried('recallReports')).toMatchObject({ state: 'failed' })
  set({ SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await tried('mail')).toMatchObject({ state: 'failed', reason: expect.stringMatching(/refused|unknown/) })
  set({
    IDENTITY_PROVIDERS: JSON.stringify([
      { name: 'a', label: 'A', issuer: stub.base, clientId: 'i', clientSecret: 's' },
    ]),
  })
  stub.answer = json({}, 404)
  expect(await tried('identity')).toMatchObject({ state: 'failed' })
})

test('a service of simulations is asked for a loan of today’s conditions, and what it says is compared', async () => {
  const api = await admin()
  const tried = async () => (await api.setup.try({ body: { kind: 'simulationsLinear' } })).last
  set({ SIMULATIONS_PSA_TRADITIONAL_URL: stub.base, SIMULATIONS_PSA_TRADITIONAL_KEY: 'k' })
  const { wish, monthCents } = (await trialOf(jobCtx(server), 'PSA_TRADITIONAL')) ?? expect.fail('a plan holds')
  const entranceValue = Math.round((wish.price * wish.entrancePercent) / 100)
  const answering = (change: number, installmentsAvailable = [wish.numberOfInstallments]) => {
    const installmentsValue = Math.round(monthCents * change)
    const totalInstallments = wish.price - entranceValue
    stub.answer = json({ entranceValue, installmentsAvailable, installmentsValue, totalInstallments })
  }
  answering(1)
  expect(await tried()).toMatchObject({ state: 'works', reason: null })
  expect(stub.seen[0]).toMatchObject({
    path: '/simulations',
    body: { type: 'PSA_TRADITIONAL', brand: expect.stringMatching(/^[A-Z]+$/) },
  })
  answering(1.05)
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'otherTerms', detail: '+5.0 %' })
  answering(1, [7])
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'otherTerms', detail: null })
  stub.answer = json({}, 401)
  expect(await tried()).toMatchObject({ state: 'failed', reason: 'credentials', detail: '401' })
  await server.db.deleteFrom('financing_conditions').where('type', '=', 'PSA_TRADITIONAL').execute()
  await jobCtx(server).inTransaction((inside) => inside.changed('financing'))
  await expect.poll(async () => (await tried())?.reason).toBe('nothingToAsk')
})

test('only who opens the shop tries', async () => {
  await expect((await server.as({ roles: ['partner_admin'] })).setup.tries()).rejects.toMatchObject({ status: 403 })
})
