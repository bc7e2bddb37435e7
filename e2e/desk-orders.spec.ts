import { expect, type APIRequestContext, test } from '@playwright/test'
import { paperPdf } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { become, type Calls, enterAs, FRESH, type MadeOrder, payByPix, reach, reserve } from './order-page.ts'

const heading = 'heading'

test.use({ storageState: FRESH })

/** A reserved order of the Brazilian customer, made beside the page. */
async function paidOrder(request: APIRequestContext): Promise<{ readonly buyer: Calls; readonly order: MadeOrder }> {
  const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
  const order = await reserve(buyer, request, 'br-fiat')
  await payByPix(buyer, request, order)
  return { buyer, order }
}

test('the list is masked, narrowed by its address, and leads to the order', async ({ page, request }) => {
  const { order } = await paidOrder(request)
  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders?text=${order.number}`)
  const row = page.locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Reserva feita')
  await expect(row).toContainText('Cliente')
  await expect(row).toContainText('min')
  await expect(page.locator('tbody')).not.toContainText('Mendes')
  await expect(page.locator('tbody')).not.toContainText(/\d{3}\.\d{3}\.\d{3}-\d{2}/)
  expect(await violationsOf(page)).toEqual([])
  // D19: the last column is in sight on a laptop, the person on a phone.
  const last = await page.getByRole('columnheader').last().boundingBox()
  expect((last?.x ?? 0) + (last?.width ?? 9999)).toBeLessThanOrEqual(1280)
  await page.setViewportSize({ width: 390, height: 800 })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByText('João M.')).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('Etapa').selectOption('delivery')
  await expect(page).toHaveURL(/stage=delivery/)
  await expect(page.getByRole(heading, { level: 2, name: 'Nada corresponde a estes filtros' })).toBeVisible()
  await page.goBack()
  await expect(row).toHaveCount(1)
  await page.getByRole('link', { name: order.number, exact: true }).click()
  await expect(page.getByRole(heading, { level: 1 })).toHaveText(`Pedido ${order.number}`)
  await expect(page.getByText('Neste status há')).toBeVisible()
  await expect(page.locator('main')).toContainText('João Mendes')
  expect(await violationsOf(page)).toEqual([])
})

test('an estimate needs a reason; with one it stands beside the old one', async ({ page, request }) => {
  const { order } = await paidOrder(request)
  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  await page.getByLabel('Nova data').fill('2027-05-10')
  await page.getByRole('button', { name: 'Salvar previsão' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Informe a data e o motivo.')
  await expect(page.getByLabel('Nova data')).toHaveValue('2027-05-10')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Motivo').selectOption('productionDelay')
  await page.getByRole('button', { name: 'Salvar previsão' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('10 de maio de 2027')
  await expect(page.getByRole('complementary').locator('s')).toHaveCount(1)
})

test('papers: the file opens, a refusal needs its reason, and the buyer is asked again', async ({ page, request }) => {
  const { buyer, order } = await paidOrder(request)
  await upload(request, order, 'identity')
  await upload(request, order, 'proofOfAddress')
  // Papers are checked while the order goes on.
  await reach(buyer, order, 'ANTI_FRAUD')
  await enterAs(page, 'documentos@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const paper = page.locator('li', { hasText: 'Documento de identidade' })
  const file = await page.request.get((await paper.getByRole('link').getAttribute('href')) ?? '')
  expect(file.status()).toBe(200)
  await paper.getByRole('button', { name: 'Recusar' }).click()
  await expect(paper.getByRole('alert')).toContainText('Diga por que o documento foi recusado.')
  await paper.getByLabel('Se for recusado, por quê').selectOption('illegible')
  await paper.getByRole('button', { name: 'Recusar' }).click()
  await expect(paper).toContainText('Recusado')
  await page.locator('li', { hasText: 'Comprovante de endereço' }).getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.locator('li', { hasText: 'Comprovante de endereço' })).toContainText('Aprovado')
  expect(await violationsOf(page)).toEqual([])
  const seen = (await buyer.get(`/reservation/v2/reservations/${order.id}/status`)) as { pendingActions: string[] }
  expect(seen.pendingActions).toContain('uploadDocuments')
})

test('a cancellation is decided with what goes back in sight', async ({ page, request }) => {
  const { buyer, order } = await paidOrder(request)
  await buyer.post(`/reservation/v2/reservations/${order.id}/cancellation`, {
    reasonId: 'price',
    comment: 'Achei caro',
  })
  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const form = page.locator('form', { hasText: 'Decidir o cancelamento' })
  await expect(form).toContainText('Voltam R$ 2.000,00.')
  await expect(form).toContainText('Achei caro')
  await form.getByRole('button', { name: 'Manter o pedido' }).click()
  await expect(page.getByRole('alert')).toContainText('Escreva a nota')
  await form.getByRole('button', { name: 'Cancelar e devolver' }).click()
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  await expect(page.locator('header', { hasText: order.number })).toContainText('Pedido cancelado')
  await reach(buyer, order, 'CANCELLED')
})

test('a refund asks for amount and reason, and never gives back more than was paid', async ({ page, request }) => {
  const { order } = await paidOrder(request)
  await enterAs(page, 'financeiro@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  await page.getByRole('link', { name: 'Devolver até R$ 2.000,00' }).click()
  const form = page.locator('form', { hasText: 'Devolver Pix' })
  await expect(form.getByLabel('Valor')).toHaveValue('2.000,00')
  await form.getByLabel('Valor').fill('2.000,01')
  await form.getByLabel('Motivo').fill('Acordo')
  await form.getByRole('button', { name: 'Conferir' }).click()
  await expect(form.getByRole('alert')).toContainText('passa do que resta')
  await form.getByLabel('Valor').fill('500,00')
  await form.getByRole('button', { name: 'Conferir' }).click()
  await expect(form).toContainText(
    /R\$\s500,00 voltam por Devolução do Pix, até .* Ficam R\$\s1\.500,00 desta cobrança/,
  )
  await form.getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Devoluções' })).toContainText('R$ 500,00')
  await expect(async () => {
    await page.reload()
    const ledger = page.getByRole('table', { name: 'Composição do total' })
    await expect(ledger).toContainText('500,00 devolvidos', { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
})

test('only what is permitted is shown, and a forbidden address says which right is missing', async ({
  page,
  request,
}) => {
  const { order } = await paidOrder(request)
  await enterAs(page, 'documentos@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  await expect(page.getByRole('button', { name: /Devolver|Cancelar e devolver|Salvar previsão/ })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Áreas' }).getByRole('link')).toHaveText([
    'Hoje',
    'Meu trabalho',
    'Vendas',
    'Caixa de saída',
  ])

  const reprocess = await page.goto('/desk/reprocess')
  expect(reprocess?.status()).toBe(403)
  await expect(page.locator('main')).toContainText('reservations.reprocess')
  expect(await violationsOf(page)).toEqual([])

  await enterAs(page, 'usuarios@volante.example')
  const list = await page.goto('/desk/orders')
  expect(list?.status()).toBe(403)
  await expect(page.locator('main')).toContainText('orders.read')

  await enterAs(page, 'asesora@volante.example', 'es-AR')
  const foreign = await page.goto(`/desk/orders/${order.id}`)
  expect(foreign?.status()).toBe(404)
  await expect(page.getByRole(heading, { level: 1 })).toHaveText('Este pedido no está entre los tuyos')
})

test('a step forged without its right is refused, and nothing changes', async ({ page, request }) => {
  const { buyer, order } = await paidOrder(request)
  await enterAs(page, 'documentos@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const token = await page.locator('input[name=_xsrf]').first().inputValue()
  const answer = await page.request.post(`/desk/orders/${order.id}`, {
    form: { _xsrf: token, form: 'cancellation', decision: 'accept', reply: 'x' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).toContain('orders.cancel')
  await reach(buyer, order, 'RESERVE')
})

test('reprocessing a campaign names the orders it looks at', async ({ page, request }) => {
  const { order } = await paidOrder(request)
  await enterAs(page, 'servicios@volante.example', 'es-AR')
  await page.goto('/desk/reprocess')
  await page.getByRole('button', { name: 'Reprocesar' }).click()
  await expect(page.getByText('Elegí una campaña.', { exact: true })).toBeVisible()
  await page.getByLabel('Campaña').selectOption(order.campaignId ?? '')
  await page.getByRole('button', { name: 'Reprocesar' }).click()
  await expect(page.getByRole('link', { name: order.number })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

async function upload(request: APIRequestContext, { id }: MadeOrder, kind: string): Promise<void> {
  const answer = await request.post('/api/private-api/file/upload', {
    headers: { 'x-site': 'br-fiat', 'x-xsrf-token': 'e2e-orders' },
    multipart: {
      request: JSON.stringify({ root_path: 'orders', sub_path: `${id}/${kind}` }),
      file: { name: `${kind}.pdf`, mimeType: 'application/pdf', buffer: paperPdf() },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
