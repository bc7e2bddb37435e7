import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { FRESH, orderAddress, ORDERS, payByPix, reserve, signIn } from './order-page.ts'

test.use({ storageState: FRESH })

test('on a phone the next thing to do is in the first view, and nothing moves sideways', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await payByPix(calls, page.request, order)
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 780 })
    for (const address of [
      orderAddress('br-fiat', order),
      ORDERS['br-fiat'],
      `${orderAddress('br-fiat', order)}/cancelar`,
    ]) {
      await page.goto(address)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, `${address} at ${width}`).toBeLessThanOrEqual(0)
    }
    await page.goto(orderAddress('br-fiat', order))
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.locator('#order header').getByRole('link', { name: 'Enviar documentos' })).toBeInViewport()
  }
  expect(await violationsOf(page)).toEqual([])
})

test('on a phone a share ends as easily as it began', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  await page.goto(orderAddress('br-fiat', order))
  await page.locator('html[data-layout]').waitFor()
  await page.getByRole('button', { name: 'Criar endereço' }).tap()
  const { pathname } = new URL(await page.getByLabel('Endereço público').inputValue())
  await page.getByRole('button', { name: 'Encerrar' }).tap()
  await expect(page.getByText('O endereço público não funciona mais.')).toBeVisible()
  expect((await page.request.get(pathname)).status()).toBe(404)
})
