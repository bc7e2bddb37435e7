import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { FRESH, signIn } from './order-page.ts'

test.use({ storageState: FRESH, viewport: { width: 360, height: 740 } })

const vehicles = JSON.parse(readFileSync(join(import.meta.dirname, '../world/data/vehicles.json'), 'utf8')) as {
  readonly chassis: string
  readonly country: string
  readonly mvs: string
}[]
/** Of a plan of 10,000 km; other journeys take the first ones. */
const { chassis = '' } = vehicles.findLast(({ country, mvs }) => country === 'BR' && mvs.startsWith('X6P')) ?? {}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

test('four answers say what is due, why and for how much; each dealer has its price, and the visit is booked there', async ({
  page,
}) => {
  await page.goto('/br/fiat/pos-venda')
  await page.getByRole('link', { name: 'Revisões', exact: true }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/revisoes$/)
  await page.getByLabel('Carro', { exact: true }).selectOption({ label: 'Mobi Like 1.0' })
  await expect(page.getByText('A cada 10.000 km ou 12 meses, o que vier primeiro.')).toBeVisible()
  await page.getByLabel('Quilometragem de hoje').fill('tres')
  await expect(page.getByText('Informe os quilômetros só com números')).toBeVisible()
  await page.getByLabel('Quilometragem de hoje').fill('43.000')
  const due = page.getByRole('region', { name: 'Mobi Like 1.0: o que fazer' })
  await expect(due).toContainText('mesmo com menos de 10.000 km')
  await expect(due).toContainText('Não sabemos')
  await due.getByLabel('Revisões já feitas').selectOption('1')
  await expect(due).toContainText('A 4ª revisão está vencida há 23.000 km. Custa R$')
  await expect(due).toContainText('Da 2ª à 3ª revisão não foram feitas')
  await expect(due).toContainText('Vem da 3ª revisão, que não foi feita.')
  await page.getByLabel('Como você usa o carro').selectOption('severe')
  await expect(page.getByText('A cada 5.000 km ou 6 meses, o que vier primeiro.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await fits(page)

  const where = page.getByRole('region', { name: /^Onde fazer/ })
  await where.getByLabel('CEP ou cidade').fill('Campinas')
  await where.getByRole('button', { name: 'Comparar preços' }).click()
  const offer = where.getByRole('listitem').filter({ hasText: 'Aurivale Fiat Campinas 2' })
  const price = /R\$\s?[\d.]+,\d\d/.exec((await offer.innerText()).replace(/\n/g, ''))?.[0] ?? ''
  await offer.getByRole('link', { name: /^Ver preços daqui/ }).click()
  await expect(page).toHaveURL(/dealer=/)
  await expect(where.getByText('Preço válido até')).toBeVisible()
  // The whole page is at the prices of that workshop now.
  const plain = (text: string) => text.replace(/\s/g, '')
  expect(plain(await due.innerText())).toContain(plain(price))
  await where.getByRole('link', { name: 'Agendar na Aurivale Fiat Campinas 2' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/agendar-servico\?dealer=/)
  await expect(page.getByRole('region', { name: 'O quê' })).toContainText('Revisão programada')
  const sentence = page.getByText('8ª revisão, com peças e mão de obra:')
  expect(plain(await sentence.innerText())).toContain(plain(price))
  await page.getByRole('radio').first().press('Space')
  await page.getByLabel('Nome completo').fill('João Mendes')
  await page.getByLabel('E-mail', { exact: true }).first().fill('joao.revisao@correio.example')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('WhatsApp').press('Space')
  await page.getByRole('button', { name: 'Pedir este horário' }).click()
  await expect(page).toHaveURL(/\/br\/fiat\/agendamento\//)
  expect(plain(await page.getByRole('main').innerText())).toContain(plain(price))
})

test('in Argentina an electric car is spared the oil, and the first of kilometres and date is said', async ({
  page,
}) => {
  await page.goto('/ar/fiat/services?car=A5ALUY0&km=9000&last=2026-01-10&done=0')
  const due = page.getByRole('region', { name: /: qué hacer$/ })
  await expect(due).toContainText('El 1.º service será a los 20.000 km o el 10/01/2028, lo que ocurra primero.')
  await expect(due).toContainText('Ocurre primero')
  await expect(due).not.toContainText('aceite cada 12 meses')
  await expect(page.getByRole('table', { name: 'Costo por año' }).getByRole('row')).toHaveCount(7)
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
})

test('an own car’s page names its next revision once its kilometres are told, and brings them to the advisor', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: FRESH })
  const page = await context.newPage()
  await signIn(page, 'br-fiat')
  await page.goto('/br/fiat/minha-conta/garagem/novo')
  await page.getByLabel('Placa ou chassi').fill(chassis)
  await page.getByLabel('Como você chama o carro').fill('De revisão')
  await page.getByRole('button', { name: 'Pôr na garagem' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^De revisão/ })
    .first()
    .click()
  await expect(page.getByText('Diga a quilometragem e respondemos')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Quilometragem' }).fill('29500')
  await page.getByRole('button', { name: 'Guardar quilometragem' }).click()
  await expect(page.getByText(/A 3ª revisão está próxima: aos 30\.000 km, o que vier primeiro/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver itens, preço e agendar' }).click()
  await expect(page.getByLabel('Quilometragem de hoje')).toHaveValue('29500')
  await expect(page.getByRole('region', { name: 'De revisão: o que fazer' })).toContainText('A 3ª revisão está próxima')
  await context.close()
})
