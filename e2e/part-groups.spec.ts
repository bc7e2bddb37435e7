import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { open, option, test } from './configurator-page.ts'

const PULSE = '/br/fiat/monte/pulse?version=9GD6700&year=2027'

const links = (page: Page) => page.getByRole('navigation', { name: 'Grupos' }).getByRole('link')
const larger = (card: Locator) => card.getByRole('button', { name: /Ver maior:/ })
const headings = (page: Page) =>
  page.getByRole('region', { name: /^(Opcionais|Accesorios)$/ }).getByRole('heading', { level: 3 })

test('optionals stand in groups, packs first, each with what its buyer gains and something to see', async ({
  page,
}) => {
  await open(page, `${PULSE}&step=optionals`)
  await expect(headings(page)).toHaveText([
    'Packs',
    'Conforto',
    'Tecnologia',
    'Segurança',
    'Exterior',
    'Rodas e condução',
  ])
  const packs = page.getByRole('region', { name: 'Packs' })
  await expect(packs.getByRole('checkbox', { name: /Pack Night/ })).toHaveAccessibleDescription(
    'Aparência escura de fábrica, das rodas ao teto Inclui Rodas 18" pretas, Teto preto',
  )
  const keyless = page
    .getByRole('region', { name: 'Conforto' })
    .getByRole('listitem')
    .filter({ has: option(page, /Chave presencial/) })
  await expect(keyless).toContainText('Abre e dá partida com a chave no bolso')
  // Nothing of it is seen on the car: it has a picture of its own. Those of the demo come soon after its first start.
  await expect(async () => {
    await open(page, `${PULSE}&step=optionals`)
    await expect(larger(keyless)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await keyless.scrollIntoViewIfNeeded()
  const picture = larger(keyless).locator('img')
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  expect([width, height]).toEqual([72, 54])
  await expect(larger(packs.getByRole('listitem').filter({ has: option(page, /Pack Night/) }))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a picture opens larger with what its card says, and is left by Esc', async ({ page }) => {
  await open(page, `${PULSE}&step=optionals`)
  const pack = larger(page.getByRole('listitem').filter({ has: option(page, /Pack Night/) }))
  await pack.press('Enter')
  const opened = page.getByRole('dialog', { name: 'Pack Night' })
  await expect(opened).toContainText('Aparência escura de fábrica')
  const picture = opened.locator('img')
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1000)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(pack).toBeFocused()
  await expect(option(page, /Pack Night/)).not.toBeChecked()
  // A phone that lies down has less height than such a picture.
  await page.setViewportSize({ width: 844, height: 390 })
  await pack.press('Enter')
  await expect(opened.getByRole('button', { name: 'Fechar' })).toBeInViewport()
  await expect(opened.locator(':scope > div').last()).toBeInViewport({ ratio: 0.9 })
})

test('a group is reached by its link and says how many of it are in the car', async ({ page }) => {
  await open(page, `${PULSE}&step=optionals`)
  const link = links(page).filter({ hasText: 'Exterior' })
  await link.press('Enter')
  const exterior = page.getByRole('region', { name: /^Exterior/ })
  await expect(exterior.getByRole('heading')).toBeFocused()
  await expect(exterior.getByRole('heading')).toBeInViewport()
  expect(page.url()).not.toContain('#')
  await option(page, /Faróis full LED/).press('Space')
  await expect(exterior.getByRole('heading')).toHaveText('Exterior1 escolhido')
  await expect(link).toHaveAccessibleName('Exterior 1 escolhido')
  await option(page, /Faróis full LED/).press('Space')
  await expect(exterior.getByRole('heading')).toHaveText('Exterior')
})

test('on a phone the sheet alone moves to the group', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, `${PULSE}&step=optionals`)
  const exterior = page.getByRole('heading', { name: 'Exterior', level: 3 })
  await expect(exterior).not.toBeInViewport()
  await links(page).filter({ hasText: 'Exterior' }).click()
  await expect(exterior).toBeInViewport()
  await expect(exterior).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('accessories in Spanish', async ({ page }) => {
  await open(page, '/ar/peugeot/arma/208?step=accessories')
  await expect(headings(page).filter({ hasText: 'Seguridad' })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Cámara para tablero' })).toContainText(
    'Graba el trayecto y sirve de prueba en un choque',
  )
  expect(await violationsOf(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture opens larger', async ({ page }) => {
    await page.goto(`${PULSE}&step=optionals`)
    await larger(page.getByRole('listitem').filter({ has: option(page, /Pack Night/) })).click()
    await expect(page.getByRole('dialog', { name: 'Pack Night' }).locator('img')).toBeVisible()
  })

  test('groups are reached and their parts taken', async ({ page }) => {
    await page.goto(`${PULSE}&step=optionals`)
    await links(page).filter({ hasText: 'Exterior' }).click()
    await expect(page).toHaveURL(/#group-exterior$/)
    await option(page, /Faróis full LED/).press('Space')
    await page.getByRole('button', { name: 'Atualizar' }).click()
    await expect(page).toHaveURL(/parts=9GD-P16/)
    await expect(links(page).filter({ hasText: 'Exterior' })).toHaveAccessibleName('Exterior 1 escolhido')
  })
})

test('the page of accessories shows groups, and as one list what words found', async ({ page }) => {
  await page.goto('/br/jeep/acessorios?model=compass')
  const cargo = page.getByRole('list', { name: 'Lista de acessórios: Carga' })
  const net = cargo.getByRole('listitem').filter({ hasText: 'Rede de carga' })
  await expect(net).toContainText('Prende bolsas e caixas nas curvas e freadas')
  await links(page).filter({ hasText: 'Carga' }).click()
  await expect(page.getByRole('heading', { name: 'Carga', exact: true })).toBeInViewport()
  await page.goto('/br/jeep/acessorios?model=compass&q=tapetes')
  await expect(page.getByRole('list', { name: 'Lista de acessórios', exact: true })).toBeVisible()
  await expect(links(page)).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})
