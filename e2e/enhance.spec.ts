import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

/** No file of the pages' own build comes beside the small script, and that stays small. */
const MOST_BYTES = 10 * 1024

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : Number.NaN,
      })),
  )

for (const address of ['/br/fiat', '/ar/jeep/modelos', '/br/fiat/modelos/pulse', '/br/fiat/comparador']) {
  test(`${address} loads nothing of the React runtime`, async ({ page }) => {
    // Making a page's pictures for the first time takes longer than all the rest.
    await page.route('/api/assets/**', (route) => route.abort())
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('html[data-layout]').waitFor()
    const scripts = await scriptsOf(page)
    expect(scripts.map(({ name }) => name)).toEqual([expect.stringMatching(/^\/assets\/enhance-[\w-]+\.js$/)])
    expect(scripts[0]?.bytes).toBeLessThan(MOST_BYTES)
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0)
  })
}

test('the dealers add their own part, and both stay small', async ({ page }) => {
  await page.goto('/br/fiat/concessionarias', { waitUntil: 'networkidle' })
  await page.locator('html[data-layout]').waitFor()
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(1)
  for (const { name } of scripts) expect(name).toMatch(/^\/assets\/enhance-[\w.-]+\.js$/)
  expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(MOST_BYTES)
})

test('the dealers are the same page where their part does not arrive', async ({ page }) => {
  await page.route(/assets\/enhance-dealers\.part-/, (route) => route.abort())
  await page.goto('/br/fiat/concessionarias')
  await page.locator('html[data-layout]').waitFor()
  await page.locator('main form button[type=submit]:not([tabindex="-1"])').last().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('an answer in place', () => {
  const cars = (page: Page) => page.getByRole('region', { name: /^A família / }).getByRole('listitem')

  test('leaves the document, the scroll place and the focus; Back and Forward undo and redo one choice', async ({
    page,
  }) => {
    await page.goto('/br/fiat')
    await page.locator('html[data-layout]').waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    const all = await cars(page).count()
    const body = page.getByLabel('Carroceria')
    await body.scrollIntoViewIfNeeded()
    await body.focus()
    const place = await page.evaluate(() => scrollY)
    await body.selectOption('suv')
    await expect(page).toHaveURL(/\?body=suv$/)
    const suvs = await cars(page).count()
    await expect(body).toBeFocused()
    await page.getByLabel('Orçamento').selectOption({ index: 1 })
    await expect(page).toHaveURL(/\?budget=\d+&body=suv$/)
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)
    await page.goBack()
    await expect(cars(page)).toHaveCount(suvs)
    await expect(page.getByLabel('Orçamento')).toHaveValue('')
    await expect(body).toHaveValue('suv')
    await page.goBack()
    await expect(cars(page)).toHaveCount(all)
    await expect(body).toHaveValue('')
    await page.goForward()
    await expect(cars(page)).toHaveCount(suvs)
    await expect(body).toHaveValue('suv')
    await expect(page.locator('body[data-same-document]')).toHaveCount(1)
    expect(await violationsOf(page)).toEqual([])
  })

  test('of two quick choices the later one stays', async ({ page }) => {
    await page.goto('/br/fiat')
    await page.locator('html[data-layout]').waitFor()
    await page.route(/body=hatch/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue().catch(() => undefined)
    })
    await page.getByLabel('Carroceria').selectOption('hatch')
    await page.getByLabel('Carroceria').selectOption('suv')
    await expect(page).toHaveURL(/body=suv$/)
    const suvs = await cars(page).count()
    await page.waitForTimeout(1_000)
    await expect(page).toHaveURL(/body=suv$/)
    await expect(cars(page)).toHaveCount(suvs)
  })

  test('is given to a choice made before the script has arrived', async ({ page }) => {
    const chosen = Promise.withResolvers<void>()
    await page.route(/assets\/enhance-[\w-]+\.js/, async (route) => {
      await chosen.promise
      await route.continue()
    })
    await page.goto('/br/fiat', { waitUntil: 'commit' })
    await page.getByLabel('Carroceria').selectOption('suv')
    expect(new URL(page.url()).search).not.toContain('suv')
    chosen.resolve()
    await expect(page).toHaveURL(/\?(.*&)?body=suv(&|$)/)
    await expect(page.getByLabel('Carroceria')).toHaveValue('suv')
  })

  test('that is refused leaves the choice to the browser', async ({ page }) => {
    await page.goto('/br/fiat')
    await page.locator('html[data-layout]').waitFor()
    await page.route(/body=suv/, (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.getByLabel('Carroceria').selectOption('suv')
    await expect(page.locator('body[data-same-document]')).toHaveCount(0)
    await expect(page).toHaveURL(/body=suv$/)
    await expect(page.getByLabel('Carroceria')).toHaveValue('suv')
  })
})

test('a version chosen twice changes places with the other', async ({ page }) => {
  await page.goto('/br/fiat/comparador')
  const values = await page
    .getByLabel('1ª versão')
    .locator('option')
    .evaluateAll((options) => options.slice(1, 4).map((option) => option.getAttribute('value') ?? ''))
  const [a = '', b = '', c = ''] = values
  await page.goto(`/br/fiat/comparador?v=${a}&v=${b}&v=${c}`)
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('1ª versão').selectOption(c)
  await expect.poll(() => new URL(page.url()).searchParams.getAll('v')).toEqual([c, b, a])
  await expect(page.getByLabel('3ª versão')).toHaveValue(a)
})

test.describe('the frame', () => {
  test('says where a visit without query came from, and keeps the campaign only after consent', async ({ page }) => {
    await page.goto('/br/fiat/modelos')
    await expect(page).toHaveURL(/\/br\/fiat\/modelos\?utm_source=direct&utm_medium=none$/)
    await page.goto('/br/fiat/modelos?utm_source=mail&gclid=abc')
    await page.locator('html[data-layout]').waitFor()
    const names = async () => (await page.context().cookies()).map(({ name }) => name)
    expect(await names()).not.toContain('utm')
    const events = () =>
      page.evaluate(() => (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event) ?? [])
    expect(await events()).toEqual([])
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
    await page.getByRole('button', { name: 'Aceitar' }).first().click()
    await expect.poll(names).toContain('utm')
    expect(await events()).toEqual(['page_view'])
    await expect(page.locator('body[data-same-document]')).toHaveCount(1)
  })

  test('a campaign outlives the next pages, whenever remembering it is accepted', async ({ page }) => {
    const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'utm')?.value ?? ''
    const goOn = async (name: string) => {
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()
      await expect(page).toHaveTitle(new RegExp(name))
      await page.locator('html[data-layout]').waitFor()
    }
    await page.goto('/br/fiat?utm_source=google&utm_medium=cpc&gclid=abc')
    await goOn('Modelos')
    expect(page.url()).not.toContain('utm_source=direct')
    await page.getByRole('button', { name: 'Aceitar' }).first().click()
    await expect.poll(kept).toContain('utm_source%3Dgoogle')
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('ad-click')
    await goOn('Concessionárias')
    await page.goto('/br/fiat/modelos')
    await page.goto('/br/fiat/modelos?utm_source=direct&utm_medium=none')
    await page.locator('html[data-layout]').waitFor()
    expect(await kept()).toContain('utm_source%3Dgoogle')
  })

  test('an Argentine page tells the hour of a kept build in its own words, with the link to it', async ({ page }) => {
    const saved = (age: number) => ({
      savedAt: Date.now() - age,
      mvs: { code: 'X', year: 2026 },
      location: { countryCode: 'AR' },
      build: { colorCode: null, coatingCode: null, chosen: [], parts: [], services: [] },
      prices: { list: null, color: null, coating: null, parts: {}, services: {}, bonus: null, total: null },
      model: 'compass',
      title: 'Compass Longitude',
      query: 'version=X&year=2026',
    })
    await page.goto('/ar/jeep')
    await expect(page.getByRole('complementary')).toHaveCount(0)
    for (const [age, words] of [
      [60_000, /^Tu Compass Longitude guardado el \d\d\/\d\d\/\d{4},? \d\d:\d\d$/],
      [5 * 3_600_000, /guardado el .*; los precios se van a actualizar$/],
    ] as const) {
      await page.evaluate((value) => localStorage.setItem('volante-car:ar-jeep', JSON.stringify(value)), saved(age))
      await page.reload()
      const place = page.getByRole('complementary', { name: 'Seguir donde quedé' })
      await expect(place.getByRole('paragraph')).toHaveText(words)
      await expect(place.getByRole('link')).toHaveAttribute('href', /\/ar\/jeep\/arma\/compass\?version=X&year=2026$/)
      expect(await violationsOf(page)).toEqual([])
    }
  })
})
