import { expect, test } from '@playwright/test'

test('crawlers find every page that is sold from, and no door to the workplace', async ({ request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  const lines = await robots.text()
  expect(lines).toMatch(/^Disallow: \/desk$/m)
  const address = /^Sitemap: (.+)$/m.exec(lines)?.[1] ?? ''
  const sitemap = await request.get(new URL(address).pathname)
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/)
  const paths = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/br/fiat/modelos/pulse')
  expect(paths).toContain('/ar/peugeot/concesionarios')
  expect(paths.filter((path) => /\/(desk|admin|dev|api|minha-conta|mi-cuenta)/.test(path))).toEqual([])
  // One of each kind of page.
  const kinds = Map.groupBy(paths, (path) => path.split('/').slice(2, 4).join('/'))
  for (const [path] of kinds.values()) expect((await request.get(path ?? '')).status(), path).toBe(200)
})

test('a site can be put on a home screen', async ({ page }) => {
  await page.goto('/ar/jeep')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(href ?? '')).json()) as {
    start_url: string
    icons: { src: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Jeep', lang: 'es-AR', start_url: '/ar/jeep' })
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image/)
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(touch ?? '')).status()).toBe(200)
})
