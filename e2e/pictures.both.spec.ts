import { type Locator, type Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { open, test } from './configurator-page.ts'
import { looksOf, medianColor, paintedPlaces } from './shown-paint.ts'

/** How far the hue of the body in the picture may lie from the paint's, in degrees. */
const HUE_TOLERANCE = 12
/** Below this a paint is white, grey or black: its lightness decides. */
const COLOURFUL = 0.2

const MODEL = '/br/fiat/modelos/pulse'
const PICTURES = /\/api\/assets\/cars\/.*\.(avif|webp)/

const picture = (page: Page) => page.getByRole('main').locator('[data-photo] img, [data-status] img').first()

const isShown = (image: HTMLImageElement, code: string) =>
  image.complete && image.naturalWidth > 0 && image.currentSrc.includes(`/${code.toLowerCase()}-`)

/** Waits until the picture is there in the colour. */
async function shownIn(page: Page, code: string): Promise<Locator> {
  const shown = picture(page)
  // The first time it is composed.
  await expect.poll(() => shown.evaluate(isShown, code), { timeout: 60_000 }).toBe(true)
  return shown
}

interface Chip {
  readonly code: string
  readonly hex: string
}

const chipsOf = (page: Page): Promise<Chip[]> =>
  page.locator('label:has([name=color])').evaluateAll((labels) =>
    labels.map((label) => ({
      code: label.querySelector('input')?.value ?? '',
      hex: label.querySelector<HTMLElement>('[style*="--paint"]')?.style.getPropertyValue('--paint') ?? '',
    })),
  )

/** The trims that pictures of the Compass show, by their addresses. */
const trimsOf = (pictures: Locator) =>
  pictures.evaluateAll((images) =>
    images.map((image) => image instanceof HTMLImageElement && /compass\/([^/]+)\//.exec(image.currentSrc)?.[1]),
  )

test('each version is seen in its own trim', async ({ page }) => {
  await open(page, '/br/jeep/monte/compass?version=5ND6W00&year=2027')
  await expect.poll(() => trimsOf(picture(page))).toEqual(['sport'])
  await page.goto('/br/jeep/comparador?v=5ND0MJ0&v=5NDR3Z0&v=5ND6W00')
  await expect.poll(() => trimsOf(page.locator('form [data-photo] img'))).toEqual(['base', 'premium', 'sport'])
})

test('the car has the colour that was chosen, every one of them', async ({ page }) => {
  test.slow()
  await open(page, MODEL)
  const chips = await chipsOf(page)
  expect(chips.length).toBeGreaterThan(4)
  const [first] = chips.toSorted((a, b) => looksOf(b.hex).chroma - looksOf(a.hex).chroma)
  await page.goto(`${MODEL}?color=${first?.code}`)
  const places = await paintedPlaces(await shownIn(page, first?.code ?? ''))
  expect(places.length).toBeGreaterThan(400)
  const lights: { wanted: number; shown: number }[] = []
  for (const { code, hex } of chips) {
    await page.locator(`label:has([value="${code}"])`).click()
    const [wanted, shown] = [looksOf(hex), looksOf(await medianColor(await shownIn(page, code), places))]
    const apart = Math.abs(((wanted.hue - shown.hue + 540) % 360) - 180)
    if (wanted.chroma >= COLOURFUL) expect(apart, `${code} ${hex}`).toBeLessThanOrEqual(HUE_TOLERANCE)
    else lights.push({ wanted: wanted.light, shown: shown.light })
  }
  // The lighter paint is the lighter car.
  const byPaint = lights.toSorted((a, b) => a.wanted - b.wanted).map(({ shown }) => shown)
  expect(byPaint).toEqual(byPaint.toSorted((a, b) => a - b))
})

test('a colour pointed at is loaded before it is chosen, on the page and in the configurator', async ({ page }) => {
  for (const address of [MODEL, '/br/fiat/monte/pulse?step=color']) {
    await open(page, address)
    await picture(page).evaluate((image: HTMLImageElement) => image.decode())
    const swatch = page.locator('label:has([name=color]:not(:checked))').first()
    const code = await swatch.locator('input').inputValue()
    const loaded = page.waitForResponse((answer) => answer.url().includes(`/front34/${code.toLowerCase()}-`))
    await swatch.hover()
    await (await loaded).finished()
    let asked = 0
    page.on('request', (request) => {
      if (PICTURES.test(request.url()) && request.url().includes(`/${code.toLowerCase()}-`)) asked += 1
    })
    await swatch.click()
    await shownIn(page, code)
    expect(asked, address).toBe(0)
  }
})

test.describe('where pictures fail', () => {
  test.use({ expected: [/Failed to load resource/] })

  for (const address of [MODEL, '/br/fiat/monte/pulse']) {
    test(`${address} shows the smaller file when the large one does not come`, async ({ page }) => {
      await page.route(/front34\/.*-(768x768|1280x1280|2560x2560)\.(avif|webp)/, (route) => route.abort())
      await open(page, address)
      await expect
        .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc))
        .toMatch(/-319x319\.webp/)
    })

    test(`${address} shows the drawing when none comes, and asks for none again`, async ({ page }) => {
      const asked: string[] = []
      await page.route(PICTURES, (route) => {
        if (route.request().url().includes('/front34/')) asked.push(route.request().url())
        return route.abort()
      })
      await open(page, address)
      const drawing = page.getByRole('main').locator('svg[role=img][aria-label*="Pulse"]').first()
      await expect(drawing).toBeVisible()
      // Once by the car, once by the gallery of the model's page.
      for (const one of new Set(asked)) expect(asked.filter((other) => other === one).length).toBeLessThanOrEqual(2)
    })
  }

  test('the configurator goes on in words where the drawing does not come either', async ({ page }) => {
    for (const lost of [PICTURES, /CarSilhouette.*\.js/]) await page.route(lost, (route) => route.abort())
    await open(page, '/br/fiat/monte/pulse')
    await expect(page.getByText(/^Pulse .+, visto de/).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pulse/)
  })
})

for (const [address, alt] of [
  [MODEL, /^Fiat Pulse na cor .+, visto de três quartos de frente$/],
  // Its brand shows it from the side first.
  ['/ar/peugeot/modelos/208', /^Peugeot 208 en color .+, visto de costado$/],
  ['/br/fiat/monte/pulse', /^Pulse .+ 20\d\d, visto de três quartos de frente, na cor .+\.$/],
  ['/ar/peugeot/arma/208', /^208 .+ 20\d\d, visto de tres cuartos de frente, color .+\.$/],
] as const) {
  test(`${address} says what its picture shows, and has no accessibility fault`, async ({ page }) => {
    await open(page, address)
    await expect(picture(page)).toHaveAttribute('alt', alt)
    expect(await violationsOf(page)).toEqual([])
  })
}

for (const address of ['/br/fiat', '/ar/jeep', MODEL, '/br/fiat/monte/pulse', '/ar/peugeot/arma/208']) {
  test(`a link to ${address} shows the car where it is shared`, async ({ page, request, baseURL }) => {
    await open(page, address)
    const metaOf = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    const shared = await metaOf('og:image')
    expect(shared).toMatch(/^http.+\/front34\/.+-1200x630\.jpg\?v=/)
    const image = await request.get(new URL(new URL(shared ?? '').pathname, baseURL).href)
    expect(image.status()).toBe(200)
    expect(image.headers()['content-type']).toBe('image/jpeg')
    expect([await metaOf('og:image:width'), await metaOf('og:image:height')]).toEqual(['1200', '630'])
    expect(await metaOf('og:image:alt')).not.toBe('')
  })
}

test('a link to a build shows it in its colour', async ({ page }) => {
  await open(page, '/br/fiat/monte/pulse?step=color')
  const { code = '' } = (await chipsOf(page)).at(2) ?? {}
  await open(page, `/br/fiat/monte/pulse?color=${code}`)
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    new RegExp(`/${code.toLowerCase()}-`),
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the picture is in the page, first in line, and moves nothing', async ({ page }) => {
    await page.goto(MODEL)
    const shown = picture(page)
    await expect(shown).toHaveAttribute('fetchpriority', 'high')
    await expect(shown).toHaveJSProperty('complete', true)
    const box = await page.locator('[data-photo]').first().boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2, 1)
  })
})
