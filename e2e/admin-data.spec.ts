import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'
const MARTIN = 'Martín Acosta'

const csv = (text: string) => ({ name: 'cupons.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

for (const [title, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const)
  test.describe(title, () => {
    test.use({ javaScriptEnabled })

    test('a file is read and shown; one person prepares it, another puts it in force and takes it back', async ({
      browser,
      page,
    }) => {
      const name = `E2E${Date.now()}`
      await enter(page, '/admin/data/coupons/import', BEATRIZ)
      const wrong = `country;name;amount;mostUses\nBR;${name};100,00;5\nBR;${name}B;cem;5`
      await page.getByLabel('Arquivo').setInputFiles(csv(wrong))
      await page.getByRole('button', { name: 'Ler o arquivo' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudança em Cupons')
      await expect(page.getByRole('row', { name: /^3/ })).toContainText('Valor: Escreva o valor com vírgula')
      await expect(page.getByText('outra pessoa a põe em vigor')).toBeVisible()
      await expect(page.getByRole('button', { name: /Pôr em vigor/ })).toHaveCount(0)
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
      const path = new URL(page.url()).pathname

      const second = await browser.newContext({ javaScriptEnabled })
      const other = await second.newPage()
      await enter(other, path, MARTIN)
      await other.getByRole('button', { name: 'Poner en vigencia (1 fila)' }).click()
      await expect(other.getByText('En vigencia', { exact: true })).toBeVisible()
      await page.goto(`/admin/data/coupons?text=${name}`)
      await page.getByRole('link', { name: 'BR', exact: true }).click()
      await expect(page.getByText('Martín Acosta criou em')).toBeVisible()
      await other.getByRole('button', { name: 'Pedir que se deshaga' }).click()
      await expect(other.getByText('otra persona lo confirma')).toBeVisible()
      await page.goto(path)
      await expect(page.getByText('Martín Acosta pediu para desfazer esta mudança.')).toBeVisible()
      await page.getByRole('button', { name: 'Desfazer' }).click()
      await expect(page.getByText('Desfeita', { exact: true })).toBeVisible()
      await page.goto(`/admin/data/coupons?text=${name}`)
      await expect(page.getByText('Nada corresponde ao filtro')).toBeVisible()
      await second.close()
    })
  })

test('one row is made, refused by name, saved, and says what it was', async ({ page }) => {
  const code = `E2E-${Date.now()}`
  await enter(page, '/admin/data/dealer-groups', BEATRIZ)
  await page.getByRole('link', { name: 'Nova linha' }).click()
  await page.getByLabel('Identificação').fill(code)
  await page.getByLabel('Nome', { exact: true }).fill('Grupo novo')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('alert')).toContainText('Código: Campo obrigatório')
  await page.getByLabel('Código').fill(code)
  await page.getByLabel('País').selectOption('AR')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Salvo. Já vale na loja.')).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill('Grupo de outro nome')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Grupo novo → Grupo de outro nome' })).toBeVisible()
  await page.getByText('Remover linha').first().click()
  await page.getByRole('button', { name: 'Remover linha' }).click()
  await expect(page.getByText('A linha foi removida.')).toBeVisible()
})

test('a file of all rows comes with its headings in words, and says nothing new when it is sent back', async ({
  page,
}) => {
  await enter(page, '/admin/data/models', BEATRIZ)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar XLSX' }).click(),
  ])
  await page.getByRole('link', { name: 'Enviar planilha' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar Modelos')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Arquivo').setInputFiles(await download.path())
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await expect(page.getByText('Nada mudaria: o arquivo diz o que já está na loja.')).toBeVisible()
})

test('a demo is always open, and what is missing for customers is said', async ({ page }) => {
  await enter(page, '/admin/setup', BEATRIZ)
  await expect(page.getByText('Demonstração: a loja está sempre aberta.')).toBeVisible()
  await expect(page.getByText(/site br-fiat \(/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
