import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { chooseWay, enterBrazil, reserve, SUMMARY } from './checkout-page.ts'

test('Pix on a phone: what is due is in sight, copying is the main button, the page settles by itself (CK1 CK4 CK5)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterBrazil(page)
  await reserve(page)
  await expect(SUMMARY(page)).toContainText('A pagar agora')
  await chooseWay(page, /^Pix/, 'pix')
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  const copy = page.getByRole('button', { name: 'Copiar código Pix' })
  await copy.click()
  await expect(page.getByText('Código copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.getByLabel('Pix copia e cola').inputValue(),
  )
  const [button, view] = [await copy.boundingBox(), page.viewportSize()]
  expect(button?.width).toBeGreaterThan((view?.width ?? 0) * 0.85)
  expect((await page.getByRole('img', { name: /^QR code do Pix/ }).boundingBox())?.width).toBeGreaterThanOrEqual(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expect(SUMMARY(page)).toContainText('A pagar agora')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Demonstração: pagar agora' }).click()
  await page.waitForURL(/pronto/)
  expect(await violationsOf(page)).toEqual([])
})
