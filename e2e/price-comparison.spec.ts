import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, enterAs, FRESH, XSRF } from './order-page.ts'

test.use({ storageState: FRESH })

const PATH = '/desk/price-comparison'
const [MOBI, PULSE] = ['X6PXF70', '9GD6700']
/** What dealers of four groups ask from today on; a seller works at the first two. */
const ASKED = [
  { dealerCode: '70001', mvsCode: MOBI, price: 79_000_00 },
  { dealerCode: '70004', mvsCode: PULSE, price: 101_000_00 },
  { dealerCode: '70007', mvsCode: PULSE, price: 99_000_00 },
  { dealerCode: '70009', mvsCode: PULSE, price: 98_500_00 },
] as const

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}), storageState: FRESH })
  await become(request, 'admin@volante.example', 'br-fiat')
  for (const asked of ASKED) {
    const headers = { 'x-site': 'br-fiat', 'x-xsrf-token': XSRF }
    const made = await request.post('/api/price/dealers/working-price', { headers, data: { ...asked, year: 2027 } })
    // Another worker, or an earlier try, has asked for it already.
    expect([201, 409, 422], await made.text()).toContain(made.status())
  }
  await request.dispose()
})

test('what dealers ask today stands side by side, is narrowed, opened and downloaded', async ({ page }) => {
  await enterAs(page, 'regional@volante.example')
  await page.goto('/desk/working-prices')
  await page.getByRole('link', { name: 'Comparar os preços de hoje entre concessionárias' }).click()
  await page.waitForURL(PATH)
  await page.locator('html[data-layout]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  const table = page.getByRole('table', { name: 'Comparar preços' })
  const dealers = table.getByRole('columnheader', { name: /^\S.* \d{5}$/ })
  const all = await dealers.count()
  expect(all).toBeGreaterThan(1)
  await expect(table.locator('td a').first()).toHaveText(/R\$/)
  await expect(table.locator('[data-band]').first()).toHaveText(/%/)

  const group = page.getByLabel('Grupo')
  const name = (await group.locator('option').nth(1).textContent()) ?? ''
  await group.selectOption({ label: name })
  await page.waitForURL(/dealerGroup=/)
  await expect.poll(() => dealers.count()).toBeLessThan(all)
  await expect(table.getByRole('columnheader', { name })).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + (await table.locator('td [data-band]').count()))

  await table.locator('td a').first().click()
  await page.waitForURL(/working-prices\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ · \d{5}$/)
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a seller compares the prices of her own two dealers alone; the names of cars stay in sight', async ({
    page,
  }) => {
    await enterAs(page, 'consultora@volante.example')
    await page.goto(PATH)
    const table = page.getByRole('table', { name: 'Comparar preços' })
    const dealers = table.getByRole('columnheader', { name: /^\S.* \d{5}$/ })
    await expect(dealers).toHaveCount(2)
    await page.getByLabel('Modelo').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page).toHaveURL(/model=/)
    await expect(dealers).toHaveCount(1)
    const car = table.getByRole('rowheader').first()
    await table.locator('..').evaluate((place) => place.scrollTo({ left: 500 }))
    await expect(car).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('whoever works no prices is told which right is missing', async ({ page }) => {
    await enterAs(page, 'documentos@volante.example')
    const answer = await page.goto(PATH)
    expect(answer?.status()).toBe(403)
    await expect(page.locator('main')).toContainText('Comparar preços entre concessionárias')
  })
})
