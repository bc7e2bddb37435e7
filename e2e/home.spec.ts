import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { leastRepaint } from './repaint.ts'

const range = (page: Page) => page.getByRole('region', { name: /^(A família|La familia) / })
const cars = (page: Page) => range(page).getByRole('listitem')

test('the range stands side by side in one scale', async ({ page }) => {
  await page.goto('/br/fiat')
  const widthOf = async (name: string) =>
    (await cars(page).filter({ hasText: name }).locator('[data-photo], svg').first().boundingBox())?.width ?? 0
  // 5,998 and 3,596 mm, and 90 mm of air on each side of both.
  expect((await widthOf('Ducato')) / (await widthOf('Mobi'))).toBeCloseTo(6178 / 3776, 2)
})

test('the first page of the group leads on in the other language, in its own words', async ({ page }) => {
  await page.goto('/')
  const spanish = page.getByRole('link', { name: /en español/ })
  await expect(spanish).toHaveAttribute('hreflang', 'es-AR')
  await spanish.click()
  await expect(page).toHaveURL(/\/ar$/)
  await page.getByRole('link', { name: /em português/ }).click()
  await expect(page).toHaveURL(/\/br$/)
  expect(await violationsOf(page)).toEqual([])
})

test('the group looks across its brands by what a car is for, in place and by address', async ({ page }) => {
  await page.goto('/br')
  const needs = page.getByRole('region', { name: 'Para que você quer um carro?' })
  const names = () => needs.getByRole('listitem').getByRole('link', { name: /à vista/ })
  await needs.getByRole('link', { name: 'Trabalho', exact: true }).click()
  await expect(page).toHaveURL(/\/br\?use=work#needs$/)
  await expect(needs.getByRole('paragraph').filter({ hasText: /picapes e furgões de todas as marcas/ })).toBeVisible()
  await expect(needs.getByRole('link', { name: 'Trabalho', exact: true })).toHaveAttribute('aria-current', 'true')
  expect(new Set((await names().allTextContents()).map((name) => name.split(/\d/)[0])).size).toBeGreaterThan(2)
  await page.goto('/br?use=trail')
  await names().first().click()
  await expect(page).toHaveURL(/\/br\/(jeep|fiat|ram)\/modelos\//)
})

test('a home tells of its car by its datasheet, and shows what can be had today', async ({ page }) => {
  await page.goto('/br/ram')
  const moments = page.getByRole('region', { name: /em três momentos/ })
  await expect(moments.getByRole('listitem')).toHaveCount(3)
  await expect(moments.getByRole('listitem').first()).toContainText(/A fazenda vem junto.*3\.500/)
  const ready = page.getByRole('region', { name: 'Prontos para você' })
  // Below the list price of the same page, with its last day; and what owners say, the bad as well.
  const offer = page.getByRole('region', { name: /R\$\s[\d.]+ a menos$/i })
  await expect(offer.getByText(/Preço público/)).toBeVisible()
  const voice = page.getByRole('region', { name: /^O que dizem os donos do/ })
  await expect(voice.getByRole('definition').first()).toBeVisible()
  await expect(voice.getByRole('figure')).toContainText(/“.+”.*Dono verificado/)
  await expect(page.getByRole('img', { name: /concessionárias no mapa do Brasil$/ })).toBeVisible()
  await ready.getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/br\/ram\/reserv.*\?model=/)
  await page.goto('/br/chrysler')
  await expect(page.getByRole('region', { name: /em três momentos|Prontos/ })).toHaveCount(0)
})

test('after-sales is in the menu, and its table is as wide as its page', async ({ page }) => {
  await page.goto('/br/fiat')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Pós-venda' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/pos-venda$/)
  const end = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  expect(await end('main table')).toBeCloseTo(await end('main section:has(table)'), 0)
})

test('a filter repaints, says the count and is in the address', async ({ page }) => {
  await page.goto('/br/fiat')
  const all = await cars(page).count()
  const status = range(page).getByRole('status').last()
  await expect(status).toBeEmpty()
  await page.getByLabel('Carroceria').selectOption('suv')
  await expect(status).not.toBeEmpty()
  const found = await cars(page).count()
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all)
  await expect(status).toHaveText(found === 1 ? '1 modelo' : `${found} modelos`)
  await expect(page).toHaveURL(/\?body=suv$/)
  await page.reload()
  await expect(cars(page)).toHaveCount(found)
  expect(await violationsOf(page)).toEqual([])
})

test('HM5 a filter is in the range within 100 ms', async ({ page }) => {
  await page.goto('/br/fiat')
  await page.locator('html[data-layout]').waitFor()
  const spent = await leastRepaint(page, { control: 'select[name=body]', values: ['suv', ''], shown: '#range ul' })
  expect(spent).toBeLessThanOrEqual(100)
})

test('a filter that leaves nothing says so and gives the way back', async ({ page }) => {
  await page.goto('/br/fiat?budget=90000&body=van')
  await expect(page.getByRole('heading', { name: 'Nenhum modelo com esta combinação' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Limpar filtros' }).last().click()
  await expect(cars(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/br\/fiat$/)
})

test('nothing moves while the page comes up', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
          value?: number
          hadRecentInput?: boolean
        }
        if (!hadRecentInput)
          document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/br/peugeot', { waitUntil: 'networkidle' })
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))
  expect(moved).toBeLessThanOrEqual(0.02)
})

test('Argentine prices stand beside the price without national taxes', async ({ page }) => {
  await page.goto('/ar/fiat')
  const count = await cars(page).count()
  await expect(cars(page).getByText('de contado')).toHaveCount(count)
  await expect(cars(page).getByText('PRECIO SIN IMPUESTOS NACIONALES')).toHaveCount(count)
})

test('a brand that is only looked after sells nothing', async ({ page }) => {
  await page.goto('/br/dodge')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu Dodge continua em boas mãos.')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Encontrar uma oficina' })).toHaveAttribute(
    'href',
    '/br/dodge/concessionarias',
  )
  await expect(main.getByText('R$')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Monte o seu' })).toHaveCount(0)
  // Its line-up has no links: it is reached and moved by keys itself.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violationsOf(page)).toEqual([])
})

test('each country names the other one as its equal', async ({ page }) => {
  await page.goto('/br/jeep')
  await expect(page.locator('link[rel="alternate"][hreflang="es-AR"]')).toHaveAttribute('href', /\/ar\/jeep$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/br\/jeep$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter is a form, and cars, dealers and proposal are links', async ({ page }) => {
    await page.goto('/ar/peugeot')
    await page.getByLabel('Carrocería').selectOption('hatch')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/\/ar\/peugeot\?use=&budget=&body=hatch&fuel=$/)
    await expect(cars(page)).toHaveCount(1)
    await expect(page.getByText('1 modelo', { exact: true })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Agendar prueba de manejo' })).toHaveAttribute(
      'href',
      '/ar/peugeot/prueba-de-manejo',
    )
    await expect(main.locator('form[action="/ar/peugeot/concesionarios"]')).toBeVisible()
    await cars(page).getByRole('link').click()
    await expect(page).toHaveURL(/\/ar\/peugeot\/modelos\/208$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peugeot 208')
  })

  test('the model list can be narrowed and leads to building', async ({ page }) => {
    await page.goto('/br/jeep/modelos?body=pickup')
    const tiles = page.getByRole('main').getByRole('listitem')
    await expect(tiles).toHaveCount(1)
    await expect(tiles.getByRole('heading')).toHaveText('Gladiator')
    await expect(tiles.getByRole('link', { name: 'Monte o seu Gladiator' })).toHaveAttribute(
      'href',
      '/br/jeep/monte/gladiator',
    )
  })
})

test('the car keeps its size in low windows and under zoom', async ({ page }) => {
  for (const address of ['/br/fiat', '/br/jeep', '/ar/peugeot']) {
    await page.goto(address)
    for (const [width, height] of [
      [568, 320],
      [640, 400],
      [667, 375],
      [812, 375],
      [844, 390],
      [932, 430],
      [1280, 400],
      [1366, 650],
      [390, 844],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const car = await page.getByRole('main').getByRole('img').first().boundingBox()
      expect(car?.width, `${address} ${width} by ${height}`).toBeGreaterThanOrEqual(width * 0.45)
      // Its middle is in the first view.
      expect((car?.y ?? height) + (car?.height ?? 0) / 2, `${address} ${width} by ${height}`).toBeLessThan(height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('the head stays one line within the window, however wide its brand writes', async ({ page }) => {
  for (const address of [
    '/ar/peugeot/concesionarios',
    '/br/peugeot/concessionarias',
    '/br/fiat-abarth/concessionarias',
  ]) {
    await page.goto(address)
    for (const width of [1081, 1100, 1141, 1150, 1265, 1300, 1401]) {
      await page.setViewportSize({ width, height: 600 })
      const build = page.getByRole('banner').getByRole('link', { name: /^(Armá el tuyo|Monte o seu)$/ })
      expect((await build.boundingBox())?.height, `${address} ${width}`).toBeLessThan(50)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('the range is moved by arrows, which show only where there is more', async ({ page }) => {
  await page.goto('/br/fiat')
  await page.locator('html[data-layout]').waitFor()
  const row = range(page).getByRole('list').first()
  const [back, on] = [range(page).locator('[data-scroll=back]'), range(page).locator('[data-scroll=on]')]
  await expect(back).toBeHidden()
  await on.click()
  await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
  await expect(back).toBeVisible()
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
  await expect(on).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
})
