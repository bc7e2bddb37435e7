import {
  ColumnNode,
  IdentifierNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type SelectionNode,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { personalData } from '../../house-personal-data.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { Browser, PASSWORD, signedUp } from '../identity/fixtures.ts'
import { maskIp } from '../../platform/words/masking.ts'

const server = testServer()
const SELF = '/users/v2/users/self'

const lead = (email: string) => ({
  id: crypto.randomUUID(),
  created_at: new Date('2026-11-01T10:00:00Z'),
  site: 'br-fiat',
  country: 'BR' as const,
  protocol: crypto.randomUUID(),
  reply_by: new Date('2026-11-02T10:00:00Z'),
  person_type: 'physicalPerson' as const,
  name: 'Ana Souza',
  email: email.toUpperCase(),
  phone: '31987654321',
  tax_id: '28001238938',
  city: 'Belo Horizonte',
  address: 'null',
  tracking: JSON.stringify({ clientId: 'tracked' }),
})

describe('sessions', () => {
  test('are listed with masked address and device, and end one by one or all others at once', async () => {
    const { browser, email } = await signedUp(server)
    const [second, third] = [new Browser(server, '203.0.113.7'), new Browser(server, '203.0.113.8')]
    await second.signIn(email)
    await third.signIn(email)
    const rows = (await browser.send('GET', '/privacy/sessions')).json<
      { id: string; isCurrent: boolean; ip: string }[]
    >()
    expect(rows.map(({ ip }) => ip).toSorted()).toContain('203.0.113.*')
    expect(rows.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const secondId = (await second.send('GET', '/privacy/sessions'))
      .json()
      .find((row: { isCurrent: boolean }) => row.isCurrent).id
    expect((await browser.send('DELETE', `/privacy/sessions/${secondId}`)).statusCode).toBe(204)
    expect((await second.send('GET', SELF)).statusCode).toBe(401)
    expect((await browser.send('DELETE', '/privacy/sessions')).json()).toEqual({ ended: 1 })
    expect([(await third.send('GET', SELF)).statusCode, (await browser.send('GET', SELF)).statusCode]).toEqual([
      401, 200,
    ])
  })

  test('of another person cannot be ended', async () => {
    const [one, other] = [await signedUp(server), await signedUp(server)]
    const [row] = (await other.browser.send('GET', '/privacy/sessions')).json<{ id: string }[]>()
    expect((await one.browser.send('DELETE', `/privacy/sessions/${row?.id}`)).statusCode).toBe(404)
    expect((await other.browser.send('GET', SELF)).statusCode).toBe(200)
  })

  test('are seen at most once a minute, and end by time', async () => {
    const { browser } = await signedUp(server)
    const seen = async () => (await browser.send('GET', '/privacy/sessions')).json()[0].lastSeenAt
    const first = await seen()
    await server.moveClock(30_000)
    expect(await seen()).toBe(first)
    await server.moveClock(40_000)
    expect(await seen()).not.toBe(first)
    await server.moveClock(13 * 3_600_000)
    expect((await browser.send('GET', SELF)).statusCode).toBe(401)
  })

  test.each([
    ['203.0.113.7', '203.0.113.*'],
    ['2001:db8:1:2::7', '2001:db8:*'],
    ['', ''],
  ])('the address %s is shown as %s', (ip, masked) => {
    expect(maskIp(ip)).toBe(masked)
  })
})

describe('consents', () => {
  test('are records: what is taken back stays beside what was given', async () => {
    const { browser } = await signedUp(server)
    const granted = [
      { channel: 'EMAIL', granted: true },
      { channel: 'SMS', purpose: 'RESEARCH', granted: true },
    ]
    await browser.send('PATCH', SELF, { contactPermissions: granted })
    await browser.send('PATCH', SELF, { contactPermissions: granted })
    const revoke = () => browser.send('POST', '/privacy/consents/revoke', { channel: 'EMAIL', purpose: 'OFFERS' })
    expect([(await revoke()).statusCode, (await revoke()).statusCode]).toEqual([204, 204])
    const history = (await browser.send('GET', '/privacy/consents')).json<object[]>()
    expect(history).toHaveLength(3)
    expect(history[0]).toMatchObject({
      channel: 'EMAIL',
      purpose: 'OFFERS',
      granted: false,
      textVersion: '2026-11',
      site: 'br-fiat',
    })
    await expect(server.db.deleteFrom('account_consents').execute()).rejects.toThrow('append-only')
    await expect(server.db.updateTable('account_consents').set({ is_granted: true }).execute()).rejects.toThrow(
      'append-only',
    )
  })
})

describe('what is held about a person', () => {
  test('is exported whole and for them alone, leads with their address too', async () => {
    const [one, other] = [await signedUp(server), await signedUp(server)]
    await server.db
      .insertInto('leads')
      .values([lead(one.email), lead(other.email)])
      .execute()
    const file = await one.browser.send('GET', '/privacy/export')
    expect(file.headers['content-disposition']).toContain('volante.json')
    const exported = file.json()
    expect(exported.accounts[0]).toMatchObject({ email: one.email, name: 'Ana Souza' })
    expect(exported.leads).toEqual([expect.objectContaining({ email: one.email.toUpperCase() })])
    expect(file.body).not.toContain(other.email)
    expect(file.body).not.toMatch(/argon2|password_hash|token_hash/)
  })

  test('is exported in words of the site, and what they typed stays text', async () => {
    const { browser, email } = await signedUp(server)
    await browser.send('PATCH', SELF, { cpf: '28001238938' })
    await server.db
      .insertInto('leads')
      .values({ ...lead(email), description: '<script>alert(1)</script>' })
      .execute()
    const file = await browser.send('GET', '/privacy/export?format=html&site=ar-jeep')
    expect(file.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(file.body).toContain('<h1>Copia de tus datos</h1>')
    expect(file.body).toContain('<dt>CPF</dt><dd>28001238938</dd>')
    expect(file.body).toContain('&lt;script&gt;')
    expect(file.body).not.toContain('<script')
    const portuguese = await browser.send('GET', '/privacy/export?format=html&site=br-fiat')
    expect(portuguese.body).toContain('<h2>Propostas pedidas</h2>')
  })

  test('has a word for every table and column that a copy holds', async () => {
    const nobody = { accountId: crypto.randomUUID(), emails: [''], provenEmails: [''] }
    const missing: string[] = []
    const named = (key: string) => server.platform.texts.has(key) || missing.push(key)
    const plugin = {
      transformQuery({ node }: PluginTransformQueryArgs) {
        if (node.kind === 'SelectQueryNode')
          for (const one of node.selections ?? []) named(`copy.field.${columnOf(one)}`)
        return node
      },
      transformResult: async ({ result }: PluginTransformResultArgs) => result,
    }
    for (const [table, { rows }] of Object.entries(personalData)) {
      if (!rows) continue
      named(`copy.table.${table}`)
      await rows(server.db.withPlugin(plugin), nobody)
    }
    expect(missing).toEqual([])
  })

  test('is erased with the password: nobody is left in any table, and what stays is named with its law', async () => {
    const { browser, email } = await signedUp(server)
    await browser.send('PATCH', SELF, { cpf: '28001238938', contactPermissions: [{ channel: 'EMAIL', granted: true }] })
    await server.db.insertInto('leads').values(lead(email)).execute()
    const message = { created_at: new Date(), site: 'br-fiat', kind: 'CONTACT' as const, name: 'Ana', email }
    await server.db
      .insertInto('contact_messages')
      .values({ ...message, id: crypto.randomUUID(), protocol: crypto.randomUUID() })
      .execute()
    const erase = (password: string) => browser.send('POST', '/privacy/erasure', { password })
    expect((await erase('Errado#111')).json().code).toBe('auth.wrongCurrentPassword')
    const done = await erase(PASSWORD)
    expect(done.json().kept).toEqual([
      { what: expect.stringContaining('consentimento'), why: expect.stringContaining('LGPD, art. 8'), rows: 2 },
    ])
    expect(browser.cookies.has('volante-session')).toBe(false)
    expect((await new Browser(server).signIn(email)).statusCode).toBe(401)
    const { rows } = await server.platform.connection.pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { name } of rows) {
      const found = await server.platform.connection.pool.query(`select 1 from "${name}" t where t::text ilike $1`, [
        `%${email}%`,
      ])
      expect(found.rowCount, `${name} still names them`).toBe(0)
    }
  })

  test('that proves a withdrawal stays, and is named', async () => {
    const { browser, email } = await signedUp(server)
    const asked = { kind: 'REGRET', name: 'Ana Souza', email, reference: 'Pedido 1' }
    await (await server.as({ client: true })).regret.requestCreate({ body: asked })
    const done = await browser.send('POST', '/privacy/erasure', { password: PASSWORD })
    expect(done.json().kept).toContainEqual({
      what: expect.stringContaining('arrependimento'),
      why: expect.stringContaining('art. 49'),
      rows: 1,
    })
  })

  test('of an erased person the address is free again', async () => {
    const { browser, email } = await signedUp(server)
    await browser.send('POST', '/privacy/erasure', { password: PASSWORD })
    const again = await signedUp(server, email)
    expect((await again.browser.send('GET', SELF)).json()).toMatchObject({ emailPreferred: email, cpf: null })
  })

  test('of staff is left to their administrator', async () => {
    const staff = await server.as({ roles: ['user_dealer'] })
    await expect(staff.privacy.erase({ body: { password: '' } })).rejects.toMatchObject({
      code: 'privacy.staffAccount',
    })
  })
})

/** The name under which a query returns a column. */
function columnOf({ selection }: SelectionNode): string {
  if (selection.kind === 'AliasNode' && IdentifierNode.is(selection.alias)) return selection.alias.name
  if (selection.kind === 'ReferenceNode' && ColumnNode.is(selection.column)) return selection.column.column.name
  throw new Error(`a copy names its columns, not ${selection.kind}`)
}
