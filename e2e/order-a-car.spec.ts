import { expect, test, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import {
  completeBuyer,
  enter,
  enterBrazil,
  fillCard,
  fillCompany,
  newCuit,
  reserveHere,
  SUMMARY,
} from './checkout-page.ts'
import { open } from './lead-page.ts'
import { become, enterAs, FRESH, settlePapers } from './order-page.ts'
import { sign, somebodyElse, takePhoto } from './order-steps.ts'

test.use({ storageState: FRESH })

const main = (page: Page) => page.getByRole('main')
const orderOf = (page: Page) => ({ id: /[\da-f-]{36}/.exec(page.url())?.[0] ?? '', number: '' })

/** From the car on show to the review, at a dealer near a place that is asked for first. */
async function orderNear(page: Page, place: string): Promise<string> {
  const made = page.getByRole('region', { name: /^(Feito para você|Hecho para vos)$/ })
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel(/^(CEP|Código postal)/).fill(place)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  // Nobody is sent to a dealer they did not choose.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  const delivery = await made.locator('dd').last().innerText()
  await reserveHere(page)
  await page.waitForURL(/cadastro|registro/)
  await page.locator('html[data-layout]').waitFor()
  return delivery
}

test('Brazil: the build on screen is ordered as it is, and the desk says which car it became', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  test.slow()
  await enterBrazil(page)
  await open(page, '/br/fiat/monte/fastback?version=CNAXFZ0&year=2027&step=resume')
  await page.getByRole('link', { name: 'Encomendar este carro' }).click()
  await page.waitForURL(/reserva\?.*order=1/)
  const delivery = await orderNear(page, '01310-100')
  await expect(SUMMARY(page)).toContainText('Feito sob encomenda')
  await expect(SUMMARY(page)).toContainText(delivery)
  await fillCompany(page)
  await page.getByRole('button', { name: 'Conferir a reserva' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confira antes de encomendar')
  await page.getByRole('button', { name: 'Confirmar a encomenda' }).click()
  await page.waitForURL(/pagamento/)
  await page.locator('html[data-layout]').waitFor()
  await fillCard(page, '4235647728025682')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await page.waitForURL(/pronto/)
  const order = orderOf(page)
  await open(page, `/br/fiat/minha-conta/pedidos/${order.id}`)
  await expect(main(page)).toContainText('Encomenda feita')
  await expect(main(page)).toContainText(/produção/i)

  await open(page, `/br/fiat/reserva/${order.id}/documentos`)
  await completeBuyer(page)
  const buyer = await become(request, 'cliente@volante.example', 'br-fiat')
  const reviewer = await somebodyElse(playwright, baseURL, 'documentos@volante.example')
  await settlePapers(buyer, reviewer, request, order)
  await takePhoto(buyer, order)
  await sign(buyer, order)
  await enterAs(page, 'admin@volante.example')
  await page.goto(`/desk/orders/${order.id}`)
  const form = page.locator('form', { hasText: 'Qual carro é o deste pedido' })
  await form.getByLabel('Chassi').fill('9BD')
  await form.getByRole('button', { name: 'Salvar o chassi' }).click()
  await expect(form.getByRole('alert')).toContainText('Digite o chassi completo')
  const chassis = `9BD${String(Date.now()).padStart(14, '0')}`
  await form.getByLabel('Chassi').fill(chassis)
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Salvar o chassi' }).click()
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  await expect(main(page)).toContainText(chassis)
  await expect(form).toHaveCount(0)
})

test('Argentina: a car is ordered from its model’s newest year, by card', async ({ page }) => {
  await enter(page, '/ar/peugeot', 'ingresar', /Lucía/)
  await open(page, '/ar/peugeot/arma/2008')
  const build = new URL(page.url())
  build.searchParams.set('step', 'resume')
  await open(page, `${build.pathname}${build.search}`)
  await page.getByRole('link', { name: 'Encargar este auto' }).click()
  await page.waitForURL(/reserva\?.*order=1/)
  await expect(main(page)).toContainText(/sin impuestos nacionales/i)
  const delivery = await orderNear(page, '1425')
  await expect(SUMMARY(page)).toContainText(delivery)
  await page.locator('label:has([value="legalPerson"])').click()
  await page.getByLabel('Razón social').fill('Taller del Sur S.A.')
  await page.getByLabel('CUIT', { exact: true }).fill(newCuit())
  await page.getByRole('button', { name: 'Revisar la reserva' }).click()
  await page.getByRole('button', { name: 'Confirmar el encargo' }).click()
  await page.waitForURL(/\/pago/)
  await expect(SUMMARY(page)).toContainText(/sin impuestos nacionales/i)
  expect(await violationsOf(page)).toEqual([])
})
