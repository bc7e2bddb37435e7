import { expect, test } from '@playwright/test'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { auditOf } from './order-database.ts'
import { become, enterAs, FRESH, orderAddress, reach, reserve, signIn } from './order-page.ts'
import {
  deliveredOrder,
  orderAtPhoto,
  paidOrder,
  pressAt,
  somebodyElse,
  tabTo,
  takePhoto,
  typeAt,
} from './order-steps.ts'

// Nobody here has a mouse: what the Tab key does not come to cannot be done.

test.use({ storageState: FRESH })

test('a card that is refused, then another', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(`/br/fiat/reserva/${order.id}/pagamento`)
  await page.locator('html[data-layout]').waitFor()
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  await pressAt(page, page.getByRole('link', { name: /^Cartão/ }))
  await page.waitForURL(/kind=card/)
  await page.locator('html[data-layout]').waitFor()
  await typeAt(page, page.getByLabel('Número do cartão'), '4000000000009995')
  await typeAt(page, page.getByLabel('Nome como está no cartão'), 'JOAO MENDES')
  await typeAt(page, page.getByLabel('Validade'), '7/30')
  await typeAt(page, page.getByLabel('Código de segurança'), '123')
  await tabTo(page, page.getByLabel('Parcelas'))
  await page.keyboard.press('ArrowDown')
  await pressAt(page, pay)
  await expect(page.getByRole('alert')).toContainText('TIVEMOS UM PROBLEMA NO PAGAMENTO.')
  await page.locator('html[data-layout]').waitFor()
  await typeAt(page, page.getByLabel('Número do cartão'), '4111111111111111')
  await typeAt(page, page.getByLabel('Código de segurança'), '123')
  await pressAt(page, pay)
  await page.waitForURL(/pronto/)
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'Enviar documentos' }))
  await page.waitForURL(/documentos/)
})

test('papers: a file chosen, one too large, one left out, all sent', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await paidOrder(calls, page.request)
  await page.goto(`/br/fiat/reserva/${order.id}/documentos`)
  await page.locator('html[data-layout]').waitFor()
  const photo = { name: 'rg.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto() }
  const choose = async (paper: string, files: Parameters<typeof page.setInputFiles>[1]) => {
    const chooser = page.waitForEvent('filechooser')
    await pressAt(page, page.locator(`${paper} input[multiple]`))
    await (await chooser).setFiles(files)
  }
  await choose('#paper-identity', { ...photo, name: 'tudo.pdf', buffer: Buffer.alloc(10_500_000, '%PDF-1.4 ') })
  await expect(page.locator('#paper-identity')).toContainText('Arquivos excederam o tamanho máximo: tudo.pdf')
  await choose('#paper-identity', photo)
  await expect(page.locator('#paper-identity')).toContainText('Em conferência')
  // The focus is where it was: on the paper that was sent.
  await expect(page.locator('#paper-identity')).toBeFocused()
  await choose('#paper-proofOfAddress', { ...photo, name: 'conta.jpg' })
  await expect(page.locator('#papers-next')).toContainText('Todos os documentos estão aqui.')
  await reach(calls, order, 'ANTI_FRAUD')
})

test('the security photo is handed over to a phone, and the contract is signed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const staff = await somebodyElse(playwright, baseURL, 'documentos@volante.example')
  const order = await orderAtPhoto(calls, staff, page.request)
  await page.goto(`/br/fiat/reserva/${order.id}/foto`)
  await page.locator('html[data-layout]').waitFor()
  await pressAt(page, page.getByRole('checkbox', { name: /Autorizo o uso da minha foto/ }), 'Space')
  await pressAt(page, page.getByRole('button', { name: 'Autorizar e começar' }))
  await expect(page.getByRole('img', { name: 'QR code que abre a foto no celular' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: /\/foto\// }))
  await pressAt(page, page.getByRole('button', { name: 'Gerar outro código' }))
  await expect(page.getByRole('img', { name: 'QR code que abre a foto no celular' })).toBeVisible()

  // The phone's part; this page goes on by itself.
  await takePhoto(calls, order)
  await pressAt(page, page.getByRole('link', { name: /assinar o contrato/i }))
  await page.waitForURL(/contrato/)
  await page.locator('html[data-layout]').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Abrir o contrato em PDF' }))
  await pressAt(page, page.getByRole('checkbox', { name: 'Li o contrato e concordo com ele' }), 'Space')
  await pressAt(page, page.getByRole('button', { name: 'Assinar o contrato' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contrato assinado')
  await reach(calls, order, 'CREATED_ORDER')
})

test('after the delivery the buyer says how it was; it is kept, shown, and can be changed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const calls = await signIn(page, 'br-fiat')
  const staff = {
    documents: await somebodyElse(playwright, baseURL, 'documentos@volante.example'),
    administrator: await somebodyElse(playwright, baseURL, 'admin@volante.example'),
  }
  const order = await deliveredOrder(calls, staff, page.request)
  await page.goto(orderAddress('br-fiat', order))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carro entregue')
  await pressAt(page, page.locator('#todo + ul').getByRole('link'))
  await page.waitForURL(/avaliacao/)
  await pressAt(page, page.getByRole('button', { name: 'Enviar avaliação' }))
  await expect(page.getByRole('alert')).toContainText('Escolha uma nota de 1 a 5.')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '4 · Bom' })).toBeChecked()
  await typeAt(page, page.getByLabel('O que podemos repetir ou melhorar?'), 'Entrega no dia combinado')
  await pressAt(page, page.getByRole('button', { name: 'Enviar avaliação' }))
  await expect(page.getByText('Obrigado! Sua avaliação foi registrada.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Nota 4 de 5')
  await expect(page.locator('#todo')).toHaveCount(0)
  const kept = (await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as { feedback: object }
  expect(kept.feedback).toMatchObject({ rating: 4, comment: 'Entrega no dia combinado' })
  await pressAt(page, page.getByRole('link', { name: 'Mudar' }))
  await expect(page.getByRole('radio', { name: '4 · Bom' })).toBeChecked()
})

test('at the desk: from the list over the order to its next status', async ({ page, request }) => {
  const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
  const order = await paidOrder(buyer, request)
  await enterAs(page, 'admin@volante.example')
  await page.goto('/desk/orders')
  await page.locator('html[data-layout]').waitFor()
  await typeAt(page, page.getByLabel('Nome, e-mail, telefone, chassi ou número'), order.number)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await pressAt(page, page.getByRole('link', { name: order.number, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pedido ${order.number}`)
  const form = page.locator('form', { hasText: 'Avançar para' })
  await typeAt(page, form.getByLabel('Mensagem ao cliente'), 'Conferidos na loja')
  await pressAt(page, form.getByRole('button').first())
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('Conferidos na loja')
  await reach(buyer, order, 'ANTI_FRAUD')
  expect(await auditOf(order.id)).toContainEqual({ call: 'orders.desk.advance', email: 'admin@volante.example' })
})
