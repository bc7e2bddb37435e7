import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const PULSE = '/br/fiat/financiamento?version=9GD6700'

const chosen = (page: Page) => page.getByRole('listitem').filter({ hasText: /Detalhado abaixo|En detalle abajo/ })
const monthOf = async (page: Page) =>
  /R?\$\s?[\d.]+,\d\d/.exec((await chosen(page).innerText()).replace(/\n/g, ''))?.[0]

test('the month on a model’s page is the calculator’s, with entrance, term, rate and cost in one block', async ({
  page,
}) => {
  await page.goto('/br/fiat/modelos')
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pulse', exact: true }) })
  const listed = await tile.getByRole('link', { name: /^ou 48x de/ }).innerText()
  await expect(tile).toContainText(/Juros de \d,\d\d% a\.m\. CET \d+,\d\d% a\.a\./)
  await page.goto('/br/fiat/modelos/pulse')
  const line = page
    .getByRole('main')
    .getByRole('link', { name: /^ou 48x de .* com entrada de/ })
    .first()
  const text = await line.innerText()
  const terms = (text: string) => /^ou 48x .* entrada de R\$\s[\d.]+/.exec(text)?.[0]
  expect(terms(listed)).toBe(terms(text))
  await expect(line.locator('..')).toContainText(/Juros de \d,\d\d% a\.m\. CET \d+,\d\d% a\.a\./)
  await line.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto fica por mês')
  const month = await monthOf(page)
  expect(month).toBeDefined()
  expect(text.replace(/\s/g, '')).toContain((month ?? '').replace(/\s/g, ''))
  expect(await violationsOf(page)).toEqual([])
})

test('terms change every plan at once, what does not fit says what it takes, and the address keeps all', async ({
  page,
}) => {
  await page.goto(PULSE)
  const before = await monthOf(page)
  await page
    .getByLabel(/^Entrada: /)
    .first()
    .fill('50')
  await expect(page).toHaveURL(/entrance=50/)
  await expect.poll(() => monthOf(page)).not.toBe(before)
  await expect(page.locator('#entrance-slider')).toHaveValue('50')
  await page.locator('#entrance-slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/entrance=51/)
  await page.getByLabel('Prazo').selectOption('36')
  await expect(page).toHaveURL(/count=36/)
  // The plan with a guaranteed value fits now; the one of twelve does not, and offers its own terms.
  const next = page.getByRole('listitem').filter({ hasText: 'Com recompra garantida' })
  await expect(next).toContainText('Entrada máxima de 50%.')
  await next.getByRole('link', { name: '50% de entrada, 36 parcelas' }).click()
  await expect(page).toHaveURL(/plan=BR-NEXT-FIAT/)
  await expect(page.getByLabel(/^Parcela final: /).first()).toHaveValue('40')
  await expect(chosen(page)).toContainText('Parcela final')
  const kept = await monthOf(page)
  await page.reload()
  expect(await monthOf(page)).toBe(kept)
  expect(await violationsOf(page)).toEqual([])
})

test('the buyer’s own entrance and term follow to the list, the model, the configurator and the cars in stock', async ({
  page,
}) => {
  await page.goto(PULSE)
  await page
    .getByLabel(/^Entrada: /)
    .first()
    .fill('50')
  // What keeps the terms comes after the first paint.
  await expect(async () => {
    await page.getByLabel('Prazo').selectOption('48')
    await page.getByLabel('Prazo').selectOption('36')
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('volante-terms')
  }).toPass()
  await expect(page).toHaveURL(/entrance=50&count=36/)
  const own = (where: ReturnType<Page['getByRole']>) => where.getByRole('link', { name: /^ou 36x de/ }).first()
  await page.goto('/br/fiat/modelos')
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pulse', exact: true }) })
  await expect(own(tile)).toBeVisible()
  const listed = await own(tile).innerText()
  await expect(tile).toContainText(/Juros de \d,\d\d% a\.m\. CET \d+,\d\d% a\.a\./)
  await page.goto('/br/fiat/monte/pulse')
  const bar = page.getByRole('region', { name: 'Preço e próxima etapa' })
  await expect(own(bar)).toHaveText(listed)
  await expect(bar).toContainText(/CET \d+,\d\d% a\.a\./)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/br/fiat/reserva')
  await expect(own(page.getByRole('main'))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // An address of its own says more than what was kept, and where nobody said anything what was kept counts.
  await page.goto(PULSE)
  await expect(page.locator('#entrance')).toHaveValue('50')
  await expect(page.getByLabel('Prazo')).toHaveValue('36')
})

test('a month’s amount is solved for entrance and term; words that are no amount are said', async ({ page }) => {
  await page.goto(PULSE)
  await page.getByLabel('Parcela que cabe').fill('1.800')
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await expect(page.getByRole('status').filter({ hasText: '% de entrada: ' })).toBeVisible()
  await page.getByRole('link', { name: /^Usar \d+% de entrada/ }).click()
  const cents = async () => Number((await monthOf(page))?.replace(/\D/g, ''))
  await expect.poll(cents).toBeLessThanOrEqual(1_800_00)
  expect(await cents()).toBeGreaterThan(1_700_00)
  await page.getByLabel('Parcela que cabe').fill('mil reais')
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await expect(page.locator('#monthly')).toHaveAttribute('aria-invalid', 'true')
  expect(await violationsOf(page)).toEqual([])
})

test('a month’s amount finds the cars it reaches, the best equipped first, or says what comes nearest', async ({
  page,
}) => {
  await page.goto('/br/fiat/financiamento')
  const fits = page.getByRole('region', { name: 'O que cabe por mês?' })
  await fits.getByLabel('Parcela que cabe').fill('2.500')
  await fits.getByLabel('Entrada em dinheiro').fill('40.000')
  await fits.getByRole('button', { name: 'Ver carros' }).click()
  await expect(fits.getByRole('status').filter({ hasText: 'carros cabem' })).toBeVisible()
  const months = await fits.getByRole('listitem').getByRole('link').allInnerTexts()
  const cents = months.map((text) => Number(/de R\$\s([\d.]+,\d\d)/.exec(text)?.[1]?.replace(/\D/g, '')))
  expect(cents.length).toBeGreaterThan(3)
  expect(Math.max(...cents)).toBeLessThanOrEqual(2_500_00)
  expect(cents).toEqual(cents.toSorted((a, b) => b - a))
  expect(await violationsOf(page)).toEqual([])
  // The same month on the calculator, to the cent.
  await fits.getByRole('listitem').getByRole('link').first().click()
  await expect.poll(async () => Number((await monthOf(page))?.replace(/\D/g, ''))).toBe(cents[0])
  await page.goBack()
  await fits.getByLabel('Parcela que cabe').fill('100')
  await fits.getByRole('button', { name: 'Ver carros' }).click()
  await expect(fits.getByText('O mais perto disso:')).toBeVisible()
  await fits.getByRole('listitem').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Planos nestas condições' })).toBeVisible()
})

test('by keyboard: arrows and page keys move entrance and its slider, and what is shown waits visibly for the answer', async ({
  page,
}) => {
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=30&count=36')
  const field = page.locator('#entrance')
  const place = page.locator('#financing')
  await expect(async () => {
    await field.focus()
    await page.keyboard.press('ArrowUp')
    await expect(place).toHaveAttribute('aria-busy', 'true', { timeout: 100 })
  }).toPass()
  await expect(page).toHaveURL(/entrance=3\d/)
  await expect(place).not.toHaveAttribute('aria-busy', 'true')
  const now = Number(await field.inputValue())
  await field.focus()
  await page.keyboard.press('PageUp')
  await expect(field).toHaveValue(String(now + 10))
  await expect(page.locator('#entrance-slider')).toHaveValue(String(now + 10))
  await expect(page).toHaveURL(new RegExp(`entrance=${now + 10}`))
  await page.locator('#entrance-slider').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(field).toHaveValue(String(now + 9))
  await expect(page).toHaveURL(new RegExp(`entrance=${now + 9}`))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Argentina: nominal rate and CFT, the whole table, and an address that others open', async ({ page }) => {
    await page.goto('/ar/fiat/financiacion')
    await page.getByLabel('Auto').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ver planes' }).click()
    await expect(page).toHaveURL(/version=/)
    await expect(chosen(page)).toContainText('CFT (TEA con IVA)')
    await expect(chosen(page)).toContainText('TNA')
    await page.getByLabel('Plazo').selectOption('24')
    await page.getByRole('button', { name: 'Ver planes' }).last().click()
    await page.getByText('Tabla de pagos').first().click()
    await expect(page.getByRole('table', { name: 'Tabla de pagos' }).getByRole('row')).toHaveCount(25)
    await expect(page.getByRole('columnheader', { name: 'IVA' })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar la tabla (CSV)' }).click(),
    ])
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(25)
    expect(lines[1]).toMatch(/^1;\d{4}-\d\d-\d\d(;\d+,\d\d){5}$/)
    expect(lines.at(-1)).toMatch(/;0,00$/)
  })
})
