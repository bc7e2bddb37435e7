import { cnpjCheckDigits } from '@volante/domain/company/cnpj'
import { cpfCheckDigits } from '@volante/domain/person/cpf'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** Opens a page without the cookie question, with what the visitor accepted, and waits until its script runs. */
export async function open(page: Page, address: string, consent = 'necessary'): Promise<void> {
  await page.context().addCookies([{ name: 'volante-consent', value: consent, domain: '127.0.0.1', path: '/' }])
  await page.goto(address)
  await page.locator('html[data-layout]').waitFor()
}

const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** A number nobody has used: two leads of one person about one car would be one. */
export function newCpf(): string {
  const body = digits(9)
  return body + cpfCheckDigits(body)
}

export function newCnpj(): string {
  const body = digits(12)
  return body + cnpjCheckDigits(body)
}

export const newDni = (): string => `3${digits(7)}`
export const newEmail = (): string => `e2e-${digits(9)}@mail.example`

export interface AskedCar {
  readonly name: string
  readonly color: string
  readonly query: string
  /** Cents. */
  readonly total: number
}

interface Item {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly price: number | null
  readonly inclusive: readonly string[]
  readonly alternatives: readonly unknown[]
  readonly optionalColors: readonly string[]
}

/** A configured car of a site: its third version in its second colour with one plain optional, as the configurator's address carries it. */
export async function configuredCar(request: APIRequestContext, site: string): Promise<AskedCar> {
  const headers = { 'x-site': site }
  const versions = await (await request.get('/api/mvs/mvs', { headers })).json()
  const { code, year } = versions[2]
  const car = await (await request.get(`/api/car/v2/car/web?mvsCode=${code}&year=${year}`, { headers })).json()
  const color: Item = car.catalogue.colors[1]
  const isPlain = (item: Item) =>
    item.inclusive.length === 0 && item.alternatives.length === 0 && item.optionalColors.length === 0
  const item: Item = car.catalogue.items.find(isPlain)
  const query = new URLSearchParams({ version: code, color: color.code, year: String(year), parts: item.id })
  return {
    name: `${car.mvs.modelName} ${car.mvs.versionName}`,
    color: color.name,
    query: query.toString(),
    total: car.catalogue.basePrice + (color.price ?? 0) + (item.price ?? 0),
  }
}

/** The label is pressed, as people do: the native box lies under what is drawn. */
export const tick = (page: Page, name: string) => page.locator(`label:has([name="${name}"])`).click()
export const choose = (page: Page, value: string) => page.locator(`label:has([value="${value}"])`).click()
export const sendButton = (page: Page) => page.getByRole('button', { name: /^Enviar pedido/ })
export const summary = (page: Page) => page.getByRole('alert')

export async function fillBrazilian(page: Page, cpf = newCpf()): Promise<void> {
  await page.getByLabel('Nome completo').fill('Ana Prado Lima')
  await page.getByLabel('E-mail', { exact: true }).first().fill(newEmail())
  await page.getByLabel('Celular').fill('11987654321')
  if (cpf !== '') await page.getByLabel('CPF', { exact: true }).fill(cpf)
  await tick(page, 'allowWhatsApp')
}

export async function fillArgentine(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Sofía Paz')
  await page.getByLabel('Correo electrónico', { exact: true }).first().fill(newEmail())
  await page.getByLabel('Celular').fill('1123456789')
  await page.getByLabel('DNI o CUIL').fill(newDni())
  await page.getByLabel('Provincia').selectOption({ index: 1 })
  await tick(page, 'allowEmail')
}

/** The protocol on the receipt. */
export async function protocolOn(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seu pedido está com a gente|Ya tenemos tu pedido/)
  return page.locator('dt:text-matches("^(Protocolo|Número de pedido)$") + dd').innerText()
}

/** Enters the desk as one of the demo's people. */
export async function enterDesk(page: Page, name: string): Promise<void> {
  await page.goto('/desk/sign-in?to=%2Fdesk')
  await page.getByRole('button', { name: `Entrar: ${name}` }).click()
  await expect(page).toHaveURL('/desk')
  await page.locator('html[data-layout]').waitFor()
}

/** The panel of the lead with this protocol, opened at the desk. */
export async function leadAtDesk(page: Page, protocol: string) {
  await page.goto(`/desk?text=${protocol}`)
  await expect(page.locator('tbody th a')).toHaveCount(1)
  await page.locator('tbody th a').click()
  const panel = page.getByRole('complementary')
  await expect(panel).toContainText(protocol)
  return panel
}
