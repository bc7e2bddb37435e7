import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { contextFor } from '../documents/fixtures.ts'
import { addNetwork, CAR, DEALER, DEALER_RECIFE, PERSON } from '../leads/fixtures.ts'
import { integrationErrorJobs } from './jobs.ts'

const server = testServer({ ROLE: 'web' })
beforeAll(() => addNetwork(server.db))

const manager = (dealerCode = DEALER) =>
  server.as({
    roles: ['dealer_manager'],
    dealerCodes: [dealerCode],
    scopes: { markets: [], brands: [], regions: [], dealerGroups: [] },
  })
const keeper = (market: 'BR' | 'AR' = 'BR') =>
  server.as({ roles: ['integration_error_manager'], scopes: { markets: [market] } })
const watch = () => integrationErrorJobs['integrationErrors.watch']?.(contextFor(server), {})

test('a lead that did not reach the CRM is its dealer’s to see, to have sent again, and to see arrive', async () => {
  const client = await server.as({ client: true }, 'br-fiat')
  const { protocol } = await client.lead.create({ body: { ...PERSON, dealersCode: DEALER, productCode: CAR } })
  const job = await sql<{ id: string }>`
    update pgboss.job set state = 'failed', retry_count = 3, completed_on = now(), output = '{"message":"CRM 503"}'
    where name = 'leads.created' and data ->> 'id' = (select id::text from leads where protocol = ${protocol})
    returning id`.execute(server.db)
  const jobId = job.rows[0]?.id ?? ''
  await watch()
  await watch()
  const api = await manager()
  const { items, total } = await api.journeyIntegrationErrors.list()
  expect(total).toBe(1)
  const [error] = items
  expect(error).toMatchObject({ type: 'PROPOSAL_SENT', journeyId: protocol, error: 'CRM 503', state: 'OPEN' })
  expect(error).toMatchObject({ attempts: 4, dealerCode: DEALER, isOwn: true })
  const { items: logged } = await (await keeper()).integrationLog.list({ query: { source: 'CRM' } })
  expect(logged).toMatchObject([{ operation: 'leads.created', status: 'FAILED', message: 'CRM 503' }])

  const ids = [error?.id ?? '']
  const neighbour = await manager(DEALER_RECIFE)
  expect((await neighbour.journeyIntegrationErrors.list()).items).toEqual([])
  await expect(neighbour.journeyIntegrationErrors.reprocess({ body: { ids } })).rejects.toMatchObject({ status: 404 })
  expect(await api.journeyIntegrationErrors.reprocess({ body: { ids } })).toMatchObject([{ state: 'REPROCESSING' }])
  const state = async () =>
    (await sql<{ state: string }>`select state::text from pgboss.job where id = ${jobId}`.execute(server.db)).rows[0]
      ?.state
  expect(await state()).toBe('retry')
  await sql`update pgboss.job set state = 'completed' where id = ${jobId}`.execute(server.db)
  await watch()
  expect((await api.journeyIntegrationErrors.list({ query: { state: 'SOLVED' } })).items).toHaveLength(1)
})

test('another system records what went wrong there, and takes up what is put up for reprocessing', async () => {
  const api = await keeper()
  const body = { type: 'TEST_DRIVE', journeyId: 'TD-1', error: 'no answer from ana@example.com' } as const
  const made = await api.journeyIntegrationErrors.create({ body: { ...body, payload: { email: 'ana@example.com' } } })
  expect(made).toMatchObject({ dealerCode: null, isOwn: false, attempts: 1 })
  expect(JSON.stringify(made)).not.toContain('ana@example.com')
  const params = { id: made.id }
  const change = { state: 'REPROCESSING', comment: 'Endereço corrigido' } as const
  expect(await api.journeyIntegrationErrors.update({ params, body: change })).toMatchObject(change)
  expect(await api.journeyIntegrationErrors.update({ params, body: { state: 'SOLVED' } })).toMatchObject({
    state: 'SOLVED',
    comment: 'Endereço corrigido',
  })
  const dealer = await manager()
  await expect(dealer.journeyIntegrationErrors.create({ body })).rejects.toMatchObject({ status: 403 })
  await expect(dealer.journeyIntegrationErrors.get({ params })).rejects.toMatchObject({ status: 404 })
  await expect(api.journeyIntegrationErrors.create({ body: { ...body, error: ' ' } })).rejects.toMatchObject({
    status: 422,
  })
  const unknown = [made.id, randomUUID()]
  await expect(api.journeyIntegrationErrors.reprocess({ body: { ids: unknown } })).rejects.toMatchObject({
    status: 404,
  })
})

test('the log of integrations is written and read by country, its people shortened', async () => {
  const api = await keeper()
  const entry = {
    source: 'DMS',
    operation: 'stock',
    status: 'SUCCESS',
    payload: { cpf: '529.982.247-25', rows: 4 },
  } as const
  const { id } = await api.integrationLog.create({ body: entry })
  const read = await api.integrationLog.get({ params: { id } })
  expect(read).toMatchObject({ source: 'DMS', status: 'SUCCESS', message: null })
  expect(read.payload).toContain('"rows": 4')
  expect(read.payload).not.toContain('529.982.247-25')
  expect((await api.integrationLog.list({ query: { source: 'DMS', status: 'FAILED' } })).items).toEqual([])
  expect((await api.integrationLog.list({ query: { to: '2020-01-01' } })).items).toEqual([])
  await expect((await keeper('AR')).integrationLog.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
})
