import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'
import { ADMIN, jobCtx, paidByPix, papersApproved, reserved } from '../fixtures.ts'
import { writeReminder } from './reminders.ts'

const server = testServer()

const letters = async (number: string) =>
  (await server.db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').orderBy('created_at').execute()).filter(
    ({ subject }) => subject.includes(number),
  )

async function letter(number: string, words: string) {
  const found = async () => (await letters(number)).find(({ subject }) => subject.includes(words))
  await expect.poll(found, { timeout: 60_000 }).toBeDefined()
  const one = await found()
  if (!one) throw new Error(`No letter ${words}`)
  return one
}

test('the reservation is confirmed with its receipt, as words and as a page with the car and one button', async () => {
  const { order } = await paidByPix(server)
  const { body, html } = await letter(order.number, 'Reserva feita')
  expect(body).toContain('Forma de pagamento: Pix')
  expect(body).toMatch(/Valor pago: R\$\s[\d.]+,\d\d/)
  expect(body).toMatch(/Entrega: entre \d\d\/\d\d\/\d{4} e \d\d\/\d\d\/\d{4}/)
  expect(html).toContain(`/minha-conta/pedidos/${order.id}"`)
  expect(html).toContain('/api/assets/cars/')
  expect(html).toContain('Enviar documentos</a>')
})

/** A deposit by a card of the built-in acquirer, in instalments. */
async function paidByCard(site: string) {
  const made = await reserved(server, site)
  const { account_id } = await server.db
    .selectFrom('orders')
    .select('account_id')
    .where('id', '=', made.order.id)
    .executeTakeFirstOrThrow()
  const token = randomUUID()
  await server.db
    .insertInto('card_tokens')
    .values({
      token,
      account_id,
      fingerprint: randomBytes(32),
      brand: 'Visa',
      last4: '1111',
      expiry: '12/30',
      holder: 'MARINA D LOPES',
      conduct: 'settle',
      expires_at: new Date(Date.now() + 600_000),
    })
    .execute()
  await made.api.reservation.payment({
    params: { type: 'card' },
    body: { reservationId: made.order.id, card: { token }, installments: 3 },
  })
  return { ...made, params: { id: made.order.id } }
}

test.each([
  [
    'br-fiat',
    'Reserva feita',
    'Visa final 1111, em 3 vezes',
    'Pedido cancelado',
    'Valor a devolver',
    'Estorno no cartão',
  ],
  [
    'ar-fiat',
    'Reserva hecha',
    'Visa terminada en 1111, en 3 cuotas',
    'Pedido cancelado',
    'Importe a devolver',
    'Devolución en la tarjeta',
  ],
])(
  'at %s the receipt names card and instalments; who cancels is told how much comes back, by which way and until when',
  async (site, confirmed, way, title, total, back) => {
    const { api, order, params } = await paidByCard(site)
    const receipt = await letter(order.number, confirmed)
    expect(receipt.body).toContain(way)
    expect(receipt.body).not.toMatch(/[ap]\.\s?m\./)
    await api.reservation.cancel({ params, body: { reasonId: 'price' } })
    await (await server.as({ roles: [...ADMIN] }, site)).orders.decideCancellation({ params, body: { accepted: true } })
    const { body } = await letter(order.number, title)
    const [, amount = ''] = /pag(?:o|ado): (.+)/.exec(receipt.body) ?? []
    expect(amount).toMatch(/[1-9]/)
    expect(body).toContain(`${total}: ${amount}`)
    expect(body).toMatch(new RegExp(`${back}: .*\\d\\d/\\d\\d/\\d{4}`))
  },
)

test('who cancels before paying is told that nothing was charged', async () => {
  const { api, order } = await reserved(server)
  await api.reservation.cancel({ params: { id: order.id }, body: { reasonId: 'price' } })
  const { body } = await letter(order.number, 'Pedido cancelado')
  expect(body).toContain('Nada foi cobrado')
  expect(body).not.toContain('R$')
})

test('what is still to be done is reminded of once, and never after it was done', async () => {
  const { order } = await paidByPix(server)
  await writeReminder(jobCtx(server), order.id, 'RESERVE')
  await writeReminder(jobCtx(server), order.id, 'RESERVE')
  const reminders = async () => (await letters(order.number)).filter(({ subject }) => subject.includes('falta'))
  expect((await reminders()).map(({ subject }) => subject)).toEqual([expect.stringContaining('faltam seus documentos')])
  await papersApproved(server, order.id)
  await writeReminder(jobCtx(server), order.id, 'RESERVE')
  await writeReminder(jobCtx(server), order.id, 'ANTI_FRAUD')
  expect(await reminders()).toHaveLength(1)
})

test('the reminder waits so many days, by the clock that can be moved', async () => {
  const { order } = await paidByPix(server)
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from start_after - created_on) / 86400 as days from pgboss.job
    where name = 'orders.remind' and data->>'orderId' = ${order.id}`.execute(server.db)
  expect(rows.map(({ days }) => Math.round(days))).toEqual([2])
})
