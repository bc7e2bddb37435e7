import { dayIn } from '@volante/domain/local-time'
import { randomUUID } from 'node:crypto'
import { work } from '@volante/contract/work'
import { addDays } from '@volante/domain/date'
import { HOUR_MS } from '@volante/domain/duration'
import { POLICY } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Country, Role } from '@volante/domain/vocabulary'
import { type CountedList, figureOf, figuresFor, SUMMED_LIST } from '@volante/domain/work/figures'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, DEALER, DEALER_RECIFE, PERSON } from '../leads/fixtures.ts'
import { paidByPix } from '../reservations/fixtures.ts'

const server = testServer()
let dealerCode = ''

/** A lead that was answered, late where told so, or that nobody has spoken to. */
async function addLead(dealersCode: string, answered?: 'inTime' | 'late') {
  const shop = await server.as({ client: true }, 'br-fiat')
  const { protocol } = await shop.lead.create({ body: { ...PERSON, dealersCode, stateCode: 'SP' } })
  // The same person again would be the same lead.
  await server.db.deleteFrom('lead_claims').execute()
  if (!answered) return
  const { reply_by } = await server.db
    .selectFrom('leads')
    .select('reply_by')
    .where('protocol', '=', protocol)
    .executeTakeFirstOrThrow()
  const first_answer_at = new Date(reply_by.getTime() + (answered === 'late' ? HOUR_MS : -HOUR_MS))
  await server.db.updateTable('leads').set({ first_answer_at }).where('protocol', '=', protocol).execute()
}

beforeAll(async () => {
  await addNetwork(server.db)
  dealerCode = (await paidByPix(server)).dealerCode
  await paidByPix(server)
  await addLead(DEALER)
  await addLead(DEALER, 'inTime')
  await addLead(DEALER, 'late')
  await addLead(DEALER_RECIFE, 'late')
  const day = dayIn('America/Sao_Paulo', server.platform.clock.now())
  const seen = { day, kind: 'configurator', model: 'toro' } as const
  await server.db
    .insertInto('page_views')
    .values([
      { ...seen, site: 'br-fiat', views: 12 },
      { ...seen, site: 'ar-fiat', views: 5 },
      { ...seen, site: 'br-fiat', kind: 'home', model: '', views: 30_000 },
      { ...seen, site: 'br-fiat', day: addDays(day, -40), views: 7 },
    ])
    .execute()
})

const staff = (roles: Role[], dealerCodes: string[]) =>
  server.as({ roles, dealerCodes, scopes: { markets: [], brands: [], regions: [], dealerGroups: [] } }, 'portal')

const EVERY_ROLE = ROLES.filter((role) => POLICY[role].audience !== 'customer')
const inMarket = (market: Country) => ({
  roles: EVERY_ROLE,
  scopes: { markets: [market], brands: ['all'], regions: [], dealerGroups: [] },
})

type Api = Awaited<ReturnType<typeof server.as>>
type Asked = Readonly<Record<string, string>>
const Views = z.object({ items: z.array(z.object({ views: z.int() })) })
/** The list that opens from a figure, as its page asks for it: of filters as an address has them. */
const LISTS: Readonly<
  Record<CountedList, (api: Api, query: Asked) => Promise<{ total: number } | { items: readonly unknown[] }>>
> = {
  pageViews: (api, query) => api.pageViews.list({ query }),
  leads: (api, query) => api.desk.leads({ query }),
  orders: (api, query) => api.orders.deskList({ query }),
  queues: (api, { queue }) => api.work.items({ params: z.parse(work.calls.items.params, { queue }), query: {} }),
  visits: (api, query) => api.scheduler.deskList({ query }),
  messages: (api, query) => api.contact.deskList({ query }),
  reports: (api, query) => api.reporting.deskList({ query }),
  quotations: (api, query) => api.quotation.list({ query }),
  loans: (api, query) => api.financing.deskList({ query }),
  usedCars: (api, query) => api.evaluation.inspections({ query }),
  replies: (api, query) => api.rating.repliesList({ query }),
  reviews: (api, query) => api.rating.deskList({ query }),
  mechanics: (api, query) => api.repairmen.list({ query }),
  dealers: (api, query) => api.dealers.deskList({ query }),
  people: (api, query) => api.people.list({ query }),
  events: (api, query) => api.events.deskList({ query }),
  participants: (api, query) => api.events.deskParticipants({ query }),
  pushes: (api, query) => api.push.list({ query }),
  sets: (api, query) => api.changeSets.list({ query }),
  integrationErrors: (api, query) => api.journeyIntegrationErrors.list({ query }),
  failedJobs: (api, query) => api.jobs.failed({ query }),
  stock: (api, query) => api.stock.units({ query }),
}

test.each([
  ['a whole market', () => server.as({ roles: ['partner_admin'] }, 'portal')],
  ['Brazil, with every role', () => server.as(inMarket('BR'), 'portal')],
  ['Argentina, with every role', () => server.as(inMarket('AR'), 'ar-fiat')],
  ['some dealers', () => staff(['dealer_manager'], [DEALER, dealerCode])],
  ['none', () => staff(['dealer_manager'], [])],
])('each figure is the count of its list for who reaches %s', async (_, caller) => {
  const api = await caller()
  const { from, to, figures } = await api.work.today()
  expect(figures.length).toBeGreaterThan(0)
  for (const { name, count } of figures) {
    const { list, asked, isOfDays } = figureOf(name)
    const query = isOfDays ? { ...asked, from, to } : asked
    const listed = await LISTS[list](api, query)
    const sum =
      list === SUMMED_LIST &&
      'items' in listed &&
      z.parse(Views, listed).items.reduce((all, { views }) => all + views, 0)
    expect(sum === false ? ('total' in listed ? listed.total : listed.items.length) : sum, name).toBe(count)
  }
  const shown = new Map<string, number>(figures.map(({ name, count }) => [name, count]))
  const lines = await api.orders.deskPromises({ query: { from, to } })
  expect(shown.get('handedOver')).toBe(lines.reduce((sum, line) => sum + line.delivered, 0))
  expect(shown.get('onDay')).toBe(lines.reduce((sum, line) => sum + line.keptFirst, 0))
})

test('what is counted of one country is that of the list its reader opens: the one they reach', async () => {
  const at = server.platform.clock.now()
  const error = { type: 'PROPOSAL_SENT', journey_id: 'VLT-AR', error: 'CRM 503', state: 'OPEN', attempts: 3 } as const
  const row = { ...error, id: randomUUID(), country: 'AR', created_at: at, changed_at: at } as const
  await server.db.insertInto('journey_errors').values(row).execute()
  const countedFor = async (markets: Country[]) => {
    const who = { roles: ['integration_error_manager'] as const, scopes: { markets } }
    const { figures } = await (await server.as(who, 'portal')).work.today()
    return figures.find(({ name }) => name === 'integration')?.count
  }
  expect([await countedFor(['AR']), await countedFor(['BR'])]).toEqual([1, 0])
  await server.db.deleteFrom('journey_errors').where('id', '=', row.id).execute()
})

test('counts what is there', async () => {
  const { figures } = await (await staff(['dealer_manager'], [DEALER, dealerCode])).work.today()
  expect(figures).toEqual(
    expect.arrayContaining([
      { name: 'due', count: 1 },
      { name: 'leads', count: 3 },
      { name: 'kept', count: 1 },
      { name: 'missed', count: 1 },
      { name: 'orders', count: 2 },
    ]),
  )
})

test('pages are of a site: who reaches a country sees its own, who works for a dealer none', async () => {
  const viewsOf = async (api: Api) => {
    const { figures, viewsFrom } = await api.work.today()
    const counts = new Map<string, number>(figures.map(({ name, count }) => [name, count]))
    return [counts.get('pageViews'), counts.get('configurators'), viewsFrom]
  }
  expect(await viewsOf(await server.as({ roles: ['partner_admin'] }, 'portal'))).toEqual([30_017, 17, null])
  expect(await viewsOf(await server.as(inMarket('AR'), 'ar-fiat'))).toEqual([5, 5, null])
  expect(await viewsOf(await staff(['dealer_manager'], [DEALER]))).toEqual([undefined, undefined, null])
  await server.db.deleteFrom('page_views').where('views', '=', 7).execute()
  const api = await server.as({ roles: ['partner_admin'] }, 'portal')
  expect((await api.work.today()).viewsFrom).toBe((await api.work.today()).to)
})

test('every role is answered with the figures whose lists it may open', async () => {
  for (const role of ROLES) {
    const { figures } = await (await staff([role], [DEALER])).work.today()
    expect(
      figures.map(({ name }) => name),
      role,
    ).toEqual(figuresFor({ roles: [role] }))
  }
})

test('somebody whose roles wait for a second person is told which and who asked', async () => {
  const ids = async () => (await server.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id)
  const before = new Set(await ids())
  const asker = await server.as({ roles: ['user_admin'] })
  const [askedBy] = (await ids()).filter((id) => !before.has(id))
  const invited = await server.as({ roles: [] })
  const [accountId] = (await ids()).filter((id) => !before.has(id) && id !== askedBy)
  expect((await invited.work.today()).rightsWait).toBeNull()
  const rights = { roles: ['inspector'], rightsVersion: 0 }
  await server.db
    .insertInto('rights_wishes')
    .values({
      account_id: accountId ?? '',
      asked_by: askedBy ?? '',
      asked_at: new Date('2026-03-10T15:00:00Z'),
      rights: JSON.stringify(rights),
    })
    .execute()
  const wait = { by: 'Test', at: '2026-03-10T15:00:00.000Z', roles: ['inspector'] }
  expect((await invited.work.today()).rightsWait).toEqual(wait)
  expect((await asker.work.today()).rightsWait).toBeNull()
})
