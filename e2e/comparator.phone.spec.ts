import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 640 } })

test('heads of both axes stay in sight while the table scrolls both ways', async ({ page }) => {
  await page.goto('/br/fiat/modelos/pulse')
  await page.goto((await page.getByRole('link', { name: /^Ficha completa/ }).getAttribute('href')) ?? '')
  const table = page.getByRole('region', { name: /^Comparação de/ })
  await table.scrollIntoViewIfNeeded()
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 400))
  const frame = await table.boundingBox()
  const row = await page.getByRole('rowheader', { name: 'Válvulas' }).boundingBox()
  const column = await page.getByRole('columnheader').last().boundingBox()
  expect(Math.abs((row?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(1)
  expect(Math.abs((column?.y ?? 0) - (frame?.y ?? 0))).toBeLessThanOrEqual(1)
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(361)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
