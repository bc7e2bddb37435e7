import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { violationsOf } from './accessibility.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const form = (page: Page, field: string) => page.locator('form').filter({ has: page.getByLabel(field) })

test('a dealer is found, its hours are set by weekday with a break, and it is blocked until a day and freed', async ({
  page,
}) => {
  await enter(page, '/desk/dealers', 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Bloqueada').selectOption('false')
  await expect(page).toHaveURL(/blocked=false/)
  await page.getByLabel('Nome ou código').fill('70196')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.locator('tbody').getByRole('link').click()
  await expect(page.getByRole('img', { name: /^Onde fica/ })).toBeVisible()
  const area = page.getByRole('img', { name: /no mapa, entre \d+ áreas vizinhas/ }).first()
  await expect(area).toBeVisible()
  const neighbours = Number(/entre (\d+) áreas/.exec((await area.getAttribute('aria-label')) ?? '')?.[1])
  const table = page.getByRole('table', { name: /e as áreas em volta/ }).first()
  await expect(table.getByRole('rowheader')).toHaveCount(neighbours + 1)
  expect(await violationsOf(page)).toEqual([])

  const hours = form(page, 'Segunda-feira')
  await hours.getByLabel('Segunda-feira').fill('8 às 18')
  await hours.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Segunda-feira')).toHaveAccessibleDescription(/08:00-12:00, 13:30-18:00/)
  await hours.getByLabel('Segunda-feira').fill('09:00-12:00, 13:30-17:00')
  await hours.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await expect(page.getByLabel('Segunda-feira')).toHaveValue('09:00-12:00, 13:30-17:00')

  const block = form(page, 'Motivo')
  await block.getByText('Bloqueada', { exact: true }).click()
  await block.getByLabel('Motivo').fill('Obra no salão')
  await block.getByLabel(/^Último dia/).fill('2020-01-01')
  await block.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel(/^Último dia/)).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
  await block.getByLabel(/^Último dia/).fill('2031-01-31')
  await block.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('Beatriz Furlan')
  await page.goto('/desk/dealers?text=70196&blocked=true')
  await expect(page.locator('tbody tr')).toContainText('31/01/2031')
  await page.locator('tbody').getByRole('link').click()
  await form(page, 'Motivo').getByText('Bloqueada', { exact: true }).click()
  await form(page, 'Motivo').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await page.goto('/desk/dealers?text=70196&blocked=false')
  await expect(page.locator('tbody tr')).toHaveCount(1)
})

test('who sells at a dealer reads its hours and changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, '/desk/dealers', 'Camila Nogueira')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('img', { name: /^Onde fica/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Segunda-feira')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violationsOf(page)).toEqual([])
})

test('a photo of the front is sent at the desk, seen on the page and in the list of the dealers, and taken away', async ({
  page,
}) => {
  const [desk, shop] = ['/desk/dealers/br-0203', '/br/jeep/concessionarias']
  await enter(page, desk, 'Beatriz Furlan')
  await page.getByRole('link', { name: /^(Trocar a|Enviar uma) foto$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foto da fachada' })).toBeVisible()
  const send = page.getByRole('button', { name: 'Mostrar esta foto' })
  await send.click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Escolha um arquivo de imagem.' })).toBeVisible()
  const file = page.getByLabel('Foto', { exact: true })
  await file.setInputFiles({ name: 'fachada.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await send.click()
  await expect(file).toHaveAccessibleDescription(/não é uma imagem JPEG/)
  expect(await violationsOf(page)).toEqual([])
  const background = { r: 40, g: 90, b: Date.now() % 256 }
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  await file.setInputFiles({ name: 'fachada.jpg', mimeType: 'image/jpeg', buffer })
  await send.click()
  await expect(page).toHaveURL(/done=saved/)
  const photo = page.getByRole('img', { name: /^Fachada da Araucamar/ })
  await expect(photo).toBeVisible()
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('trocou a foto')
  expect(await violationsOf(page)).toEqual([])
  const address = (await photo.getAttribute('src')) ?? ''

  await page.goto(`${shop}/70203`)
  await expect(photo).toHaveAttribute('src', address)
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`${shop}?q=Londrina`)
  await expect(page.locator('[data-dealer="70203"] img')).toHaveAttribute('src', address)
  expect(await violationsOf(page)).toEqual([])

  await page.goto(`${desk}/photo`)
  await page.getByRole('button', { name: 'Tirar a foto' }).click()
  await expect(page).toHaveURL(/done=saved/)
  await page.goto(`${shop}/70203`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(photo).toHaveCount(0)
  expect((await page.request.get(address)).status()).toBe(404)
})
