import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enterDesk, fillBrazilian, open, protocolOn, sendButton } from './lead-page.ts'

const rows = (page: Page) => page.locator('tbody th a')

test('without a session the desk asks who one is, and leads back to what was asked for', async ({ page }) => {
  await page.goto('/desk?state=late')
  await expect(page).toHaveURL(/\/desk\/sign-in\?to=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar na mesa')
  await expect(page.getByRole('button', { name: /^Entrar: / })).toHaveCount(16)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Entrar: Beatriz Furlan' }).click()
  await expect(page).toHaveURL('/desk?state=late')
  await expect(page.getByLabel('Situação')).toHaveValue('late')
})

test('a customer is told that this is for the team, and may be somebody else', async ({ page }) => {
  await page.goto('/desk/sign-in?to=%2Fdesk%2Forders')
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/desk/orders')
  await page.getByRole('button', { name: 'Entrar: João Mendes' }).click()
  expect((await answered).status()).toBe(403)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Esta área é da equipe')
  await expect(page.getByText('A conta de João Mendes')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Entrar como outra pessoa' }).click()
  await expect(page).toHaveURL('/desk/sign-in')
  await page.goto('/desk')
  await expect(page).toHaveURL(/sign-in/)
})

test('staff see the leads of their dealers only', async ({ page }) => {
  await enterDesk(page, 'Camila Nogueira')
  const dealers = await page.locator('select[name=dealerCode] option').allInnerTexts()
  expect(dealers.length).toBeLessThanOrEqual(3)
  for (const name of dealers.slice(1)) expect(name).toContain('Fiat')
})

test('the list is dense, walked by j and k, opened by Enter, and says nothing that identifies a person', async ({
  page,
}) => {
  await enterDesk(page, 'Beatriz Furlan')
  await expect(rows(page)).toHaveCount(20)
  expect(await violationsOf(page)).toEqual([])
  const height = await page
    .locator('tbody tr')
    .nth(3)
    .evaluate((row) => row.getBoundingClientRect().height)
  expect(height).toBeGreaterThanOrEqual(32)
  expect(height).toBeLessThanOrEqual(37)
  await expect(page.locator('tbody')).not.toContainText('@')
  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).not.toBeFocused()
  await page.getByRole('region', { name: 'Leads' }).focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows(page).nth(1)).toBeFocused()
  const protocol = await rows(page).nth(1).innerText()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText(protocol)
  await expect(page).toHaveURL(/\?lead=[0-9a-f-]{36}$/)
  await expect(page.locator('tr[aria-current]')).toContainText(protocol)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(rows(page).nth(2)).toBeFocused()
  await panel.getByRole('link', { name: 'Fechar' }).click()
  await expect(panel).toHaveCount(0)
})

test('filters stand in the address, narrow the list and can be taken back', async ({ page }) => {
  await enterDesk(page, 'Beatriz Furlan')
  await page.getByLabel('Site').selectOption('ar-peugeot')
  await expect(page).toHaveURL(/site=ar-peugeot/)
  await page.getByLabel('Nome, e-mail, telefone ou protocolo').fill('zzzzzz')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await expect(page.getByText('Nada corresponde a estes filtros')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByLabel('Site')).toHaveValue('ar-peugeot')
  await page.goto('/desk?text=zzzzzz')
  await page.getByRole('link', { name: 'Limpar' }).first().click()
  await expect(page).toHaveURL('/desk')
  await expect(rows(page).first()).toBeVisible()
})

test('a state narrows the list by the address', async ({ page }) => {
  await enterDesk(page, 'Beatriz Furlan')
  const places = page.getByLabel('Estado ou província')
  const label = await places.locator('option[value=SP]').innerText()
  await places.selectOption('SP')
  await expect(page).toHaveURL('/desk?stateCode=SP')
  const count = /\((\d+)\)/.exec(label)?.[1]
  await expect(page.getByText(`${count} leads`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(places).toHaveValue('SP')
  await rows(page).first().click()
  await expect(page.getByRole('complementary')).toContainText(', SP')
})

test('the time left runs on without a reload, and what becomes late is said', async ({ page }) => {
  await page.clock.install()
  await enterDesk(page, 'Beatriz Furlan')
  await page.goto('/desk?state=inTime')
  // The clock is moved once the page's script counts by it.
  await page.locator('html[data-layout]').waitFor()
  const replies = page.locator('tbody tr td:nth-child(2)')
  const first = await replies.first().innerText()
  expect(first).toMatch(/^faltam/)
  const status = page.locator('p.unseen[role=status]')
  await expect(status).toBeEmpty()
  await page.clock.runFor('02:00')
  await expect(replies.first()).not.toHaveText(first)
  await page.clock.fastForward('48:00:00')
  const count = await rows(page).count()
  await expect(replies.filter({ hasText: /^atrasado há/ })).toHaveCount(count)
  await expect(status).toHaveText(new RegExp(`^${count} leads? `))
})

test('pages begin at 0 and keep the filters', async ({ page }) => {
  await enterDesk(page, 'Beatriz Furlan')
  const first = await rows(page).first().innerText()
  await page.getByRole('link', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/desk?page=1')
  await expect(rows(page).first()).not.toHaveText(first)
  await page.goto('/desk?site=br-fiat')
  const next = page.getByRole('link', { name: 'Próxima página' })
  if (await next.count()) await expect(next).toHaveAttribute('href', '/desk?site=br-fiat&page=1')
})

test('the desk speaks Spanish to who works in Argentina, or wishes it', async ({ page }) => {
  await enterDesk(page, 'Sofía Ledesma')
  await expect(
    page.getByRole('columnheader', { name: 'Concesionario' }).or(page.getByText('Ningún lead')).first(),
  ).toBeVisible()
  await expect(page.locator('[lang="es-AR"]').first()).toContainText('Mesa del concesionario')
  await page.getByRole('combobox', { name: 'Situación' }).selectOption('late')
  await expect(page).toHaveURL(/state=late/)
  await expect(page.getByText('Mesa del concesionario')).toBeVisible()
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.getByText('Mesa da concessionária')).toBeVisible()
})

test('a lead outside what a person may see is as unknown as one that does not exist', async ({ page }) => {
  await enterDesk(page, 'Camila Nogueira')
  await page.goto('/desk?lead=00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('não está entre os seus')).toBeVisible()
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('contrast holds', async ({ page }) => {
    await enterDesk(page, 'Beatriz Furlan')
    await rows(page).first().click()
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})

test('what would have been mailed can be read in the outbox', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await fillBrazilian(page)
  await sendButton(page).click()
  const protocol = await protocolOn(page)
  await expect(async () => {
    await page.goto('/dev/outbox?site=br-fiat')
    await expect(page.getByRole('heading', { name: protocol })).toHaveCount(2, { timeout: 500 })
  }).toPass()
  expect(await violationsOf(page)).toEqual([])
})
