import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'
import { enterAs, FRESH, orderAddress, reserve, signIn } from './order-page.ts'

test('a visit is booked from a model without login and without script; a full half of a day is waited for', async ({
  browser,
  page,
}) => {
  await page.goto('/ar/fiat/modelos/cronos')
  await page.getByRole('link', { name: 'Verlo de cerca en un concesionario' }).click()
  await expect(page).toHaveURL(/visitar-concesionario\?model=cronos/)
  expect(await violationsOf(page)).toEqual([])
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(page.url())
  await plain.getByLabel('Código postal o ciudad').fill('Rosario')
  await plain.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await plain.getByRole('region', { name: 'Dónde' }).getByRole('link').first().click()
  await expect(plain).toHaveURL(/dealer=/)
  // Today only what is left of it: another day has both halves.
  await plain.getByRole('navigation', { name: 'Día' }).getByRole('link').nth(2).click()
  await expect(plain).toHaveURL(/day=/)
  const address = new URL(plain.url())
  const dealer = address.searchParams.get('dealer') ?? ''
  const fill = async (slot: string) => {
    await plain.locator(`input[value="${slot}"]`).press('Space')
    await plain.getByLabel('Nombre completo').fill('Bruno Díaz')
    await plain.getByLabel('Correo electrónico', { exact: true }).first().fill('bruno.diaz@correo.example')
    await plain.getByLabel('Celular').fill('3414567890')
    await plain.getByLabel('WhatsApp').press('Space')
    await plain.getByRole('button', { name: 'Pedir este horario' }).click()
  }
  const slots = plain.locator('input[name="slot"]:enabled')
  const first = await slots.first().inputValue()
  const [day = '', period = ''] = first.split(' ')
  await fill(first)
  await expect(plain).toHaveURL(/\/ar\/fiat\/turno\//)
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Visita: Cronos')

  // Others ask until that half of the day is full.
  const headers = { 'x-site': 'ar-fiat' }
  const who = { name: 'Ana Ruiz', email: 'ana@correo.example', phone: '3414567891', allowEmail: true }
  const asks = async (time: string | null) => {
    const data = { ...who, dealerCode: dealer, kind: 'VISIT', day, period, time }
    return (await plain.request.post('/api/scheduler/v2/appointments/web', { headers, data })).ok()
  }
  await plain.goto(address.href)
  for (const value of await slots.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))) {
    const [on, half, time = ''] = value.split(' ')
    if (on !== day || half !== period) continue
    // oxlint-disable-next-line no-await-in-loop -- until no more is held
    while (await asks(time || null));
  }
  await plain.goto(address.href)
  await fill(`wait ${day} ${period}`)
  await expect(plain).toHaveURL(/\/ar\/fiat\/espera-de-turno\//)
  await expect(plain.getByText('Sos el próximo de la lista')).toBeVisible()
})

test('whose car stands at the dealer arranges when to collect it, once', async ({ browser }) => {
  const page = await (await browser.newContext({ storageState: FRESH })).newPage()
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  // The way there is another journey's.
  await inDatabase(async (client) => {
    await client.query(
      `update orders set status = 'AT_DEALER', reached = 'AT_DEALER', stage = 'delivery', dealer_code = '70001',
        dealer = jsonb_set(dealer, '{code}', '"70001"') where id = $1`,
      [order.id],
    )
    await client.query(
      `insert into order_events (order_id, status, at, actor, data)
       select $1, 'AT_DEALER', max(at) + interval '1 second', 'dealer', '{}' from order_events where order_id = $1`,
      [order.id],
    )
  })
  await page.goto(orderAddress('br-fiat', order))
  await page.getByRole('link', { name: 'Combinar a retirada' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Quando você vem buscar/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('radio', { disabled: false }).first().press('Space')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('WhatsApp').press('Space')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/agendamento\//)
  const own = page.url()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Entrega do carro/)
  await page.goto(orderAddress('br-fiat', order))
  await page.getByRole('link', { name: 'Combinar a retirada' }).click()
  await expect(page).toHaveURL(own)

  // The desk's page of the order says when, and leads to another time.
  const desk = await (await browser.newContext({ storageState: FRESH })).newPage()
  await enterAs(desk, 'consultora@volante.example')
  await desk.goto(`/desk/orders/${order.id}`)
  const handOver = desk.getByRole('region', { name: 'Entrega do carro' })
  await expect(handOver).toContainText('Pendente')
  await expect(handOver).toContainText('João')
  expect(await violationsOf(desk)).toEqual([])
  await handOver.getByRole('link', { name: 'Remarcar' }).click()
  await expect(desk).toHaveURL(/\/desk\/calendar\?.*move=/)
})
