import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const PULSE = 'version=9GD6700'
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const sizeOf = (place: Locator) => place.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize))

/** The size of the whole cost beside that of the nominal rate in the same block. */
async function costBesideRate(block: Locator): Promise<number> {
  const cost = await sizeOf(block.getByText(/^CFT/).first())
  return cost / (await sizeOf(block.getByText(/^TNA/).first()))
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('plans stand side by side on one entrance and term, what fails is named in its column, and the address keeps all', async ({
    page,
  }) => {
    await page.goto(`/br/fiat/financiamento?${PULSE}&entrance=30&count=60`)
    await page.getByRole('link', { name: 'Comparar os planos lado a lado' }).click()
    await expect(page).toHaveURL(/financiamento\/comparar\?version=9GD6700.*count=60/)
    const table = page.getByRole('table', { name: 'Planos na mesma entrada e no mesmo prazo' })
    const month = table.getByRole('row', { name: /^Por mês/ })
    await expect(month.getByText('Comparador indisponível para o prazo escolhido')).toHaveCount(2)
    await expect(month).toContainText('Não existe em 60 parcelas; existe em 24 e 36.')
    await expect(month).toContainText('Entrada mínima de 60%.')
    await expect(table.getByRole('row', { name: /^CET ao ano/ })).toContainText(/\d\d,\d\d%/)
    await expect(table.getByRole('row', { name: /^Taxa de administração/ })).toContainText('14,50%')
    await expect(page.getByRole('definition').filter({ hasText: 'Não há juros' })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await month.getByRole('link', { name: '30% de entrada, 36 parcelas' }).click()
    await expect(page).toHaveURL(/count=36/)
    await expect(month.getByText('Comparador indisponível para o prazo escolhido')).toHaveCount(1)
  })

  test('terms that no plan gives lead to at least two that some give', async ({ page }) => {
    await page.goto(`/br/fiat/financiamento?${PULSE}&entrance=5&count=61`)
    const notice = page.getByText('Nenhum resultado para o prazo e a entrada escolhidos').locator('..')
    expect(await notice.getByRole('link').count()).toBeGreaterThanOrEqual(2)
    await notice.getByRole('link').first().click()
    await expect(page.getByText('Nenhum resultado para o prazo e a entrada escolhidos')).toHaveCount(0)
    await page.goto('/br/fiat/financiamento/comparar')
    await page.getByRole('link', { name: /^Pulse/ }).click()
    await expect(page.getByRole('table', { name: 'Planos na mesma entrada e no mesmo prazo' })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await page.goto(`/br/fiat/financiamento/comparar?${PULSE}&entrance=5&count=61`)
    await expect(page.getByText('Comparador indisponível para o prazo escolhido').first()).toBeVisible()
  })

  test('Argentina: plan and comparator of a Peugeot are read on a phone', async ({ page }) => {
    await page.goto('/ar/peugeot/financiacion')
    const version = await page.locator('select[name=version] option:not([value=""])').first().getAttribute('value')
    for (const address of [`financiacion?version=${version}&plan=AR-UVA`, `financiacion/comparar?version=${version}`]) {
      await page.goto(`/ar/peugeot/${address}`)
      expect(await overflow(page)).toBe(0)
      expect(await violationsOf(page)).toEqual([])
    }
  })

  test('a consórcio has a fee and no interest, says its words, and shows a bid and a rise as assumptions', async ({
    page,
  }) => {
    await page.goto(`/br/fiat/financiamento?${PULSE}`)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Consórcio' }) })
    await card.getByRole('link', { name: /Ver em detalhe/ }).click()
    await expect(page).toHaveURL(/plan=BR-CONSORCIO/)
    const how = page.getByRole('region', { name: 'Como chegamos a este valor' })
    await expect(how.getByRole('note')).toContainText('É uma estimativa')
    await page.locator('#entrance').fill('20')
    await expect(how.getByText('Ninguém pode prometer a data da contemplação.')).toBeVisible()
    await expect(how.getByText(/Depois dela, cada parcela cai para R\$/)).toBeVisible()
    await page.getByLabel(/^E se o carro subir por ano/).fill('12')
    await expect(how.getByRole('row', { name: /O carro sobe 12% ao ano/ })).toBeVisible()
    await how.getByText('O que é carta, lance e contemplação').click()
    await expect(how.getByText('Não há juros', { exact: false })).toBeVisible()
    await expect(card).not.toContainText(/juros|CET/i)
    expect(await overflow(page)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await how.getByText('Tabela de pagamentos').first().click()
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      how.getByRole('link', { name: 'Baixar a tabela (PDF)' }).click(),
    ])
    expect(paper.suggestedFilename()).toBe('pulse-br-consorcio-48.pdf')
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('Argentina: the CFT is at least twice the type of the rates beside it wherever it stands', async ({ page }) => {
    await page.goto('/ar/peugeot/financiacion/comparar')
    await page.getByLabel('Auto').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ver planes' }).click()
    const table = page.getByRole('table', { name: 'Planes con el mismo anticipo y el mismo plazo' })
    await expect(table.getByRole('columnheader', { name: /Prendario en UVA/ })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: /Plan de ahorro 70\/30/ })).toBeVisible()
    const shown = (name: RegExp) =>
      table
        .getByRole('row', { name })
        .getByRole('cell')
        .filter({ hasText: /\d,\d\d%/ })
        .first()
    const cost = await sizeOf(shown(/^CFT/).locator('span').first())
    expect(cost).toBeGreaterThanOrEqual(2 * (await sizeOf(shown(/^TNA/))))
    await page.getByRole('link', { name: 'Volver al simulador' }).click()
    const cards = page.getByRole('listitem').filter({ hasText: 'TNA' })
    for (const card of await cards.all()) expect(await costBesideRate(card)).toBeGreaterThanOrEqual(2)
    for (const address of ['/ar/peugeot/modelos', '/ar/peugeot/modelos/208']) {
      await page.goto(address)
      const block = page.getByText(/^TNA/).first().locator('..')
      expect(await costBesideRate(block)).toBeGreaterThanOrEqual(2)
    }
  })

  test('Argentina: a plan de ahorro and a loan in UVA are estimates with scenarios and a table', async ({ page }) => {
    await page.goto('/ar/peugeot/financiacion')
    await page.getByLabel('Auto').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ver planes' }).first().click()
    const open = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('link', { name: /Ver en detalle/ })
        .click()
    const how = page.getByRole('region', { name: 'Cómo llegamos a este valor' })
    await open('Plan de ahorro 70/30')
    await expect(how.getByText(/lo que las cuotas no cubren/)).toBeVisible()
    await expect(how.getByText(/La cuota no es fija/).last()).toBeVisible()
    await expect(how.getByRole('row', { name: /El auto sube 20% anual/ })).toBeVisible()
    await open('Prendario en UVA')
    await expect(how.getByText(/^Una UVA vale \$/)).toBeVisible()
    await expect(how.getByText(/ UVA$/).first()).toBeVisible()
    await how.getByText('Tabla de pagos').first().click()
    await expect(how.getByRole('table', { name: /Tabla de pagos: La UVA no cambia/ }).getByRole('row')).toHaveCount(37)
  })
})
