import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from './accessibility.ts'
import { open, test } from './configurator-page.ts'
import { looksOf, medianColor, paintedPlaces } from './shown-paint.ts'

const COMPASS = '/br/jeep/monte/compass?step=color'
const KB = 1024

const startButton = (page: Page) => page.getByRole('button', { name: /^Ver e[mn] 3D$/ })
const turner = (page: Page) => page.getByRole('slider', { name: 'Girar o carro' })
const canvas = (page: Page) => page.locator('canvas')
const live = (page: Page) => page.locator('[data-view=live]')
const drawn = async (page: Page) => Number(await canvas(page).getAttribute('data-drawn'))

/** Software WebGL takes seconds to its first picture. */
async function start(page: Page): Promise<void> {
  await startButton(page).click()
  await live(page).waitFor({ timeout: 60_000 })
}

/** The paint of a colour's choice, as its chip shows it. */
const paintOf = (swatch: Locator): Promise<string> =>
  swatch
    .locator('xpath=ancestor::label//*[@aria-hidden="true"]')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--paint'))

/** Chooses the colour farthest from grey; returns it. */
async function chooseBoldest(page: Page): Promise<string> {
  const swatches = await page.locator('input[name=color]').all()
  const paints = await Promise.all(swatches.map(async (swatch) => ({ swatch, paint: await paintOf(swatch) })))
  const [boldest] = paints.toSorted((a, b) => looksOf(b.paint).chroma - looksOf(a.paint).chroma)
  await boldest?.swatch.locator('xpath=ancestor::label').click()
  return boldest?.paint ?? ''
}

/** Waits until nothing more is drawn; returns how often it was. */
async function settled(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(
      async () => {
        const last = before
        before = await drawn(page)
        return before === last
      },
      { intervals: [600], timeout: 60_000 },
    )
    .toBe(true)
  return before
}

interface Rows {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The pixels of a picture in the shape of the stage, whatever is clear above and below. */
async function rowsOf(picture: Buffer): Promise<Rows> {
  const image = sharp(picture).resize({ width: 640, height: 360, fit: 'cover' }).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const pixelsOf = async (place: Locator): Promise<Rows> => rowsOf(await place.screenshot({ timeout: 60_000 }))

test.describe.configure({ timeout: 180_000 })
// Each picture that software WebGL draws costs a good part of a second.
test.use({ viewport: { width: 1024, height: 640 } })

test.describe('the car in 3D', () => {
  test('C02 CF10 is loaded only when asked for, within its budget, and moves nothing on the page', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page, COMPASS)
    await page.waitForLoadState('networkidle')
    const isOf3d = (path: string) => /start-engine|CarView|\.glb$/.test(path)
    expect(asked.filter(isOf3d)).toEqual([])
    const [place, head] = [startButton(page).locator('..'), page.getByRole('heading', { level: 1 })]
    const before = [await place.boundingBox(), await head.boundingBox()]
    await start(page)
    expect(asked.filter((path) => path.endsWith('.glb'))).toEqual(['/api/assets/cars/compass/car.glb'])
    expect([await place.boundingBox(), await head.boundingBox()]).toEqual(before)
    expect(await canvas(page).boundingBox()).toEqual(before[0])
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    )
    const weight = (pattern: RegExp) =>
      sizes.filter(({ name }) => pattern.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    expect(weight(/start-engine/)).toBeGreaterThan(50 * KB)
    expect(weight(/start-engine|CarView/)).toBeLessThanOrEqual(160 * KB)
    expect(weight(/\.glb/)).toBeGreaterThan(100 * KB)
    expect(weight(/\.glb/)).toBeLessThanOrEqual(700 * KB)
    expect(await violationsOf(page)).toEqual([])
  })

  test('keys, buttons and the hand turn it; it says which side is seen, and draws nothing while it rests; lost WebGL gives way to pictures that stay in place', async ({
    page,
  }) => {
    await open(page, COMPASS)
    await start(page)
    const slider = turner(page)
    await expect(slider).toHaveAttribute('aria-valuetext', 'Três quartos da frente, lado esquerdo')
    const first = await settled(page)
    await page.waitForTimeout(1500)
    expect(await drawn(page)).toBe(first)
    const before = await canvas(page).screenshot({ timeout: 60_000 })
    await slider.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await slider.press(key)
    await expect(slider).toHaveAttribute('aria-valuetext', 'Lado esquerdo')
    // Nothing moves by itself: one picture a key, and no more.
    expect((await settled(page)) - first).toBeLessThanOrEqual(4)
    expect((await canvas(page).screenshot({ timeout: 60_000 })).equals(before)).toBe(false)
    await page.getByRole('button', { name: 'Ver a traseira' }).click()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Traseira')
    await expect(page.locator('[role=status]', { hasText: 'Traseira' })).toBeAttached()
    const box = await slider.boundingBox()
    if (!box) throw new Error('the car has no place')
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.6]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - box.width / 4, y, { steps: 3 })
    await page.mouse.up()
    await expect(slider).toHaveAttribute('aria-valuetext', 'Três quartos da traseira, lado direito')
    await canvas(page).evaluate((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    )
    await expect(canvas(page)).toHaveCount(0)
    await expect(page.getByRole('img', { name: /^Compass/ }).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'gira em fotos' })).toBeAttached()
  })

  test('the film of the car runs, is ended by Esc, and once it ran to its end it can be kept', async ({ page }) => {
    await open(page, COMPASS)
    await start(page)
    const first = await settled(page)
    await page.getByRole('button', { name: 'Ver o filme do carro' }).click()
    await expect.poll(() => drawn(page), { timeout: 60_000 }).toBeGreaterThan(first + 3)
    await turner(page).press('Escape')
    await expect(page.getByRole('button', { name: 'Ver o filme do carro' })).toBeVisible()
    await settled(page)
    await expect(page.getByRole('link', { name: /^Salvar o filme/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Ver o filme do carro' }).click()
    const link = page.getByRole('link', { name: /^Salvar o filme \([\d,]+ MB\)/ })
    await expect(link).toBeVisible({ timeout: 60_000 })
    expect(await violationsOf(page)).toEqual([])
    const download = page.waitForEvent('download')
    await link.click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^compass-.*\.(mp4|webm)$/)
    const bytes = await readFile(await file.path())
    expect(bytes.byteLength).toBeGreaterThan(50 * KB)
    // A film begins as one: EBML of WebM, or the box ftyp of MP4.
    expect(bytes.subarray(0, 4).toString('hex') === '1a45dfa3' || bytes.subarray(4, 8).toString() === 'ftyp').toBe(true)
  })

  test("the colour shown is that of the chosen colour's picture, and the wheels are as deep", async ({ page }) => {
    await open(page, COMPASS)
    await start(page)
    await page.getByRole('button', { name: 'Ver a lateral' }).click()
    await expect(turner(page)).toHaveAttribute('aria-valuetext', 'Lado esquerdo')
    const swatches = page.locator('input[name=color]')
    for (let nth = 0; nth < (await swatches.count()); nth++) {
      const swatch = swatches.nth(nth)
      const chosen = (await swatch.inputValue()).toLowerCase()
      const count = await drawn(page)
      if (!(await swatch.isChecked())) {
        await swatch.locator('xpath=ancestor::label').click()
        await expect.poll(() => drawn(page), { timeout: 60_000 }).toBeGreaterThan(count)
      }
      await settled(page)
      const shown = await pixelsOf(canvas(page))
      const answer = await page.request.get(`/api/assets/cars/compass/base/side/${chosen}-1280x1280.webp`)
      const picture = await rowsOf(await answer.body())
      expect(distance(doorsIn(picture), doorsIn(shown)), chosen).toBeLessThan(TOLERANCE)
      expect(Math.abs(rimIn(picture) - rimIn(shown)), chosen).toBeLessThan(DEPTH_TOLERANCE)
    }
  })

  test('without WebGL it turns in pictures of the chosen colour', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open(page, COMPASS)
    await startButton(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'gira em fotos' })).toBeAttached()
    const picture = page.getByRole('img', { name: /^Compass/ }).first()
    await expect(picture).toHaveAttribute('src', /\/base\/turn\/02\//)
    const wanted = looksOf(await chooseBoldest(page))
    for (const frame of ['03', '04', '05', '06']) {
      await turner(page).press('ArrowRight')
      await expect(picture).toHaveAttribute('src', new RegExp(`/turn/${frame}/`))
    }
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(640)
    const shown = looksOf(await medianColor(picture, await paintedPlaces(picture)))
    expect(Math.abs(((wanted.hue - shown.hue + 540) % 360) - 180)).toBeLessThanOrEqual(12)
    expect(asked.filter((url) => /start-engine|\.glb/.test(url))).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    // Where the tools have the least room.
    await page.setViewportSize({ width: 900, height: 620 })
    expect(await violationsOf(page)).toEqual([])
    await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('what starts it', () => {
  const dragAcross = async (page: Page) => {
    const box = await page
      .getByRole('img', { name: /^Compass/ })
      .first()
      .boundingBox()
    if (!box) throw new Error('the car has no picture')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 80, y, { steps: 4 })
    await page.mouse.up()
  }

  test('a hand that draws the picture aside', async ({ page }) => {
    await open(page, COMPASS)
    await dragAcross(page)
    await expect(startButton(page)).toHaveAttribute('aria-pressed', 'true')
    await live(page).waitFor({ timeout: 60_000 })
  })

  test('with data saver on only the button, and then the light model', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    await open(page, COMPASS)
    await dragAcross(page)
    await expect(startButton(page)).toHaveAttribute('aria-pressed', 'false')
    await start(page)
    expect(asked.filter((path) => path.endsWith('.glb'))).toEqual(['/api/assets/cars/compass/car-light.glb'])
  })
})

/** How far (CIE76) the middle of the doors may be from the picture's: beside each other nobody tells such colours apart. */
const TOLERANCE = 6
/** Of the depth of the wheels, of 100. */
const DEPTH_TOLERANCE = 8

type Lab = readonly [number, number, number]

/** The pixels of a part of a picture, its edges as shares of the picture's. */
function pixelsIn({ data, width, height }: Rows, x: readonly [number, number], y: readonly [number, number]): Lab[] {
  const pixels: Lab[] = []
  for (let row = Math.round(height * y[0]); row < height * y[1]; row++)
    for (let column = Math.round(width * x[0]); column < width * x[1]; column++) {
      const [r = 0, g = 0, b = 0] = data.subarray((row * width + column) * 3)
      pixels.push([r, g, b])
    }
  return pixels
}

/** The median of the doors' lower half in a picture from the side. */
function doorsIn(rows: Rows): Lab {
  const pixels = pixelsIn(rows, [0.38, 0.62], [0.54, 0.68])
  const middle = (channel: 0 | 1 | 2) =>
    pixels.map((one) => one[channel]).sort((a, b) => a - b)[pixels.length >> 1] ?? 0
  return lab(middle(0), middle(1), middle(2))
}

/** How light (0 to 100) the quarter is that is darkest in the front rim in a picture from the side: what lies behind its spokes. */
function rimIn(rows: Rows): number {
  const lights = pixelsIn(rows, [0.22, 0.285], [0.625, 0.75]).map((one) => lab(...one)[0])
  return lights.sort((a, b) => a - b)[lights.length >> 3] ?? 0
}

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)

function lab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
