import { expect, test } from '@playwright/test'
import { enterBrazil, fillCard, reserve } from './checkout-page.ts'

const SESSION = { name: 'volante-session' }

test('a card that never left says why: no line, no session; what was typed stays', async ({ page }) => {
  await enterBrazil(page)
  await reserve(page)
  await fillCard(page, '6362970000457013')
  const pay = page.getByRole('button', { name: /^Pagar R\$/ })
  const alert = page.getByRole('alert')
  await page.context().setOffline(true)
  await pay.click()
  await expect(alert).toContainText('A conexão caiu antes de o cartão ser enviado.')
  await expect(alert).not.toContainText('Verifique seus dados')
  await page.context().setOffline(false)
  await page.context().clearCookies(SESSION)
  await pay.click()
  await expect(alert).toContainText('Sua sessão terminou.')
  await expect(page.getByLabel('Número do cartão')).toHaveValue('6362 9700 0045 7013')
  const beside = page.context().waitForEvent('page')
  await alert.getByRole('link', { name: 'Entrar em outra aba' }).click()
  const tab = await beside
  await tab.locator('html[data-layout]').waitFor()
  await tab.locator('summary', { hasText: /demo/i }).first().click()
  await tab.getByRole('button', { name: /João Mendes/ }).click()
  await tab.waitForURL(/\/pagamento$/)
  await page.bringToFront()
  await pay.click()
  await page.waitForURL(/pronto/)
})

test('an order whose session ended says so, asks for nothing more, and leads back in', async ({ page }) => {
  await enterBrazil(page)
  const path = await reserve(page)
  await page.goto(`/br/fiat/minha-conta/pedidos/${path.split('/').at(-2)}`)
  await page.locator('html[data-layout]').waitFor()
  await page.context().clearCookies(SESSION)
  // The announcements go on over their own line until it is broken.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(page.getByText('Sua sessão terminou.')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.waitForTimeout(5_000)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  await page.getByRole('link', { name: 'Entrar de novo' }).click()
  await page.waitForURL(/entrar/)
  await page.locator('html[data-layout]').waitFor()
  await page.locator('summary', { hasText: /demo/i }).first().click()
  await page.getByRole('button', { name: /João Mendes/ }).click()
  await page.waitForURL(/pedidos/)
})
