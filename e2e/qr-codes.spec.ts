import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterDesk } from './lead-page.ts'

test('a dealer prints a code that leads to a page of the shop, until it says that its time is over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterDesk(page, 'Rafael Antunes')
  await page.goto('/desk/qr-codes/new')
  await page.getByLabel('Nome').fill('Vitrine')
  await page.getByLabel('Concessionária (código)').fill('70001')
  await page.getByLabel(/^Página/).fill('/ar/fiat')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel(/^Página/)).toHaveAccessibleDescription(/começa com \/br\//)
  await page.getByLabel(/^Página/).fill('/br/fiat/eventos')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR: Vitrine' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const record = page.url().split('?')[0] ?? ''
  const printed = new URL(await page.getByText(/\/br\/fiat\/q\//).innerText()).pathname
  await page.goto(printed)
  await expect(page).toHaveURL(/\/br\/fiat\/eventos\?utm_source=qr/)
  await page.goto(record)
  await expect(page.locator('main')).toContainText('Leituras1')
  await page.goto('/br/fiat/q/unknown')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a dealer’s people open the partner’s parts catalogue as who they are', async ({ page }) => {
  await enterDesk(page, 'Camila Nogueira')
  await page.goto('/desk/parts-catalogue')
  expect(await violationsOf(page)).toEqual([])
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Abrir o catálogo' }).click()
  const catalogue = await opened
  await expect(catalogue).toHaveURL(/\/demo\/partner\/eper\?token=/)
  await expect(catalogue.locator('body')).toContainText('Camila Nogueira')
})
