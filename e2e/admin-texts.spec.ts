import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'
const MARTIN = 'Martín Acosta'
const ID = 'checkout.delivery.text'
const VALUE = `/admin/settings/values/${encodeURIComponent(`texts.${ID}`)}?scope=ar-ram`

const METER = 'Todos os textos estão escritos nesta língua'

test('a text left in the other language is counted by its area, and the number leads to its editor', async ({
  browser,
  page,
}) => {
  await enter(page, '/admin/settings/texts?scope=ar-ram', BEATRIZ)
  const meter = page.getByRole('table', { name: METER })
  await expect(meter.getByRole('row', { name: /^Compra e pedidos/ }).getByRole('cell')).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])

  await meter.getByRole('link', { name: 'Termos legais' }).click()
  await expect(page).toHaveURL(/area=legal/)
  await expect(page.getByRole('table', { name: 'Textos dos sites' }).locator('code').first()).toHaveText(/^legal\./)

  await page.goto(VALUE)
  await page.locator('html[data-layout]').waitFor()
  const standard = await page.getByRole('definition').nth(1).innerText()
  const field = page.getByLabel('Valor', { exact: true })
  const text = 'Contamos os dias úteis de cada etapa que falta. Se a data mudar, avisamos você com o motivo.'
  await field.fill(text)
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Pedir a mudança' }).click()
  const second = await browser.newContext()
  const other = await second.newPage()
  await enter(other, VALUE, MARTIN)
  await other.getByRole('button', { name: 'Aprobar' }).click()
  await expect(other.getByRole('button', { name: 'Aprobar' })).toHaveCount(0)
  const missing = page.getByRole('table', { name: '1 texto falta' })
  await expect(async () => {
    await page.goto('/admin/settings/texts?scope=ar-ram')
    await expect(missing).toBeVisible({ timeout: 1000 })
  }).toPass()
  await missing
    .getByRole('row', { name: /^Compra e pedidos/ })
    .getByRole('link', { name: '1', exact: true })
    .click()
  await expect(page).toHaveURL(/which=same/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^Contamos os dias/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ID)
  await expect(page.getByRole('definition').filter({ hasText: standard }).first()).toBeVisible()
  await second.close()
})

test('a long text typed before the script has come stays', async ({ page }) => {
  await enter(page, '/admin/settings/texts?scope=ar-ram', BEATRIZ)
  const typed = Promise.withResolvers<void>()
  await page.route(/assets\/entry\.client-[\w-]+\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/admin/settings/values/texts.shell.skip?scope=ar-ram', { waitUntil: 'commit' })
  const field = page.getByLabel('Valor', { exact: true })
  await field.fill('Ir directo al contenido')
  typed.resolve()
  await page.locator('html[data-layout]').waitFor()
  await expect(field).toHaveValue('Ir directo al contenido')
})

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript })

    test('a text that was only looked at in the shop stands in its field again, and is in force nowhere', async ({
      page,
    }) => {
      const value = '/admin/settings/values/texts.shell.skip?scope=ar-ram'
      await enter(page, value, BEATRIZ)
      if (hasScript) await page.locator('html[data-layout]').waitFor()
      const field = page.getByLabel('Valor', { exact: true })
      const before = await field.inputValue()
      await field.fill('Saltar al contenido de prueba')
      await page.getByRole('button', { name: 'Prévia na loja' }).click()
      await expect(page).toHaveURL(/\/ar\/ram/)
      await expect(page.getByRole('link', { name: 'Saltar al contenido de prueba' })).toHaveCount(1)
      await page.getByRole('link', { name: 'Volver al valor' }).click()
      await expect(page).toHaveURL(/\/admin\/settings\/values\/texts\.shell\.skip\?scope=ar-ram/)
      await expect(field).toHaveValue('Saltar al contenido de prueba')
      await page.goto(value)
      await expect(field).toHaveValue(before)
    })
  })
