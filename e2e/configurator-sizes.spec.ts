import { expect, type Page, test } from '@playwright/test'
import { open } from './configurator-page.ts'

/** Phones upright and lying, tablets, laptops, and what 200 % and 400 % leave of a window. */
const SIZES = [
  [320, 256],
  [320, 480],
  [320, 568],
  [320, 1080],
  [360, 640],
  [360, 800],
  [375, 667],
  [390, 844],
  [412, 915],
  [430, 932],
  [480, 320],
  [480, 479],
  [480, 800],
  [540, 720],
  [568, 320],
  [600, 960],
  [640, 360],
  [640, 400],
  [667, 375],
  [720, 1080],
  [721, 900],
  [740, 360],
  [768, 1024],
  [800, 600],
  [810, 1080],
  [834, 1112],
  [844, 390],
  [860, 480],
  [860, 900],
  [861, 900],
  [915, 412],
  [932, 430],
  [1024, 768],
  [1080, 810],
  [1180, 820],
  [1280, 400],
  [1280, 720],
  [1366, 650],
  [1536, 864],
  [1920, 1080],
] as const

/** What of the configurator's controls cannot be pressed over most of its area, and how large the car is on its stage. */
const looked = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll(
      'main [role=toolbar] button, main nav a, main summary, main section > a, main [aria-pressed], main section > button',
    )
    const isPressed = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || hit.closest('a, button, summary') === control)
    }
    const covered = [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.closest('details > :not(summary)')) return []
      control.scrollIntoView({ block: 'nearest', inline: 'center' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [left + width * x, top + height * y]))
      const hits = points.filter(([x = 0, y = 0]) => isPressed(control, x, y)).length
      const name = (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 30)
      return hits === points.length ? [] : [`${name}: ${hits} of ${points.length}`]
    })
    scrollTo(0, 0)
    const stage = document.querySelector('main section')?.getBoundingClientRect()
    const car = document.querySelector('main section picture img')?.getBoundingClientRect()
    const bar = document.querySelector('main details')?.parentElement?.getBoundingClientRect()
    if (!stage || !car || !bar) throw new Error('no stage')
    return {
      covered,
      share: Math.max(car.width / stage.width, car.height / stage.height),
      isBarInView: bar.top >= 0 && Math.round(bar.bottom) <= innerHeight,
      isTooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

for (const address of [
  '/br/fiat/monte/pulse?step=optionals',
  '/ar/jeep/arma/renegade?step=color',
  '/br/ram/monte/2500?step=resume',
]) {
  test(`${address}: every control can be pressed and the car is large in 40 windows`, async ({ page }) => {
    // Else the sheet is still on its way when it is looked at.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height })
      const { share, ...found } = await looked(page)
      expect.soft(found, `${width} by ${height}`).toEqual({ covered: [], isBarInView: true, isTooWide: false })
      expect.soft(share, `${width} by ${height}`).toBeGreaterThanOrEqual(0.45)
    }
  })
}

test('in the list of other cars and of the whole family no picture lies on words', async ({ page }) => {
  const overlaps = (list: string) =>
    page.evaluate((selector) => {
      const box = (element: Element) => element.getBoundingClientRect()
      return [...document.querySelectorAll(`${selector} li`)].flatMap((item) => {
        // A picture of the family is wider than its place, which cuts it off.
        const picture = item.querySelector('a > span') ?? item.querySelector('img, svg')
        const words = [...document.querySelectorAll(`${selector} strong, dialog p`)]
        if (!picture) return [item.textContent]
        const { left, right, top, bottom } = box(picture)
        const on = (word: DOMRect) =>
          word.left < right - 1 && word.right > left + 1 && word.top < bottom - 1 && word.bottom > top + 1
        return words.filter((word) => on(box(word))).map((word) => `${item.textContent} on ${word.textContent}`)
      })
    }, list)
  await open(page, '/br/jeep/monte/compass?step=color')
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Trocar de carro' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first().locator('img')).toBeVisible()
    expect(await overlaps('dialog'), `${width} by ${height}`).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.goto('/br/fiat/monte')
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await overlaps('main'), `${width} by ${height}`).toEqual([])
  }
})

test('steps do not move the page, and the sheet gives its room to the car', async ({ page }) => {
  await open(page, '/br/fiat/monte/pulse?step=version')
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.getByRole('navigation', { name: 'Etapas' }).getByRole('link').first().click()
    for (const _ of ['optionals', 'color', 'coating', 'accessories']) {
      await page.getByRole('link', { name: 'Continuar' }).click()
      await expect(page.locator('main h2').first()).toBeFocused()
      await expect(page.locator('main h2').first()).toBeInViewport()
      expect(await page.evaluate(() => scrollY), `${width} by ${height}`).toBe(0)
    }
  }
  // Else the sheet is still on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const stage = page.locator('main section').first()
  const before = (await stage.boundingBox())?.height ?? 0
  const handle = page.getByRole('button', { name: 'Expandir painel' }).first()
  await handle.press('ArrowDown')
  await expect.poll(async () => (await stage.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100)
  // Nothing is left between the stage and the sheet.
  const edge = (await stage.boundingBox()) ?? { y: 0, height: 0 }
  const sheet = (await handle.boundingBox()) ?? { y: 0 }
  expect(Math.abs(edge.y + edge.height - sheet.y)).toBeLessThanOrEqual(1)
})

test('the question about cookies leaves price and way on in sight', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/br/fiat/monte/pulse?step=optionals')
    await expect(page.getByRole('button', { name: 'Só os necessários' })).toBeVisible()
    await page.getByRole('link', { name: 'Continuar' }).click({ trial: true })
    await page.locator('main details > summary').last().click({ trial: true })
  }
})
