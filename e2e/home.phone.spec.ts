import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 640 } })

for (const [address, button] of [
  ['/br/fiat', 'Monte o seu'],
  ['/ar/jeep', 'Configurá el tuyo'],
  ['/ar/citroen', 'Configurá el tuyo'],
  ['/br/ram', 'Monte o seu'],
] as const) {
  test(`${address} shows brand, car, price and button in the first view`, async ({ page }) => {
    await page.goto(address)
    const stage = page.getByRole('main').getByRole('region').first()
    const shown = [
      page.getByRole('banner').getByRole('link').filter({ visible: true }).first(),
      stage.getByRole('img'),
      stage.getByText(/^(à vista|de contado)$/),
      stage.getByRole('link', { name: button }),
    ]
    for (const one of shown) await expect(one).toBeInViewport({ ratio: 0.95 })
    const box = await stage.getByRole('link', { name: button }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
}
