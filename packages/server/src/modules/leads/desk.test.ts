import type { Role } from '@volante/domain/vocabulary'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, CAR, COMPANY, DEALER, DEALER_JEEP, DEALER_RECIFE, PERSON } from './fixtures.ts'

const server = testServer({ ROLE: 'web' })
const ids: Record<'sp' | 'recife' | 'fleet' | 'jeep', string> = { sp: '', recife: '', fleet: '', jeep: '' }

beforeAll(async () => {
  await addNetwork(server.db)
  const jeep = { ...PERSON, dealersCode: DEALER_JEEP, productCode: null }
  ids.sp = await sent({ ...PERSON, source: 'news', description: 'Quero testar', stateCode: 'SP' }, 'br-fiat')
  ids.recife = await sent({ ...PERSON, dealersCode: DEALER_RECIFE, stateCode: 'PE' }, 'br-fiat')
  ids.fleet = await sent(COMPANY, 'br-fiat')
  ids.jeep = await sent(jeep, 'br-jeep')
})

async function sent(body: object, site: string): Promise<string> {
  const { protocol } = await (await server.as({ client: true }, site)).lead.create({ body })
  const { id } = await server.db
    .selectFrom('leads')
    .select('id')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  return id
}

const as = (role: Role, dealerCodes: string[] = [], site = 'br-fiat') => server.as({ roles: [role], dealerCodes }, site)
const seen = async (...who: Parameters<typeof as>) =>
  (await (await as(...who)).desk.leads()).items.map(({ id }) => id).sort()

describe('who sees which leads', () => {
  test.each<[Role]>([['lead_queue_manager'], ['partner_admin']])('%s sees all of the site', async (role) => {
    expect(await seen(role)).toEqual([ids.sp, ids.recife, ids.fleet].sort())
    expect(await seen(role, [], 'br-jeep')).toEqual([ids.jeep])
    expect(await seen(role, [], 'portal')).toEqual(Object.values(ids).sort())
  })

  test.each<[Role]>([['user_dealer'], ['dealer_manager'], ['regional_manager']])(
    '%s sees those of the own dealers',
    async (role) => {
      expect(await seen(role, [DEALER])).toEqual([ids.sp])
      expect(await seen(role, [DEALER, DEALER_RECIFE])).toEqual([ids.sp, ids.recife].sort())
      expect(await seen(role, [DEALER_JEEP])).toEqual([])
      expect(await seen(role)).toEqual([])
    },
  )

  test('a lead outside the scope is as unknown as one that does not exist', async () => {
    const refusal = { status: 404, code: 'request.notFound' }
    const dealer = await as('user_dealer', [DEALER])
    for (const id of [ids.recife, ids.fleet, ids.jeep, '00000000-0000-4000-8000-000000000000']) {
      await expect(dealer.desk.lead({ params: { id } })).rejects.toMatchObject(refusal)
    }
    const queue = await as('lead_queue_manager')
    await expect(queue.desk.lead({ params: { id: ids.jeep } })).rejects.toMatchObject(refusal)
  })

  test('customers see none', async () => {
    const customer = await as('customer')
    await expect(customer.desk.leads()).rejects.toMatchObject({ status: 403 })
    await expect(customer.desk.lead({ params: { id: ids.sp } })).rejects.toMatchObject({ status: 403 })
    const nobody = await server.as()
    await expect(nobody.desk.leads()).rejects.toMatchObject({ status: 401 })
  })
})

describe('the list', () => {
  test('masks what identifies a person', async () => {
    const { items } = await (await as('user_dealer', [DEALER])).desk.leads()
    expect(items[0]).toMatchObject({
      name: 'Maria L.',
      email: 'm***@mail.example',
      phone: '(11) *****-4321',
      taxId: '***.982.247-**',
      dealer: {
        code: DEALER,
        name: `Dealer ${DEALER}`,
      },
      product: {
        code: CAR,
        name: 'Teste Like 1.0',
        year: '2027',
      },
      source: 'news',
      state: 'inTime',
      owner: null,
      preferredContactMethod: 'WHATSAPP',
    })
    const { items: all } = await (await as('partner_admin')).desk.leads()
    expect(all.find(({ id }) => id === ids.fleet)).toMatchObject({
      taxId: '***223330001**',
      dealer: null,
      product: null,
    })
    expect(JSON.stringify(all)).not.toMatch(/maria@|52998224725|11987654321|11222333000181|Souza/)
  })

  test('comes with who waits longest first, in pages, by dealer, protocol and day', async () => {
    const api = await as('lead_queue_manager')
    const all = await api.desk.leads({ query: {} })
    expect(all).toMatchObject({ total: 3, page: 0, size: 20 })
    const dates = all.items.map(({ createdAt }) => createdAt)
    expect(dates).toEqual(dates.toSorted())
    const second = await api.desk.leads({ query: { page: 1, size: 2 } })
    expect(second.items.map(({ id }) => id)).toEqual([all.items[2]?.id])
    expect((await api.desk.leads({ query: { dealerCode: DEALER_RECIFE } })).items.map(({ id }) => id)).toEqual([
      ids.recife,
    ])
    const protocol = all.items[0]?.protocol ?? ''
    const typed = protocol.toLowerCase().replaceAll('-', ' ')
    expect((await api.desk.leads({ query: { protocol: typed } })).items.map((lead) => lead.protocol)).toEqual([
      protocol,
    ])
    expect((await api.desk.leads({ query: { protocol: 'nothing' } })).total).toBe(0)
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(server.platform.clock.now())
    expect((await api.desk.leads({ query: { from: day, to: day } })).total).toBe(3)
    expect((await api.desk.leads({ query: { from: '2020-01-01', to: '2020-01-31' } })).total).toBe(0)
  })

  test.each(['2026-02-30', '2026-13-01'])('an impossible day %s is a clear refusal', async (from) => {
    const url = `/api/desk/leads?from=${from}`
    const answer = await server.app.inject({ url, headers: await server.signIn(['partner_admin']) })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.invalid'])
  })

  test('says who waited too long', async () => {
    await server.moveClock(25 * 3_600_000)
    const { items } = await (await as('user_dealer', [DEALER])).desk.leads()
    expect(items[0]?.state).toBe('late')
    await server.moveClock(-25 * 3_600_000)
  })
})

test('one lead in full, with consents and events; the reading is audited without personal data', async () => {
  const api = await as('user_dealer', [DEALER])
  const lead = await api.desk.lead({ params: { id: ids.sp } })
  expect(lead).toMatchObject({
    name: 'Maria Souza Lima',
    email: 'maria@mail.example',
    phone: '11987654321',
    taxId: '52998224725',
    description: 'Quero testar',
    tracking: {
      source: 'news',
      formName: 'Proposal',
    },
    address: null,
    consents: [
      {
        channel: 'EMAIL',
        purpose: 'LEAD_CONTACT',
        textVersion: '2026-11',
      },
      {
        channel: 'WHATSAPP',
        purpose: 'LEAD_CONTACT',
        textVersion: '2026-11',
      },
    ],
    events: [{ kind: 'CREATED' }],
  })
  const entry = await server.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(entry).toMatchObject({
    call: 'desk.leads.get',
    site: 'br-fiat',
    input: { lead: ids.sp, protocol: lead.protocol },
  })
})

describe('the list narrowed', () => {
  const found = async (query: object) =>
    (await (await as('partner_admin', [], 'portal')).desk.leads({ query })).items.map(({ id }) => id).sort()

  test('narrowed by site', async () => {
    expect(await found({ site: 'br-jeep' })).toEqual([ids.jeep])
    expect(await found({ site: 'ar-fiat' })).toEqual([])
  })

  test('by a piece of name, company, e-mail, phone or by protocol', async () => {
    const { protocol } = await (await as('partner_admin')).desk.lead({ params: { id: ids.sp } })
    expect(await found({ text: protocol.toLowerCase().replaceAll('-', ' ') })).toEqual([ids.sp])
    expect(await found({ text: 'silva &' })).toEqual([ids.fleet])
    expect(await found({ text: '3333-4444' })).toEqual([ids.fleet])
    expect(await found({ text: 'MARIA@' })).toEqual([ids.sp, ids.recife, ids.jeep].sort())
    expect(await found({ text: '%' })).toEqual([])
    expect(await found({ text: '_aria' })).toEqual([])
  })

  test('by whether there is time left to answer', async () => {
    expect(await found({ state: 'inTime' })).toHaveLength(4)
    expect(await found({ state: 'late' })).toEqual([])
    const reply_by = new Date('2020-01-01T00:00:00Z')
    await server.db.updateTable('leads').set({ reply_by }).where('id', '=', ids.jeep).execute()
    expect(await found({ state: 'late' })).toEqual([ids.jeep])
  })

  test('is narrowed to the state people live in, and tells which states there are', async () => {
    const admin = await as('partner_admin', [], 'portal')
    expect(await admin.desk.leadStates({ query: {} })).toEqual([
      { code: 'PE', name: 'Pernambuco', leads: 1 },
      { code: 'SP', name: 'São Paulo', leads: 1 },
    ])
    const { items, total } = await admin.desk.leads({ query: { stateCode: 'PE' } })
    expect([total, items.map(({ id }) => id)]).toEqual([1, [ids.recife]])
    expect((await admin.desk.leads({ query: { stateCode: 'XX' } })).items).toEqual([])
    expect(await (await as('partner_admin')).desk.leadStates({ query: { site: 'br-jeep' } })).toEqual([])
    expect(await (await as('user_dealer', [DEALER])).desk.leadStates()).toMatchObject([{ code: 'SP', leads: 1 }])
    expect(await (await as('user_dealer')).desk.leadStates()).toEqual([])
  })

  test('a filter never widens what a person may see', async () => {
    const dealer = await as('user_dealer', [DEALER], 'portal')
    expect((await dealer.desk.leads({ query: { site: 'br-jeep' } })).items).toEqual([])
    expect((await dealer.desk.leads({ query: { text: 'maria' } })).items.map(({ id }) => id)).toEqual([ids.sp])
  })

  test('the dealers with leads, as far as the person sees them', async () => {
    const all = await (await as('partner_admin', [], 'portal')).desk.leadDealers()
    expect(all.map(({ code, leads }) => [code, leads])).toEqual([
      [DEALER_JEEP, 1],
      [DEALER_RECIFE, 1],
      [DEALER, 1],
    ])
    const own = await (await as('user_dealer', [DEALER])).desk.leadDealers({ query: {} })
    expect(own.map(({ code }) => code)).toEqual([DEALER])
    expect(await (await as('partner_admin')).desk.leadDealers({ query: { site: 'br-jeep' } })).toEqual([])
  })
})
