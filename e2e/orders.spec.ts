import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { BASE, become, FRESH, ORDERS, orderAddress, payByPix, reserve, signIn } from './order-page.ts'

const heading = 'heading'

test.use({ storageState: FRESH })

test('a stranger is sent to sign in and comes back; somebody without orders is told what to do', async ({ page }) => {
  await page.goto(ORDERS['br-fiat'])
  await expect(page).toHaveURL(/\/br\/fiat\/entrar\?returnTo=%2Fbr%2Ffiat%2Fminha-conta%2Fpedidos/)
  await signIn(page, 'br-fiat')
  await become(page.request, 'antifraude@volante.example', 'br-fiat')
  await page.goto(ORDERS['br-fiat'])
  await expect(page.getByRole(heading, { level: 2 })).toHaveText('Nenhum pedido encontrado')
  await expect(page.getByRole('link', { name: 'Ver modelos' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('above the fold: stage, what happens now, who must act, the next date; a payment shows without reloading', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(orderAddress('br-fiat', order))
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Carro separado')
  const head = page.locator('#order header')
  await expect(head).toContainText(/1 de [67] · Reserva/)
  await expect(head).toContainText('Quem age agoraVocê')
  await expect(head.getByRole('timer')).toHaveText(/^\d{2}:\d{2}$/)
  await expect(head.getByRole('link', { name: 'Pagar', exact: true })).toBeInViewport()
  expect(await violationsOf(page)).toEqual([])

  await payByPix(calls, page.request, order)
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Reserva feita', { timeout: 5_000 })
  await expect(head.getByRole('link', { name: 'Enviar documentos' })).toBeVisible()
  await expect(head).toContainText(/Próxima etapaDocumentos e aprovação, a partir de \d{2}\/\d{2}\/\d{4}/)

  const stages = page.getByRole('region', { name: 'Linha do tempo' }).locator(':scope > ol > li')
  // A car that is built already has no production before it.
  await expect.poll(async () => [6, 7].includes(await stages.count())).toBe(true)
  await expect(page.locator('[aria-current=step]')).toHaveCount(1)
  await expect(page.locator('[aria-current=step]')).toContainText('Agora')
  await expect(stages.first().locator('time').first()).toHaveAttribute('datetime', /^\d{4}-/)
  expect(await violationsOf(page)).toEqual([])
})

test('the ledger adds up to the total', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await page.goto(orderAddress('br-fiat', order))
  const amounts = await page.getByRole('region', { name: 'Pagamentos' }).locator('dd').allInnerTexts()
  const cents = amounts.map((text) => Number(text.replace(/\D/g, '')))
  const total = cents.pop() ?? 0
  expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total)
  expect(total).toBeGreaterThan(0)
})

test('a changed estimate keeps the old one with its reason and is marked as new', async ({
  page,
  playwright,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await page.goto(orderAddress('br-fiat', order))
  const aside = page.getByRole('complementary', { name: 'Sobre o pedido' })
  const before = await aside
    .getByText(/^entre \d/)
    .first()
    .textContent()

  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const desk = await become(staff, 'admin@volante.example', 'br-fiat')
  await desk.post(`/orders/desk/${order.id}/estimates`, {
    deliveryOn: '2027-03-15',
    reason: 'productionDelay',
    note: null,
  })
  await staff.dispose()

  await expect(aside.locator('time').first()).toHaveAttribute('datetime', '2027-03-15', { timeout: 5_000 })
  await page.reload()
  await expect(aside).toContainText('A fábrica precisou de mais tempo')
  await expect(aside.locator('s')).toHaveText(before ?? '')
  await expect(aside).toContainText('Primeira previsão')
})

test('what came since the last visit is marked, once', async ({ page, playwright, baseURL }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await page.goto(orderAddress('br-fiat', order))
  await page.goto(BASE['br-fiat'])
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const desk = await become(staff, 'admin@volante.example', 'br-fiat')
  await desk.post(`/orders/desk/${order.id}/estimates`, {
    deliveryOn: '2027-04-20',
    reason: 'transportDelay',
    note: null,
  })
  await desk.post(`/orders/desk/${order.id}/status`, { status: 'UPLOADED_DOCS', note: 'Conferidos na loja' })
  await staff.dispose()
  await page.goto(ORDERS['br-fiat'])
  await expect(page.locator('li', { hasText: order.number })).toContainText('Novo desde sua última visita')
  await page.goto(orderAddress('br-fiat', order))
  await expect(page.getByRole('complementary', { name: 'Sobre o pedido' })).toContainText(
    'Novo desde sua última visita',
  )
  await page.reload()
  await expect(page.getByText('Novo desde sua última visita')).toHaveCount(0)
})

test('a cancellation by keyboard: amount, means and day first, then the reason; it shows at once and can be taken back', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await page.goto(orderAddress('br-fiat', order))
  await page.locator('html[data-layout]').waitFor()
  const open = page.getByRole('link', { name: 'Cancelar pedido' })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Cancelar o pedido')
  const consequence = page.getByRole('region', { name: 'Quanto volta para você' })
  await expect(consequence).toContainText('R$ 2.000,00')
  await expect(consequence).toContainText('Devolução do Pix')
  await expect(consequence).toContainText(/até \d{2}\/\d{2}\/\d{4}/)
  await expect(consequence).toContainText('Direito de arrependimento: por 7 dias')
  expect(await violationsOf(page)).toEqual([])

  const confirm = page.getByRole('button', { name: 'Confirmar cancelamento' })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Escolha um motivo.')
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('radio', { name: 'Mudei de ideia' }).focus()
  await page.keyboard.press('Space')
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/done=cancelled/)
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Cancelamento pedido')
  await expect(page.locator('#order')).toContainText('Voltam R$ 2.000,00.')
  await expect(page.getByRole('link', { name: 'Cancelar pedido' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Desistir do cancelamento' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/done=reactivated/)
  await expect(page.getByRole(heading, { level: 1 })).not.toHaveText('Cancelamento pedido')
})

test('a shared order is read by anybody, says nothing of a person, and ends when its owner says so', async ({
  page,
  browser,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(orderAddress('br-fiat', order))
  await page.locator('html[data-layout]').waitFor()
  await page.getByRole('button', { name: 'Criar endereço' }).click()
  const { pathname: path } = new URL(await page.getByLabel('Endereço público').inputValue())
  expect(path).toMatch(/^\/br\/fiat\/acompanhar\/[\w-]{32}$/)
  expect(await violationsOf(page)).toEqual([])

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await stranger.newPage()
  await other.goto(path)
  const stages = other.getByRole('region', { name: 'Linha do tempo' }).locator(':scope > ol > li')
  await expect(stages.last()).toContainText('Entrega')
  const html = await other.content()
  for (const secret of [order.number, order.id, 'João', 'Mendes', 'cliente@volante.example', '11987654321', 'R$']) {
    expect(html).not.toContain(secret)
  }
  expect(await violationsOf(other)).toEqual([])

  await page.getByRole('button', { name: 'Encerrar' }).click()
  await expect(page).toHaveURL(/done=unshared/)
  const ended = await other.goto(path)
  expect(ended?.status()).toBe(404)
  await expect(other.getByRole(heading, { level: 1 })).toHaveText('Este endereço não vale mais')
  await stranger.close()
})

test("another customer's order is not there, neither its page nor what can be done with it", async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await signIn(page, 'ar-fiat')
  for (const path of ['', '/cancelar', '/avaliacao']) {
    const answer = await page.goto(orderAddress('br-fiat', order) + path)
    expect(answer?.status(), path).toBe(404)
  }
  const answer = await page.goto(`${ORDERS['br-fiat']}/no-such-order`)
  expect(answer?.status()).toBe(404)
})

test('without a line the page keeps the last state and says from when it is', async ({ page, context }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(orderAddress('br-fiat', order))
  await page.locator('html[data-layout]').waitFor()
  await context.setOffline(true)
  await expect(page.getByText(/^Sem conexão: este é o estado das \d{2}:\d{2}\.$/)).toBeVisible()
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Carro separado')
  await context.setOffline(false)
  await expect(page.getByText(/^Sem conexão: este/)).toHaveCount(0)
})

test('without script the page says the same, shares and cancels', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', storageState: FRESH })
  const page = await context.newPage()
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(orderAddress('br-fiat', order))
  await expect(page.locator('#order header')).toContainText(/1 de [67] · Reserva/)
  await expect(page.getByText('ative o JavaScript do navegador')).toBeVisible()
  await expect(page.getByText('Um momento…')).toBeHidden()
  await page.getByRole('button', { name: 'Criar endereço' }).click()
  await expect(page.getByLabel('Endereço público')).toHaveValue(/\/acompanhar\//)
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await page.getByRole('radio', { name: 'Preço' }).press('Space')
  await page.getByRole('button', { name: 'Confirmar cancelamento' }).click()
  await expect(page).toHaveURL(/done=cancelled/)
  await context.close()
})

test('Argentina: the same in its words, without Pix, with its own days of regret', async ({ page }) => {
  const calls = await signIn(page, 'ar-fiat')
  const order = await reserve(calls, page.request, 'ar-fiat')
  await page.goto(ORDERS['ar-fiat'])
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Mis pedidos')
  await page.getByRole('link', { name: new RegExp(`Ver el pedido .*${order.number}`) }).click()
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Auto separado')
  await expect(page.locator('main')).not.toContainText(/Pix|boleto/i)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Cancelar pedido' }).click()
  await expect(page.locator('main')).toContainText('Todavía no pagaste nada')
  await expect(page.locator('main')).toContainText('durante 10 días')
  expect(await violationsOf(page)).toEqual([])
})
