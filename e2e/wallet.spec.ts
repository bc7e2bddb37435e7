import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { open } from './lead-page.ts'
import { FRESH, payByPix, reserve, signIn } from './order-page.ts'

test.use({ storageState: FRESH })

test('a card is put into the wallet, becomes the favourite and leaves it; its number goes to the tokeniser alone', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/tokeniser/')) bodies.push(request.postData() ?? '')
  })
  await signIn(page, 'ar-fiat')
  await open(page, '/ar/fiat/mi-cuenta/tarjetas')
  const save = page.getByRole('button', { name: 'Guardar tarjeta' })
  await save.click()
  await expect(page.getByLabel('Número de la tarjeta')).toBeFocused()
  await page.getByLabel('Número de la tarjeta').fill('5555555555554444')
  await page.getByLabel('Nombre como está en la tarjeta').fill('LUCIA FERREYRA')
  await page.getByLabel('Vencimiento').pressSequentially('7/30')
  await page.getByLabel('Código de seguridad').fill('123')
  await save.click()
  await expect(page.getByText('Tarjeta guardada.')).toBeVisible()
  await page.getByRole('button', { name: /^Hacer favorita: Mastercard/ }).click()
  await expect(page.getByText('Cambió tu tarjeta favorita.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Quitar: Mastercard/ }).click()
  await expect(page.getByText('Tarjeta eliminada.')).toBeVisible()
  await expect(page.getByText('5555')).toHaveCount(0)
  expect(bodies.filter((body) => /5555\D?5555|securityCode/.test(body))).toEqual([])
})

test('the rest of the price is paid before it is asked for, by keyboard alone', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  await open(page, `/br/fiat/reserva/${order.id}/pagamento?rest=1&kind=pix`)
  const summary = page.getByRole('region', { name: /^Seu pedido/ })
  await expect(summary.getByText('Falta pagar')).toHaveCount(1)
  await page.getByRole('button', { name: /^Gerar Pix/ }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Demonstração: pagar agora' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/pronto/)
  await expect(summary).toContainText('Pagamento do saldo')
})
