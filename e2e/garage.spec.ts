import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { paperPdf, paperPhoto } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import { bookForBuyer, serviceInWorkshop } from './logbook-steps.ts'
import { FRESH, signIn } from './order-page.ts'
import { deliveredOrder, somebodyElse } from './order-steps.ts'

// One after the other: a garage is kept once a person.
test.describe.configure({ mode: 'default' })
test.use({ storageState: FRESH })

interface OnTheRoad {
  readonly plate: string
  readonly chassis: string
  readonly country: string
  readonly brand: string
}

const cars = JSON.parse(readFileSync(join(import.meta.dirname, '../world/data/vehicles.json'), 'utf8')) as OnTheRoad[]
/** Each test has a car of its own. */
const onTheRoad = (country: string, brand: string, at: number): OnTheRoad => {
  const car = cars.filter((one) => one.country === country && one.brand === brand)[at]
  if (!car) throw new Error(`No car of ${brand} in ${country}`)
  return car
}

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await paperPhoto() })

const row = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('a visitor builds a car, signs in to keep it, and finds it with its price of then', async ({ page }) => {
  await page.goto('/br/fiat/monte/pulse/resumo')
  await page.getByRole('link', { name: 'Guardar na garagem' }).click()
  await expect(page).toHaveURL(/\/entrar\?returnTo=/)
  await page.locator('summary', { hasText: /demo/i }).first().click()
  await page.getByRole('button', { name: /João Mendes/ }).click()
  const agree = page.getByRole('button', { name: /Li e concordo/ })
  const title = page.getByRole('heading', { level: 1, name: 'Guardar este carro' })
  await expect(agree.or(title)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(title).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar na garagem' }).click()
  await expect(page.getByText('com os preços de hoje')).toBeVisible()
  const pulse = row(page, 'Pulse').first()
  await expect(pulse).toContainText(/R\$\s[\d.]+,\d\d/)
  await expect(pulse).toContainText('O mesmo preço de')
  expect(await violationsOf(page)).toEqual([])
  await pulse.getByRole('button', { name: /Tirar da lista/ }).click()
  await expect(page.getByText('O carro saiu da lista.')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('O carro voltou à lista.')).toBeVisible()
  // Signed in by the page, this browser tells what it looks at.
  const response = page.waitForResponse((response) => response.url().endsWith('/garage/visited'))
  await page.goto('/br/fiat/monte/toro')
  expect((await response).status()).toBe(204)
  await page.goto('/br/fiat/minha-conta/garagem?list=visited')
  await expect(row(page, 'Toro').first()).toContainText('Visto em')
})

test('an own car comes by its plate, without script too, and says whether it is called back', async ({ browser }) => {
  const { plate, chassis } = onTheRoad('BR', 'jeep', 0)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: FRESH })
  const page = await context.newPage()
  await signIn(page, 'br-fiat')
  await page.goto('/br/fiat/minha-conta/garagem/novo')
  await page.getByLabel('Placa ou chassi').fill('12')
  await page.getByRole('button', { name: 'Pôr na garagem' }).click()
  await expect(page.getByRole('main')).toContainText('Placa inválida')
  await page.getByLabel('Placa ou chassi').fill(plate.toLowerCase())
  await page.getByLabel('Como você chama o carro').fill('Da família')
  await page.getByRole('button', { name: 'Pôr na garagem' }).click()
  await expect(page.getByText('O carro está na sua garagem.')).toBeVisible()
  const mine = row(page, 'Da família')
  await expect(mine).toContainText(plate)
  await expect(mine).toContainText('Informado por você')
  await mine
    .getByRole('link', { name: /Da família/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Da família' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(chassis)
  await expect(page.getByRole('heading', { name: 'Recall' })).toBeVisible()
  // The workshop knows the car: nobody types it again.
  await page
    .getByRole('link', { name: /^Agendar (serviço|o reparo)/ })
    .first()
    .click()
  await expect(page).toHaveURL(/agendar-servico\?.*car=/)
  await page.getByLabel('CEP ou cidade').fill('São Paulo')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  const where = page.getByRole('region', { name: 'Onde' })
  await where.getByRole('link').first().click()
  const service = page.getByRole('region', { name: 'O quê' }).getByRole('link').first()
  if (await service.isVisible()) await service.click()
  await expect(page.getByLabel('Placa')).toHaveValue(plate)
  await expect(page.getByLabel('Modelo')).toHaveValue(/\d{4}$/)
  await page.goto('/br/fiat/minha-conta/garagem/novo')
  await page.getByLabel('Placa ou chassi').fill(plate)
  await page.getByRole('button', { name: 'Pôr na garagem' }).click()
  await expect(page.getByText('Este carro já está na sua garagem.')).toBeVisible()
  await context.close()
})

test('in Argentina a car nobody knows is kept by its version', async ({ page }) => {
  await signIn(page, 'ar-fiat')
  await page.goto('/ar/fiat/mi-cuenta/garaje/nuevo')
  await page.getByLabel('Patente o chasis').fill('AA999ZZ')
  await page.getByRole('button', { name: 'Poner en el garaje' }).click()
  await expect(page.getByText('No encontramos este auto.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Modelo y versión').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Poner en el garaje' }).click()
  await expect(page.getByText('El auto está en tu garaje.')).toBeVisible()
  await expect(row(page, 'AA999ZZ')).toContainText('Recall: no sabemos')
})

/** On the page of an own car: what came with its order, and two papers that its owner keeps. */
async function keepPapers(page: Page): Promise<void> {
  const papers = page.getByRole('region', { name: 'Documentos' })
  const opening = page.waitForEvent('download')
  await papers.getByRole('link', { name: 'Baixar o contrato (PDF)' }).press('Enter')
  expect((await readFile(await (await opening).path())).subarray(0, 4).toString()).toBe('%PDF')
  await expect(papers.getByRole('listitem').filter({ hasText: 'Documento de identidade' })).toContainText('Aprovado')
  await papers.getByRole('link', { name: 'Guardar e organizar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos do carro' })).toBeVisible()
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: paperPdf(2000) })
  const crlv = page.locator('#paper-registration')
  await crlv.locator('input[multiple]').setInputFiles({ ...file('crlv.txt'), mimeType: 'text/plain' })
  await expect(crlv).toContainText('Envie um arquivo PDF ou uma foto')
  await crlv.locator('input[multiple]').setInputFiles(file('crlv.pdf'))
  await expect(crlv.getByRole('link', { name: 'crlv.pdf' })).toBeVisible()
  const workshop = page.locator('#paper-service')
  await workshop.locator('input[multiple]').setInputFiles([file('oficina.pdf'), await photo('verso.jpg')])
  await expect(workshop.getByRole('link', { name: 'verso.jpg' })).toBeVisible()
  const tax = page.locator('#paper-tax')
  await tax.locator('input[multiple]').setInputFiles(await photo('ipva.jpg'))
  await expect(tax.getByRole('link', { name: 'ipva.jpg' })).toBeVisible()
  await tax.locator('summary').press('Enter')
  expect(await violationsOf(page)).toEqual([])
  await tax.getByRole('button', { name: /^Apagar de vez: IPVA/ }).press('Enter')
  await expect(page.getByText('O documento foi apagado.')).toBeVisible()
  await expect(tax.getByRole('link')).toHaveCount(0)
  await page.getByRole('main').locator('p').getByRole('link').first().click()
  await expect(papers.getByRole('link', { name: 'oficina.pdf' })).toBeVisible()
}

test('a bought car is in the garage at its delivery and passes on by a code', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.slow()
  const calls = await signIn(page, 'br-fiat')
  const staff = {
    documents: await somebodyElse(playwright, baseURL, 'documentos@volante.example'),
    administrator: await somebodyElse(playwright, baseURL, 'admin@volante.example'),
  }
  await deliveredOrder(calls, staff, page.request)
  await page.goto('/br/fiat/minha-conta/garagem')
  const bought = row(page, 'Dono confirmado').first()
  await bought.getByRole('heading').getByRole('link').click()
  await expect(page.getByText('Pedido, contrato e notas')).toBeVisible()
  await keepPapers(page)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const chassis = (await page.getByText(/^[A-HJ-NPR-Z0-9]{17}$/).textContent()) ?? ''
  await serviceInWorkshop(browser, chassis)
  await bookForBuyer(page, browser, chassis)
  await page.getByRole('button', { name: 'Gerar código' }).click()
  const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  await expect(code).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const given = (await code.textContent()) ?? ''
  await page.reload()
  await expect(page.getByText('Há um código que passa este carro')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(given)
  const next = await (await browser.newContext({ storageState: FRESH })).newPage()
  await signIn(next, 'ar-fiat')
  // The next owner is a customer of the other country.
  await next.goto('/ar/fiat/mi-cuenta/garaje/nuevo')
  await next.getByLabel('Código del dueño anterior').fill(given.toLowerCase())
  await next.getByRole('button', { name: 'Usar el código' }).click()
  await expect(next.getByText('El auto ahora es tuyo')).toBeVisible()
  await expect(row(next, 'Dueño confirmado').first()).toContainText(name.split(' ')[0] ?? '')
  await row(next, 'Dueño confirmado').first().getByRole('heading').getByRole('link').click()
  await expect(next.getByText('Firmas verificadas: 2 registros')).toBeVisible()
  // What tells of the car came along; what tells of its buyer stayed there, of a car they had.
  const theirs = next.getByRole('region', { name: 'Documentos' })
  await expect(async () => {
    await next.reload()
    await expect(theirs.getByRole('link', { name: 'oficina.pdf' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(theirs.getByRole('link', { name: 'crlv.pdf' })).toHaveCount(0)
  await page.goto('/br/fiat/minha-conta/garagem')
  const before = page.getByRole('region', { name: 'De carros que você já teve' })
  await expect(before.getByRole('link', { name: 'crlv.pdf' }).first()).toBeVisible()
  await expect(before.getByRole('link', { name: 'oficina.pdf' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.goBack()
  // Going back may still be on its way.
  await expect(() => page.reload()).toPass()
  await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0)
  await next.context().close()
})
