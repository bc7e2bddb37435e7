import { HOUR_MS } from '@volante/domain/duration'
import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hookSender } from '../../providers/hooks/send-hook.ts'
import { json, type Seen, stubService } from '../../tools/testing/stub-service.ts'
import { DEALER } from '../../tools/attacks/victim.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { hookJobs } from './jobs.ts'
import { contextOf } from '../../platform/http/runner.ts'
import { PERSON } from '../leads/fixtures.ts'

const server = testServer()
const stub = stubService()
const admin = (markets: readonly string[] | 'all' = 'all') =>
  server.as({ roles: ['service_admin', 'partner_admin'], scopes: { markets } })

beforeAll(() => {
  Object.assign(server.platform.providers, { hooks: hookSender(async () => ({ address: '127.0.0.1', family: 4 })) })
})
beforeEach(async () => {
  await server.db.deleteFrom('hooks').execute()
  server.platform.changes.tell('hooks')
  stub.answer = json({ ok: true })
})

const FILTER = { events: ['lead.made'], markets: ['BR'], dealerCodes: [] } as const

async function receiver(given: object = {}) {
  const api = await admin()
  const made = await api.hooks.create({
    body: { name: 'ERP', url: 'https://erp.example/hook', ...FILTER, ...given } as never,
  })
  await server.db
    .updateTable('hooks')
    .set({ url: `${stub.base}/hook` })
    .where('id', '=', made.hook.id)
    .execute()
  return { api, id: made.hook.id, secret: made.secret }
}

const arrived = (count: number): Promise<readonly Seen[]> =>
  vi.waitFor(
    () => {
      if (stub.seen.length < count) throw new Error(`${stub.seen.length} arrived`)
      return stub.seen
    },
    { timeout: 60_000, interval: 50 },
  )

const logOf = async ({ api, id }: { api: Awaited<ReturnType<typeof admin>>; id: string }, state: string) =>
  vi.waitFor(
    async () => {
      const { items } = await api.hooks.notices({ query: { hook: id } })
      const found = items.find((one) => one.state === state && one.tries > 0)
      if (!found) throw new Error(JSON.stringify(items))
      return found
    },
    { timeout: 60_000, interval: 100 },
  )

/** The check as the documents describe it. */
function isSigned(seen: Seen, secret: string): boolean {
  const [time = '', ...marks] = String(seen.headers['volante-signature']).split(',')
  const expected = createHmac('sha256', secret)
    .update(`${time.slice(2)}.${JSON.stringify(seen.body)}`)
    .digest('hex')
  return marks.includes(`v1=${expected}`)
}

/** Runs the job of a notice now, as its timer would. */
async function tryNow(id: string, tries: number) {
  const { platform } = server
  const [site] = platform.sites
  if (!site) throw new Error('no site')
  const info = { requestId: 'test', site, now: platform.clock.now(), user: null, isClient: true }
  const ctx = contextOf(platform, { ...info, origin: { ip: '', userAgent: '' } }, platform.db)
  await hookJobs['hooks.deliver']?.(ctx, { id, tries })
}

test('what happens is told once, signed, without a name in it, and stands in the log', async () => {
  const hook = await receiver()
  const client = await server.as({ client: true })
  const { protocol } = await client.lead.create({ body: { ...PERSON, dealersCode: DEALER, productCode: null } })
  const [seen] = await arrived(1)
  if (!seen) throw new Error('nothing came')
  expect(seen.body).toMatchObject({ event: 'lead.made', countries: ['BR'], data: { protocol, brand: 'fiat' } })
  expect(seen.headers['volante-event']).toBe('lead.made')
  expect(isSigned(seen, hook.secret)).toBe(true)
  expect(isSigned(seen, 'whsec_other')).toBe(false)
  for (const personal of [PERSON.email, PERSON.firstName]) expect(JSON.stringify(seen.body)).not.toContain(personal)
  expect(await logOf(hook, 'delivered')).toMatchObject({
    status: 200,
    tries: 1,
    answer: '{"ok":true}',
    request: JSON.stringify(seen.body),
  })
  expect(stub.seen.length).toBe(1)
})

test('an order that moves and a stock that changes are told to who hears of them', async () => {
  await receiver({ events: ['stock.changed'] })
  await receiver({ events: ['stock.changed'], markets: ['AR'] })
  const api = await admin()
  const { items } = await api.sheets.rows({ params: { sheet: 'stock' }, query: { country: 'BR', size: 1 } })
  const [unit] = items
  const row = await api.sheets.row({ params: { sheet: 'stock', key: unit?.key ?? '' } })
  const cells = { ...row.cells, arrival: row.cells['arrival'] === '2027-01-01' ? '2027-01-02' : '2027-01-01' }
  await api.sheets.save({ params: { sheet: 'stock' }, body: { cells, version: row.version, isNew: false } })
  const seen = await arrived(1)
  expect(seen.map(({ body }) => body)).toMatchObject([
    { event: 'stock.changed', countries: ['BR'], data: { sheet: 'stock', changed: 1 } },
  ])
})

describe('a receiver that fails', () => {
  test('is tried again later, written to before it is switched off, and then off', async () => {
    const hook = await receiver()
    stub.answer = json({ error: 'write to joao@exemplo.com.br' }, 500)
    const { delivery } = await hook.api.hooks.ping({ params: { id: hook.id } })
    const first = await logOf(hook, 'waiting')
    expect(first).toMatchObject({ status: 500, tries: 1, nextAt: expect.any(String) })
    expect(first.answer).not.toContain('joao')
    await server.moveClock(25 * HOUR_MS)
    await tryNow(delivery, 1)
    const mails = () =>
      server.db
        .selectFrom('outbox')
        .select('subject')
        .where('subject', 'like', 'Webhook%')
        .orderBy('created_at')
        .execute()
    await vi.waitFor(async () => expect((await mails()).length).toBe(1), { timeout: 60_000 })
    await server.moveClock(50 * HOUR_MS)
    const { tries = 0 } = (await hook.api.hooks.notices({ query: { hook: hook.id } })).items[0] ?? {}
    await tryNow(delivery, tries)
    await vi.waitFor(async () => expect((await mails()).length).toBe(2), { timeout: 60_000 })
    expect((await hook.api.hooks.list()).items[0]?.state).toBe('disabled')
  })

  test('is sent what failed again, one or all, once it answers', async () => {
    const hook = await receiver()
    stub.answer = json({}, 503)
    const made = await Promise.all([1, 2].map(() => hook.api.hooks.ping({ params: { id: hook.id } })))
    await vi.waitFor(
      async () => {
        const { items } = await hook.api.hooks.notices({ query: { hook: hook.id } })
        expect(items.map(({ tries }) => tries)).toEqual([1, 1])
      },
      { timeout: 60_000, interval: 100 },
    )
    await server.db.updateTable('hook_deliveries').set({ state: 'failed', tries: 7 }).execute()
    stub.seen.length = 0
    stub.answer = json({})
    const [first = '', second = ''] = made.map(({ delivery }) => delivery)
    await hook.api.hooks.resend({ body: { id: first } })
    await arrived(1)
    await vi.waitFor(async () =>
      expect((await hook.api.hooks.notice({ params: { id: first } })).state).toBe('delivered'),
    )
    const failed = { list: '/admin/hook-notices', call: 'resend', set: {}, query: { hook: hook.id, state: 'failed' } }
    const { total, will, rows } = await hook.api.bulk.preview({ body: failed })
    expect([total, will, rows.map(({ id }) => id)]).toEqual([1, 1, [second]])
    expect(stub.seen.length).toBe(1)
    const done = await hook.api.bulk.create({ body: { ...failed, expected: 1 } })
    expect(done).toMatchObject({ changed: 1, undoUntil: null })
    const seen = await arrived(2)
    expect(seen.map(({ headers }) => headers['volante-delivery'])).toEqual([first, second])
  })

  test('by leading elsewhere is not followed', async () => {
    const hook = await receiver()
    stub.answer = (_, response) => void response.writeHead(302, { location: `${stub.base}/other` }).end()
    await hook.api.hooks.ping({ params: { id: hook.id } })
    expect(await logOf(hook, 'waiting')).toMatchObject({ status: 302 })
    expect(stub.seen.map(({ path }) => path)).toEqual(['/hook'])
  })
})

test('nothing is sent into our own network, whatever name leads there', async () => {
  const hook = await receiver()
  const open = server.platform.providers.hooks
  Object.assign(server.platform.providers, { hooks: hookSender() })
  try {
    for (const url of [
      stub.base,
      'https://localhost/',
      'https://169.254.169.254/latest/',
      'https://[::ffff:10.0.0.1]/',
    ]) {
      await server.db.updateTable('hooks').set({ url }).where('id', '=', hook.id).execute()
      const { delivery } = await hook.api.hooks.ping({ params: { id: hook.id } })
      await vi.waitFor(
        async () => {
          const { items } = await hook.api.hooks.notices({ query: { hook: hook.id } })
          expect(items.find(({ id }) => id === delivery)?.problem).toBe('closedAddress')
        },
        { timeout: 60_000 },
      )
    }
  } finally {
    Object.assign(server.platform.providers, { hooks: open })
  }
  expect(stub.seen).toEqual([])
})

test('for a day both secrets sign, then the new one alone', async () => {
  const hook = await receiver()
  const { secret } = await hook.api.hooks.rotate({ params: { id: hook.id } })
  await hook.api.hooks.ping({ params: { id: hook.id } })
  const [both] = await arrived(1)
  expect(both && [isSigned(both, hook.secret), isSigned(both, secret)]).toEqual([true, true])
  await server.db.updateTable('hooks').set({ old_until: server.platform.clock.now() }).execute()
  stub.seen.length = 0
  await hook.api.hooks.ping({ params: { id: hook.id } })
  const [one] = await arrived(1)
  expect(one && [isSigned(one, hook.secret), isSigned(one, secret)]).toEqual([false, true])
})

test('nobody has told what they do not see, nor to what is no public address', async () => {
  const refused = async (api: ReturnType<typeof admin>, given: object, path: string) =>
    expect(
      (await api).hooks.create({ body: { name: 'E', url: 'https://e.example', ...FILTER, ...given } as never }),
    ).rejects.toMatchObject({ fields: [{ path }] })
  await refused(admin(['AR']), {}, 'markets')
  await refused(server.as({ roles: ['external_application_admin'] }), {}, 'events')
  for (const url of ['http://e.example', 'https://u:p@e.example', 'ftp://e.example', 'e.example', 'javascript:1'])
    await refused(admin(), { url }, 'url')
  for (const host of ['localhost', '10.0.0.1', '127.1', '0x7f000001', '169.254.169.254', '[::1]', '[::ffff:10.0.0.1]'])
    await refused(admin(), { url: `https://${host}/x` }, 'url')
})

test('what was sent is there for whoever reaches all countries of its receiver', async () => {
  const hook = await receiver()
  const { delivery } = await hook.api.hooks.ping({ params: { id: hook.id } })
  await arrived(1)
  const found = async (api: ReturnType<typeof admin>) => (await (await api).hooks.notices({ query: {} })).total
  expect(await Promise.all([admin(['BR']), admin(['AR'])].map(found))).toEqual([1, 0])
  const other = await admin(['AR'])
  for (const ask of [
    () => other.hooks.notice({ params: { id: delivery } }),
    () => other.hooks.resend({ body: { id: delivery } }),
    () => other.hooks.get({ params: { id: hook.id } }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 })
})

test('an owner who leaves hears nothing more', async () => {
  const hook = await receiver()
  const { owner_id } = await server.db.selectFrom('hooks').select('owner_id').executeTakeFirstOrThrow()
  await server.db.updateTable('accounts').set({ deactivated_at: new Date() }).where('id', '=', owner_id).execute()
  await (await server.as({ client: true })).lead.create({ body: { ...PERSON, dealersCode: DEALER, productCode: null } })
  await new Promise((next) => setTimeout(next, 2_500))
  expect(stub.seen).toEqual([])
  expect((await (await admin()).hooks.list()).items.find(({ id }) => id === hook.id)?.state).toBe('stopped')
})
