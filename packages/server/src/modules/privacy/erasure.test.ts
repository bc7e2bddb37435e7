import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import { FILE_RETENTION, RETENTION } from '@volante/domain/privacy/retention'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileKeys, filesNaming, placesOf } from '../../tools/testing/everywhere.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { issueContract } from '../documents/contract/contract.ts'
import { type Buyer, contextFor, multipart, newOrder } from '../documents/fixtures.ts'
import { sweepFiles } from '../../platform/papers/stored-file.ts'
import { type Browser, PASSWORD, signedUp } from '../identity/fixtures.ts'
import { addNetwork, CAR, DEALER, DEALER_RECIFE } from '../leads/fixtures.ts'
import { charge, demandFor, sendCard, TEST_SETTINGS } from '../payments/fixtures.ts'
import { quotable } from '../quotations/fixtures.ts'
import { arrives, carInStock, newCpf } from '../reservations/fixtures.ts'

const data = mkdtempSync(join(tmpdir(), 'volante-erasure-'))
mkdirSync(join(data, 'files'))
const server = testServer({ ...TEST_SETTINGS, VOLANTE_DATA: data })
beforeAll(() => addNetwork(server.db))
afterAll(() => rmSync(data, { recursive: true, force: true }))

interface Someone extends Buyer {
  readonly browser: Browser
  readonly name: string
  readonly email: string
  readonly cpf: string
  readonly phone: string
}

/** What names them, as it is typed and as it is shown. */
const marksOf = ({ name, email, cpf, phone }: Someone): string[] => [
  name,
  name.split(' ').slice(1).join(' '),
  email,
  cpf,
  cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'),
  phone,
  phone.replace(/(\d{2})(\d{5})(\d{4})/, '($1) $2-$3'),
]

async function newcomer(surname: string): Promise<Someone> {
  // Nobody has the name of one of an earlier try.
  const last = randomUUID().replace(/[^a-f]/g, '')
  const [cpf, name] = [newCpf(), `Zoraide ${surname} D${last}`]
  const phone = `119${cpf.slice(0, 8)}`
  const { browser, email } = await signedUp(
    server,
    `${surname.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 4)}@mail.example`,
  )
  const { id } = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const headers = { authorization: `Bearer ${browser.cookies.get('volante-session')}` }
  const one = { id, headers, browser, name, email, cpf, phone }
  const contactPermissions = [{ channel: 'EMAIL', granted: true }]
  await ok(one, 'PATCH', '/users/v2/users/self', { completeName: name, cpf, phone, contactPermissions })
  return one
}

/** Every write of a person carries a key, as pages send it. */
async function ok({ headers }: Someone, method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload: object = {}) {
  const answer = await server.app.inject({
    method,
    url: `/api${url}`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload,
  })
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300)
  return answer.statusCode === 204 ? {} : answer.json()
}

/** Everything that is sent without an account, with their own address. */
async function writes({ name, email, cpf, phone }: Someone): Promise<void> {
  const api = await server.as({ client: true })
  const car = { dealersCode: DEALER, productCode: CAR, msc_ano_modelo: '2027', preferred_contact_method: 'WHATSAPP' }
  const allowed = { allowEmail: true, allowWhatsApp: true }
  const lead = { leadPersonType: 'physicalPerson' as const, firstName: name, email, cpf, phone, ...car, ...allowed }
  await api.lead.create({ body: lead })
  await api.contact.create({ body: { name, email, phone, cpf, contactReason: 'QUESTION', message: `Sou ${name}` } })
  await api.contact.leadEmail({ body: { name, email, phone, dealerCode: DEALER, message: `Ligue ${phone}` } })
  const car2 = { model: 'Teste', version: 'Like', year: '2026', mileage: '1000', dealerId: `id-${DEALER_RECIFE}` }
  const defect = { reason: 'DEFECT' as const, product: 'VEHICLE' as const, message: `Freio falhou. ${name}, ${email}` }
  await api.reporting.create({ body: { name, email, phone, cpf, ...defect, ...car2 } })
  const chat = { phoneNumber: `0${phone}`, name, cpf, email, model: 'Teste', version: 'Like 1.0', color: 'Azul' }
  await api.whatsappLead.send({ params: { brand: 'fiat' }, body: chat })
  const seller = await server.as({ roles: ['user_dealer'], dealerCodes: [DEALER] })
  const quoted = { ...(await quotable(api)), opportunityName: name, customerEmail: email, comments: `Para ${name}` }
  await seller.quotation.create({ body: quoted })
}

/** Everything one does with an account: reserve, pay, share, cancel, get money back, leave cards and use the benefit. */
async function buysAndCancels(one: Someone): Promise<void> {
  const { name, cpf, phone } = one
  const { dealerId: _, ...car } = await carInStock(server)
  const person = { name, cpf, phone, birthdate: '1988-04-12' }
  const order = await ok(one, 'POST', '/reservation/v2/reservations/pre-reserve', { ...car, person })
  await ok(one, 'POST', `/orders/${order.id}/share`)
  const { charge: pix } = await ok(one, 'POST', '/reservation/v2/reservations/pix/payment', { reservationId: order.id })
  await arrives(server, pix)
  await sentPaper(one, order.id)
  await ok(one, 'POST', `/reservation/v2/reservations/${order.id}/cancellation`, {
    reasonId: 'other',
    comment: `Fale comigo, ${name}`,
  })
  const staff = await server.as({ roles: ['partner_admin', 'subscription_payment_manager'] })
  const note = `${name} pediu por telefone (${phone})`
  await staff.orders.decideCancellation({ params: { id: order.id }, body: { accepted: true, note } })
  const status = () =>
    server.db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirstOrThrow()
  await expect.poll(status, { timeout: 60_000 }).toEqual({ status: 'CANCELLED' })
  const { token } = (await sendCard(server, { accountId: one.id, headers: one.headers }, { name })).json()
  await ok(one, 'POST', '/payment-instruments/v2', { token })
  const payer = { name, document: cpf, email: one.email }
  const unpaid = await charge(server, demandFor({ accountId: one.id }, { orderId: randomUUID(), payer }))
  await server.db.updateTable('charges').set({ state: 'expired' }).where('id', '=', unpaid.id).execute()
  await server.db
    .insertInto('webhooks')
    .values({
      id: randomUUID(),
      provider: 'pix-api',
      received_at: new Date(),
      query: '{}',
      body: Buffer.from(JSON.stringify({ pix: [{ txid: unpaid.id, pagador: { cpf, nome: name } }] })),
    })
    .execute()
  const asked = { cpf, buyerType: 'employee', registrationNumber: 'F1', admissionDate: '2015-01-01' }
  await ok(one, 'POST', '/private-api/employee/validate', asked)
  const payload = JSON.stringify({ page: 'home', email: one.email, name })
  await ok(one, 'POST', '/user-analytics/useranalytics/send', { type: 'PAGE', payload })
}

async function sentPaper({ headers, name, email }: Someone, order: string): Promise<void> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: `${name} ${email}` } })
    .jpeg()
    .toBuffer()
  const form = multipart([
    ['request', JSON.stringify({ root_path: 'orders', sub_path: `${order}/identity` })],
    ['file', photo, `rg ${name}.jpg`],
  ])
  const url = '/api/private-api/file/upload'
  const sent = await server.app.inject({ method: 'POST', url, ...form, headers: { ...form.headers, ...headers } })
  expect(sent.statusCode, sent.body).toBe(201)
}

/** A car bought: contract signed, papers sent, a photo that waits for somebody. */
async function buys(one: Someone): Promise<void> {
  const order = await newOrder(server, one, 'SIGN_CONTRACT')
  await server.db
    .updateTable('orders')
    .set({ buyer_name: one.name, email: one.email, document: one.cpf, person: JSON.stringify({ name: one.name }) })
    .where('id', '=', order)
    .execute()
  await sentPaper(one, order)
  await issueContract(contextFor(server), order)
  const { id } = await server.db
    .selectFrom('order_contracts')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  await ok(one, 'PUT', '/private-api/contracts', { id, accepted: true })
  const photographed = await newOrder(server, one, 'ANTI_FRAUD')
  await ok(one, 'POST', `/documents/orders/${photographed}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION })
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b9a089' } })
    .jpeg()
    .toBuffer()
  const image = wall.toString('base64')
  await ok(one, 'POST', '/face-identity/face/detect', { image, reservationId: photographed, width: 390 })
}

/** Letters and payments that were asked for are done, letters that failed and come again too. */
const settled = () =>
  expect
    .poll(
      async () => {
        const { rows } = await server.platform.connection.pool.query(
          `select name, state from pgboss.job where state in ('created', 'retry', 'active')
            and (start_after <= now() or state = 'retry' and name not like 'payments.%')`,
        )
        return rows
      },
      { timeout: 40_000 },
    )
    .toEqual([])

async function erase({ headers, id }: Someone) {
  // Nobody is erased in the middle of an order (forget-old.test.ts).
  const own = server.db.selectFrom('orders').select('id').where('account_id', '=', id)
  const back = server.db.updateTable('order_refunds').set({ state: 'done' }).where('order_id', 'in', own)
  await back.execute()
  const status = sql<string>`case when not is_open then status when signed_on is null then 'CANCELLED' else 'DELIVERED' end`
  await server.db
    .updateTable('orders')
    .set({ status, waits_on: null, waiting_since: null, queues: [] })
    .where('account_id', '=', id)
    .execute()
  const done = await server.app.inject({
    method: 'POST',
    url: '/api/privacy/erasure',
    headers,
    payload: { password: PASSWORD },
  })
  expect(done.statusCode, done.body).toBe(200)
  await sweepFiles(contextFor(server))
  await settled()
  return done.json<{ kept: { what: string; why: string; rows: number }[] }>().kept
}

test('who did everything and bought nothing is nowhere afterwards, but in the proof of money that came in', async () => {
  const one = await newcomer('Quintanilha Prado')
  const before = fileKeys(data).length
  await writes(one)
  await buysAndCancels(one)
  await settled()
  const tables = (await placesOf(server, marksOf(one))).map(({ table }) => table)
  for (const table of ['accounts', 'leads', 'contact_messages', 'reports', 'whatsapp_starts', 'orders', 'charges'])
    expect(tables, 'the search finds what is there').toContain(table)
  expect(tables).toEqual(expect.arrayContaining(['outbox', 'cards', 'card_tokens', 'document_files', 'webhooks']))
  expect(tables).not.toContain('idempotency')
  const kept = await erase(one)
  const left = (await placesOf(server, marksOf(one))).map(({ table, column }) => `${table}.${column}`)
  expect([...new Set(left)]).toEqual(['charges.payer'])
  expect(RETENTION.charges?.kept?.columns).toContain('payer')
  expect(kept.map(({ what }) => what).toSorted()).toEqual(
    ['Pagamentos recebidos', 'Registros de consentimento, sem o seu nome'].toSorted(),
  )
  expect(fileKeys(data)).toHaveLength(before)
})

test('who bought stays where the table says so, and nowhere else', async () => {
  const one = await newcomer('Vasconcelos Arruda')
  await writes(one)
  await buysAndCancels(one)
  await buys(one)
  await settled()
  const kept = await erase(one)
  const places = await placesOf(server, marksOf(one))
  const excepted = ({ table, column }: { table: string; column: string }) =>
    RETENTION[table]?.kept?.columns.includes(column) ?? false
  expect(places.filter((place) => !excepted(place))).toEqual([])
  expect(places.map(({ table }) => table)).toEqual(expect.arrayContaining(['orders', 'charges', 'document_files']))
  expect(kept.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Contratos assinados', 'Documentos de compras com contrato assinado']),
  )
  const stored = new Set<string>()
  for (const table of ['document_files', 'order_contracts', 'photos'] as const)
    for (const { file_key } of await server.db.selectFrom(table).select('file_key').execute()) {
      stored.add(file_key)
      expect(FILE_RETENTION[table]?.kept, table).toBeDefined()
    }
  expect(fileKeys(data).filter((key) => !stored.has(key))).toEqual([])
  expect(filesNaming(data, marksOf(one)).filter((key) => !stored.has(key))).toEqual([])
})

test('a withdrawal stays as it was sent, and the benefit list is its employer’s', async () => {
  const one = await newcomer('Albuquerque Sintra')
  const { name, email, cpf, phone } = one
  const api = await server.as({ client: true })
  await api.regret.requestCreate({ body: { kind: 'REGRET', name, email, phone, reference: 'Pedido 1' } })
  await server.db
    .insertInto('employees')
    .values({ registration_number: 'F-777', cpf, name, kind: 'employee', admission_on: '2015-01-01' })
    .execute()
  await settled()
  const kept = await erase(one)
  const places = await placesOf(server, marksOf(one))
  expect([...new Set(places.map(({ table }) => table))].toSorted()).toEqual(['employees', 'regret_requests'])
  expect(kept).toContainEqual(expect.objectContaining({ what: expect.stringContaining('arrependimento'), rows: 1 }))
})
