import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'
import { enterAs, FRESH, orderAddress, ORDERS, reserve, signIn } from './order-page.ts'
import { paidOrder } from './order-steps.ts'

const heading = 'heading'

test.use({ storageState: FRESH })

test('a status nobody knows is shown as it came, as being processed; the order stays where it is (OT8)', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await paidOrder(calls, page.request)
  await page.goto(orderAddress('br-fiat', order))
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Reserva feita')
  // As a factory's system would write it that is ahead of ours.
  await inDatabase((client) =>
    client.query(
      `insert into order_events (order_id, status, at, actor, data) values ($1, 'PAINT_QUEUE_7', now(), 'factory', '{}')`,
      [order.id],
    ),
  )
  await page.reload()
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Em processamento')
  await expect(page.locator('#order header')).toContainText('PAINT_QUEUE_7')
  await expect(page.locator('#order header')).toContainText(/1 de [67] · Reserva/)
  await expect(page.locator('[aria-current=step]')).toContainText('Em processamento PAINT_QUEUE_7')
  expect(await violationsOf(page)).toEqual([])
  await page.goto(ORDERS['br-fiat'])
  await expect(page.locator('li', { hasText: order.number })).toBeVisible()

  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('Em processamento PAINT_QUEUE_7')
  await expect(page.locator('header', { hasText: order.number })).toContainText('PAINT_QUEUE_7')
})

test('an order that cannot be read says that its line is not available, that nothing is lost, and comes back', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  const ends = (time: string) =>
    inDatabase((client) => client.query('update charges set expires_at = $2 where order_id = $1', [order.id, time]))
  await calls.post('/reservation/v2/reservations/pix/payment', { reservationId: order.id })
  // A time no date is made of: the order cannot be told, the list of orders can.
  await ends('infinity')
  const response = await page.goto(orderAddress('br-fiat', order))
  expect(response?.status()).toBe(200)
  await expect(page.getByRole(heading, { name: 'Linha do tempo indisponível' }).first()).toBeVisible()
  await expect(page.locator('main')).toContainText('Nada foi perdido')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Meus pedidos' }).last().click()
  await expect(page.locator('li', { hasText: order.number })).toBeVisible()
  await page.goto(`${orderAddress('br-fiat', order)}/cancelar`)
  await expect(page.getByRole(heading, { name: 'Linha do tempo indisponível' }).first()).toBeVisible()

  await ends(new Date(Date.now() + 600_000).toISOString())
  await page.goto(orderAddress('br-fiat', order))
  // The bank of the demo pays by itself after a while.
  await expect(page.getByRole(heading, { level: 1 })).toHaveText(/^(Carro separado|Reserva feita)$/)
})
