import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enter(page: Page, path: string, name = 'Lívia Rocha'): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

const entries = (page: Page) => page.getByRole('list', { name: 'Auditoria' }).getByRole('article')

test('what an administrator did reads as a sentence, and the filters stand in the address', async ({ page }) => {
  await enter(page, '/admin/users?text=consultora')
  // What is typed before the script has come is sent as a plain form.
  await page.locator('html[data-layout]').waitFor()
  await page.getByRole('link', { name: 'Camila Nogueira' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camila Nogueira')
  const person = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Auditoria' }).click()
  await page.getByLabel('Quem (nome ou e-mail)').fill('usuarios@volante.example')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/audit?actor=usuarios%40volante.example')
  await page.getByRole('combobox', { name: 'O que foi feito' }).pressSequentially('abriu a ficha')
  await page.getByRole('option', { name: 'Abriu a ficha de …' }).click()
  await expect(page).toHaveURL('/admin/audit?actor=usuarios%40volante.example&call=people.get')
  const newest = page.getByRole('article', { name: 'Lívia Rocha abriu a ficha de Camila N.' }).first()
  await expect(newest).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await newest.getByText('O que foi enviado').click()
  await expect(newest.getByText(person)).toBeVisible()
  await newest.getByRole('link', { name: 'Abrir Camila N.' }).click()
  await expect(page).toHaveURL(`/admin/users/${person}`)
  await page.goBack()
  await page.getByRole('searchbox', { name: /^Número do pedido/ }).fill('4F7K-9QXR-TZ3M')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nada corresponde a estes filtros')).toBeVisible()
  await page.getByRole('link', { name: 'Limpar filtros' }).first().click()
  await expect(page).toHaveURL('/admin/audit')
  await expect(entries(page).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('from what to what rights changed is read in words, page after page', async ({ page }) => {
    const stamp = Date.now()
    await enter(page, '/admin/users/new')
    await page.getByLabel('Nome completo').fill('Iara Campos')
    await page.getByLabel('E-mail').fill(`iara-audit-${stamp}@mail.example`)
    await page.getByRole('button', { name: 'Cadastrar e convidar' }).click()
    await expect(page.getByText('O convite foi enviado.')).toBeVisible()
    await page.goto(`/admin/users?text=iara-audit-${stamp}`)
    await page.getByRole('link', { name: 'Iara Campos' }).click()
    const person = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByText('Administração', { exact: true }).last().click()
    await page.getByLabel('Administração de manuais', { exact: true }).press('Space')
    await page.getByRole('button', { name: 'Salvar papéis e alcance' }).click()
    await expect(page.getByText('Papéis e alcance salvos.')).toBeVisible()
    await page.goto(`/admin/audit?subject=${person}&call=people.rights.update`)
    const entry = entries(page).first()
    await expect(entry).toContainText('Lívia Rocha mudou os papéis ou o alcance de Iara C.')
    await expect(entry).toContainText('Administração de manuais')
  })
})

test('in Spanish at every width the page stands still, by keyboard alone it is narrowed, and who lacks the right reads why', async ({
  page,
}) => {
  await enter(page, '/admin/audit')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditoría')
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBeLessThanOrEqual(width)
    expect(await violationsOf(page)).toEqual([])
  }
  await page.getByLabel('Quién (nombre o correo)').focus()
  await page.keyboard.type('nadie con este nombre')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nada coincide con estos filtros')).toBeVisible()
  await expect(page.getByLabel('Quién (nombre o correo)')).toBeFocused()
  await page.getByRole('button', { name: 'Salir' }).click()
  await page.goto('/admin/audit')
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/admin/audit')
  await page.getByRole('button', { name: ': Camila Nogueira' }).click()
  expect((await answered).status()).toBe(403)
})
