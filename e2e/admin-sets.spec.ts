import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const BEATRIZ = 'Beatriz Furlan'
const MARTIN = 'Martín Acosta'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/desk/sign-in?${new URLSearchParams({ to: path }).toString()}`)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

/** Sends a coupon as a file; the page then shows what it would change. */
async function sendCoupon(page: Page, name: string): Promise<void> {
  await page.goto('/admin/data/coupons/import')
  const buffer = Buffer.from(`country;name;amount;mostUses\nBR;${name};100,00;5`)
  await page.getByLabel('Arquivo').setInputFiles({ name: 'cupons.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudança em Cupons')
}

for (const [title, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const)
  test.describe(title, () => {
    test.use({ javaScriptEnabled })

    test('two changes are put together, approved by another, scheduled, published as one and taken back by two', async ({
      browser,
      page,
    }) => {
      const [one, two] = [`SA${Date.now()}`, `SB${Date.now()}`]
      await enter(page, '/admin/data', BEATRIZ)
      await sendCoupon(page, one)
      await page.getByText('Publicar com outras mudanças ou em um horário').click()
      await page.getByLabel('Nome do novo pacote').fill(`Pacote ${one}`)
      await page.getByRole('button', { name: 'Pôr no pacote' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pacote ${one}`)
      const path = new URL(page.url()).pathname
      await sendCoupon(page, two)
      await page.getByText('Publicar com outras mudanças ou em um horário').click()
      await page.getByLabel('Pacote', { exact: true }).selectOption(`Pacote ${one}`)
      await page.getByRole('button', { name: 'Pôr no pacote' }).click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('row')).toHaveCount(3)
      await expect(page.getByText('outra pessoa precisa aprovar este pacote')).toBeVisible()
      if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])

      const second = await browser.newContext({ javaScriptEnabled })
      const other = await second.newPage()
      await enter(other, path, MARTIN)
      await other.getByRole('button', { name: 'Aprobar' }).click()
      await expect(other.getByText('Aprobado', { exact: true })).toBeVisible()
      await other.getByLabel('Día y hora').fill('2018-11-04T00:30')
      await other.getByLabel('Reloj de').selectOption('Brasil')
      await other.getByRole('button', { name: 'Fijar horario' }).click()
      await expect(other.getByText('Ese horario no existe ese día').first()).toBeVisible()
      await other.getByLabel('Día y hora').fill('2033-05-02T00:05')
      await other.getByRole('button', { name: 'Fijar horario' }).click()
      await expect(other.getByText('Programado', { exact: true })).toBeVisible()
      await expect(other.getByText('(America/Sao_Paulo)')).toContainText('00:05')
      if (javaScriptEnabled) expect(await violationsOf(other)).toEqual([])
      await other.getByRole('button', { name: 'Publicar ahora' }).click()
      await expect(async () => {
        await page.goto(path)
        await expect(page.getByText('Em vigor', { exact: true })).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.getByRole('button', { name: 'Pedir para desfazer' }).click()
      await expect(page.getByText('outra pessoa confirma')).toBeVisible()
      await other.goto(path)
      await other.getByRole('button', { name: 'Deshacer' }).click()
      await expect(async () => {
        await other.goto(path)
        await expect(other.getByText('Deshecho', { exact: true })).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.goto(`/admin/data/coupons?text=${two}`)
      await expect(page.getByText('Nada corresponde ao filtro')).toBeVisible()
      await second.close()
    })
  })

test('sets are listed, and a new one says what belongs in it', async ({ page }) => {
  await enter(page, '/admin/data', BEATRIZ)
  await page.getByRole('link', { name: 'Pacotes de mudanças' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pacotes de mudanças')
  await page.getByText('Novo pacote').click()
  await page.getByRole('button', { name: 'Criar pacote' }).click()
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Nome do pacote').fill('Vazio')
  await page.getByRole('button', { name: 'Criar pacote' }).click()
  await expect(page.getByText('Ainda vazio.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Descartar pacote' }).click()
  await expect(page.getByText('Descartado', { exact: true })).toBeVisible()
})
