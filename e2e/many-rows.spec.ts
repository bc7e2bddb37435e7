import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^(Escolher|Elegir) / })
const bar = (page: Page) => page.getByRole('region', { name: 'Mudar vários de uma vez' })

/** Whether what has the focus stands free of the bar, or is a part of it. */
const isFocusFree = (page: Page) =>
  page.evaluate(() => {
    const [at, over] = [document.activeElement, document.querySelector('section:has(> form#bulk)')]
    if (!at || !over || at === document.body || over.contains(at)) return true
    const [one, other] = [at.getBoundingClientRect(), over.getBoundingClientRect()]
    return one.bottom <= other.top + 1 || one.top >= other.bottom - 1
  })

/** All that a screen reader is told of a page, what its styles write too. */
async function statusOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.flatMap(({ role, name }) => (role?.value === 'StaticText' ? [String(name?.value)] : [])).join('')
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // A laptop at twice its size.
  { width: 640, height: 360 },
]

test('what is done with many rows is in sight from the first tick on, counts them, and never lies over what has the focus', async ({
  page,
}) => {
  await enter(page, '/desk/dealers?country=BR', 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  await expect(bar(page)).not.toBeInViewport()
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto('/desk/dealers?country=BR')
    await page.locator('html[data-layout]').waitFor()
    await boxes(page).nth(0).check()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await expect(bar(page).locator('p[role=status]')).toHaveText(/^1 marcado de \d+$/)
    await boxes(page).nth(1).check()
    await expect(bar(page).locator('p[role=status]')).toHaveText(/^2 marcados de \d+$/)
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocusFree(page)).toBe(true)
    }
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    expect(await violationsOf(page)).toEqual([])
    await boxes(page).nth(0).uncheck()
    await boxes(page).nth(1).uncheck()
    await expect(bar(page)).not.toBeInViewport()
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ticked rows count themselves in a bar that stays in sight, and go on to the preview', async ({ page }) => {
    await enter(page, '/desk/dealers?country=BR', 'Beatriz Furlan')
    await expect(bar(page)).not.toBeInViewport()
    await boxes(page).nth(0).check()
    await boxes(page).nth(1).check()
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    expect(await statusOf(page)).toMatch(/Marcados de \d+ *: *2/)
    await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudar 2 registros')
  })
})

test('a press for each of the rows that are ticked says what it cannot take back; what it needs is asked for', async ({
  page,
}) => {
  for (const path of ['/br/fiat', '/api/geography/state']) await page.request.get(path)
  await enter(page, '/admin/caches', 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  await boxes(page).nth(1).check()
  await boxes(page).nth(2).check()
  await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esvaziar: 2 registros')
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByLabel('Motivo')).toHaveAccessibleDescription('Campo obrigatório')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Motivo').fill('Mudou a tabela')
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByText('não há o que desfazer')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Esvaziar (2)' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 registros mudaram')
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0)
})
