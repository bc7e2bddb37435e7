import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const LIST = '/desk/working-prices'
const CAR = { mvsCode: '5ND0MJ0', year: '2026' }

test('a price is set for a time, found, changed with its history, refused where it overlaps, and downloaded', async ({
  page,
}) => {
  await enter(page, LIST, 'Beatriz Furlan')
  await page.locator('html[data-layout]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Novo preço' }).click()
  await page.waitForURL(/new/)
  // The list has fields of the same names.
  await expect(page.getByLabel('Preço de trabalho')).toBeVisible()
  const fill = async (from: string, to: string) => {
    await page.getByLabel('Concessionária').fill('70001')
    await page.getByLabel('MVS').fill(CAR.mvsCode)
    await page.getByLabel('Ano-modelo').fill(CAR.year)
    await page.getByLabel('Preço de trabalho').fill('175.000,00')
    await page.getByLabel('Início').fill(from)
    await page.getByLabel('Fim').fill(to)
    await expect(page.getByLabel('Preço de trabalho')).toHaveValue('175.000,00')
    await page.getByRole('button', { name: 'Salvar' }).click()
  }
  await fill('2031-03-31', '2031-03-01')
  await expect(page.getByLabel('Fim')).toHaveAttribute('aria-invalid', 'true')
  await fill('2031-03-01', '2031-03-31')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compass Sport T270 2026 · 70001')
  await expect(page.getByText('Ainda não começou')).toBeVisible()
  await expect(page.getByLabel('MVS')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])

  await page.getByLabel('Preço de trabalho').fill('174.000,00')
  await page.getByRole('button', { name: 'Salvar' }).click()
  const history = page.getByRole('table', { name: 'Histórico' })
  await expect(history.getByRole('row').nth(1)).toContainText(/Beatriz Furlan.*175\.000,00\s*passa a.*174\.000,00/)

  await page.goto(`${LIST}/new`)
  await fill('2031-03-15', '')
  await expect(page.getByLabel('Início')).toHaveAccessibleDescription(/de 01\/03\/2031 a 31\/03\/2031/)
  expect(await violationsOf(page)).toEqual([])

  await page.goto(`${LIST}?mvsCode=${CAR.mvsCode}&dealerCode=70001`)
  await page.getByLabel('Situação').selectOption('COMING')
  await expect(page).toHaveURL(/standing=COMING/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('-R$')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('"Compass Sport T270";"174000,00";')
})

test('a file of prices is tried first, then put in force as one, and leads back to its list', async ({ page }) => {
  await enter(page, LIST, 'Beatriz Furlan')
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await expect(page).toHaveURL('/admin/data/working-prices/import')
  expect(await violationsOf(page)).toEqual([])
  const other = '5NDR3Z0'
  const head = 'country;dealerCode;mvsCode;year;colorCode;initialDate;finalDate;price'
  const lines = ['2041-01-01;2041-01-31;171.000,00', '2041-02-01;2041-01-01;1,00']
  await page.getByLabel('Arquivo').setInputFiles({
    name: 'precos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...lines.map((line) => `BR;70001;${other};2026;;${line}`)].join('\n')),
  })
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await expect(page).toHaveURL(/changes\//)
  await expect(page.locator('main')).toContainText('Contradiz outra linha ou uma regra desta tabela.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pôr em vigor' }).click()
  await expect(page.getByText(/Em vigor por Beatriz Furlan/)).toBeVisible()
  await page.goto(`${LIST}?mvsCode=${other}&dealerCode=70001&standing=COMING`)
  await page.getByRole('row').filter({ hasText: '171.000,00' }).getByRole('link').click()
  await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('Beatriz Furlan')
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a consultant sets no price of a dealer that is not hers', async ({ page }) => {
    await enter(page, LIST, 'Camila Nogueira')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preços de trabalho')
    await page.goto(`${LIST}/new`)
    await page.getByLabel('Concessionária').fill('70150')
    await page.getByLabel('MVS').fill(CAR.mvsCode)
    await page.getByLabel('Ano-modelo').fill(CAR.year)
    await page.getByLabel('Preço de trabalho').fill('1')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByLabel('Concessionária')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('MVS')).toHaveValue(CAR.mvsCode)
  })
})
