import { cuilCheckDigit } from '@volante/domain/person/cuil'
import type { Locator, Page } from '@playwright/test'
import { newCnpj, open } from './lead-page.ts'

/** A car of the world's running campaigns with cars in several colours. */
export const CAR = '/br/fiat/reserva?version=X6PDZV0&year=2026'
/** The one of which most stand ready alike: reserving one leaves others. */
export const CAR_OF_MANY = '/br/fiat/reserva?version=CNAXFZ0&year=2026&color=348'
export const SUMMARY = (page: Page): Locator =>
  page.getByRole('region', { name: /Seu pedido|Tu pedido|Sua reserva|Tu reserva/ })

/** A company's CUIT nobody has used. */
export function newCuit(): string {
  const body = `30${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  return body + cuilCheckDigit(body)
}

/** Signs in as one of the demo's people; terms that changed are agreed to. */
export async function enter(page: Page, site: string, signIn: string, person: RegExp): Promise<void> {
  await open(page, `${site}/${signIn}`)
  await page.locator('summary', { hasText: /demo/i }).first().click()
  await page.getByRole('button', { name: person }).click()
  await page.waitForURL((url) => !url.pathname.endsWith(signIn))
  if (/termos|terminos/.test(page.url())) {
    await page.getByRole('button', { name: /Li e concordo|Leí/ }).click()
    await page.waitForURL((url) => !/termos|terminos/.test(url.pathname))
  }
}

export const enterBrazil = (page: Page): Promise<void> => enter(page, '/br/fiat', 'entrar', /João Mendes/)

/** On with the car on show, collected at the first dealer there is. */
export async function reserveHere(page: Page): Promise<void> {
  const dealers = page.getByRole('group', { name: /conces+ion[aá]ri/ })
  await dealers.getByRole('radio').first().press('Space')
  await page.getByRole('button', { name: /^(Reservar|Encomendar|Encargar) este (carro|auto)$/ }).click()
}

/** What is asked after the deposit, before the papers. */
export async function completeBuyer(page: Page): Promise<void> {
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('CEP').fill('01310-100')
  await page.getByLabel('Rua').fill('Avenida Paulista')
  await page.getByLabel('Número', { exact: true }).fill('1000')
  await page.getByLabel('Bairro').fill('Bela Vista')
  await page.getByLabel('Cidade').fill('São Paulo')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByRole('button', { name: 'Salvar e seguir' }).click()
  await page.locator('li[id^="paper-"]').first().waitFor()
}

/** A car of the running campaigns, another each time: others reserve at the same moment. */
async function anyCar({ request }: Page): Promise<string> {
  const answer = await request.get('/api/reservation/v2/campaigns?active=true', { headers: { 'x-site': 'br-fiat' } })
  const [campaign] = (await answer.json()) as { cars: { mvsCode: string; year: number }[] }[]
  const cars = campaign?.cars ?? []
  const car = cars[Math.floor(Math.random() * cars.length)]
  return `/br/fiat/reserva?version=${car?.mvsCode}&year=${car?.year}`
}

/** The buyer's data, for a company of its own each time. */
export async function fillCompany(page: Page): Promise<void> {
  await page.locator('label:has([value="legalPerson"])').click()
  await page.getByLabel('Razão social').fill('Oficina Boa Vista Ltda')
  await page.getByLabel('CNPJ', { exact: true }).fill(newCnpj())
  await page.getByLabel('Nome completo').fill('João Mendes')
}

/** Reserves a car for a new company: one person may hold one reservation, companies of theirs one each. */
export async function reserve(page: Page): Promise<string> {
  const company = page.locator('label:has([value="legalPerson"])')
  const soldOut = page.getByRole('heading', { name: 'Não foi possível reservar' })
  const confirm = page.getByRole('button', { name: 'Confirmar a reserva' })
  const payment = page.getByRole('heading', { name: 'Como você quer pagar?', level: 1 })
  // The last one of a car may be gone meanwhile, here or there: then another car.
  for (let tries = 0; tries < 5 && !(await payment.isVisible()); tries += 1) {
    await open(page, await anyCar(page))
    await reserveHere(page)
    await page.waitForURL(/cadastro/)
    await page.locator('html[data-layout]').waitFor()
    await company.or(soldOut).first().waitFor()
    if (!(await company.isVisible())) continue
    await fillCompany(page)
    await page.getByRole('button', { name: 'Conferir a reserva' }).click()
    await confirm.or(soldOut).first().waitFor()
    if (!(await confirm.isVisible())) continue
    await confirm.click()
    await payment.or(soldOut).first().waitFor()
  }
  await page.waitForURL(/pagamento/)
  await page.locator('html[data-layout]').waitFor()
  return new URL(page.url()).pathname
}

export async function chooseWay(page: Page, name: RegExp, kind: string): Promise<void> {
  await page
    .getByRole('navigation', { name: /Formas de pag/ })
    .getByRole('link', { name })
    .click()
  await page.waitForURL(new RegExp(`kind=${kind}`))
  await page.locator('html[data-layout]').waitFor()
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Nome como está no cartão').fill('JOAO MENDES')
  await page.getByLabel('Validade').pressSequentially('7/30')
  await page.getByLabel('Código de segurança').fill('123')
}
