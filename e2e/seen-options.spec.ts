import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { open, option, step, test } from './configurator-page.ts'

const DRIVE = '/br/fiat/monte/pulse?version=9GD6700&year=2027&color=619'
const ROOFED = /\/pulse\/base\/front34\/619~mdk-/

/** The picture the browser chose, once it is there. */
const shown = async (page: Page, name: RegExp) => {
  const picture = page.getByRole('img', { name }).first()
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width, { timeout: 60_000 }).toBeGreaterThan(0)
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc)
}

test('a roof that an optional paints is seen on the stage, on the summary and beside the shared link, and goes with it', async ({
  page,
  request,
}) => {
  await open(page, `${DRIVE}&step=optionals`)
  expect(await shown(page, /Prata Bari/)).toMatch(/\/front34\/619-/)
  await option(page, /Teto bicolor/).press('Space')
  await expect(page).toHaveURL(/parts=9GD-P14/)
  await expect.poll(() => shown(page, /Teto bicolor/)).toMatch(ROOFED)
  const address = new URL(page.url())
  const html = await (await request.get(address.href)).text()
  expect(html).toMatch(/property="og:image" content="[^"]*\/619~mdk-1200x630\.jpg/)
  await option(page, /Teto bicolor/).press('Space')
  await expect.poll(() => shown(page, /Prata Bari/)).toMatch(/\/front34\/619-/)
  await open(page, `/br/fiat/monte/pulse/resumo${address.search}`)
  expect(await shown(page, /Teto bicolor/)).toMatch(ROOFED)
})

test('wheels that are chosen are seen on the car, on their card and from where they are seen best', async ({
  page,
}) => {
  await open(page, '/br/jeep/monte/compass?step=optionals')
  const wheels = option(page, /Rodas esportivas/)
  const card = wheels.locator('..')
  await card.scrollIntoViewIfNeeded()
  const closeUp = card.locator('img').first()
  await expect
    .poll(() => closeUp.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
    .toBeGreaterThan(0)
  expect(await closeUp.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/front34\/\w+~fx3-/)
  await page.getByRole('button', { name: 'Ver de lado' }).click()
  expect(await shown(page, /visto de lado/)).toMatch(/\/side\/\w+-/)
  await wheels.press('Space')
  // Back to the view in which they are large.
  expect(await shown(page, /de frente.* Rodas esportivas/)).toMatch(/\/front34\/\w+~fx3-/)
  await page.getByRole('button', { name: 'Ver de lado' }).click()
  expect(await shown(page, /visto de lado.* Rodas esportivas/)).toMatch(/\/side\/\w+~fx3-/)
  await page.getByRole('button', { name: 'Ver por trás' }).click()
  expect(await shown(page, /por trás.* Rodas esportivas/)).toMatch(/\/rear34\/\w+~fx3-/)
  const before = page.getByRole('button', { name: 'Ver como estava antes do último passo' })
  await before.click()
  expect(await shown(page, /por trás/)).not.toContain('~fx3')
  await before.click()
  expect(await shown(page, /por trás/)).toContain('~fx3')
  await wheels.press('Space')
  await expect.poll(() => shown(page, /por trás/)).toMatch(/\/rear34\/\w+-/)
})

test('what comes, what goes and what stands in the way is lit on the car', async ({ page }) => {
  const lit = page.getByRole('dialog').getByRole('figure')
  const isThere = (nth: number) =>
    expect
      .poll(
        () =>
          lit
            .nth(nth)
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
  await open(page, '/br/fiat/monte/pulse?step=accessories')
  await option(page, /Bagageiro de teto/).press('Space')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(option(page, /Bagageiro de teto/)).toBeChecked()
  await option(page, /Suporte de bicicleta para teto/).press('Space')
  await expect(lit).toHaveText(['Suporte de bicicleta para teto', 'Bagageiro de teto'])
  await isThere(0)
  await isThere(1)
  expect(await violationsOf(page)).toEqual([])
  await open(page, `${DRIVE}&parts=9GD-P3&step=optionals`)
  await option(page, /Pack Night/).press('Space')
  await expect(page.getByRole('dialog', { name: 'Por que não Pack Night?' })).toBeVisible()
  await expect(lit).toHaveText(['Pack Night', 'Teto solar panorâmico'])
  await isThere(0)
})

test('in the 3D view the geometry of what is chosen is fetched once, and the car is drawn with it', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/fit.')) fetched.push(new URL(request.url()).pathname)
  })
  await open(page, '/br/jeep/monte/compass?step=optionals')
  await page.getByRole('button', { name: 'Ver em 3D' }).click()
  await page.locator('[data-view=live]').waitFor({ timeout: 60_000 })
  expect(fetched).toEqual([])
  const drawn = async () => Number(await page.locator('canvas').getAttribute('data-drawn'))
  const wheels = option(page, /Rodas esportivas/)
  const press = async () => {
    const before = await drawn()
    await wheels.press('Space')
    await expect.poll(drawn, { timeout: 60_000 }).toBeGreaterThan(before)
  }
  await press()
  await expect.poll(() => fetched).toEqual(['/api/assets/cars/compass/fit.wheels-sport.glb'])
  await page.waitForLoadState('networkidle')
  await press()
  await press()
  expect(fetched).toHaveLength(1)
  // What is worn in the cabin is not on the model: it stays, and says where to look.
  await step(page, /Acessórios/).click()
  await option(page, /Câmera veicular/).press('Space')
  const inside = page.getByRole('button', { name: 'Fica dentro do carro: ver do banco do motorista' })
  await expect(inside).toBeVisible()
  await expect(page.locator('[data-view=live]')).toBeVisible()
  await inside.press('Enter')
  await expect(page.getByRole('img', { name: /interior visto do banco do motorista/ })).toBeVisible()
})
