import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enterUsers(page: Page, path = '/admin/users', name = 'Lívia Rocha'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const saved = (page: Page) => page.getByText('Papéis e alcance salvos.')

test('the list is filtered in its address, and a person leads back to it', async ({ page }) => {
  await enterUsers(page)
  await page.getByLabel('Papel').selectOption('user_dealer')
  await expect(page).toHaveURL('/admin/users?role=user_dealer')
  // Other journeys invite people meanwhile.
  await expect(page.locator('[data-announce]')).toHaveText(/^\d+ pessoas$/)
  await expect(page.getByRole('link', { name: 'Camila Nogueira' })).toBeVisible()
  await page.getByLabel('Nome, e-mail, CPF ou DNI').fill('led')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users?role=user_dealer&text=led')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByText('a***@volante.example')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Sofía Ledesma' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofía Ledesma')
  await page.getByRole('link', { name: 'Todas as pessoas' }).click()
  await expect(page).toHaveURL('/admin/users?text=led&role=user_dealer')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('somebody is invited, gets roles where they hold, and the history says from what to what', async ({ page }) => {
    const stamp = Date.now()
    await enterUsers(page, '/admin/users/new')
    await page.getByLabel('Nome completo').fill('Iara Campos')
    await page.getByLabel('E-mail').fill(`iara-${stamp}@mail.example`)
    await page.getByLabel('País').selectOption('AR')
    await expect(page.getByLabel('CPF')).toBeHidden()
    await page.getByLabel('DNI ou CUIL').fill('20-12345678-6')
    await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
    await expect(page.getByText('O convite foi enviado.')).toBeVisible()
    await page.goto(`/admin/users?text=iara-${stamp}`)
    await page.getByRole('link', { name: 'Iara Campos' }).click()
    await page.getByLabel('Gerência regional', { exact: true }).press('Space')
    await page.getByRole('textbox', { name: /^Concessionárias/ }).fill('00000')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(page.getByRole('alert')).toContainText('Há um erro')
    await expect(page.getByLabel('Gerência regional', { exact: true })).toBeChecked()
    await page.getByRole('textbox', { name: /^Concessionárias/ }).fill('')
    await page.getByLabel('Argentina', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(saved(page)).toBeVisible()
    const newest = page.getByRole('row').nth(1)
    await expect(newest).toContainText('Lívia Rocha')
    await expect(newest).toContainText('Gerência regional')
    await page.getByRole('button', { name: 'Enviar o convite de novo' }).click()
    await expect(page.getByText('O convite foi enviado de novo.')).toBeVisible()
  })
})

test('nobody gives up their own right to give roles', async ({ page }) => {
  await enterUsers(page, '/admin/users?text=usuarios')
  await page.getByRole('link', { name: 'Lívia Rocha' }).click()
  await page.getByLabel('Administração de usuários', { exact: true }).press('Space')
  await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
  await expect(page.getByRole('alert')).toContainText('Você não pode tirar de si o direito de dar papéis.')
})

test('in Spanish on a phone the pages stand still, and who lacks the right reads why', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterUsers(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByLabel('Rol')).toBeVisible()
  for (const path of ['/admin/users', '/admin/users/new']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    expect(await violationsOf(page)).toEqual([])
  }
  await page.goto('/admin/users?text=consultora')
  await page.getByRole('link', { name: 'Camila Nogueira' }).click()
  await expect(page.getByRole('heading', { name: 'Roles y alcance' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.goto('/admin/users')
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/admin/users')
  await page.getByRole('button', { name: ': Camila Nogueira' }).click()
  expect((await answered).status()).toBe(403)
})
