import { beforeAll, expect, test } from 'vitest'
import { contextOf } from '../../platform/http/runner.ts'
import { salesforceCrm } from '../../providers/crm/salesforce.ts'
import { json, type Reply, stubService } from '../../tools/testing/stub-service.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { PASSWORD, signedUp } from '../identity/fixtures.ts'
import { addNetwork, PERSON } from './fixtures.ts'
import { leadJobs } from './jobs.ts'

const stub = stubService()
const server = testServer()
beforeAll(async () => {
  await addNetwork(server.db)
  const crm = salesforceCrm({ url: stub.base, token: 'secret-token', timeoutMs: 1500 })
  Object.assign(server.platform.providers, { crm })
})

/** Jobs come when a machine has time for them. */
const SLOWLY = { timeout: 40_000 }
const QUEUE = 'leads.forgetInCrm'

/** Of the queue: what each job says, and in how many seconds it is due. */
async function jobs() {
  const { rows } = await server.platform.connection.pool.query<{
    readonly state: string
    readonly data: Record<string, unknown>
    readonly inSeconds: number
  }>(
    `select state, data, extract(epoch from start_after - now())::int as "inSeconds"
     from pgboss.job where name = $1 order by created_on`,
    [QUEUE],
  )
  return rows
}

async function run(queue: string, data: Record<string, unknown>): Promise<void> {
  const [site] = server.platform.sites
  if (!site) throw new Error('no site')
  const now = server.platform.clock.now()
  const info = { requestId: 'job', site, now, user: null, isClient: true, origin: { ip: '', userAgent: '' } }
  await leadJobs[queue]?.(contextOf(server.platform, info, server.db), data)
}

/** What the CRM was asked to remove, by the last part of the address. */
const removed = () => stub.seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path.split('/').at(-1))

const pushed = json({ id: '00Q1', success: true })
const gone: Reply = (_, response) => void response.writeHead(204).end()

async function withProposal(email: string) {
  stub.answer = pushed
  const { browser } = await signedUp(server, email)
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const api = await server.as({ client: true })
  const { protocol } = await api.lead.create({
    body: { ...PERSON, cpf: null, cityName: 'Recife', stateCode: 'PE', email },
  })
  await expect.poll(() => stub.seen.map(({ path }) => path.split('/').at(-1)), SLOWLY).toContain(protocol)
  stub.seen.length = 0
  const erase = async () =>
    expect((await browser.send('POST', '/privacy/erasure', { password: PASSWORD })).statusCode).toBe(200)
  return { id, protocol, erase }
}

test('who is erased here is erased in the CRM, by account and proposals, once it can be told', async () => {
  const { id, protocol, erase } = await withProposal('crm-erasure@mail.example')
  stub.answer = (seen, response) => (seen.path.endsWith(id) ? gone : json({}, 503))(seen, response)
  await erase()
  await expect.poll(jobs, SLOWLY).toMatchObject([
    { state: 'completed', data: { names: [id, protocol] } },
    { state: 'created', data: { names: [protocol] } },
  ])
  expect(new Set(removed())).toEqual(new Set([id, protocol]))

  const [, again] = await jobs()
  expect(again?.inSeconds).toBeGreaterThan(3_500)
  stub.seen.length = 0
  stub.answer = gone
  await run(QUEUE, again?.data ?? {})
  expect(removed()).toEqual([protocol])
})

test('a CRM that cannot be told for fifteen days is a failed job', async () => {
  stub.answer = json({}, 400)
  const since = new Date(server.platform.clock.now().getTime() - 16 * 86_400_000).toISOString()
  await expect(run(QUEUE, { names: ['x'], since })).rejects.toThrow('answered 400')
})

test('what waited to be told of them is told no more', async () => {
  const { protocol, erase } = await withProposal('crm-late@mail.example')
  const { id, site, created_at } = await server.db
    .selectFrom('leads')
    .select(['id', 'site', 'created_at'])
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  await server.platform.connection.pool.query("delete from lead_events where lead_id = $1 and kind = 'CRM'", [id])
  stub.answer = gone
  await erase()
  await expect.poll(removed, SLOWLY).toContain(protocol)
  stub.seen.length = 0
  await run('leads.created', { site, id, at: created_at.toISOString() })
  expect(stub.seen).toEqual([])
})
