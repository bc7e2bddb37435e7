import { isOneOf } from '@volante/domain/choice'
import { STAGES } from '@volante/domain/order/stages'
import { sql, type SqlBool } from 'kysely'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, arrives, faultsOf, jobCtx, paidByPix, papersApproved, papersIn, reserved } from '../fixtures.ts'
import { followCharge } from '../pay/charge-changed.ts'
import { recordOrderEvent } from '../order/record-event.ts'

const server = testServer()

/** A file as text, as its reader gets it. */
async function textOf({ body }: { readonly body: AsyncIterable<Uint8Array> | Uint8Array | string }): Promise<string> {
  if (typeof body === 'string' || body instanceof Uint8Array) return String(Buffer.from(body))
  const chunks = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const unitOf = async (orderId: string) =>
  server.db
    .selectFrom('orders')
    .innerJoin('stock_units', 'stock_units.id', 'orders.stock_unit_id')
    .select('stock_units.state')
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()

describe('an order', () => {
  test('goes from the payment through papers, photo and signature to its delivery', async () => {
    const { api, order, params } = await paidByPix(server)
    await papersApproved(server, order.id)
    expect(await api.reservation.status({ params })).toMatchObject({ status: 'SIGN_CONTRACT', stage: 'contract' })
    await recordOrderEvent(jobCtx(server), order.id, { status: 'PLACED', actor: 'customer' })
    expect(await api.reservation.status({ params })).toMatchObject({ status: 'CREATED_ORDER', stage: 'contract' })
    const staff = await server.as({ roles: ADMIN })
    const advance = (status: string) => staff.orders.advance({ params, body: { status } })
    expect((await advance('INVOICED')).status).toBe('INVOICED')
    await expect(advance('DELIVERED')).rejects.toMatchObject({ status: 409, code: 'order.state' })
    await expect(advance('PAID')).rejects.toMatchObject({ status: 409 })
    await expect(advance('PLACED')).rejects.toMatchObject({ status: 409 })
    expect((await advance('TRANSPORTING')).status).toBe('REMAINING_PAYMENT')
    await api.reservation.remainingPayment({ params, body: { paymentType: 'pix' } })
    const charge = (await api.reservation.status({ params })).charges.find(({ purpose }) => purpose === 'remaining')
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    expect(await api.reservation.status({ params })).toMatchObject({ status: 'PAID', ledger: { remaining: 0 } })
    const delivered = await advance('DELIVERED')
    expect(delivered).toMatchObject({ status: 'DELIVERED', nextStatuses: [], assignees: [], queues: [] })
    expect((await unitOf(order.id)).state).toBe('SOLD')
    expect(await faultsOf(server, order.id)).toEqual([])
    const seen = await api.reservation.status({ params })
    expect(seen.events.map(({ status }) => status)).toEqual([
      'PRE_RESERVE',
      'RESERVE',
      'UPLOADED_DOCS',
      'ANTI_FRAUD',
      'SIGN_CONTRACT',
      'PLACED',
      'CREATED_ORDER',
      'INVOICED',
      'TRANSPORTING',
      'REMAINING_PAYMENT',
      'PAID',
      'DELIVERED',
    ])
    expect(seen.events.every(({ isKnown }) => isKnown)).toBe(true)
    // The car was built already: nothing of its way is production.
    expect(seen.stages.map(({ id }) => id)).toEqual(STAGES.filter((stage) => stage !== 'production'))
    expect(seen.pendingActions).toEqual(['giveFeedback'])
    const body = { rating: 5, comment: 'Muito bom' }
    expect(await api.reservation.feedback({ params, body })).toMatchObject(body)
    expect((await api.reservation.status({ params })).pendingActions).toEqual([])
    // The right of withdrawal runs again from the receipt: nobody decides on it, and all of the money is ordered at once.
    const returned = await api.reservation.cancel({ params, body: { reasonId: 'changed my mind' } })
    expect(returned).toMatchObject({ status: 'WITHDRAWN', cancellationRequest: null })
    expect(returned.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.car.total)
    await expect(api.reservation.cancel({ params, body: { reasonId: 'price' } })).rejects.toMatchObject({ status: 409 })
    await expect(staff.orders.decideCancellation({ params, body: { accepted: false } })).rejects.toMatchObject({
      status: 409,
    })
    expect(await staff.orders.carBack({ params, body: {} })).toMatchObject({ status: 'RETURNED' })
    await expect(staff.orders.carBack({ params, body: {} })).rejects.toMatchObject({ status: 409 })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('pays in part, in full and steps behind PAID open by themselves', async () => {
    const { api, order, params } = await paidByPix(server)
    await papersApproved(server, order.id)
    await recordOrderEvent(jobCtx(server), order.id, { status: 'PLACED', actor: 'customer' })
    await api.reservation.remainingPayment({ params, body: { paymentType: 'pix' } })
    const charge = (await api.reservation.status({ params })).charges.find(({ purpose }) => purpose === 'remaining')
    await arrives(server, charge)
    await followCharge(jobCtx(server), charge?.id ?? '')
    const staff = await server.as({ roles: ADMIN })
    await staff.orders.advance({ params, body: { status: 'INVOICED' } })
    const there = await staff.orders.advance({ params, body: { status: 'AT_DEALER' } })
    expect(there.events.map(({ status }) => status).slice(-3)).toEqual(['INVOICED', 'PAID', 'AT_DEALER'])
  })

  test('keeps every promise of the delivery day and marks what is new', async () => {
    const { api, params, dealerCode } = await paidByPix(server)
    await api.reservation.status({ params, query: { seen: true } })
    expect((await api.reservation.status({ params })).hasNews).toBe(false)
    const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
    const body = { deliveryOn: '2030-01-15', reason: 'transportDelay', note: 'Greve no porto' } as const
    await desk.orders.estimate({ params, body })
    await expect(desk.orders.estimate({ params, body })).rejects.toMatchObject({ status: 409 })
    await expect(desk.orders.estimate({ params, body: { ...body, deliveryOn: '2020-01-01' } })).rejects.toMatchObject({
      status: 422,
    })
    const { estimates, hasNews } = await api.reservation.status({ params })
    expect(hasNews).toBe(true)
    expect(estimates.map(({ reason }) => reason)).toEqual(['first', 'transportDelay'])
    expect(estimates.map(({ isNew }) => isNew)).toEqual([false, true])
  })

  test('keeps a status nobody knows, shows it as being processed, goes on from where it stood, and tells us (OT8)', async () => {
    const { api, order, params } = await paidByPix(server)
    const logged: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
    const inside = jobCtx({ ...server, platform: { ...server.platform, log } })
    await recordOrderEvent(inside, order.id, { status: 'PAINT_QUEUE_7', actor: 'factory' })
    const seen = await api.reservation.status({ params })
    expect(seen).toMatchObject({
      status: 'RESERVE',
      stage: 'reservation',
      now: { title: 'order.status.unknown.title' },
    })
    expect(seen.events.at(-1)).toMatchObject({ status: 'PAINT_QUEUE_7', isKnown: false, stage: 'reservation' })
    expect(logged.join()).toContain('PAINT_QUEUE_7')
    expect((await api.reservation.userReserves({ query: {} })).map(({ id }) => id)).toEqual([order.id])
    await papersApproved(server, order.id)
    expect(await api.reservation.status({ params })).toMatchObject({ status: 'SIGN_CONTRACT' })
    // A buyer and an administrator report nothing that we do not know.
    for (const actor of ['customer', 'administrator'] as const)
      await expect(recordOrderEvent(inside, order.id, { status: 'PAINT_QUEUE_8', actor })).rejects.toMatchObject({
        status: 409,
        code: 'order.transition.unknown',
      })
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('is shared without a word about its buyer, until that ends', async () => {
    const { api, order, params } = await paidByPix(server)
    const { token } = await api.orders.share({ params })
    const anybody = await server.as()
    const shared = await anybody.orders.shared({ params: { token } })
    const { person, email } = await api.reservation.lead({ query: { reservationId: order.id } })
    const text = JSON.stringify(shared)
    for (const secret of [person.name, person.cpf, email, order.number, order.id]) expect(text).not.toContain(secret)
    const { token: newer } = await api.orders.share({ params })
    await expect(anybody.orders.shared({ params: { token } })).rejects.toMatchObject({ status: 404 })
    await api.orders.unshare({ params })
    await expect(anybody.orders.shared({ params: { token: newer } })).rejects.toMatchObject({ status: 404 })
  })

  test('sends its welcome kit to an address that exists', async () => {
    const { api, params } = await paidByPix(server)
    const address = {
      postalCode: '01310-100',
      street: 'Avenida Paulista',
      number: '1000',
      neighbourhood: 'Bela Vista',
      city: 'São Paulo',
      uf: 'SP',
    }
    const kit = await api.reservation.welcomeKitSave({ params, body: address })
    expect(kit).toMatchObject({ address, mayChange: true })
    expect(kit.contents.length).toBeGreaterThan(0)
    await expect(
      api.reservation.welcomeKitSave({ params, body: { ...address, number: '0', neighbourhood: '' } }),
    ).rejects.toMatchObject({ status: 422, fields: [{ path: 'number' }, { path: 'neighbourhood' }] })
    await expect(
      api.reservation.welcomeKitSave({ params, body: { ...address, postalCode: '00000-001' } }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

describe('a stranger', () => {
  test('finds nobody’s order, whatever is called', async () => {
    const { order, charge } = await paidByPix(server)
    const stranger = await server.as({ roles: ['customer'] })
    const foreignDesk = await server.as({
      roles: ['dealer_manager', 'user_dealer'],
      dealerCodes: ['99999'],
      scopes: { markets: [], brands: [] },
    })
    const params = { id: order.id }
    const address = { postalCode: '01310100', street: 'R', number: '1', neighbourhood: 'B', city: 'C', uf: 'SP' }
    const calls = [
      () => stranger.reservation.status({ params }),
      () => stranger.reservation.payment({ params: { type: 'pix' }, body: { reservationId: order.id } }),
      () => stranger.reservation.remainingPayment({ params, body: { paymentType: 'pix' } }),
      () => stranger.reservation.processing({ body: { reservationId: order.id } }),
      () => stranger.reservation.lead({ query: { reservationId: order.id } }),
      () => stranger.reservation.welcomeKit({ params }),
      () => stranger.reservation.welcomeKitSave({ params, body: address }),
      () => stranger.reservation.cancel({ params, body: { reasonId: 'price' } }),
      () => stranger.reservation.feedback({ params, body: { rating: 1 } }),
      () => stranger.offers.billUrl({ query: { reservationId: order.id } }),
      () => stranger.orders.share({ params }),
      () => stranger.orders.unshare({ params }),
      () => stranger.orders.reactivate({ params }),
      () => foreignDesk.orders.deskGet({ params }),
      () => foreignDesk.orders.advance({ params, body: { status: 'DELIVERED' } }),
      () => foreignDesk.orders.estimate({ params, body: { deliveryOn: '2030-01-01', reason: 'other' } }),
      () => foreignDesk.orders.decideCancellation({ params, body: { accepted: true } }),
    ]
    for (const call of calls) await expect(call(), call.toString()).rejects.toMatchObject({ status: 404 })
    const finance = await server.as({
      roles: ['subscription_payment_manager'],
      scopes: { markets: ['AR'], brands: [] },
    })
    const refund = { chargeId: charge?.id ?? '', amount: 1, reason: 'x' }
    await expect(finance.orders.refund({ params, body: refund })).rejects.toMatchObject({ status: 404 })
    expect((await foreignDesk.orders.deskList()).items).toEqual([])
    expect(await stranger.reservation.userReserves()).toEqual([])
  })
})

describe('the desk', () => {
  test('sees its own dealers’ orders, masked, those waiting longest first', async () => {
    const { order, dealerCode } = await paidByPix(server)
    const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
    const { items, total } = await desk.orders.deskList({ query: { size: 200 } })
    expect(total).toBe(items.length)
    expect(new Set(items.map(({ dealer }) => dealer.code))).toEqual(new Set([dealerCode]))
    const mine = items.find(({ id }) => id === order.id)
    expect(mine?.buyer).toEqual({ name: 'Marina L.', document: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/) })
    const waits = items.flatMap(({ waitingSince }) => waitingSince ?? [])
    expect(waits).toEqual(waits.toSorted())
    const found = await desk.orders.deskList({ query: { text: order.number.toLowerCase() } })
    expect(found.items.map(({ id }) => id)).toEqual([order.id])
    expect((await desk.orders.deskList({ query: { text: 'marina', status: 'RESERVE' } })).items.length).toBeGreaterThan(
      0,
    )
  })

  test('may only do what its role and the line permit', async () => {
    const { params, dealerCode } = await paidByPix(server)
    const desk = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] })
    const seen = await desk.orders.deskGet({ params })
    expect(seen.may).toEqual({
      advance: false,
      estimate: true,
      cancel: false,
      refund: false,
      reviewDocuments: false,
      reviewFraud: false,
      takeCarBack: false,
    })
    await expect(desk.orders.decideCancellation({ params, body: { accepted: true } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(desk.orders.advance({ params, body: { status: 'DELIVERED' } })).rejects.toMatchObject({ status: 409 })
  })

  test('passes nobody by the check of papers and photo', async () => {
    const { order, params } = await paidByPix(server)
    await recordOrderEvent(jobCtx(server), order.id, { status: 'UPLOADED_DOCS', actor: 'customer' })
    const staff = await server.as({ roles: ADMIN })
    const waiting = await staff.orders.deskGet({ params })
    expect(waiting).toMatchObject({ status: 'ANTI_FRAUD', nextStatuses: [] })
    for (const status of ['WAITING_LIST', 'SIGN_CONTRACT'])
      await expect(staff.orders.advance({ params, body: { status } })).rejects.toMatchObject({ code: 'order.state' })
    await papersApproved(server, order.id)
    expect((await staff.orders.deskGet({ params })).status).toBe('SIGN_CONTRACT')
  })

  test('sees what a requested cancellation gives back, and its notes in the history', async () => {
    const { api, order, params } = await reserved(server).then((made) => ({ ...made, params: { id: made.order.id } }))
    await api.reservation.payment({ params: { type: 'dealer' }, body: { reservationId: order.id } })
    const staff = await server.as({ roles: ADMIN })
    const [partId = ''] = (await staff.orders.deskGet({ params })).partsToSettle
    const note = 'Recibo 77 da tesouraria'
    const settled = await staff.orders.settlePart({ params: { ...params, partId }, body: { note } })
    expect(settled.happenings).toContainEqual(expect.objectContaining({ what: 'note', note, by: 'Test' }))
    await api.reservation.cancel({ params, body: { reasonId: 'price' } })
    const asked = await staff.orders.deskGet({ params })
    const refunds = [{ kind: 'dealer', method: 'dealerRefund', amount: order.reservationValue }]
    expect(asked.cancellation).toMatchObject({ refund: order.reservationValue, refunds })
    expect((await api.reservation.status({ params })).cancellation).toBeNull()
    const [refund] = (await staff.orders.decideCancellation({ params, body: { accepted: true } })).refunds
    const returned = { params: { ...params, refundId: refund?.id ?? '' }, body: { note: 'Devolvido no caixa' } }
    const done = await staff.orders.confirmRefund(returned)
    expect(done.happenings).toContainEqual(expect.objectContaining({ what: 'note', note: 'Devolvido no caixa' }))
    expect(done.happenings).toContainEqual(expect.objectContaining({ what: 'refund', amount: order.reservationValue }))
    expect(await faultsOf(server, order.id)).toEqual([])
  })

  test('keeps notes for itself: no page, list, letter, copy or contract of the buyer has them; names stand at what was done', async () => {
    const { api, order, params } = await paidByPix(server)
    const staff = await server.as({ roles: ADMIN })
    const secret = 'Cliente nervoso, ligar só à tarde'
    await staff.orders.note({ params, body: { text: ` ${secret} ` } })
    await expect(staff.orders.note({ params, body: { text: '  ' } })).rejects.toMatchObject({ status: 422 })
    const comment = 'Seu carro chega na sexta'
    await staff.orders.estimate({
      params,
      body: { deliveryOn: '2031-05-10', reason: 'productionDelay', note: comment },
    })
    await papersIn(server, order.id)
    const seen = await staff.orders.deskGet({ params })
    expect(seen.happenings).toContainEqual(expect.objectContaining({ what: 'note', note: secret, by: 'Test' }))
    expect(Object.values(seen.writers)).toContain('Test')

    const { token } = await api.orders.share({ params })
    const surfaces = [
      await api.reservation.status({ params }),
      await api.reservation.userReserves({ query: {} }),
      await api.orders.shared({ params: { token } }),
      await textOf(await api.privacy.export()),
      await server.db.selectFrom('outbox').selectAll().execute(),
    ]
    expect(JSON.stringify(surfaces)).toContain(comment)
    expect(JSON.stringify(surfaces)).not.toContain('nervoso')
    await expect(api.orders.deskGet({ params })).rejects.toMatchObject({ status: 403 })
    await expect(api.orders.note({ params, body: { text: 'x' } })).rejects.toMatchObject({ status: 403 })
  })

  test('narrows the list to dealers that have orders and are its own', async () => {
    const { dealerCode } = await reserved(server)
    const own = await server.as({ roles: ['user_dealer'], dealerCodes: [dealerCode] }, 'portal')
    expect(await own.orders.deskDealers({ query: {} })).toMatchObject([{ code: dealerCode }])
    expect(await own.orders.deskDealers({ query: { site: 'br-fiat' } })).toHaveLength(1)
    expect(await own.orders.deskDealers({ query: { site: 'ar-fiat' } })).toEqual([])
    const other = await server.as({ roles: ['user_dealer'], dealerCodes: ['99999'] })
    expect(await other.orders.deskDealers({ query: {} })).toEqual([])
    const customer = await server.as({ roles: ['customer'] })
    await expect(customer.orders.deskDealers({ query: {} })).rejects.toMatchObject({ status: 403 })
  })

  test('refunds part of a charge, never more than is left', async () => {
    const { api, order, params, charge } = await paidByPix(server)
    const staff = await server.as({ roles: ADMIN })
    const refund = (amount: number) =>
      staff.orders.refund({ params, body: { chargeId: charge?.id ?? '', amount, reason: 'Cortesia' } })
    await refund(50_000)
    await expect(refund(order.reservationValue)).rejects.toMatchObject({ code: 'payment.refund.tooMuch' })
    const { refunds } = await api.reservation.status({ params })
    expect(refunds).toMatchObject([{ amount: 50_000, method: 'pixReturn' }])
    const states = ['requested', 'processing', 'done']
    expect(isOneOf(states, refunds[0]?.state ?? '')).toBe(true)
  })

  test('notes each of its writes in the audit log', async () => {
    const { params } = await paidByPix(server)
    const staff = await server.as({ roles: ADMIN })
    await staff.orders.estimate({ params, body: { deliveryOn: '2031-02-03', reason: 'other' } })
    const row = await server.db
      .selectFrom('audit')
      .select('call')
      .where('call', '=', 'orders.desk.estimate')
      .where(sql<SqlBool>`input::text like ${`%${params.id}%`}`)
      .executeTakeFirst()
    expect(row).toBeDefined()
  })

  test('puts a campaign’s open orders up for another look', async () => {
    const { order } = await reserved(server)
    const staff = await server.as({ roles: ['integration_error_manager'] })
    const { orders } = await staff.reservation.reprocess({ params: { campaignId: order.campaignId } })
    expect(orders.map(({ id }) => id)).toContain(order.id)
    expect(orders.find(({ id }) => id === order.id)).toEqual({
      id: order.id,
      number: order.number,
      status: order.status,
    })
  })

  test('and finds the end of a time that was overlooked, and a step that is due, each in a job of its own', async () => {
    const { order } = await reserved(server)
    const { order: paid } = await paidByPix(server)
    await papersIn(server, paid.id)
    const expires_at = new Date(server.platform.clock.now().getTime() - 600_000)
    await server.db.updateTable('orders').set({ expires_at }).where('id', '=', order.id).execute()
    await sql`delete from pgboss.job where data->>'orderId' = ${order.id}`.execute(server.db)
    const staff = await server.as({ roles: ['integration_error_manager'] })
    await staff.reservation.reprocess({ params: { campaignId: order.campaignId } })
    const statusOf = async (id: string) =>
      (await server.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
    await expect.poll(() => statusOf(order.id), { timeout: 60_000 }).toBe('EXPIRED')
    await expect.poll(() => statusOf(paid.id), { timeout: 60_000 }).toBe('SIGN_CONTRACT')
  })
})
