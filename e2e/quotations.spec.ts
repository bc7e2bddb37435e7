import { expect, type Locator, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { enter } from './work-page.ts'

const LIST = '/desk/quotations'

async function press(page: Page, what: Locator): Promise<void> {
  await what.focus()
  await page.keyboard.press('Enter')
}

/** Goes to a tab as keys do. */
async function openTab(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('tab', { name })
  await page.getByRole('tab', { selected: true }).focus()
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowRight')
  await expect(wanted).toBeFocused()
}

/** The first version of the first model of the dealer's brand. */
async function begin(page: Page): Promise<void> {
  await page.locator('html[data-layout]').waitFor()
  await press(page, page.getByRole('link', { name: 'Nova cotação' }))
  await expect(page).toHaveURL(`${LIST}/new`)
  await press(page, page.getByRole('button', { name: 'Ver versões' }))
  await page.waitForURL(/model=/)
  await press(page, page.getByRole('main').getByRole('listitem').getByRole('link').first())
  await page.waitForURL(/version=/)
  await expect(page.getByRole('tab')).toHaveText([
    /^Modelo/,
    /^Opcionais/,
    /^Revestimento/,
    /^Acessórios/,
    /^Observações/,
    /^Revisão/,
    /^Prévia/,
  ])
}

test('a seller quotes a car by keyboard, is refused, asks for approval, and restores what was with one question', async ({
  page,
}) => {
  await enter(page, LIST, 'Camila Nogueira')
  await begin(page)
  expect(await violationsOf(page)).toEqual([])
  await openTab(page, 'Observações')
  await page.getByLabel('Nome da oportunidade').fill('Maria Teclado')
  await expect(page.getByRole('tab', { name: 'Observações (não salvo)' })).toBeVisible()
  await openTab(page, 'Revisão')
  await page.getByLabel('Novo preço').fill('1,00')
  await press(page, page.getByRole('button', { name: 'Salvar cotação' }))
  await expect(page.getByText(/O valor deve ser maior que R\$/)).toBeVisible()
  await page.getByLabel('Novo preço').fill('')
  await page.getByLabel('Desconto').fill('100,00')
  await expect(page.getByText('R$ 100,00').first()).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Salvar cotação' }))
  await expect(page).toHaveURL(/\/desk\/quotations\/[\w-]{14}\?done=saved/)
  await expect(page.getByText(/^No CRM como/)).toBeVisible()
  const file = await page.request.get((await page.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')) ?? '')
  expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

  await openTab(page, 'Prévia')
  await expect(page.getByRole('article').getByText('Maria Teclado')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await openTab(page, 'Revisão')
  await page.getByLabel('Desconto').fill('20.000,00')
  await page.getByLabel('Por que mais que o limite').fill('Segundo carro da família')
  await press(page, page.getByRole('button', { name: 'Pedir aprovação' }))
  await expect(page).toHaveURL(/done=asked/)
  await expect(page.getByText('Vai ao CRM depois da aprovação.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await press(page, page.locator('summary').filter({ hasText: '2 versões' }))
  await press(page, page.getByRole('button', { name: 'Restaurar a versão 1' }))
  const question = page.getByRole('dialog', { name: 'Deseja restaurar a cotação?' })
  await press(page, question.getByRole('button', { name: 'Restaurar' }))
  await expect(page).toHaveURL(/done=restored/)
  await expect(page.getByText('Dentro do limite')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
})

test('what the other system refuses is said with its cause and what to do', async ({ page }) => {
  await enter(page, LIST, 'Camila Nogueira')
  await begin(page)
  await openTab(page, 'Observações')
  await page.getByLabel('Nome da oportunidade').fill('Maria #005')
  await press(page, page.getByRole('button', { name: 'Salvar cotação' }))
  await expect(page.getByText('O CRM não salvou os produtos da cotação')).toBeVisible()
  await expect(page.getByText(/^Nada se perdeu/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
