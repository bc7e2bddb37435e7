import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

async function enterAdmin(page: Page, name: string, path = '/admin/permissions'): Promise<void> {
  await page.goto(path)
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
  await page.getByRole('button', { name: `: ${name}` }).click()
  await expect(page).toHaveURL(path)
}

test('the matrix shows every permission by every role, and one audience when asked', async ({ page }) => {
  await enterAdmin(page, 'Beatriz Furlan')
  await expect(page.getByRole('columnheader')).toHaveCount(34)
  await expect(page.getByRole('row', { name: /^Aprovar reembolsos/ }).getByText('mercado')).toHaveCount(1)
  await page.getByRole('link', { name: 'Clientes', exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(5)
  await expect(page.locator('tbody td:not(:empty)')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('a role and a permission are asked for by keyboard and answered with why, and who could help', async ({
  page,
}) => {
  await enterAdmin(page, 'Lívia Rocha')
  await page.locator('html[data-layout]').waitFor()
  await page.getByLabel('Papel', { exact: true }).focus()
  await page.getByLabel('Papel', { exact: true }).selectOption('user_dealer')
  await page.keyboard.press('Tab')
  const right = page.getByRole('combobox', { name: 'Permissão' })
  await expect(right).toBeFocused()
  await right.pressSequentially('aprovar reemb')
  await page.getByRole('option', { name: 'Aprovar reembolsos' }).waitFor()
  await right.press('ArrowDown')
  await right.press('Enter')
  await expect(page).toHaveURL('/admin/permissions?role=user_dealer&permission=refunds.approve')
  await expect(page.getByText('não dá o direito “Aprovar reembolsos”')).toBeVisible()
  await expect(page.getByText('Têm este direito: Gestão de pagamentos.')).toBeVisible()
  await expect(page.getByText('Quem dá papéis: Administração de usuários.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O que o papel “Vendas da concessionária” pode' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('who lacks the right reads which one is missing, who has it and who grants it', async ({ page }) => {
  await page.goto('/admin/permissions')
  const answered = page.waitForResponse((one) => new URL(one.url()).pathname === '/admin/permissions')
  await page.getByRole('button', { name: 'Entrar: Camila Nogueira' }).click()
  expect((await answered).status()).toBe(403)
  await expect(page.getByText('não tem o direito “Ver a tabela de permissões” (policy.read)')).toBeVisible()
  await expect(page.getByText(/^Têm este direito: .*Administração de serviços/)).toBeVisible()
  await expect(page.getByText('Quem dá papéis e alcance é: Administração de usuários.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Áreas' }).getByRole('link')).toHaveText([
    'Hoje',
    'Leads',
    'Mensagens',
    'WhatsApp',
    'Preços de trabalho',
    'Comparar preços',
    'Cotações',
    'Agendamentos',
    'Agenda',
    'Dias fechados',
    'Financiamentos',
    'Usados',
    'Recepção',
    'Porta de eventos',
    'Meu trabalho',
    'Vendas',
    'Estoque',
    'Concessionárias',
    'Catálogo de peças',
    'Oficina',
    'Caixa de saída',
  ])
  expect(await violationsOf(page)).toEqual([])
})

test('it speaks Spanish to who works in Spanish, and changes language in its place', async ({ page }) => {
  await enterAdmin(page, 'Martín Acosta', '/admin/permissions?permission=orders.read')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permisos')
  await expect(page.getByRole('heading', { name: 'Quién tiene “Ver compras”' })).toBeVisible()
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page).toHaveURL('/admin/permissions?permission=orders.read')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permissões')
})

test('on a phone the page stands still and the table scrolls in itself', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAdmin(page, 'Beatriz Furlan', '/admin/permissions?role=dealer_manager')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const table = page.getByRole('region', { name: 'Permissões por papel' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])
})
