import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const LIVIA = 'Lívia Rocha'
const ready = (page: Page) => page.locator('html[data-layout]').waitFor()
const heads = (page: Page) => page.locator('thead th')
const rowLink = (page: Page, at: number) => page.locator('tbody th a').nth(at)

test('columns are chosen, moved by the keyboard, kept in a saved list and in the file', async ({ page }) => {
  await enter(page, '/admin/users', LIVIA)
  await ready(page)
  await page.getByRole('link', { name: 'Colunas (7 de 7)' }).click()
  const columns = page.getByRole('list', { name: 'Colunas, na ordem em que aparecem' })
  await columns.getByRole('checkbox', { name: 'Documento' }).uncheck()
  await expect(heads(page)).toHaveCount(6)
  await expect(page).toHaveURL(/columns=name\.email\.roles\./)
  await columns.getByRole('link', { name: /^Mover Papéis para antes/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/columns=name\.roles\.email\./)
  await expect(heads(page).nth(1)).toHaveText('Papéis')
  await expect(page.getByText('Papéis é agora a coluna 2.')).toBeAttached()
  await expect(columns.getByRole('link', { name: 'Mover Papéis para depois' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heads(page).nth(2)).toHaveText('Papéis')
  await expect(columns.getByRole('link', { name: 'Mover Papéis para depois' })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).not.toContain('Documento')

  const name = `Colunas ${Date.now()}`
  await page.getByText('Salvar esta lista').click()
  await page.getByLabel('Nome da lista').fill(name)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('A lista foi salva.')).toBeVisible()
  await page.goto('/admin/users')
  await expect(heads(page)).toHaveCount(7)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(heads(page)).toHaveCount(6)
  await ready(page)
  await page.getByRole('button', { name: `Apagar a lista ${name}` }).click()
  await expect(page.getByText('A lista foi apagada.')).toBeVisible()
  await page.getByRole('link', { name: 'Colunas (6 de 7)' }).click()
  await page.getByRole('link', { name: 'Como era no começo' }).click()
  await expect(heads(page)).toHaveCount(7)
})

test('filters stand as chips that go one by one; where nothing is left the one to blame is named', async ({ page }) => {
  await enter(page, '/admin/users?role=user_admin&text=zzzz&columns=name.state', LIVIA)
  await ready(page)
  await expect(page.getByText('Um filtro deixa tudo de fora:')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Tirar “.*zzzz”$/ })
    .click()
  await expect(page).toHaveURL('/admin/users?role=user_admin&columns=name.state')
  await expect(rowLink(page, 0)).toBeVisible()
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' })
  await expect(chips.getByRole('link')).toHaveCount(1)
  await page.getByLabel('Situação').selectOption({ index: 1 })
  await expect(chips.getByRole('link')).toHaveCount(2)
  await chips.getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(chips.getByRole('link')).toHaveCount(1)
  await expect(chips.getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/users?columns=name.state')
  await expect(page.getByLabel('Situação')).toHaveValue('')
})

test('who comes back from a record, by the browser or by the link, stands at its row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await enter(page, '/admin/users?sort=name', LIVIA)
  await ready(page)
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Todas as pessoas' }).click()]) {
    const link = rowLink(page, 9)
    await link.focus()
    const top = await page.evaluate(() => scrollY)
    expect(top).toBeGreaterThan(100)
    const name = await link.innerText()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await back()
    await expect(page).toHaveURL('/admin/users?sort=name')
    await expect(link).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(2)
  }
})

test('on a phone a lead is read in place of its list, and closing it leads to its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await enter(page, '/desk', 'Camila Nogueira')
  await ready(page)
  const link = rowLink(page, 2)
  await link.click()
  await expect(link).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Fechar' }).first().click()
  await expect(link).toBeFocused()
})

test('among more than fifty choices one is found by what is typed, and stands in the address by its code', async ({
  page,
}) => {
  await enter(page, '/admin/audit', 'Beatriz Furlan')
  await ready(page)
  const box = page.getByRole('combobox', { name: 'O que foi feito' })
  await box.pressSequentially('mudou os pap')
  await page
    .getByRole('option', { name: /^Mudou os papéis/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/audit\?call=[\w.]+$/)
  await expect(box).toHaveValue(/^Mudou os papéis/)
  await expect(page.getByRole('list', { name: 'Filtros escolhidos' })).toContainText('Mudou os papéis')
  expect(await violationsOf(page)).toEqual([])
  await box.fill('')
  await expect(page).toHaveURL('/admin/audit')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('columns are a form, order and chips are links, and a choice among many is typed', async ({ page }) => {
    await enter(page, '/admin/users?role=user_admin', LIVIA)
    await page.getByRole('link', { name: 'Colunas (7 de 7)' }).click()
    await page.getByRole('checkbox', { name: 'Documento' }).uncheck()
    await page.getByRole('button', { name: 'Mostrar estas' }).click()
    await expect(heads(page)).toHaveCount(6)
    await page.getByRole('link', { name: 'Mover Papéis para antes' }).click()
    await expect(page).toHaveURL(/role=user_admin&columns=name\.roles\.email.*choose=columns/)
    await page.getByRole('link', { name: /^Tirar o filtro Papel/ }).click()
    await expect(page).toHaveURL(/\/admin\/users\?columns=/)
    await enter(page, '/admin/audit', 'Beatriz Furlan')
    await page.getByRole('combobox', { name: 'O que foi feito' }).fill('mudou os papeis')
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await expect(page).toHaveURL(/\/admin\/audit\?call=[\w.]+$/)
  })
})

test('a page opens with the list that its reader chose for it, and the whole list stays a press away', async ({
  page,
}) => {
  await enter(page, '/admin/upgrades?brand=jeep', 'Martín Acosta')
  await ready(page)
  const name = `Jeep ${Date.now()}`
  await page.getByText('Guardar esta lista').click()
  await page.getByLabel('Nombre de la lista').fill(name)
  await page.getByText('Abrir la página con esta lista', { exact: true }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('La lista se guardó.')).toBeVisible()
  await page.goto('/admin/upgrades')
  await expect(page).toHaveURL('/admin/upgrades?brand=jeep')
  await ready(page)
  await page.getByRole('link', { name: 'Lista entera' }).click()
  await expect(page).toHaveURL('/admin/upgrades?view=all')
  await rowLink(page, 0).click()
  await page.getByRole('link', { name: 'Ofertas de versión superior' }).last().click()
  await expect(page).toHaveURL('/admin/upgrades?view=all')
  const opens = page.getByRole('button', { name: `Abrir la página con la lista ${name}` })
  await expect(opens).toHaveAttribute('aria-pressed', 'true')
  expect(await violationsOf(page)).toEqual([])
  await opens.click()
  await expect(opens).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/admin/upgrades')
  await expect(page).toHaveURL('/admin/upgrades')
  await ready(page)
  await page.getByRole('button', { name: `Borrar la lista ${name}` }).click()
  await expect(page.getByText('La lista se borró.')).toBeVisible()
})
