import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextOf } from '../../platform/http/runner.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, CAR, DEALER, PERSON } from './fixtures.ts'
import { leadJobs } from './jobs.ts'

const server = testServer({ ROLE: 'web' })
beforeAll(() => addNetwork(server.db))

const siteOf = (id: string) => {
  const site = server.platform.sites.find((one) => one.id === id)
  if (!site) throw new Error(id)
  return site
}

/** Does the jobs that wait in a queue, as a worker would, and returns how many there were. */
async function work(queue: string, providers = server.platform.providers): Promise<number> {
  const { rows } = await server.platform.connection.pool.query<{ data: Record<string, unknown> }>(
    "delete from pgboss.job where name = $1 and state = 'created' returning data",
    [queue],
  )
  for (const { data } of rows) await run(queue, data, providers)
  return rows.length
}

async function run(queue: string, data: Record<string, unknown>, providers = server.platform.providers): Promise<void> {
  const info = {
    requestId: 'job',
    site: siteOf(String(data.site)),
    now: server.platform.clock.now(),
    user: null,
    isClient: true,
    origin: { ip: '', userAgent: '' },
  }
  await leadJobs[queue]?.(contextOf({ ...server.platform, providers }, info, server.db), data)
}

const outbox = (to: string) =>
  server.db.selectFrom('outbox').selectAll().where('recipient', '=', to).orderBy('kind').execute()

async function newLead(email: string, phone: string = PERSON.phone) {
  const api = await server.as({ client: true })
  return api.lead.create({ body: { ...PERSON, cpf: null, cityName: 'Recife', stateCode: 'PE', email, phone } })
}

describe('a kept lead', () => {
  test('reaches the dealer, the customer, WhatsApp, the CRM and analytics, once however often the job runs', async () => {
    const { protocol } = await newLead('effects@mail.example')
    const lead = await server.db
      .selectFrom('leads')
      .selectAll()
      .where('protocol', '=', protocol)
      .executeTakeFirstOrThrow()
    const data = { site: 'br-fiat', id: lead.id, at: lead.created_at.toISOString() }
    await run('leads.created', data)
    await run('leads.created', data)

    const [letter, ...more] = await outbox('effects@mail.example')
    expect(more).toEqual([])
    expect(letter).toMatchObject({
      kind: 'mail',
      site: 'br-fiat',
      state: 'sent',
      subject: `Recebemos seu pedido: protocolo ${protocol}`,
    })
    expect(letter?.body).toContain(`Dealer ${DEALER} responde em até 24 horas`)
    const toDealer = (await outbox(`${DEALER.toLowerCase()}@dealer.example`)).filter(({ subject }) =>
      subject.includes(protocol),
    )
    expect(toDealer).toHaveLength(1)
    expect(toDealer[0]?.body).toContain('Telefone: 11987654321')
    const toPhone = (await outbox('5511987654321')).filter(({ body }) => body.includes(protocol))
    expect(toPhone).toHaveLength(1)
    const { rows: events } = await server.platform.connection.pool.query(
      "select kind, details from lead_events where lead_id = $1 and kind <> 'CREATED' order by kind",
      [lead.id],
    )
    expect(events).toEqual([
      { kind: 'CRM', details: { crm: 'built-in', id: protocol } },
      { kind: 'WHATSAPP', details: { messaging: 'built-in' } },
    ])
    const analytics = await server.db
      .selectFrom('analytics_events')
      .selectAll()
      .where('at', '=', lead.created_at)
      .execute()
    expect(analytics).toHaveLength(1)
    expect(analytics[0]).toMatchObject({
      type: 'GENERIC_LEAD',
      payload: { product_code: CAR, dealer_code: DEALER, protocol },
    })
    expect(JSON.stringify(analytics)).not.toMatch(/effects@|Maria|98765/)
  })

  test('queues one job with the lead, none for a repeat, none for a refused one', async () => {
    await work('leads.created')
    await newLead('queued@mail.example')
    await newLead('queued@mail.example')
    await newLead('?').catch(() => {})
    expect(await work('leads.created')).toBe(1)
  })

  test('many jobs at once are done as each would be alone, and an unknown lead is passed over', async () => {
    const emails = ['batch-1@mail.example', 'batch-2@mail.example', 'batch-3@mail.example']
    await work('leads.created')
    const leads = await Promise.all(emails.map((email) => newLead(email)))
    const { rows } = await server.platform.connection.pool.query<{ data: Record<string, unknown> }>(
      "select data from pgboss.job where name = 'leads.created'",
    )
    const unknown = { site: 'br-fiat', id: randomUUID(), at: '2026-01-01T00:00:00Z' }
    await Promise.all([...rows.map(({ data }) => data), unknown].map((data) => run('leads.created', data)))
    for (const [at, email] of emails.entries()) {
      const letters = await outbox(email)
      expect(letters.map(({ subject }) => subject)).toEqual([`Recebemos seu pedido: protocolo ${leads[at]?.protocol}`])
    }
    const protocols = leads.map(({ protocol }) => protocol)
    const { rows: sent } = await server.platform.connection.pool.query(
      "select 1 from lead_events where kind = 'CRM' and details ->> 'id' = any($1)",
      [protocols],
    )
    expect(sent).toHaveLength(3)
  })

  test('a CRM that fails loses nothing, delays only itself, and nothing is sent twice when it is back', async () => {
    const { protocol } = await newLead('crm-down@mail.example', '(11) 98765-4322')
    const lead = await server.db
      .selectFrom('leads')
      .selectAll()
      .where('protocol', '=', protocol)
      .executeTakeFirstOrThrow()
    const data = { site: 'br-fiat', id: lead.id, at: lead.created_at.toISOString() }
    const sent: string[] = []
    const pushed: string[] = []
    const messaging = {
      name: 'stub',
      isOnWhatsApp: async () => null,
      send: async ({ to }: { to: string }) => void sent.push(to),
    }
    const push = async (): Promise<string> => {
      if (pushed.push('tried') === 1) throw new Error('down')
      return 'id-1'
    }
    const providers = { ...server.platform.providers, messaging, crm: { name: 'stub', push, forget: async () => {} } }
    await expect(run('leads.created', data, providers)).rejects.toThrow('down')
    await run('leads.created', data, providers)
    await run('leads.created', data, providers)
    expect({ sent, pushed }).toEqual({ sent: ['5511987654322'], pushed: ['tried', 'tried'] })
    expect(await outbox('crm-down@mail.example')).toHaveLength(1)
  })

  test('keeps partitions ahead of the clock, however far it was moved', async () => {
    await server.moveClock(500 * 86_400_000)
    const { protocol } = await newLead('later@mail.example')
    const inDefault = () =>
      server.platform.connection.pool.query('select from leads_default where protocol = $1', [protocol])
    expect((await inDefault()).rowCount).toBe(1)
    await run('leads.upkeep', { site: 'br-fiat' })
    expect((await inDefault()).rowCount).toBe(0)
    const kept = await server.db.selectFrom('leads').selectAll().where('protocol', '=', protocol).execute()
    expect(kept).toHaveLength(1)
  })
})

test('messages and reports are mailed to the dealer or the brand', async () => {
  const api = await server.as({ client: true })
  const sender = { name: 'Maria', email: 'maria@mail.example', message: 'Bom dia' }
  const contact = await api.contact.create({ body: { ...sender, contactReason: 'QUESTION' } })
  const toDealer = await api.contact.leadEmail({ body: { ...sender, dealerCode: DEALER } })
  const { reportNumber } = await api.reporting.create({
    body: {
      ...sender,
      phone: '1133334444',
      reason: 'DEFECT',
      category: 'BRAKES',
      dealerId: DEALER,
      model: 'Teste',
      version: 'Like',
      year: 2026,
      mileage: 0,
    },
  })
  expect((await work('leads.message')) + (await work('leads.report'))).toBe(3)
  const brand = await outbox(siteOf('br-fiat').legal.email)
  expect(brand.map(({ subject }) => subject).sort()).toEqual([
    `Mensagem recebida: protocolo ${contact.protocol}`,
    `Relato recebido: número ${reportNumber}`,
  ])
  expect(brand.find(({ subject }) => subject.includes(reportNumber))?.body).toMatch(
    /Motivo: Defeito no produto\nParte do carro: Freios\nConcessionária: [^–\n]+\n/,
  )
  const dealer = await outbox(`${DEALER.toLowerCase()}@dealer.example`)
  expect(dealer.some(({ subject }) => subject.includes(toDealer.protocol))).toBe(true)
})
