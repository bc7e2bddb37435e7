import { expect, test as base } from '@playwright/test'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { auditOf } from './order-database.ts'
import { become, enterAs, FRESH, reach, reserve } from './order-page.ts'
import { failPhotos, orderAtPhoto, paidOrder, somebodyElse } from './order-steps.ts'

const DONE = 'Feito e registrado no histórico.'

interface Fixtures {
  /** An order whose photos failed, opened by who decides about them. */
  readonly doubted: {
    readonly buyer: Awaited<ReturnType<typeof become>>
    readonly order: Awaited<ReturnType<typeof orderAtPhoto>>
  }
}

const test = base.extend<Fixtures>({
  doubted: async ({ page, request, playwright, baseURL }, use) => {
    const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
    const staff = await somebodyElse(playwright, baseURL, 'documentos@volante.example')
    const order = await orderAtPhoto(buyer, staff, request)
    await failPhotos(buyer, order)
    await enterAs(page, 'antifraude@volante.example')
    await page.goto(`/desk/orders/${order.id}`)
    await use({ buyer, order })
  },
})

test.use({ storageState: FRESH })

test('identity: nobody is refused without a reason; the same person goes on, and the photos are gone', async ({
  page,
  doubted: { buyer, order },
}) => {
  const form = page.locator('form', { hasText: 'Decidir sobre a identidade' })
  const photo = (await form.getByRole('link', { name: 'Foto 1' }).getAttribute('href')) ?? ''
  expect((await page.request.get(photo)).headers()['content-type']).toMatch(/^image\//)
  await form.getByRole('button', { name: 'Não é' }).click()
  await expect(form.getByRole('alert')).toContainText('Escreva a nota: ela fica no histórico.')
  await form.getByLabel('Por quê').fill('Conferido por vídeo')
  await form.getByRole('button', { name: 'É a mesma pessoa' }).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(page.locator('header', { hasText: order.number })).toContainText(/Contrato (para assinar|em preparação)/)
  expect((await page.request.get(photo)).status()).toBe(404)
  expect(await violationsOf(page)).toEqual([])
  await reach(buyer, order, 'SIGN_CONTRACT')
  expect(await auditOf(order.id)).toContainEqual({ call: 'orders.desk.fraud', email: 'antifraude@volante.example' })
})

test('who types on in a refused form before its script is there keeps the focus, and what is pressed counts', async ({
  page,
  request,
}) => {
  const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
  const order = await reserve(buyer, request, 'br-fiat')
  await enterAs(page, 'admin@volante.example')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`/desk/orders/${order.id}`, { waitUntil: 'commit' })
  const form = page.locator('form', { hasText: 'Nota para a equipe' })
  const save = form.getByRole('button', { name: 'Guardar nota' })
  await save.click()
  await expect(form.getByRole('alert')).toBeFocused()
  const note = form.getByLabel('Nota interna')
  await note.pressSequentially('Ligou')
  scripts.resolve()
  await expect(page.locator('html[data-layout]')).toHaveCount(1)
  await expect(note).toBeFocused()
  await page.keyboard.type(' de volta')
  await save.click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(page.locator('main')).toContainText('Ligou de volta')
})

test('identity: somebody else keeps neither the car nor our hands on their money', async ({
  page,
  doubted: { buyer, order },
}) => {
  const form = page.locator('form', { hasText: 'Decidir sobre a identidade' })
  await form.getByLabel('Por quê').fill('O documento é de outra pessoa')
  await form.getByRole('button', { name: 'Não é' }).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(page.locator('header', { hasText: order.number })).toContainText('Pedido cancelado')
  await expect(page.getByRole('table', { name: 'Devoluções' })).toContainText('R$ 2.000,00')
  await reach(buyer, order, 'CANCELLED')
  expect(await auditOf(order.id)).toContainEqual({ call: 'orders.desk.fraud', email: 'antifraude@volante.example' })
})

test('money the dealer took is confirmed with a note; given back by the dealer, that is noted too', async ({
  page,
  request,
}) => {
  const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
  const order = await reserve(buyer, request, 'br-fiat')
  await buyer.post('/reservation/v2/reservations/dealer/payment', { reservationId: order.id })
  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const settle = page.locator('form', { hasText: 'Confirmar Reserva · Na concessionária: R$ 2.000,00' })
  await settle.getByLabel('Nota').fill('Recibo 4711')
  await settle.getByRole('button', { name: 'Recebido' }).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(settle).toHaveCount(0)
  const ledger = page.getByRole('table', { name: 'Composição do total' })
  await expect(ledger.getByRole('row', { name: /Na concessionária/ })).toContainText(/pago em \d{2}\/\d{2}\/\d{4}/)
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('Recibo 4711')

  const cancelling = { reasonId: 'price', comment: '' }
  await buyer.post(`/reservation/v2/reservations/${order.id}/cancellation`, cancelling)
  await page.reload()
  await page.getByRole('button', { name: 'Cancelar e devolver' }).click()
  await expect(page.locator('header', { hasText: order.number })).toContainText('Pedido cancelado')

  await enterAs(page, 'financeiro@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const refund = page.locator('form', { hasText: /Devolvido por fora: Devolução na concessionária, R\$.2\.000,00/ })
  await expect(page.getByRole('table', { name: 'Devoluções' })).toContainText('Pedida')
  await refund.getByLabel('Nota').fill('TED 0815')
  await refund.getByRole('button', { name: 'Anotar como devolvido' }).click()
  await expect(page.getByText(DONE)).toBeVisible()
  await expect(refund).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Devoluções' })).toContainText('Feita')
  await expect(ledger).toContainText('2.000,00 devolvidos')
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('TED 0815')
  expect(await violationsOf(page)).toEqual([])
  const audit = await auditOf(order.id)
  expect(audit).toContainEqual({ call: 'orders.desk.settlePart', email: 'admin@volante.example' })
  expect(audit).toContainEqual({ call: 'orders.desk.confirmRefund', email: 'financeiro@volante.example' })
})

test('a paper refused with its reason is sent again by its buyer and approved', async ({ page, browser, baseURL }) => {
  const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const buyer = await become(home.request, 'cliente@volante.example', 'br-fiat')
  const order = await paidOrder(buyer, home.request)
  const papers = await home.newPage()
  await papers.goto(`/br/fiat/reserva/${order.id}/documentos`)
  await papers.locator('html[data-layout]').waitFor()
  const mine = papers.locator('#paper-identity')
  const file = { name: 'rg.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto() }
  await mine.locator('input[multiple]').setInputFiles(file)
  await expect(mine).toContainText('Em conferência')

  await enterAs(page, 'documentos@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const paper = page.locator('li', { hasText: 'Documento de identidade' })
  await paper.getByLabel('Se for recusado, por quê').selectOption('incomplete')
  await paper.getByRole('button', { name: 'Recusar' }).click()
  await expect(paper).toContainText('Falta uma parte. Envie frente e verso, todas as páginas.')

  // The buyer's page says so by itself.
  await expect(mine).toContainText('Falta uma parte. Envie frente e verso, todas as páginas.')
  await papers.locator('html[data-layout]').waitFor()
  expect(await violationsOf(papers)).toEqual([])
  const back = { ...file, name: 'verso.jpg' }
  await mine.locator('input[multiple]').setInputFiles([file, back])
  await expect(mine).toContainText('Em conferência')
  await home.close()

  await page.reload()
  await expect(paper.getByRole('link')).toHaveText(['rg.jpg', 'verso.jpg'])
  await paper.getByRole('button', { name: 'Aprovar' }).click()
  await expect(paper).toContainText('Aprovado')
  const audit = await auditOf(order.id)
  const staff = { call: 'orders.desk.document', email: 'documentos@volante.example' }
  expect(audit.filter(({ call }) => call === staff.call)).toEqual([staff, staff])
})
