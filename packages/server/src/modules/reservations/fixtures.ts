import { randomUUID } from 'node:crypto'
import type { OrderPerson } from '@volante/contract/order-shapes'
import { cpfCheckDigits } from '@volante/domain/person/cpf'
import { BANK_STATUSES, LAPSED } from '@volante/domain/order/bank-status'
import type { Role } from '@volante/domain/vocabulary'
import { neededBy } from './papers/paper-list.ts'
import { contextOf } from '../../platform/http/runner.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { applyChargeEvent } from '../payments/api.ts'
import type { TestServer } from '../../tools/testing/test-server.ts'
import { followCharge } from './pay/charge-changed.ts'
import { announceOrder } from './order/announce-order.ts'
import { lockOrder } from './order/order-row.ts'
import { continueOrder } from './order/record-event.ts'

let people = 100_000_000 + (process.pid % 1000) * 10_000

/** A CPF nobody else in the test has. */
export function newCpf(): string {
  people += 7
  const body = String(people)
  return body + cpfCheckDigits(body)
}

/** A buyer of age with a telephone. */
export const newPerson = (site = 'br-fiat'): OrderPerson => ({
  name: 'Marina Duarte Lopes',
  birthdate: '1988-04-12',
  ...(site.startsWith('ar-')
    ? { dni: `3${newCpf().slice(2, 9)}`, phone: '1145678901' }
    : { cpf: newCpf(), phone: '11987654321' }),
})

/** A campaign's car of which so many stand free, at a dealer that has one. */
export async function carInStock({ db }: TestServer, least = 1, site = 'br-fiat') {
  const campaign = await db.selectFrom('campaigns').selectAll().where('site', '=', site).executeTakeFirstOrThrow()
  const car = await db
    .selectFrom('stock_units as u')
    .innerJoin('campaign_cars as k', (join) =>
      join.onRef('k.mvs_code', '=', 'u.mvs_code').onRef('k.year', '=', 'u.year'),
    )
    .innerJoin('dealers as d', 'd.id', 'u.dealer_id')
    .select(['u.mvs_code', 'u.year', 'u.color_code', 'd.code', 'd.id'])
    .select((eb) => eb.fn.countAll<number>().as('free'))
    .where('k.campaign_id', '=', campaign.id)
    .where('u.country', '=', campaign.country)
    .where('u.state', '=', 'AVAILABLE')
    .where('d.blocked', '=', false)
    .groupBy(['u.mvs_code', 'u.year', 'u.color_code', 'd.code', 'd.id'])
    .having((eb) => eb.fn.countAll<number>(), '>=', least)
    .orderBy('d.code')
    .orderBy('u.mvs_code')
    .orderBy('u.color_code')
    .executeTakeFirstOrThrow()
  return {
    campaignId: campaign.id,
    mvsCode: car.mvs_code,
    year: car.year,
    color: car.color_code,
    dealerCode: car.code,
    dealerId: car.id,
  }
}

/** A customer who has reserved a car of the site's campaign. */
export async function reserved(server: TestServer, site = 'br-fiat') {
  const { dealerId: _, ...car } = await carInStock(server, 1, site)
  const api = await server.as({ roles: ['customer'] }, site)
  const order = await api.reservation.preReserve({ body: { ...car, person: newPerson(site) } })
  return { api, order, dealerCode: car.dealerCode }
}

export const ADMIN: readonly Role[] = [
  'partner_admin',
  'subscription_payment_manager',
  'inspector',
  'procedure_manager',
]

/** A context as jobs have it, so many days later. */
export function jobCtx({ platform }: TestServer, siteId = 'br-fiat', days = 0): Ctx {
  const site = platform.sites.find(({ id }) => id === siteId)
  if (!site) throw new Error(`No site ${siteId}`)
  const origin = { ip: '', userAgent: '' }
  const info = {
    requestId: 'test',
    site,
    now: new Date(platform.clock.now().getTime() + days * 86_400_000),
    user: null,
    isClient: true,
    origin,
  }
  return contextOf(platform, info, platform.db)
}

/** Money arrives for a charge, as its provider would tell; made now unless told. */
export async function arrives(
  server: TestServer,
  charge: { readonly id: string; readonly value: number } | null | undefined,
  at?: Date,
) {
  if (!charge) throw new Error('No charge')
  const ctx = jobCtx(server)
  const id = `E${charge.id}`
  return applyChargeEvent(ctx, charge.id, { kind: 'paid', payment: { id, cents: charge.value }, id, at: at ?? ctx.now })
}

/** What must hold of every order at any time. */
export async function faultsOf({ db }: TestServer, orderId: string): Promise<string[]> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  const parts = await db.selectFrom('order_parts').selectAll().where('order_id', '=', orderId).execute()
  const unit = await db
    .selectFrom('stock_units')
    .select('state')
    .where('id', '=', order.stock_unit_id ?? '')
    .executeTakeFirst()
  const covered = parts.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const last = await db
    .selectFrom('order_events')
    .select('status')
    .where('order_id', '=', orderId)
    // What is said of a loan moves no order.
    .where('status', 'not in', [...BANK_STATUSES, LAPSED])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return [
    ...(covered + order.remaining_cents === order.total_cents ? [] : ['the ledger does not add up']),
    ...(last?.status === order.status ? [] : [`the newest event is ${last?.status}, the order ${order.status}`]),
    ...(order.stock_unit_id === null || order.holds_unit === (unit?.state !== 'AVAILABLE')
      ? []
      : [`${order.status} with a car ${unit?.state}`]),
    ...(parts.some((part) => !order.holds_unit && !part.is_paid && part.purpose)
      ? ['a promise outlived its order']
      : []),
  ]
}

/** A reservation whose value was paid by Pix. */
export async function paidByPix(server: TestServer, site = 'br-fiat') {
  const made = await reserved(server, site)
  const body = { reservationId: made.order.id }
  const { charge } = await made.api.reservation.payment({ params: { type: 'pix' }, body })
  await arrives(server, charge)
  await followCharge(jobCtx(server, site), charge?.id ?? '')
  return { ...made, charge, params: { id: made.order.id } }
}

/** Every paper of the order is here and approved, and the photo was recognised. */
export async function papersApproved(server: TestServer, orderId: string): Promise<void> {
  await papersIn(server, orderId)
  await jobCtx(server).inTransaction(async (inside) => {
    const locked = await lockOrder(inside.db, orderId)
    if (locked) await continueOrder(inside, locked)
  })
}

/** The same, and the order has not been told. */
export async function papersIn(server: TestServer, orderId: string): Promise<void> {
  const { db } = server
  const { now } = jobCtx(server)
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  for (const kind of neededBy(order))
    await db
      .insertInto('documents')
      .values({
        id: randomUUID(),
        order_id: orderId,
        account_id: order.account_id,
        kind,
        version: 1,
        state: 'approved',
        reason: null,
        content_hash: Buffer.alloc(32),
        sent_at: now,
        reviewed_at: now,
        reviewed_by: null,
      })
      .execute()
  await db
    .insertInto('photo_checks')
    .values({
      order_id: orderId,
      account_id: order.account_id,
      state: 'success',
      attempts: 1,
      max_attempts: 3,
      seconds: 600,
      started_at: now,
      consent_version: 'test',
      consent_at: now,
      consent_origin: JSON.stringify({ ip: '', userAgent: '' }),
      decided_at: null,
      decided_by: null,
      note: null,
    })
    .execute()
  await jobCtx(server).inTransaction(async (inside) => announceOrder(inside, orderId))
}
