import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { become, enterAs, FRESH } from './order-page.ts'

test.use({ storageState: FRESH })

const cars = JSON.parse(readFileSync(join(import.meta.dirname, '../world/data/vehicles.json'), 'utf8')) as {
  readonly plate: string
  readonly country: string
  readonly brand: string
  readonly mvs: string
  readonly year: number
}[]
const carIn = (country: string) => cars.find((one) => one.country === country && one.brand === 'fiat')
const plateIn = (country: string) => cars.find((one) => one.country === country && one.brand === 'fiat')?.plate ?? ''

test('a plate is worth a range, each answer narrows it, and no address has the plate', async ({ page }) => {
  await page.goto('/br/fiat/pos-venda')
  await page.getByRole('main').getByRole('link', { name: 'Quanto vale o seu carro' }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Estimar' }).click()
  await expect(page.getByText('Digite a placa').first()).toBeVisible()
  await page.getByLabel('Placa').fill(plateIn('BR'))
  await page.getByRole('button', { name: 'Estimar' }).click()
  const answer = page.getByRole('region', { name: 'Estimativa' })
  await expect(answer.getByRole('heading')).toContainText(/entre R\$\s[\d.]+,00 e R\$\s[\d.]+,00/)
  await expect(answer).toContainText('na tabela de 11/2026')
  await expect(answer).toContainText('A faixa vai 10%')
  expect(page.url()).not.toContain(plateIn('BR'))
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Quilometragem').fill('42000')
  await page.getByLabel('Pneus').selectOption('Por trocar')
  await page.getByRole('button', { name: 'Estimar de novo' }).click()
  await expect(answer).toContainText('A faixa vai 6%')
  await expect(answer.getByRole('definition').filter({ hasText: '−' }).first()).toBeVisible()
  await page.getByLabel('Placa').fill('ABC1D23')
  await page.getByRole('button', { name: 'Estimar de novo' }).click()
  await expect(page.getByText('Avaliação de seminovo indisponível para este veículo.')).toBeVisible()
  // A person is offered: the message reaches the dealer that was chosen.
  await page.getByLabel('Concessionária', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Nome').fill('Paula Dona')
  await page.getByLabel('E-mail').fill('paula.dona@example.com')
  await page.getByRole('button', { name: 'Enviar à concessionária' }).click()
  await expect(page).toHaveURL(/contato\/enviado\?protocol=/)
})

test('in Argentina by version and year, without script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/ar/fiat/cuanto-vale')
  await page.getByLabel('Modelo y versión').selectOption({ index: 1 })
  await page.getByLabel('Año modelo').selectOption('2023')
  await page.getByRole('button', { name: 'Estimar' }).click()
  await expect(page.getByRole('region', { name: 'Estimación' })).toContainText(/2023: entre/)
  await context.close()
})

test('a dealer looks at the car, each line that moved is explained, and the offer that is accepted is a way to pay', async ({
  page,
  browser,
  baseURL,
}) => {
  const car = carIn('BR')
  if (!car) throw new Error('No car')
  await enterAs(page, 'admin@volante.example', 'pt-BR')
  await page.goto('/desk/used-cars/new')
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: false }).first().fill(value)
  await fill('Concessionária', '70001')
  await fill('Placa', car.plate)
  await fill('MVS', car.mvs)
  await fill('Ano-modelo', String(car.year))
  await page.getByLabel('Dono', { exact: true }).fill('João Mendes')
  await fill('E-mail do dono', 'cliente@volante.example')
  const [before, found] = [
    page.getByRole('region', { name: 'O que o dono disse' }),
    page.getByRole('region', { name: 'O que foi encontrado' }),
  ]
  await before.getByLabel('Quilometragem').fill('12000')
  await before.getByLabel('Batidas e riscos').selectOption('none')
  await found.getByLabel('Quilometragem').fill('19000')
  await found.getByLabel('Donos até hoje').selectOption('one')
  await found.getByLabel('Revisões').selectOption('all')
  await found.getByLabel('Batidas e riscos').selectOption('scratches')
  await found.getByLabel('Pneus').selectOption('good')
  await fill('Motivo e observações', 'Riscos na porta direita.')
  await fill('Vale por quantos dias', '5')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('main')).toContainText('dono disse: 12.000 km')
  expect(await violationsOf(page)).toEqual([])

  const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const owner = await become(home.request, 'cliente@volante.example', 'br-fiat')
  const [offer] = (await owner.get('/evaluation/offers')) as { token: string; offer: number }[]
  const theirs = await home.newPage()
  await theirs.goto(`/br/fiat/quanto-vale/oferta/${offer?.token}`)
  const main = theirs.getByRole('main')
  await expect(main).toContainText(/Faltam 4 dias: ela vale até|Faltam 5 dias: ela vale até/)
  await expect(main).toContainText('Você havia dito: 12.000 km')
  await expect(main).toContainText('Você havia dito: Nenhum')
  await expect(main).toContainText('Riscos na porta direita.')
  expect(await violationsOf(theirs)).toEqual([])
  await theirs.getByRole('button', { name: 'Aceitar a oferta' }).click()
  await expect(main).toContainText('Oferta aceita')
  await theirs.getByRole('link', { name: 'Simular um financiamento' }).click()
  await theirs.getByLabel('Carro', { exact: true }).selectOption({ index: 3 })
  await expect(theirs.getByRole('main')).toContainText('Seu usado na troca')
  await home.close()
})
