import { randomUUID } from 'node:crypto'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import sharp from 'sharp'
import { issueContract } from '../../modules/documents/contract/contract.ts'
import { type Buyer, contextFor, multipart, newBuyer, newOrder } from '../../modules/documents/fixtures.ts'
import { EVENT } from '../../modules/events/fixtures.ts'
import { applicant, INCOME, PULSE } from '../../modules/financing/proposal/fixtures.ts'
import { charge, demandFor, PAYER, sendCard } from '../../modules/payments/fixtures.ts'
import { keepDelivery } from '../../modules/vehicles/api.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A buyer who owns one of everything a customer can own, by the ids under which it is asked for. */
export interface Victim {
  readonly buyer: Buyer
  readonly ids: Readonly<Record<string, string>>
}

export const DEALER = '70001'

export async function newVictim(server: TestServer): Promise<Victim> {
  const buyer = await newBuyer(server)
  const [order, toSign, toPhotograph] = [
    await newOrder(server, buyer, 'RESERVE', DEALER),
    await newOrder(server, buyer, 'SIGN_CONTRACT', DEALER),
    await newOrder(server, buyer, 'ANTI_FRAUD', DEALER),
  ]
  await issueContract(contextFor(server), toSign)
  const demand = demandFor({ accountId: buyer.id }, { orderId: order, kind: 'boleto', payer: PAYER })
  const { id: chargeId } = await charge(server, demand)
  const { token } = (await sendCard(server, { accountId: buyer.id, headers: buyer.headers })).json()
  const card = await post(server, buyer, '/payment-instruments/v2', { token })
  const paper = await sendPaper(server, buyer, order)
  await takePhoto(server, buyer, toPhotograph)
  return {
    buyer,
    ids: {
      account: buyer.id,
      order,
      toSign,
      toPhotograph,
      charge: chargeId,
      card: card.id ?? '',
      paper: paper.id ?? '',
      contract: await idOf(server, 'order_contracts', toSign),
      photo: await idOf(server, 'photos', toPhotograph),
      part: await idOf(server, 'order_parts', order),
      session: await sessionOf(server, buyer),
      proposal: await approvedProposal(server, buyer),
      event: await cancelledEvent(server, buyer),
      bulkChange: await bulkChange(server, buyer),
      ownCar: await carWithBook(server, buyer),
    },
  }
}

/** A car that is known to be theirs, of which a workshop wrote something down. */
async function carWithBook(server: TestServer, buyer: Buyer): Promise<string> {
  const chassis = '9BDAAAAAAAK850001'
  const { mvs: mvsCode } = PULSE
  const car = { chassis, country: 'BR', brand: 'fiat', mvsCode, year: 2026, colorCode: '601' } as const
  await keepDelivery(contextFor(server), { ...car, orderId: randomUUID(), accountId: buyer.id })
  const api = await server.as({ roles: ['repairman'], dealerCodes: [DEALER] })
  const done = { id: randomUUID(), dealerCode: DEALER, vin: chassis, kind: 'REVISION', mileage: 10_000 } as const
  await api.logbook.record({ body: { ...done, works: ['Troca de óleo'] } })
  const repair = { campaign_id: 'BR-FIAT-1', chassis, done_on: '2026-10-01' }
  await server.db
    .insertInto('recall_repairs')
    .values(repair)
    .onConflict((one) => one.doNothing())
    .execute()
  return (await post(server, buyer, '/garage/v1/owned', { mvsCode, chassis })).id ?? ''
}

/** What was published is open to everybody; one that was cancelled only to who had enrolled. */
async function cancelledEvent(server: TestServer, buyer: Buyer): Promise<string> {
  const admin = await server.as({ roles: ['event_admin'] })
  const { id } = await admin.events.deskCreate({ body: EVENT })
  await admin.events.deskAct({ body: { id, act: 'publish' } })
  const payload = { companions: [] }
  const url = `/api/events/${id}/enroll`
  const answer = await server.app.inject({ method: 'PUT', url, headers: buyer.headers, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  await admin.events.deskAct({ body: { id, act: 'cancel' } })
  return id
}

async function bulkChange(server: TestServer, { id: account_id }: Buyer): Promise<string> {
  const { id } = await server.db
    .insertInto('bulk_batches')
    .values({
      id: randomUUID(),
      account_id,
      site: 'br-fiat',
      list: '/admin/upgrades',
      call: 'setupUpdate',
      values_set: '{"active":true}',
      total: 0,
      state: 'done',
      created_at: new Date(),
      done_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function approvedProposal(server: TestServer, buyer: Buyer): Promise<string> {
  const { id: simulationId } = await post(server, buyer, '/financing/simulate', { ...PULSE, type: 'CDC' })
  const person = applicant(INCOME.safe)
  const { id = '' } = await post(server, buyer, '/financing/proposal', { simulationId, person, creditConsent: true })
  await server.db
    .updateTable('financing_proposals')
    .set({ status: 'APPROVED_PROPOSAL', valid_until: '2999-01-01' })
    .where('id', '=', id)
    .execute()
  return id
}

async function post({ app }: TestServer, { headers }: Buyer, url: string, payload: object): Promise<{ id?: string }> {
  const answer = await app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.body}`)
  return answer.json()
}

async function sendPaper({ app }: TestServer, buyer: Buyer, order: string): Promise<{ id?: string }> {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = multipart([
    ['request', JSON.stringify({ root_path: 'orders', sub_path: `${order}/identity` })],
    ['file', photo, 'rg.jpg'],
  ])
  const url = '/api/private-api/file/upload'
  const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...buyer.headers }, payload })
  return answer.json()
}

/** A photo without a face: it is kept until somebody decides. */
async function takePhoto(server: TestServer, buyer: Buyer, order: string): Promise<void> {
  await post(server, buyer, `/documents/orders/${order}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION })
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#b9a089' } })
    .jpeg()
    .toBuffer()
  const image = wall.toString('base64')
  await post(server, buyer, '/face-identity/face/detect', { image, reservationId: order, width: 390 })
}

async function idOf({ db }: TestServer, table: 'order_contracts' | 'photos' | 'order_parts', order: string) {
  const row = await db.selectFrom(table).select('id').where('order_id', '=', order).executeTakeFirstOrThrow()
  return row.id
}

const sessionOf = async ({ db }: TestServer, { id }: Buyer): Promise<string> =>
  (await db.selectFrom('sessions').select('id').where('account_id', '=', id).executeTakeFirstOrThrow()).id

/** Everything kept of a person, as text: what must not change behind their back. */
export async function rowsOf({ platform }: TestServer, { buyer, ids }: Victim): Promise<string> {
  const { pool } = platform.connection
  const orders = [ids.order, ids.toSign, ids.toPhotograph]
  const byOrder = ['order_events', 'order_parts', 'order_estimates', 'order_contracts', 'photo_checks', 'charges']
  const tables: [string, string, readonly unknown[]][] = [
    ['accounts', 'id = $1', [buyer.id]],
    ['event_participants', 'account_id = $1', [buyer.id]],
    ['cards', 'account_id = $1', [buyer.id]],
    ['documents', 'account_id = $1', [buyer.id]],
    ['financing_proposals', 'account_id = $1', [buyer.id]],
    ['garage_cars', 'account_id = $1', [buyer.id]],
    ['orders', 'id = any($1)', [orders]],
    ...byOrder.map((table): [string, string, readonly unknown[]] => [table, 'order_id = any($1)', [orders]]),
  ]
  const kept = await Promise.all(
    tables.map(async ([table, where, values]) => {
      const { rows } = await pool.query(`select t::text as row from ${table} t where ${where} order by 1`, [...values])
      return [table, rows.map(({ row }: { row: string }) => row)]
    }),
  )
  return JSON.stringify(kept, null, 1)
}
