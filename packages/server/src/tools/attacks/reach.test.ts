import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isWrite, type RecordKind, routeOf, type Spec, type Within } from '@volante/contract/kit'
import type { Scopes } from '@volante/domain/policy/held-scopes'
import type { ScopeKind } from '@volante/domain/policy/right'
import { rolesWith, scopeOf } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'
import { type Insertable, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { freeSlots, WHO } from '../../modules/appointments/fixtures.ts'
import { EVENT } from '../../modules/events/fixtures.ts'
import { PERSON } from '../../modules/leads/fixtures.ts'
import type { Database } from '../../platform/db/schema.ts'
import { quotable } from '../../modules/quotations/fixtures.ts'
import { TEST_SETTINGS } from '../../modules/payments/fixtures.ts'
import { testServer } from '../testing/test-server.ts'
import { CALLS, requestFor } from './sample-input.ts'
import { DEALER, newVictim } from './victim.ts'

const VOLANTE_DATA = mkdtempSync(join(tmpdir(), 'volante-reach-'))
// No jobs: what one of them still does for an earlier call is no deed of the one that is looked at.
const server = testServer({ ...TEST_SETTINGS, VOLANTE_DATA, LIMITS: 'all:1000000', ROLE: 'web' })
const withRight = CALLS.filter(({ may, within }) => may && within !== 'own').map((spec): [string, Spec] => [
  spec.id,
  spec,
])

/** Calls that need a second record which the victim lacks. */
const NOT_THERE = {
  'orders.desk.refund': 'nothing is paid',
  'orders.desk.confirmRefund': 'no refund waits',
  'orders.desk.decideRefund': 'no refund waits',
  'orders.desk.retryRefund': 'no refund waits',
  'financing.desk.paper': 'no paper was sent',
  'financing.desk.review': 'no paper was sent',
  'financing.desk.resend': 'no paper was sent',
  'people.rights.decide': 'no wish waits',
  'jobs.failed.get': 'nothing failed',
  'pictures.get': 'there is none',
  'sheets.order.get': 'dealers have no order of their own',
  'clients.feeds.get': 'there is none',
  'integration-log.root.get': 'there is none',
  'dealer-sales.desk.create': 'the sample names an appointment that is not',
  'events.door.code': 'the sample is no code',
  'recall.desk.get': 'the sample is no recall',
}
/** Lists whose first page need not name one of the records. */
const WITHOUT_RECORDS = {
  'desk.leads.states': 'states',
  'desk.leads.sellers': 'names of colleagues',
  'people.places': 'regions and groups',
  'people.list': 'those who ask here are newer',
  'audit.entries.list': 'deeds of sessions',
  'orders.desk.promises': 'names of dealers and counts',
  'rating.desk.figures': 'counts',
  'recall.desk.list': 'counts',
  'financing.banks.list': 'counts',
  'financing.refusals.list': 'counts',
  'work.queues.list': 'counts',
  'jobs.queues.list': 'counts',
  'audit.check.get': 'counts',
  'caches.list': 'counts',
  'caches.get': 'counts',
  'caches.drop': 'forgets what is made anew',
  'jobs.failed.list': 'nothing failed',
  'privacy.records.list': 'no whole names',
  'pageViews.list': 'counts',
  'stock.units.list': 'the longest there',
  'setup.state.get': 'counts',
  'setup.tries.list': 'services',
  'sheets.list': 'counts',
  'clients.list': 'there is none',
  'clients.feeds.list': 'there is none',
  'siteSettings.list': 'defaults of the files',
  'siteSettings.get': 'defaults of the files',
  'siteSettings.texts': 'defaults of the files',
  'hooks.list': 'there is none',
  'upgrade.versions.list': 'what anybody may configure',
  'manual.files.list': 'own files',
  'integration-log.root.list': 'there is none',
  'pictures.list': 'they belong to no market',
  'sheets.rows.list': 'the first dealers',
  'sheets.choices.list': 'names of companies',
  'dealers.desk.list': 'the first dealers',
  'work.items.list': 'orders that wait in one queue',
  'events.door.list': 'none begins now',
}

/** Of a car that the dealer sold. */
const reviewOf = (brand: string, model: string): Insertable<Database['reviews']> => ({
  site: `br-${brand}`,
  country: 'BR',
  brand,
  model_code: model,
  year: 2025,
  account_id: null,
  nickname: 'Segredo Lima',
  rating: 4,
  title: null,
  text: 'Gosto do carro que comprei.',
  kilometres: null,
  verified_by: 'ORDER',
  months: 3,
  dealer_code: DEALER,
  state: 'published',
  waits_since: new Date(),
  removal: null,
  created_at: new Date(),
  edited_at: null,
})

/** One of everything that staff reach, at one dealer of one brand in Brazil; and who reaches that dealer in which way. */
let there: Readonly<Record<ScopeKind, Scopes>>
let records: Readonly<Record<RecordKind, string>>
let fields: Readonly<Record<string, unknown>>
/** What stands in the answers of who may read it. */
let secrets: readonly string[]

const NOTHING: Scopes = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }
const NEIGHBOUR: Readonly<Record<ScopeKind, Scopes>> = {
  market: { ...NOTHING, markets: ['AR'] },
  brand: { ...NOTHING, markets: ['BR'], brands: ['ram'] },
  region: { ...NOTHING, regions: ['ar-r1'] },
  dealerGroup: { ...NOTHING, dealerGroups: ['another-group'] },
  dealer: { ...NOTHING, dealerCodes: ['99999'] },
  own: NOTHING,
}

beforeAll(async () => {
  const { db } = server
  const victim = await newVictim(server)
  const dealer = await db.selectFrom('dealers').selectAll().where('code', '=', DEALER).executeTakeFirstOrThrow()
  const brand = dealer.brands[0] ?? ''
  const regions = dealer.regionals.map(({ regionalId }) => regionalId)
  there = {
    market: { ...NOTHING, markets: ['BR'] },
    brand: { ...NOTHING, markets: ['BR'], brands: [brand] },
    region: { ...NOTHING, regions },
    dealerGroup: { ...NOTHING, dealerGroups: [dealer.group_id] },
    dealer: { ...NOTHING, dealerCodes: [DEALER] },
    own: NOTHING,
  }
  expect(dealer.brands).not.toContain('ram')
  const admin = await server.as({ roles: ['user_admin', 'service_admin', 'user_dealer'], dealerCodes: [DEALER] })
  await admin.users.updateRepairman({
    params: { x: 'MECANICO-1' },
    body: { name: 'Tereza Mecânica', dealerCode: DEALER },
  })
  const setup = await db
    .selectFrom('upgrade_setups')
    .selectAll()
    .where('country', '=', 'BR')
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow()
  const { mvs_code: mvsCode, year } = await db
    .selectFrom('version_years')
    .select(['mvs_code', 'year'])
    .where('mvs_code', '=', setup.to_mvs_code)
    .where('country', '=', 'BR')
    .executeTakeFirstOrThrow()
  const price = await admin.price.createWorkingPrice({ body: { dealerCode: DEALER, mvsCode, year, price: 7_777_700 } })
  const client = await server.as({ client: true }, `br-${brand}`)
  const { protocol } = await client.lead.create({
    body: { ...PERSON, firstName: 'Segredo Lima', dealersCode: DEALER, productCode: null },
  })
  await client.contact.leadEmail({ body: { name: 'Segredo Lima', email: PERSON.email, dealerCode: DEALER } })
  const start = { phoneNumber: '011987654321', name: 'Segredo Lima', dealer: DEALER }
  await client.whatsappLead.send({ params: { brand }, body: start })
  const reported = { reason: 'DEFECT', model: 'X', version: 'Y', year: '2025', mileage: '10', message: 'Bom dia' }
  await client.reporting.create({
    body: { ...reported, name: 'Segredo Lima', email: PERSON.email, phone: '11987654321' },
  })
  const report = await db.selectFrom('reports').select('id').executeTakeFirstOrThrow()
  const message = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
  const lead = await db.selectFrom('leads').select('id').where('protocol', '=', protocol).executeTakeFirstOrThrow()
  const { order = '', photo = '', account = '', proposal = '' } = victim.ids
  await db.updateTable('financing_proposals').set({ dealer_code: DEALER }).where('id', '=', proposal).execute()
  await db.updateTable('accounts').set({ country: 'BR' }).where('id', '=', account).execute()
  const review = await db
    .insertInto('reviews')
    .values(reviewOf(brand, setup.to_mvs_code.slice(0, 3)))
    .returning('id')
    .executeTakeFirstOrThrow()
  const [slot] = await freeSlots(client, DEALER)
  const appointment = await client.scheduler.create({
    body: { ...WHO, day: '', period: 'morning', ...slot, name: 'Segredo Lima', dealerCode: DEALER },
  })
  const eventMaker = await server.as({ roles: ['event_admin'] }, `br-${brand}`)
  const { id: event } = await eventMaker.events.deskCreate({
    body: { ...EVENT, brand, name: 'Segredo do autódromo', kind: 'DEALER', dealerCode: DEALER },
  })
  await eventMaker.events.deskAct({ body: { id: event, act: 'publish' } })
  const enrolment = await client.events.guestEnroll({ params: { id: event }, body: { ...WHO, name: 'Segredo Lima' } })
  const access = await client.dealerSales.checkIn({ body: { dealerCode: DEALER, name: 'Segredo Lima' } })
  const block = await server.db
    .insertInto('calendar_blocks')
    .values({
      created_at: new Date(),
      dealer_code: DEALER,
      day: '2099-01-01',
      to_day: '2099-01-01',
      from_time: '09:00',
      to_time: '10:00',
      reason: 'Segredo Lima',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const partner = await server.as({ roles: ['partner_admin'] })
  const qrBody = { dealerCode: DEALER, name: 'Segredo', path: `/br/${brand}` }
  const qrCode = await partner.qrCodes.create({ body: qrBody })
  const looked = { mileage: 42_000, owners: 'one', service: 'all', damage: 'none', tyres: 'good' } as const
  const offer = await admin.evaluation.inspect({
    body: {
      ...looked,
      plate: 'SEG1R00',
      name: 'Segredo Lima',
      email: PERSON.email,
      dealerCode: DEALER,
      mvsCode,
      year,
      reference: 8_000_000,
      note: 'x',
      days: 5,
    },
  })
  const quoted = { ...(await quotable(client)), dealerCode: DEALER, opportunityName: 'Segredo Lima' }
  const { number: quotation } = await admin.quotation.create({ body: quoted })
  const hook = await receiver()
  records = {
    quotation,
    qrCode: qrCode.id,
    pushMessage: await pushMessage(),
    tradeOffer: offer.id,
    appointment: appointment.id,
    calendarBlock: block.id,
    closedDays: await closedDays(),
    event,
    participant: enrolment?.id ?? '',
    visit: access.id,
    manual: await manualOf(brand),
    integrationError: await integrationError(),
    dealer: dealer.id,
    lead: lead.id,
    message: message.id,
    order,
    person: account,
    photo,
    proposal,
    repairman: 'MECANICO-1',
    report: report.id,
    review: review.id,
    upgradeSetup: setup.id,
    workingPrice: price.id,
    sheetBatch: await coupon('SEGREDO'),
    hook,
    hookNotice: await noticeTo(hook),
    changeSet: await couponSet(),
  }
  fields = {
    dealerId: dealer.id,
    dealerCode: DEALER,
    brand,
    country: 'BR',
    x: 'MECANICO-1',
    campaignId: await campaignOf(order),
    ids: [account],
    sheet: 'dealers',
    column: 'groupId',
    key: Buffer.from(JSON.stringify([dealer.id])).toString('base64url'),
    initialDate: '2026-01-01',
    finalDate: '2099-12-31',
  }
  const row = await db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirstOrThrow()
  secrets = [
    row.number,
    row.document,
    row.buyer_name,
    'Segredo Lima',
    'Tereza Mecânica',
    DEALER,
    ...Object.values(records),
  ]
})

/** A change of a Brazilian coupon that waits for a second person. */
async function coupon(name: string): Promise<string> {
  const maker = await server.as({ roles: ['service_admin'] })
  const content = Buffer.from(`country;name;amount;mostUses\nBR;${name};100,00;1`).toString('base64')
  const { id } = await maker.sheets.send({ params: { sheet: 'coupons' }, body: { name: 'cupons.csv', content } })
  return id
}

/** The same of a set of changes. */
async function couponSet(): Promise<string> {
  const maker = await server.as({ roles: ['service_admin'] })
  const { id } = await maker.changeSets.create({ body: { name: 'Segredo de novembro' } })
  await maker.changeSets.add({ params: { id }, body: { kind: 'sheet', id: await coupon('SEGREDOS') } })
  return id
}

/** What of the dealer's did not reach another system. */
async function integrationError(): Promise<string> {
  const maker = await server.as({ roles: ['integration_error_manager'] })
  const body = { type: 'TEST_DRIVE', journeyId: 'SEGREDO', error: 'x', dealerCode: DEALER } as const
  return (await maker.journeyIntegrationErrors.create({ body })).id
}

/** Days on which the dealer is closed. */
async function closedDays(): Promise<string> {
  const maker = await server.as({ roles: ['user_dealer'], dealerCodes: [DEALER] })
  const body = { dealerCode: DEALER, day: '2099-02-01', toDay: null, reason: 'Segredo Lima' }
  return (await maker.closedDays.create({ body })).id
}

/** A manual that is not published. */
async function manualOf(brand: string): Promise<string> {
  const file = { id: randomUUID(), name: 'x.pdf', file_key: 'x', bytes: 1, sent_by: null, sent_at: new Date() }
  await server.db.insertInto('manual_files').values(file).execute()
  const row = { id: randomUUID(), brand, country: 'BR', language: 'pt-BR', name: 'x', file_id: file.id } as const
  const rest = { model_code: null, year: null, is_published: false, changed_at: new Date() }
  await server.db
    .insertInto('manuals')
    .values({ ...row, ...rest })
    .execute()
  return row.id
}

/** Another system that is told of leads in Brazil. */
/** A message to the devices of this country. */
async function pushMessage(): Promise<string> {
  const maker = await server.as({ roles: ['push_notification_admin'] })
  const body = { kind: 'offers' as const, markets: ['BR' as const], titlePt: 'Segredo Lima', textPt: 'x' }
  return (await maker.push.create({ body })).id
}

async function receiver(): Promise<string> {
  const maker = await server.as({ roles: ['partner_admin'] })
  const body = { name: 'ERP', url: 'https://erp.example/', events: ['lead.made' as const], markets: ['BR' as const] }
  return (await maker.hooks.create({ body: { ...body, dealerCodes: [] } })).hook.id
}

async function noticeTo(hook: string): Promise<string> {
  const maker = await server.as({ roles: ['partner_admin'] })
  return (await maker.hooks.ping({ params: { id: hook } })).delivery
}

async function campaignOf(order: string): Promise<string> {
  const { campaign_id } = await server.db
    .selectFrom('orders')
    .select('campaign_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  return campaign_id ?? ''
}

const every = ({ within }: Spec): readonly Within[] =>
  within === undefined ? [] : Array.isArray(within) ? within : [within as Within]

const recordOf = (spec: Spec): string | undefined =>
  every(spec).flatMap((one) => (typeof one === 'object' && 'record' in one ? [records[one.record]] : []))[0]

const isList = (spec: Spec): boolean => spec.within === 'rows' && spec.get !== undefined

/** Asks as somebody with this role and reach, from the site of the record's own country and brand: naming it moves nobody there. */
async function ask(spec: Spec, role: Role, scopes: Scopes) {
  // A list is asked for whole: a filter of the sample's would hide what must not be shown.
  const asked = isList(spec) ? { ...spec, query: undefined } : spec
  const record = recordOf(spec)
  const byNumber = routeOf(spec).path.includes('{number}') ? { number: record } : {}
  const named = record === undefined ? fields : { ...fields, id: record, ...byNumber }
  const { headers, ...request } = requestFor(asked as Spec, record ?? records.order, named)
  const who = await server.signIn([role], [], scopes)
  const site = { 'x-site': `br-${String(fields.brand)}` }
  const paging = isList(spec) && spec.id.endsWith('.page') ? { query: { page: '0', size: '100' } } : {}
  const response = await server.app.inject({ ...request, ...paging, headers: { ...headers, ...who, ...site } })
  return { status: response.statusCode, text: response.body }
}

/** Everything staff may change, as text. */
async function everything(): Promise<string> {
  const tables = ['accounts', 'orders', 'order_events', 'working_prices', 'repairmen', 'upgrade_setups', 'accessory_index', 'parts', 'dealers', 'leads', 'contact_messages', 'reports', 'order_estimates', 'idempotency', 'quotations', 'quotation_versions'] // biome-ignore format: one list
  const { rows } = await sql<{ sum: string }>`
    select string_agg(sum, ' ') as sum from (${sql.join(
      tables.map((table) => {
        // Who asks here is made for it.
        const where = table === 'accounts' ? sql`where email not like '%@test.example'` : sql``
        return sql`(select ${table} || ' ' || count(*) || ' ' || md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql.table(table)} t ${where})`
      }),
      sql` union all `,
    )}) as sums`.execute(server.db)
  return rows[0]?.sum ?? ''
}

describe.each(withRight)('%s', (_, spec) => {
  const right = spec.may
  if (!right) return
  const isRead = routeOf(spec).verb === 'get'
  const isRows = spec.within === 'rows'

  test('does nothing for who holds the right elsewhere or nowhere', async () => {
    const before = await everything()
    for (const role of rolesWith(right)) {
      const kind = scopeOf([role], right) ?? 'own'
      for (const scopes of [NOTHING, NEIGHBOUR[kind]]) {
        const { status, text } = await ask(spec, role, scopes)
        const named = `${role} ${JSON.stringify(scopes)}: ${status} ${text.slice(0, 200)}`
        if (!isRows) expect([403, 404], named).toContain(status)
        else if (isWrite(spec) && scopes === NOTHING) expect(status, named).toBe(403)
        // A refusal may repeat what was asked for.
        if (status < 400) for (const secret of secrets) expect(text, named).not.toContain(secret)
      }
    }
    if (!isRead) expect(await everything()).toBe(before)
  })

  if ((isRows && !isRead) || spec.id in NOT_THERE) return

  test('is open to who reaches it, so that a refusal means something', async () => {
    const responses = []
    // Of the data some keep a few sheets alone (`modules/sheets/kept-by.test.ts`).
    for (const role of rolesWith(right === 'data.keep' ? 'data.manage' : right)) {
      const kind = scopeOf([role], right) ?? 'own'
      if (kind !== 'own') responses.push({ role, ...(await ask(spec, role, there[kind])) })
    }
    const refused = responses.filter(({ status }) => [401, 403, 404].includes(status))
    // What one has deleted is gone for the next.
    expect(refused.length, JSON.stringify(refused)).toBeLessThan(routeOf(spec).verb === 'delete' ? responses.length : 1)
    if (isList(spec) && !(spec.id in WITHOUT_RECORDS))
      for (const { role, text } of responses)
        expect(
          secrets.some((secret) => text.includes(secret)),
          `${role}: ${text.slice(0, 300)}`,
        ).toBe(true)
  })
})
