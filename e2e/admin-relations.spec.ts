import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'

const STRADA = '/admin/data/relations?country=BR&brand=fiat'

test('relations of a version are drawn, walked with the arrows and said in words', async ({ page }) => {
  await enter(page, '/admin/data', BEATRIZ)
  await page.getByRole('link', { name: 'Relações das peças' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relações das peças')
  const drawing = page.getByRole('region', { name: 'Desenho' })
  const parts = drawing.getByRole('listitem').getByRole('link')
  await expect(parts.first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  // As many parts in words as in the drawing.
  const drawn = await parts.allTextContents()
  const table = page.getByRole('table', { name: 'As mesmas relações em palavras' })
  for (const name of drawn) await expect(table).toContainText(name)

  await parts.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(parts.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(parts.first()).not.toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/first=/)
  await expect(drawing.getByRole('link', { name: drawn[0] ?? '', exact: true })).toBeVisible()

  await page.getByLabel('Marca', { exact: true }).selectOption({ label: 'Fiat' })
  await expect(page).toHaveURL(/brand=fiat/)
})

for (const [title, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const)
  test.describe(title, () => {
    test.use({ javaScriptEnabled })

    test('two parts say why they cannot go together, or what a car with both has', async ({ page }) => {
      await enter(page, STRADA, BEATRIZ)
      const table = page.getByRole('table', { name: 'As mesmas relações em palavras' })
      const clash = table.getByRole('row').filter({ hasText: 'não combina com' }).first()
      const by = await clash.getByRole('rowheader').innerText()
      const refused = await clash.getByRole('cell').last().innerText()
      const choose = async (one: string, other: string) => {
        await page.getByLabel('Uma peça').selectOption({ label: one })
        if (javaScriptEnabled) await expect(page).toHaveURL(/first=/)
        await page.getByLabel('Outra peça').selectOption({ label: other })
        if (!javaScriptEnabled)
          await page.getByRole('search', { name: 'Por que estas' }).getByRole('button', { name: 'Filtrar' }).click()
        await expect(page).toHaveURL(/second=/)
      }
      await choose(by, refused)
      await expect(page.getByText('Não há carro com as duas')).toBeVisible()
      await expect(page.getByText(`${by} não combina com ${refused}.`)).toBeVisible()
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])

      const bring = table.getByRole('row').filter({ hasText: 'traz consigo' }).first()
      await page.goto(page.url().replace(/&(first|second)=[^&]*/g, ''))
      await choose(await bring.getByRole('rowheader').innerText(), await bring.getByRole('cell').last().innerText())
      await expect(page.getByText('As duas podem ir juntas')).toBeVisible()
      await expect(page.getByText('Um carro com as duas tem:')).toBeVisible()
    })
  })

test('who may not keep data is told which right is missing', async ({ page }) => {
  await page.goto(`/desk/sign-in?${new URLSearchParams({ to: STRADA }).toString()}`)
  await page.getByRole('button', { name: ': Camila Nogueira' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Falta um direito para ver esta página')
})
