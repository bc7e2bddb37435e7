import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { open, option, step, test } from './configurator-page.ts'

const CABIN = {
  driver: /interior visto do banco do motorista/,
  rear: /interior com os bancos dianteiros/,
  door: /interior visto pela porta do passageiro/,
  load: /compartimento de carga visto pelas portas traseiras/,
} as const

/** The file of the first picture that says so, once it is there. */
async function shown(page: Page, words: RegExp): Promise<string> {
  const picture = page.getByRole('img', { name: words }).first()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0)
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test('while the coating is chosen the car is seen from inside, in what was chosen, from three places', async ({
  page,
}) => {
  await open(page, '/br/fiat/monte/pulse?version=9GD6700&year=2027&step=coating')
  const before = await shown(page, CABIN.door)
  expect(before).toMatch(/\/pulse\/[\w-]+\/door\/\w+-/)
  const other = page.getByRole('radio', { name: /Tecido cinza/ })
  const code = (await other.inputValue()).toLowerCase()
  expect(before).not.toContain(`/${code}-`)
  // Each card shows a seat in its coating before anybody chooses it.
  const seat = other.locator('..').locator('img').first()
  await expect.poll(() => seat.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/rear/${code}-`)
  await other.press('Space')
  await expect.poll(() => shown(page, CABIN.door)).toContain(`/door/${code}-`)
  await expect(page.getByRole('img', { name: /revestimento Tecido cinza/ })).toBeVisible()
  await page.getByRole('button', { name: 'Ver do banco do motorista' }).press('Enter')
  expect(await shown(page, CABIN.driver)).toContain(`/driver/${code}-`)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ver os bancos dianteiros' }).press('Enter')
  expect(await shown(page, CABIN.rear)).toContain(`/rear/${code}-`)
  await page.getByRole('button', { name: 'Ver pela porta aberta' }).press('Enter')
  expect(await shown(page, CABIN.door)).toContain(`/door/${code}-`)
  await step(page, /Cor/).click()
  expect(await shown(page, /visto de três quartos de frente/)).toMatch(/\/front34\//)
})

test('what is worn in the cabin is seen there when it is chosen, and on its card', async ({ page }) => {
  await open(page, '/br/jeep/monte/compass?step=accessories')
  expect(await shown(page, /visto de três quartos de frente/)).toMatch(/\/front34\//)
  const camera = option(page, /Câmera veicular/)
  const card = camera.locator('..')
  await card.scrollIntoViewIfNeeded()
  const closeUp = card.locator('img').first()
  await expect.poll(() => closeUp.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/driver\/\w+~\w+-/)
  await camera.press('Space')
  expect(await shown(page, CABIN.driver)).toMatch(/\/driver\/\w+~\w+-/)
  expect(await violationsOf(page)).toEqual([])
  const before = page.getByRole('button', { name: 'Ver como estava antes do último passo' })
  await before.press('Enter')
  await expect.poll(() => shown(page, CABIN.driver)).not.toContain('~')
  await before.press('Enter')
  await expect.poll(() => shown(page, CABIN.driver)).toContain('~')
  await page.getByRole('button', { name: 'Ver de frente' }).press('Enter')
  // From outside nothing has changed.
  expect(await shown(page, /visto de três quartos de frente/)).not.toContain('~')
  await camera.press('Space')
  await camera.press('Space')
  await expect.poll(() => shown(page, CABIN.driver)).toMatch(/\/driver\/\w+~\w+-/)
  await step(page, /Opcionais/).click()
  expect(await shown(page, /visto de três quartos de frente/)).toMatch(/\/front34\//)
})

test('mats are seen through the open door, where the car stops when they are chosen', async ({ page }) => {
  await open(page, '/br/fiat/monte/pulse?step=accessories')
  const mats = option(page, /Tapetes de borracha/)
  await mats.scrollIntoViewIfNeeded()
  await mats.press('Space')
  expect(await shown(page, CABIN.door)).toMatch(/\/door\/\w+~\w+-/)
  await option(page, /Soleira de porta/).press('Space')
  await expect.poll(() => shown(page, CABIN.door)).toMatch(/\/door\/\w+~\w+~\w+-/)
  expect(await violationsOf(page)).toEqual([])
})

test('what lines a van is seen in its load space', async ({ page }) => {
  await open(page, '/br/fiat/monte/scudo?step=optionals')
  const wood = option(page, /Revestimento em madeira/)
  await wood.scrollIntoViewIfNeeded()
  await wood.press('Space')
  expect(await shown(page, CABIN.load)).toMatch(/\/load\/\w+~\w+-/)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/br/fiat/modelos/scudo')
  await page.getByRole('region', { name: 'Fiat Scudo de perto' }).getByRole('button').last().press('Enter')
  const row = page.getByRole('dialog', { name: 'Fiat Scudo de perto' }).getByRole('list')
  await expect(row.getByRole('img', { name: CABIN.load })).toBeInViewport({ ratio: 0.5 })
})

test('in Argentina the words are its own', async ({ page }) => {
  await open(page, '/ar/peugeot/arma/208?step=coating')
  expect(await shown(page, /interior visto por la puerta del acompañante/)).toMatch(/\/208\/[\w-]+\/door\//)
  await page.getByRole('button', { name: 'Ver desde el asiento del conductor' }).press('Enter')
  expect(await shown(page, /interior visto desde el asiento del conductor/)).toMatch(/\/208\/[\w-]+\/driver\//)
  await page.getByRole('button', { name: 'Ver los asientos delanteros' }).press('Enter')
  expect(await shown(page, /interior con los asientos delanteros/)).toMatch(/\/rear\//)
})

test.describe('where pictures from inside fail', () => {
  test.use({ expected: [/Failed to load resource/] })

  test('the drawing stands in, and says the same', async ({ page }) => {
    await page.route(/\/door\//, (route) => route.abort())
    await open(page, '/br/fiat/monte/pulse?version=9GD6700&year=2027&step=coating')
    await expect(page.locator('svg[role=img]').and(page.getByRole('img', { name: CABIN.door }))).toBeVisible()
  })
})

test('the gallery of a model ends inside, in the coating of its first version', async ({ page }) => {
  await page.goto('/br/fiat/modelos/fastback')
  await page.locator('html[data-layout]').waitFor()
  const tiles = page.getByRole('region', { name: 'Fiat Fastback de perto' }).getByRole('button')
  await expect(tiles).toHaveCount(7)
  await tiles.nth(5).press('Enter')
  const row = page.getByRole('dialog', { name: 'Fiat Fastback de perto' }).getByRole('list')
  const inside = row.getByRole('img', { name: CABIN.driver })
  await expect(inside).toBeInViewport({ ratio: 0.5 })
  await expect(inside).toHaveAttribute(
    'alt',
    /^Fiat Fastback com revestimento .+, interior visto do banco do motorista$/,
  )
  await expect.poll(() => inside.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('img', { name: CABIN.rear })).toBeInViewport({ ratio: 0.5 })
})
