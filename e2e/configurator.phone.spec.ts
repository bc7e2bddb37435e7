import { expect } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { bar, dialog, open, option, test } from './configurator-page.ts'

const DRIVE = '/br/fiat/monte/pulse?version=9GD6700&year=2027'
const SMALL = { width: 360, height: 640 }

for (const address of [DRIVE, '/ar/peugeot/arma/208']) {
  test(`${address} keeps at least 42 % of a small phone for the car`, async ({ page }) => {
    await page.setViewportSize(SMALL)
    await open(page, address)
    const stage = await page.getByRole('region', { name: /O carro que você|El auto que estás/ }).boundingBox()
    const sheet = await page.getByRole('region', { name: /^(Versão|Versión)$/ }).boundingBox()
    expect((sheet?.y ?? 0) - (stage?.y ?? 0)).toBeGreaterThanOrEqual(0.42 * SMALL.height)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

for (const lying of [
  { width: 640, height: 360 },
  { width: 932, height: 430 },
]) {
  test(`on a phone of ${lying.width} by ${lying.height} lying on its side the whole car stands beside its choices`, async ({
    page,
  }) => {
    await page.setViewportSize(lying)
    await open(page, `${DRIVE}&step=color`)
    const picture = page.getByRole('region', { name: /O carro que você/ }).getByRole('img')
    await expect(picture).toBeInViewport({ ratio: 1 })
    const car = await picture.boundingBox()
    const panel = await page.getByRole('region', { name: 'Cor' }).boundingBox()
    expect((car?.x ?? 0) + (car?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0)
    expect((car?.y ?? 0) + (car?.height ?? 0)).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
    expect(car?.height).toBeGreaterThan(0.3 * lying.height)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('CF11 the bar is low and never hides what has focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${DRIVE}&step=accessories`)
  const tall = await bar(page).boundingBox()
  expect(tall?.height).toBeLessThanOrEqual(88)
  for (const name of [/Tapetes de carpete/, /Soleira/, /Rede de carga/]) {
    const card = option(page, name)
    await card.focus()
    const box = await card.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tall?.y ?? 0)
  }
  await page.setViewportSize({ width: 390, height: 700 })
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(60)
})

test('the sheet rises by its handle, by finger and by keys', async ({ page }) => {
  await open(page, `${DRIVE}&step=optionals`)
  const sheet = page.getByRole('region', { name: 'Opcionais' })
  const rest = (await sheet.boundingBox())?.height ?? 0
  await sheet.getByRole('button', { name: 'Expandir painel' }).press('ArrowUp')
  await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeGreaterThan(rest * 1.5)
  await expect(sheet.getByRole('button', { name: 'Recolher painel' })).toBeVisible()
})

test('a conflict is settled on a phone, without accessibility violations', async ({ page }) => {
  await open(page, `${DRIVE}&parts=9GD-P3&step=optionals`)
  await option(page, /Pack Night/).press('Space')
  await expect(dialog(page)).toContainText('Por que não Pack Night?')
  expect(await violationsOf(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Ficar com Pack Night' }).first().click()
  await expect(option(page, /Pack Night/)).toBeChecked()
})

test('with reduced motion the sheet changes without sliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, DRIVE)
  const duration = await page
    .getByRole('region', { name: 'Versão' })
    .evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).transitionDuration))
  expect(duration).toBe(0)
})

test('a car in 3D can be stood in one’s own place: the phone’s viewer is given its file in look and colour', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${DRIVE}&step=color`)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  const asked = new Promise<string>((done) =>
    devtools.on('Page.frameRequestedNavigation', ({ url }) => url.startsWith('intent:') && done(url)),
  )
  await page.getByRole('button', { name: 'Ver em 3D' }).click()
  await page.locator('[data-view=live]').waitFor({ timeout: 60_000 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Ver no meu espaço' }).click()
  const file = new URL((await asked).split('#')[0]?.replace('intent:', 'https:') ?? '').searchParams.get('file') ?? ''
  expect(file).toMatch(/\/api\/assets\/cars\/pulse\/[\w-]+\/ar\/[\w~-]+\.glb\?v=/)
  const answer = await page.request.get(file)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'model/gltf-binary'])
})
