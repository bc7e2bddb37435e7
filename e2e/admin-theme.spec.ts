import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const AT = '/admin/settings/values/theme?scope=ar-dodge'

async function signInAs(page: Page, name: string) {
  await page.goto('/br/fiat/entrar')
  await page.locator('main details summary').click()
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).not.toHaveURL(/\/entrar/)
}

/** Dark, and of no other try. */
const shade = () =>
  `#1b3${Math.floor(Math.random() * 0xfff)
    .toString(16)
    .padStart(3, '0')}`

const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim())

test('a theme is edited on the site’s own pages, mended where it is faint, measured, and worn once another approves', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signInAs(page, 'Beatriz Furlan')
  await page.goto(AT)
  // An earlier try may have left its wish.
  const drop = page.getByRole('button', { name: 'Descartar' })
  if (await drop.isVisible()) await drop.click()
  const [primary, strong] = [shade(), shade()]
  const soft = page.getByRole('textbox', { name: 'Texto secundário', exact: true })
  const before = await soft.inputValue()
  const shown = page.frameLocator('iframe[title^="Início"]')
  await expect(shown.getByRole('banner')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await soft.fill('#b8b8b8')
  await expect(page.getByText(/pares têm contraste de menos/)).toBeVisible()
  await expect
    .poll(() => shown.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--color-ink-soft')))
    .toBe('#b8b8b8')
  // A button passes to its new colour slowly: it is measured in the one it comes to.
  const main = page.getByRole('textbox', { name: 'Cor principal', exact: true })
  const worn = await main.inputValue()
  await main.fill('#f0a0a0')
  await page.getByRole('button', { name: /^Medir/ }).click()
  await expect(page.getByText(/textos? apagados? em/)).toHaveCount(6, { timeout: 60_000 })
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /“Enviar mensaje”: .*mínimo/ })
      .first(),
  ).toBeVisible()
  await main.fill(worn)
  await page.getByRole('button', { name: 'Pedir a mudança' }).click()
  await expect(page.getByRole('main')).toContainText(/color-ink-soft sobre color-\w+ tem contraste/)
  expect(await violationsOf(page)).toEqual([])

  for (const mend = page.getByRole('button', { name: /^Corrigir/ }); (await mend.count()) > 0; )
    await mend.first().press('Enter')
  await expect(page.getByText(/têm contraste suficiente/)).toBeVisible()
  await soft.fill(before)
  await main.fill(primary)
  await page.getByRole('textbox', { name: 'Principal, ao passar', exact: true }).fill(strong)
  await page.getByRole('button', { name: 'Pedir a mudança' }).click()
  await expect(page.getByText('color-primary', { exact: true })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'Martín Acosta')
  await other.goto(AT)
  await expect(other.getByRole('main')).toContainText(primary)
  const approve = (on: Page) => on.getByRole('button', { name: /^(Aprovar|Aprobar)$/ })
  await approve(other).click()
  await expect(approve(other)).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto('/ar/dodge')
      return primaryOf(page)
    })
    .toBe(primary)
  await other
    .getByRole('button', { name: /^(Desfazer|Deshacer)/ })
    .first()
    .click()
  await expect(other.getByRole('button', { name: 'Descartar' })).toBeVisible()
  await page.goto(AT)
  await approve(page).click()
  await expect(approve(page)).toBeHidden()
  await expect
    .poll(async () => {
      await page.goto('/ar/dodge')
      return primaryOf(page)
    })
    .not.toBe(primary)
})

test('without script a theme is typed as text', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await signInAs(page, 'Beatriz Furlan')
  await page.goto('/admin/settings/values/theme?scope=ar-chrysler')
  await expect(page.getByLabel('Cor principal', { exact: true })).toBeHidden()
  await page.getByText('O tema como texto').first().click()
  await page.getByRole('textbox', { name: 'O tema como texto' }).fill('font-display: comic')
  await page.getByRole('button', { name: 'Pedir a mudança' }).click()
  await expect(page.getByRole('main')).toContainText('font-display precisa de uma das letras que há')
  await context.close()
})
