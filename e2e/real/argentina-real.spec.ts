import { expect, type Page, test } from '@playwright/test'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import type { FinancingPlan } from '@volante/contract/financing'
import type { DocumentKind } from '@volante/domain/order/documents'
import { TRY_KINDS } from '@volante/contract/setup'
import { openBrowser } from '../../scripts/scenario/browser.ts'
import { paperPhoto, portrait } from '../../scripts/scenario/sample-files.ts'
import { violationsOf } from '../accessibility.ts'
import { newCuit, reserveHere, SUMMARY } from '../checkout-page.ts'
import { newDni } from '../lead-page.ts'
import { FRESH } from '../order-page.ts'
import { smallGroup } from './catalogue.ts'
import * as people from './group.ts'
import { openMailbox } from './mailbox.ts'
import { openOutside } from './outside.ts'
import { openRealServer } from './real-server.ts'

const LEGAL = {
  companyName: 'Grupo del Plata S.A.',
  taxId: '30-70000123-3',
  address: 'Avenida Corrientes 1000, Ciudad Autónoma de Buenos Aires, C1043AAZ',
  phone: '011 4000-1000',
  email: 'atencion@grupodelplata.com.ar',
  dpoName: 'Clara Reyes',
  dpoEmail: 'datos@grupodelplata.com.ar',
}
/** Nobody takes money in Brazil, and the start asks for no one. */
const WITHOUT_BRAZIL = {
  CARD_PROVIDER_BR: 'none',
  MERCADO_PAGO_BR_TOKEN: '',
  MERCADO_PAGO_BR_WEBHOOK_KEY: '',
  PIX_PROVIDER: 'none',
  BOLETO_PROVIDER: 'none',
}
const BUYER = 'lucia.ferreyra@mail.example'
const ONLY_BRAZIL = ['cardsBr', 'pix', 'boleto', 'postalCodes', 'recallReports']

let outside: Awaited<ReturnType<typeof openOutside>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let real: Awaited<ReturnType<typeof openRealServer>>
let group: people.Group

test.beforeAll(async () => {
  test.setTimeout(180_000)
  outside = await openOutside()
  mailbox = await openMailbox()
  real = await openRealServer({ outside, mailbox, name: 'argentina', port: 2, settings: WITHOUT_BRAZIL })
  group = { base: real.base, site: 'ar-peugeot', mailbox }
})
test.afterAll(async () => {
  await real?.close()
  mailbox?.close()
  outside?.close()
})

interface Contract {
  readonly id: string
  readonly state: string
}

interface Step {
  readonly status: string
  readonly documents: readonly { readonly kind: string }[]
}

test('a group of one brand in Argentina opens, and a company buys a car in pesos by card and at its dealer', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  const spanish = { name: 'volante-desk-language', value: 'es-AR', url: real.base }
  await page.context().addCookies([...people.cookies(real.base), spanish])
  const calls = people.callsOf(group, page)

  await test.step('its first administrator chooses Peugeot in Argentina, and nothing of Brazil is asked for', async () => {
    await page.goto(real.link)
    await page.getByLabel('Nombre completo').fill('Ana Fundadora')
    await page.getByLabel('E-mail').fill('ana@grupodelplata.com.ar')
    await page.getByLabel('Contraseña', { exact: true }).fill(people.PASSWORD)
    await page.getByLabel('Repetí la contraseña').fill(people.PASSWORD)
    await page.getByRole('button', { name: 'Empezar' }).click()
    await page.waitForURL(/\/admin\/setup/)
    await page.getByLabel('Nombre del grupo').fill('Grupo del Plata')
    await page.getByRole('group', { name: 'Marcas en Argentina' }).getByText('Peugeot', { exact: true }).click()
    await page.getByRole('button', { name: 'Guardar grupo' }).click()
    await expect(page.getByText('Grupo guardado.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Datos de la empresa:/ })).toHaveText([
      'Datos de la empresa: Peugeot, Argentina (los actuales son ficticios)',
      'Datos de la empresa: página de entrada, Argentina (los actuales son ficticios)',
    ])
    await expect(page.getByRole('row', { name: /Pix|[Bb]oleto|CEP|Brasil/ })).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
  })

  const second = await people.invite(group, page, {
    name: 'Bruno Segundo',
    email: 'bruno@grupodelplata.com.ar',
    roles: ['service_admin', 'user_admin', 'procedure_manager'],
  })
  // Whoever confirms money is named by one administrator and agreed to by another.
  const partner = await people.invite(
    group,
    page,
    { name: 'Carla Cobros', email: 'carla@grupodelplata.com.ar', roles: ['partner_admin'] },
    (id, rightsVersion) => second.people.decideRights({ params: { id }, body: { agreed: true, rightsVersion } }),
  )
  await test.step('who sells is told by its CUIT; the catalogue comes in, and every service answers', async () => {
    const demo = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
    await people.sayWhoSells(group, page, second, LEGAL)
    const wanted = {
      site: 'ar-peugeot',
      model: 'GWEJ',
      dealers: 'Peugeot (?:Buenos Aires|Córdoba|Mendoza)',
      conditions: /^AR-(?:CDC|BALAO-PEUGEOT|LINEAR-PEUGEOT)[,;]/,
    } as const
    await people.bringCatalogue(group, page, second, await smallGroup(demo, wanted))
    const plans = '/financing/v2/commercial-conditions/search?brand=peugeot'
    outside.simulations.plans.push(...(await calls.get<FinancingPlan[]>(plans)))
    const kinds = TRY_KINDS.filter((kind) => !ONLY_BRAZIL.includes(kind))
    const states = await people.triedStates(group, page, kinds)
    // Argentina has no condition of these kinds: there is nothing to ask a bank.
    const unasked = ['simulationsNext', 'simulationsLinear']
    const expected = kinds.map((kind) => [kind, unasked.includes(kind) ? 'nothingToAsk' : 'works'])
    expect(states).toEqual(expected)
  })

  await test.step('the shop opens at /ar/peugeot alone, in pesos', async () => {
    await page.goto(`${real.base}/admin/setup`)
    await expect(page.getByText('No falta nada más: abrí la tienda cuando quieras.')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir la tienda' }).click()
    await expect(page.getByText(/La tienda está abierta desde/)).toBeVisible()
    const statusAt = async (path: string) => (await page.request.get(`${real.base}${path}`)).status()
    const paths = ['/ar/peugeot', '/', '/ar/fiat', '/br/peugeot', '/br']
    expect(await Promise.all(paths.map(statusAt))).toEqual([200, 200, 404, 404, 404])
    const home = await (await page.request.get(`${real.base}/ar/peugeot`)).text()
    expect(home).toContain(LEGAL.taxId)
    expect(home).not.toContain('R$')
  })

  await test.step('a used car is worth what the table of used cars says', async () => {
    const asked = outside.seen('valuation').length
    await page.goto(`${real.base}/ar/peugeot/cuanto-vale`)
    await page.getByLabel('Modelo y versión').selectOption({ index: 1 })
    await page.getByLabel('Año modelo').selectOption('2023')
    await page.getByRole('button', { name: 'Estimar' }).click()
    const answer = page.getByRole('region', { name: 'Estimación' })
    await expect(answer).toContainText(/2023: entre \$\s4\d\.\d{3},00 y \$\s5\d\.\d{3},00/)
    const [search] = outside.seen('valuation').slice(asked)
    expect(search).toMatchObject({ path: '/valuations/search', body: { country: 'AR', year: 2023 } })
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('a company signs up and reserves a car by its CUIT', async () => {
    await page.context().clearCookies()
    await page.context().addCookies(people.cookies(real.base))
    const { api } = openBrowser(real.base, group.site)
    const about = { name: 'Lucía Ferreyra', dni: newDni(), phone: '011 2345-6789', birthdate: '1988-04-12' }
    await api.users.signUp({ headers: people.basic(BUYER), body: about })
    const token = await people.mailedToken(group, BUYER)
    await calls.put('/users/v2/signup/password/confirm', { token, password: people.PASSWORD })
    await page.goto(`${real.base}/ar/peugeot/reserva`)
    await page.locator('article ul a').first().click()
    await page.locator('html[data-layout]').waitFor()
    await reserveHere(page)
    await page.waitForURL(/registro/)
    await page.locator('html[data-layout]').waitFor()
    await page.locator('label:has([value="legalPerson"])').click()
    await page.getByLabel('Razón social').fill('Taller del Sur S.A.')
    await page.getByLabel('CUIT', { exact: true }).fill('30-11111111-1')
    await page.getByRole('button', { name: 'Revisar la reserva' }).click()
    await expect(page.getByText(/CUIT inválido/).first()).toBeVisible()
    await page.getByLabel('CUIT', { exact: true }).fill(newCuit())
    await page.getByRole('button', { name: 'Revisar la reserva' }).click()
    await expect(SUMMARY(page)).toContainText('Venta directa a empresas')
    await expect(SUMMARY(page)).toContainText(/sin impuestos nacionales/i)
    await page.getByRole('button', { name: 'Confirmar la reserva' }).click()
  })

  await test.step('its deposit is paid by card, in pesos at the Argentine account', async () => {
    await page.waitForURL(/\/pago/)
    await page.locator('html[data-layout]').waitFor()
    await page.getByLabel('Número de la tarjeta').fill('4242424242424242')
    await page.getByLabel('Nombre como está en la tarjeta').fill('LUCIA FERREYRA')
    await page.getByLabel('Vencimiento').pressSequentially('7/30')
    await page.getByLabel('Código de seguridad').fill('123')
    await page.getByRole('button', { name: /^Pagar \$/ }).click()
    await page.waitForURL(/listo/)
    const paid = outside.seen('mercado-pago').find(({ path, method }) => path === '/v1/payments' && method === 'POST')
    expect(paid?.headers.authorization).toBe('Bearer account-of-argentina')
    expect(paid?.body).toMatchObject({ payment_method_id: 'visa', transaction_amount: 600_000 })
    await expect.poll(() => mailbox.letterTo(BUYER) ?? '', { timeout: 60_000 }).toMatch(/reserva.*600\.000,00/s)
    expect(await violationsOf(page)).toEqual([])
  })

  const id = new URL(page.url()).pathname.split('/').at(-2) ?? ''
  const step = () => calls.get<Step>(`/reservation/v2/reservations/${id}/status`)
  const reach = (status: string) =>
    expect.poll(async () => (await step()).status, { timeout: 60_000, message: status }).toBe(status)
  await test.step('papers, and a face that the service of faces finds', async () => {
    for (const { kind } of (await step()).documents) {
      await sendPaper(page, `${id}/${kind}`)
      await second.orders.reviewDocument({ params: { id }, body: { kind: kind as DocumentKind, approved: true } })
    }
    await reach('ANTI_FRAUD')
    const asked = outside.seen('faces').length
    await calls.post(`/documents/orders/${id}/photo`, { consent: true, version: PHOTO_CONSENT_VERSION })
    await calls.post('/face-identity/face/detect', { image: await portrait(), reservationId: id, width: 390 })
    expect(outside.seen('faces').length).toBe(asked + 1)
  })

  await test.step('the contract names both by their CUIT and is accepted', async () => {
    const contracts = () => calls.get<Contract[]>(`/private-api/contracts?reservationId=${id}`)
    const open = async () => (await contracts()).find(({ state }) => state === 'OPEN')
    await expect.poll(open, { timeout: 60_000 }).toBeDefined()
    const contract = await open()
    const text = JSON.stringify(contract)
    for (const words of [LEGAL.companyName, LEGAL.taxId, 'Taller del Sur S.A.', 'CUIT']) expect(text).toContain(words)
    await calls.put('/private-api/contracts', { id: contract?.id ?? '', accepted: true })
    await reach('CREATED_ORDER')
  })

  await test.step('the balance is paid at the dealer, and the car is handed over', async () => {
    const report = (status: string) => partner.orders.advance({ params: { id }, body: { status } })
    await report('INVOICED')
    await report('TRANSPORTING')
    await reach('REMAINING_PAYMENT')
    await calls.put(`/reservation/v2/reservations/${id}/remaining-payment`, { paymentType: 'dealer' })
    const { partsToSettle } = await partner.orders.deskGet({ params: { id } })
    for (const partId of partsToSettle) await partner.orders.settlePart({ params: { id, partId }, body: {} })
    await reach('PAID')
    await report('DELIVERED')
    await page.goto(`${real.base}/ar/peugeot/mi-cuenta/pedidos/${id}`)
    await expect(page.getByRole('main')).toContainText('Auto entregado')
    await expect(page.getByRole('main')).not.toContainText('R$')
    expect(await violationsOf(page)).toEqual([])
  })
})

async function sendPaper({ request }: Page, sub_path: string): Promise<void> {
  const answer = await request.post(`${real.base}/api/private-api/file/upload`, {
    headers: people.headersAt(group),
    multipart: {
      request: JSON.stringify({ root_path: 'orders', sub_path }),
      file: { name: 'papel.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto() },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}
