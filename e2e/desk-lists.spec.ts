import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { inDatabase } from './order-database.ts'

async function enter(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const rows = (page: Page) => page.locator('tbody tr')

test('a report is found by its part of the car, taken and finished, and its list goes either way and into a file', async ({
  page,
}) => {
  const text = `Rangido ${randomUUID()}`
  await page.goto('/br/peugeot/contato?form=report')
  await page.getByLabel('Motivo').selectOption({ label: 'Defeito no produto' })
  await page.getByLabel('Parte do carro').selectOption({ label: 'Freios' })
  await page.getByLabel('Mensagem').fill(text)
  await page.getByLabel('Modelo', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Versão').fill('GT')
  await page.getByLabel('Ano-modelo').fill('2024')
  await page.getByLabel('Quilometragem').fill('12.500')
  await page.getByLabel('Nome').fill('Ana Souza')
  await page.getByLabel('E-mail').fill('ana@mail.example')
  await page.getByLabel('Telefone').fill('11987654321')
  await page.getByRole('button', { name: 'Enviar relato' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ENVIADA')

  await enter(page, '/desk/reports', 'Beatriz Furlan')
  await page.getByLabel('Parte do carro').selectOption('BRAKES')
  await expect(page).toHaveURL('/desk/reports?category=BRAKES')
  await expect(rows(page).first()).toContainText('Aberto')
  expect(await violationsOf(page)).toEqual([])
  const file = await page.getByRole('link', { name: 'Baixar CSV' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain('Defeito no produto')
  await rows(page).first().getByRole('link').click()
  await expect(page.getByText(text)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Ação').selectOption('take')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Beatriz Furlan assumiu')).toBeVisible()
  await page.getByLabel('Ação').selectOption('finish')
  await page.getByLabel('Nota interna').fill('Pastilhas trocadas')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Beatriz Furlan concluiu')).toBeVisible()
  await expect(page.locator('main dl').first()).toContainText('Concluído')
})

test('what somebody wrote by the contact page is read, answered and closed, each with who did it', async ({ page }) => {
  const surname = `Q${randomUUID().replaceAll(/\W|\d/g, '')}`
  await page.goto('/br/fiat/contato')
  const form = page.locator('#message-form')
  await form.getByLabel('Motivo').selectOption('PRAISE')
  await form.getByLabel('Mensagem').fill('Adorei o atendimento.\nObrigada!')
  await form.getByLabel('Nome').fill(`Tereza ${surname}`)
  await form.getByLabel('E-mail').fill('tereza@mail.example')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ENVIADA')

  await enter(page, '/desk/messages', 'Beatriz Furlan')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Assunto').selectOption('PRAISE')
  await expect(page).toHaveURL('/desk/messages?subject=PRAISE')
  const row = rows(page)
    .filter({ hasText: `Tereza ${surname.charAt(0)}.` })
    .first()
  await expect(row).toContainText('Nova')
  await expect(page.locator('main')).not.toContainText(surname)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tereza ${surname}`)
  await expect(page.getByText('Adorei o atendimento.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'tereza@mail.example' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByLabel('Ação').selectOption('note')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible()
  await page.getByLabel('Nota interna').fill('Vale um brinde')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Salvo.')).toBeVisible()
  await expect(page.getByText('Beatriz Furlan anotou')).toBeVisible()
  await page.getByLabel('Ação').selectOption('close')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('Beatriz Furlan encerrou')).toBeVisible()
  await expect(page.locator('main dl').first()).toContainText('Encerrada')
  await page.getByLabel('Ação').selectOption('answer')
  await page.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByText('A mensagem não está mais nesse ponto.').first()).toBeVisible()
})

test('a consent and its withdrawal are found by the whole document, and downloaded without it', async ({ page }) => {
  const cpf = String(Date.now()).slice(-11).padStart(11, '1')
  await inDatabase(async (client) => {
    const { rows: made } = await client.query(
      `insert into accounts (email, name, cpf, roles, dealer_codes) values ($1, 'Tereza Alencar', $2, '{}', '{}') returning id`,
      [`${cpf}@mail.example`, cpf],
    )
    await client.query(
      `insert into account_consents (account_id, channel, purpose, is_granted, text_version, at, site, origin)
       select $1, 'SMS', 'OFFERS', given, '2026-11', now() - case when given then interval '1 hour' else '0' end, 'br-fiat', '{}'
       from unnest(array[true, false]) as given`,
      [made[0].id],
    )
  })
  await enter(page, '/admin/consents', 'Lívia Rocha')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Documento').fill(cpf)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Retirou')
  await expect(rows(page).last()).toContainText('Autorizou')
  await expect(page.locator('tbody')).toContainText('Tereza A.')
  await expect(page.locator('tbody')).not.toContainText(cpf)
  expect(await violationsOf(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file.trim().split('\n')).toHaveLength(3)
  expect(file).not.toContain(cpf)
})

test('conversations begun on WhatsApp are listed and downloaded, without whole names and numbers', async ({ page }) => {
  const surname = `Q${randomUUID().replaceAll(/\W|\d/g, '')}`
  await inDatabase((client) =>
    client.query(
      `insert into whatsapp_starts (id, created_at, site, dealer_code, phone, name, car)
       values ($1, now(), 'br-jeep', '70001', '11987654321', $2, '{"model":"Compass"}')`,
      [randomUUID(), `Tereza ${surname}`],
    ),
  )
  await enter(page, '/desk/whatsapp?brand=jeep', 'Beatriz Furlan')
  const row = rows(page).filter({ hasText: 'Compass' }).first()
  await expect(row).toContainText('(11) *****-4321')
  await expect(page.locator('main')).not.toContainText(surname)
  expect(await violationsOf(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('Compass')
  expect(file).not.toMatch(new RegExp(`${surname}|98765`))
})

test('on a phone the rows of a list are cards with their first facts, and the page stands still', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, '/admin/consents', 'Lívia Rocha')
  const row = rows(page).first()
  await expect(row.locator('[data-title="Finalidade"]')).toBeVisible()
  await expect(row.locator('[data-title="Versão do texto"]')).toBeHidden()
  const [name, fact] = [await row.locator('th').boundingBox(), await row.locator('td').first().boundingBox()]
  expect(fact?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await violationsOf(page)).toEqual([])
})
