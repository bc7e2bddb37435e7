import { expect, type Page, test } from '@playwright/test'
import type { ValueChange } from '@volante/contract/site-settings'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'
const MARTIN = 'Martín Acosta'

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
      await expect(other.getByText('(hora de Brasilia)')).toContainText('00:05')
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
      await expect(page.getByText('Nada corresponde a estes filtros')).toBeVisible()
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

/** An earlier try left the text prepared, and a place has one draft of it. */
async function forgetDraft(page: Page): Promise<void> {
  const found = await page.request.get('/api/site-settings/values/texts.contact.lead?scope=br-fiat')
  const { changes } = (await found.json()) as { changes: ValueChange[] }
  const draft = changes.find(({ state }) => state === 'DRAFT')
  if (!draft) return
  const token = (await page.context().cookies()).find((one) => one.name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': token, 'x-site': 'br-fiat' }
  const { changeSet } = draft
  if (changeSet) await page.request.delete(`/api/change-sets/${changeSet.id}/parts/site-value/${draft.id}`, { headers })
  expect((await page.request.delete(`/api/site-settings/changes/${draft.id}`, { headers })).ok()).toBe(true)
}

test('a preview shows the shop with the set in force to who opened it, and to nobody else', async ({
  browser,
  page,
}) => {
  await enter(page, '/admin/data', BEATRIZ)
  await forgetDraft(page)
  const shop = '/br/fiat/modelos'
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(shop)
  const before = await visitor.locator('main').innerText()
  const name = `Prévia ${Date.now()}`
  await page.goto('/admin/data/models?text=mobi')
  const cells = await page.getByRole('link', { name: /^Baixar as? \d+ filtradas?, CSV$/ }).getAttribute('href')
  const file = await (await page.request.get(cells ?? '')).text()
  const renamed = file.replace(/;Mobi;/g, `;${name};`)
  expect(renamed).not.toBe(file)
  await page.goto('/admin/data/models/import')
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'modelos.csv', mimeType: 'text/csv', buffer: Buffer.from(renamed) })
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await page.getByText('Publicar com outras mudanças ou em um horário').click()
  await page.getByLabel('Nome do novo pacote').fill(name)
  await page.getByRole('button', { name: 'Pôr no pacote' }).click()
  await page.getByText('Prévia na loja').click()
  await page.getByLabel('Site').selectOption('br-fiat')
  await page.getByLabel('Como em').fill('2027-03-01T10:00')
  await page.getByLabel('Vista por').selectOption('Cliente com conta')
  await page.getByRole('button', { name: 'Abrir prévia' }).click()
  await expect(page).toHaveURL('/br/fiat')
  const bar = page.getByRole('complementary', { name: 'Prévia' })
  await expect(bar).toContainText(name)
  await expect(bar).toContainText('01/03/2027')
  await expect(bar).toContainText('Vista como pessoa com conta, inventada e sem pedidos.')
  await expect(page.getByRole('banner')).toContainText('Pessoa')
  await expect(page.getByRole('banner')).not.toContainText('Beatriz')
  const response = await page.goto(shop)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  await expect(page.locator('main')).toContainText(name)
  expect(await violationsOf(page)).toEqual([])

  await visitor.goto(shop)
  expect(await visitor.locator('main').innerText()).toBe(before)
  await expect(visitor.getByRole('complementary', { name: 'Prévia' })).toHaveCount(0)
  // Somebody else's browser with the same cookie is shown the shop as it is.
  const cookie = (await page.context().cookies()).filter((one) => one.name === 'volante-preview')
  expect(cookie).toMatchObject([{ path: '/br', httpOnly: true, sameSite: 'Lax' }])
  const who = await page.evaluate(async () => (await fetch('/api/users/v2/users/self')).text())
  expect(who).not.toContain('Beatriz')
  expect(who).toContain('"customer"')
  await visitor.context().addCookies(cookie)
  await visitor.goto(`${shop}?carroceria=suv`)
  await visitor.goto(shop)
  expect(await visitor.locator('main').innerText()).toBe(before)

  await page.goto('/br/fiat/contato')
  const lead = page.getByText('Você recebe um protocolo na hora')
  await page.getByRole('button', { name: 'Editar textos na página' }).click()
  expect(await violationsOf(page)).toEqual([])
  const opened = page.waitForEvent('popup')
  await lead.click()
  const editor = await opened
  await expect(editor.getByRole('heading', { level: 1 })).toContainText('contact.lead')
  await expect(editor).toHaveURL(/\/admin\/settings\/values\/texts\.contact\.lead\?scope=br-fiat&set=[\w-]+$/)
  // What is written here joins the set that is looked at, with the other language beside it.
  await expect(editor.getByText(`Só preparar põe a mudança no pacote ${name}`)).toBeVisible()
  await expect(editor.getByLabel('Só preparar')).toBeChecked()
  await expect(editor.getByRole('link', { name: /Recibís un número de gestión/ })).toBeVisible()
  await editor.locator('html[data-layout]').waitFor({ state: 'attached' })
  await editor.getByLabel('Valor').fill(`Você recebe um protocolo de ${name} na hora`)
  await editor.getByRole('button', { name: 'Pedir a mudança' }).click()
  await expect(editor.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.reload()
  await expect(page.locator('main')).toContainText(`Você recebe um protocolo de ${name} na hora`)
  await editor.close()
  await visitor.goto('/br/fiat/contato')
  await expect(visitor.getByRole('button', { name: 'Editar textos na página' })).toHaveCount(0)

  await page.getByRole('link', { name: 'Sair', exact: true }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/contato(?:\?utm[^/]*)?$/)
  await expect(bar).toHaveCount(0)
  await page.goto(shop)
  expect(await page.locator('main').innerText()).toBe(before)
  await forgetDraft(page)
})
