import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { configuredCar, fillBrazilian, open, protocolOn, sendButton, summary } from './lead-page.ts'

for (const [site, address] of [
  ['br-fiat', '/br/fiat/proposta'],
  ['br-jeep', '/br/jeep/proposta'],
  ['ar-peugeot', '/ar/peugeot/propuesta'],
] as const) {
  test(`${address}: the car leads, nothing is wider than the screen, and what is pressed is large enough`, async ({
    page,
  }) => {
    const car = await configuredCar(page.request, site)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, `${address}?${car.query}`)
      await expect(page.getByRole('region', { name: /^(Seu carro|Tu auto)$/ })).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await sendButton(page).tap()
    await expect(summary(page)).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect((await sendButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await violationsOf(page)).toEqual([])
  })
}

test('a lead from a phone, its receipt on one screen width', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await fillBrazilian(page)
  await page.getByLabel('CEP ou cidade').fill('Curitiba')
  await page.getByRole('button', { name: 'Buscar' }).tap()
  await expect(page.getByRole('radio', { name: /Curitiba/ }).first()).toBeChecked()
  await sendButton(page).tap()
  await protocolOn(page)
  await page.setViewportSize({ width: 320, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violationsOf(page)).toEqual([])
})

test('one below the other, each label stands as near to its box as the others', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  const gaps = await page.evaluate(() =>
    ['name', 'email'].map((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect()
      const label = document.querySelector(`label[for="${id}"]`)?.getBoundingClientRect()
      return Math.round((box?.top ?? 0) - (label?.bottom ?? 0))
    }),
  )
  expect(gaps[0]).toBeGreaterThan(0)
  expect(gaps[1]).toBe(gaps[0])
})
