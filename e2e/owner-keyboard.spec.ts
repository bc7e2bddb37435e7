import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { become, FRESH } from './order-page.ts'
import { pressAt, tabTo, typeAt } from './order-steps.ts'

test.use({ storageState: FRESH })

const cars = JSON.parse(readFileSync(join(import.meta.dirname, '../world/data/vehicles.json'), 'utf8')) as {
  readonly plate: string
  readonly country: string
  readonly brand: string
}[]

/** The next thing that is sent is lost on the way. */
async function loseNext(page: Page): Promise<void> {
  let isLost = false
  await page.route(/./, (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    return route.abort('internetdisconnected')
  })
}

/** Nobody here has a mouse, and each form is sent twice because the first time it is lost. */
test('a car is kept and its workshop booked by the Tab key; what is lost on the way can be sent again', async ({
  page,
}) => {
  const plate = cars.filter(({ country, brand }) => country === 'BR' && brand === 'jeep')[9]?.plate ?? ''
  await become(page.request, 'cliente@volante.example', 'br-jeep')
  await page.goto('/br/jeep/minha-conta/garagem/novo')
  await page.locator('html[data-layout]').waitFor()
  await typeAt(page, page.getByLabel('Placa ou chassi'), plate)
  await typeAt(page, page.getByLabel('Como você chama o carro'), 'Do teclado')
  const keep = page.getByRole('button', { name: 'Pôr na garagem' })
  await loseNext(page)
  await pressAt(page, keep)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Placa ou chassi')).toHaveValue(plate)
  await pressAt(page, keep)
  await expect(page.getByText('O carro está na sua garagem.')).toBeVisible()
  await page.unroute(/./)
  await pressAt(page, page.getByRole('link', { name: /Do teclado/ }).first())
  await expect(page.getByRole('heading', { level: 1, name: 'Do teclado' })).toBeVisible()

  await pressAt(page, page.getByRole('link', { name: 'Agendar serviço' }).first())
  await expect(page).toHaveURL(/agendar-servico\?car=/)
  await typeAt(page, page.getByLabel('CEP ou cidade'), 'São Paulo')
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('region', { name: 'Onde' }).getByRole('link').first())
  await expect(page).toHaveURL(/dealer=/)
  await pressAt(page, page.getByRole('region', { name: 'O quê' }).getByRole('link').first())
  await expect(page.getByLabel('Placa')).toHaveValue(plate)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await typeAt(page, page.getByLabel('Nome completo'), 'João Mendes')
  await typeAt(page, page.getByLabel('E-mail', { exact: true }).first(), 'cliente@volante.example')
  await typeAt(page, page.getByLabel('Celular'), '11987654321')
  await pressAt(page, page.getByLabel('WhatsApp'), 'Space')
  const ask = page.getByRole('button', { name: 'Pedir este horário' })
  await loseNext(page)
  await pressAt(page, ask)
  await expect(page.getByRole('alert')).toContainText('O que você preencheu continua aqui')
  await expect(page.getByLabel('Nome completo')).toHaveValue('João Mendes')
  await pressAt(page, ask)
  await expect(page).toHaveURL(/\/agendamento\//)
  await page.unroute(/./)
  await pressAt(page, page.getByRole('button', { name: 'Cancelar' }))
  await expect(page.getByText('O horário está livre de novo')).toBeVisible()
})
