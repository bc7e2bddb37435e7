import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

/** The comparison of a model's versions as its page offers it. */
async function compare(page: Page, model: string): Promise<void> {
  await page.goto(model)
  const link = page.getByRole('link', { name: /^Ficha completa/ })
  await page.goto((await link.getAttribute('href')) ?? '')
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr:has(td)').filter({ visible: true })
const columns = (page: Page) => page.locator('thead th[scope="col"]:has(a)')
const codes = (page: Page) => new URL(page.url()).searchParams.getAll('v')

for (const model of ['/br/fiat/modelos/pulse', '/ar/jeep/modelos/compass', '/br/citroen/modelos/c3']) {
  test(`the versions of ${model} are compared without accessibility fault`, async ({ page }) => {
    await compare(page, model)
    await expect(page.getByRole('table')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
}

test('each cell has its heads, and each column its price and its way to building', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  await expect(columns(page)).toHaveCount(codes(page).length)
  for (const column of await columns(page).all()) {
    await expect(column).toHaveAttribute('scope', 'col')
    await expect(column.getByText('à vista')).toBeVisible()
    await expect(column.getByRole('link', { name: /^Configurar Pulse / })).toHaveAttribute(
      'href',
      /\/monte\/pulse\?version=/,
    )
  }
  await expect(
    columns(page)
      .getByRole('link', { name: /^Ver em estoque Pulse / })
      .first(),
  ).toHaveAttribute('href', /\/reserva\?version=/)
  await expect(page.locator('table caption')).toHaveText(/^Comparação de Pulse /)
  for (const row of await rows(page).all()) {
    await expect(row.locator('th[scope="row"]')).toHaveCount(1)
    await expect(row.locator('td')).toHaveCount(codes(page).length)
  }
})

test('only differences is on for one model, goes off and says how many lines remain', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  const only = page.getByRole('switch', { name: 'Só diferenças' })
  await expect(only).toBeChecked()
  const few = await rows(page).count()
  await expect(page.locator('tr[data-equal]').filter({ visible: true })).toHaveCount(0)
  await only.press('Space')
  await expect(page).toHaveURL(/&diff=0$/)
  expect(await rows(page).count()).toBeGreaterThan(few)
  const took = await only.evaluate(async (input: HTMLInputElement) => {
    const shown = () => [...document.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility()).length
    const before = shown()
    const started = performance.now()
    input.click()
    while (shown() === before) await new Promise(requestAnimationFrame)
    return performance.now() - started
  })
  test.info().annotations.push({ type: 'ms to repaint', description: took.toFixed() })
  await expect(rows(page)).toHaveCount(few)
  await expect(page.getByRole('status').filter({ hasText: /linhas diferentes$/ })).toHaveText(
    `${few} linhas diferentes`,
  )
})

test('versions of different models show all lines, the same attribute in the same one', async ({ page }) => {
  await page.goto('/br/fiat/comparador')
  const options = page.getByLabel('1ª versão').locator('option')
  const valueOf = async (name: RegExp) => (await options.filter({ hasText: name }).first().getAttribute('value')) ?? ''
  const [combustion, electric] = [await valueOf(/^Pulse/), await valueOf(/^500e/)]
  await page.goto(`/br/fiat/comparador?v=${combustion}&v=${electric}`)
  await expect(page.getByRole('switch', { name: 'Só diferenças' })).not.toBeChecked()
  const battery = page.getByRole('row', { name: /^Bateria de tração/ })
  await expect(battery.getByRole('cell').last()).toHaveText(/\d\skWh$/)
  const tank = page.getByRole('row', { name: /^Tanque de combustível/ })
  await expect(tank.getByRole('cell').first()).toHaveText(/\d\sl$/)
  await expect(tank.getByRole('cell').last()).toHaveText('—não disponível')
  await expect(page.getByRole('cell', { name: /^Opcional, R\$/ }).first()).toBeVisible()
})

test('prices are compared with the first column', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  const centsOf = (texts: string[]) => texts.map((text) => Number(text.replace(/\D/g, '')))
  const prices = centsOf(
    await page
      .getByRole('row', { name: /^Preço à vista/ })
      .getByRole('cell')
      .allInnerTexts(),
  )
  const [reference, ...differences] = await page
    .getByRole('row', { name: /^Diferença para/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(reference).toBe('referência')
  expect(centsOf(differences)).toEqual(prices.slice(1).map((price) => price - (prices[0] ?? 0)))
})

test('a column is removed and replaced, and the others stay', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  const [first, second, third = '', fourth = ''] = codes(page)
  await page
    .getByRole('link', { name: /^Remover/ })
    .nth(1)
    .click()
  await expect(columns(page)).toHaveCount(3)
  expect(codes(page)).toEqual([first, third, fourth])
  await page.getByLabel('1ª versão').selectOption(second ?? '')
  await expect.poll(() => codes(page)).toEqual([second, third, fourth])
  await page.getByLabel('4ª versão').selectOption(first ?? '')
  await expect(columns(page)).toHaveCount(4)
  await page.goBack()
  await expect(columns(page)).toHaveCount(3)
})

test('a jump leads to its group and takes the focus along', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  await page.getByRole('navigation', { name: 'Ir para um grupo' }).getByRole('link', { name: 'Exterior' }).click()
  await expect(page.locator('#group-exterior')).toBeInViewport()
  await expect(page.locator('#group-exterior')).toBeFocused()
  await expect(columns(page).first()).toBeInViewport({ ratio: 1 })
})

test('versions that are no longer sold are left out and counted', async ({ page }) => {
  await compare(page, '/br/fiat/modelos/pulse')
  const [first, second] = codes(page)
  await page.goto(`/br/fiat/comparador?v=${first}&v=ZZZZZZ9&v=${second}`)
  await expect(page.getByText('Uma versão do endereço não está mais à venda e ficou de fora.')).toBeVisible()
  await expect(columns(page)).toHaveCount(2)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('versions are picked and equal lines shown by forms', async ({ page }) => {
    await page.goto('/ar/peugeot/comparador')
    const names = ['1.ª versión', '2.ª versión'] as const
    for (const [at, name] of names.entries()) await page.getByLabel(name).selectOption({ index: at + 1 })
    await page.getByRole('button', { name: 'Comparar' }).click()
    await expect(columns(page)).toHaveCount(2)
    const few = await rows(page).count()
    await page.getByText('Solo diferencias').click()
    const all = await rows(page).count()
    expect(all).toBeGreaterThan(few)
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page).toHaveURL(/&diff=0$/)
    await expect(rows(page)).toHaveCount(all)
  })
})
