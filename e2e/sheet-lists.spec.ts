import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const BEATRIZ = 'Beatriz Furlan'
const ready = (page: Page) => page.locator('html[data-layout]').waitFor()

const places = (page: Page) => page.getByRole('list', { name: /^Ordem de/ }).getByRole('listitem')
const handles = (page: Page) => page.getByRole('button', { name: /^Arrastar / })
/** The names of the rows, in their order. */
const namesOf = async (page: Page) =>
  (await handles(page).allInnerTexts()).map((text) => text.replace(/^Arrastar /, ''))

test('a row is carried by keys and by a pointer, or sent to a place; another who saw the order before is told', async ({
  page,
}) => {
  await enter(page, '/admin/data/price-types', BEATRIZ)
  await page.getByRole('link', { name: 'Mudar a ordem' }).click()
  await expect(page.getByText('cada um tem uma ordem própria')).toBeVisible()
  await ready(page)
  await page.getByLabel('País').selectOption('AR')
  await expect(handles(page).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const before = await namesOf(page)
  const [first = '', second = '', third = ''] = before
  const late = await page.context().newPage()
  await late.goto(page.url())
  await ready(late)

  await handles(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `${first}, posição 1 de ${before.length}` })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('status').filter({ hasText: `Posição 3 de ${before.length}.` })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: 'fica onde estava' })).toBeAttached()
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(' ')
  await expect(page.getByText(`${first} está agora na posição 2 de ${before.length}.`)).toBeVisible()
  await expect.poll(async () => (await namesOf(page)).slice(0, 3)).toEqual([second, first, third])
  await expect(page.getByRole('button', { name: `Arrastar ${first}` })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await late.getByLabel(`Posição de ${third}`).fill('1')
  await late.getByRole('button', { name: `Mover ${third} para a posição` }).click()
  await expect(late.getByText('Outra pessoa mudou esta ordem enquanto você a via.')).toBeVisible()
  await expect.poll(async () => (await namesOf(late)).slice(0, 3)).toEqual([second, first, third])
  await late.close()

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
  await expect.poll(() => namesOf(page)).toEqual(before)

  const [grip, target] = [await handles(page).nth(2).boundingBox(), await places(page).first().boundingBox()]
  await page.mouse.move((grip?.x ?? 0) + 20, (grip?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((grip?.x ?? 0) + 20, (target?.y ?? 0) + 4, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText(`${third} está agora na posição 1 de ${before.length}.`)).toBeVisible()
  await expect.poll(async () => (await namesOf(page)).slice(0, 3)).toEqual([third, first, second])
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a row is sent to a place, and back', async ({ page }) => {
    await enter(page, '/admin/data/price-types/order?country=BR', BEATRIZ)
    const inputs = page.getByRole('spinbutton', { name: /^Posição de / })
    const name = async (at: number) => (await inputs.nth(at).getAttribute('aria-label'))?.replace('Posição de ', '')
    const [first, last] = [await name(0), await name((await inputs.count()) - 1)]
    await page.getByLabel(`Posição de ${last}`, { exact: true }).fill('1')
    await page.getByRole('button', { name: `Mover ${last} para a posição`, exact: true }).click()
    await expect(page.getByText(`${last} está agora na posição 1 de`)).toBeVisible()
    expect([await name(0), await name(1)]).toEqual([last, first])
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('A ordem voltou a ser a de antes.')).toBeVisible()
    expect(await name(0)).toBe(first)
  })
})

const heads = (page: Page) => page.locator('thead th')

test('columns of a sheet are chosen and kept in a saved list that opens it; a record leads back to its row', async ({
  page,
}) => {
  const sheet = '/admin/data/influence-areas'
  await enter(page, sheet, BEATRIZ)
  await ready(page)
  await page.getByRole('link', { name: /^Colunas \(/ }).click()
  const columns = page.getByRole('list', { name: 'Colunas, na ordem em que aparecem' })
  await columns.getByRole('checkbox', { name: 'Identificação' }).check()
  await expect(heads(page).filter({ hasText: 'Identificação' })).toBeVisible()
  await columns.getByRole('checkbox', { name: 'Marca' }).uncheck()
  await expect(heads(page).filter({ hasText: 'Marca' })).toHaveCount(0)
  await expect(page).toHaveURL(/columns=name\./)
  expect(await violationsOf(page)).toEqual([])
  const name = `Áreas ${Date.now()}`
  await page.getByText('Salvar esta lista').click()
  await page.getByLabel('Nome da lista').fill(name)
  await page.getByText('Abrir a página com esta lista', { exact: true }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('A lista foi salva.')).toBeVisible()
  await page.goto(sheet)
  await expect(page).toHaveURL(/columns=name\./)
  await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  await ready(page)
  const link = page.locator('tbody th a').nth(2)
  await link.click()
  await page.getByRole('link', { name: 'Áreas de influência' }).last().click()
  await expect(page).toHaveURL(/columns=name\./)
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: `Apagar a lista ${name}` }).click()
  await expect(page.getByText('A lista foi apagada.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('filters of a sheet are chips and name what leaves nothing; what is filtered is a file that says nothing new', async ({
  page,
}) => {
  await enter(page, '/admin/data/campaigns?country=BR&text=zzzz', BEATRIZ)
  await ready(page)
  await page.getByRole('main').getByRole('link', { name: 'Tirar “Procurar: zzzz”' }).click()
  await expect(page).toHaveURL('/admin/data/campaigns?country=BR')
  const chips = page.getByRole('list', { name: 'Filtros escolhidos' }).getByRole('link')
  await expect(chips).toHaveCount(1)
  await expect(chips).toHaveText(/País: Brasil/)
  await page.getByRole('columnheader', { name: 'Nome' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=/)
  const total = await page.locator('tbody tr').count()
  // On a phone each row is a card, where a sum and its name begin like the others.
  const sum = page.locator('tbody td[data-align="end"]').first()
  await expect(sum).toHaveCSS('text-align', 'end')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(sum).toHaveCSS('text-align', 'start')
  await page.setViewportSize({ width: 1280, height: 800 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `Baixar as ${total} filtradas, CSV` }).click(),
  ])
  await expect(page.getByRole('link', { name: 'Baixar tudo, XLSX' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Enviar planilha' }).click()
  await page.getByLabel('Arquivo').setInputFiles(await download.path())
  await page.getByRole('button', { name: 'Ler o arquivo' }).click()
  await expect(page.getByText('Nada mudaria: o arquivo diz o que já está na loja.')).toBeVisible()
  await expect(page.locator('dd').nth(2)).toHaveText(String(total))
})

test('a column is set in the ticked rows: what would become of them is shown, put in force and taken back', async ({
  page,
}) => {
  await enter(page, '/admin/data/influence-areas?country=AR', BEATRIZ)
  await ready(page)
  const boxes = page.locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByLabel('O quê').selectOption({ label: 'Mudar: Nome' })
  // Below the rows, where it covers none of them.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Continuar com os marcados' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nome em 2 linhas')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByRole('alert')).toContainText('Nome: Campo obrigatório')
  const name = `Lote ${Date.now()}`
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Ver o que mudaria' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudança em Áreas de influência')
  await page.getByRole('button', { name: 'Pôr em vigor (2 linhas)' }).click()
  await expect(page.getByText('Em vigor', { exact: true })).toBeVisible()
  const change = page.url()
  const found = `/admin/data/influence-areas?${new URLSearchParams({ text: name })}`
  await page.goto(found)
  await expect(page.locator('tbody th a')).toHaveText([name, name])
  await page.goto(change)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible()
  await page.goto(found)
  await expect(page.getByText('Nada corresponde a estes filtros')).toBeVisible()
})
