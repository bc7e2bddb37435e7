import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'

const cars = JSON.parse(readFileSync(join(import.meta.dirname, '../world/data/vehicles.json'), 'utf8')) as {
  readonly plate: string
  readonly country: string
  readonly brand: string
}[]
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
  await expect(page.getByRole('heading', { name: 'Prefere falar com alguém?' })).toBeVisible()
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
