import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

test('what keeping a car costs follows its use, its charging and each assumption, with source and date', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/br/fiat/custo-de-uso')
  const total = page.getByRole('row', { name: /^Custo total/ })
  const before = await total.innerText()
  await page.getByLabel('Quilômetros por ano').fill('30000')
  await expect(page).toHaveURL(/km=30000/)
  await expect(total).not.toHaveText(before)
  await page.getByRole('radio', { name: 'Financiado' }).check()
  await expect(page.getByText(/Juros de \d,\d\d% a\.m\. CET \d+,\d\d% a\.a\./).first()).toBeVisible()
  await page.getByText(/^O que se assume/).click()
  const row = page.getByRole('row', { name: /^Preço de diesel/ })
  await expect(row).toContainText('Estimativa da demonstração, 01/11/2026')
  const financed = await total.innerText()
  await row.getByRole('textbox').fill('9,99')
  await expect(row).toContainText('Seu número')
  await expect(total).not.toHaveText(financed)
  expect(await violationsOf(page)).toEqual([])
})
