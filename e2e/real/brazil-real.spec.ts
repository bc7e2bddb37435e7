import { expect, type Page, test } from '@playwright/test'
import type { FinancingPlan } from '@volante/contract/financing'
import { TRY_KINDS } from '@volante/contract/setup'
import { SIMULATION_TYPES } from '@volante/domain/vocabulary'
import { openBrowser } from '../../scripts/scenario/browser.ts'
import { paperPhoto } from '../../scripts/scenario/sample-files.ts'
import { violationsOf } from '../accessibility.ts'
import { fillCard, reserveHere, SUMMARY } from '../checkout-page.ts'
import { fillBrazilian, newCpf, open, protocolOn, sendButton } from '../lead-page.ts'
import { FRESH } from '../order-page.ts'
import { smallGroup } from './catalogue.ts'
import {
  basic,
  bringCatalogue,
  callsOf,
  cookies,
  type Group,
  headersAt,
  invite,
  mailedToken,
  PASSWORD,
  sayWhoSells,
  triedStates,
} from './group.ts'
import { openMailbox } from './mailbox.ts'
import { openOutside } from './outside.ts'
import { KEYS, openRealServer } from './real-server.ts'

/** Who sells. */
const LEGAL = {
  companyName: 'Grupo Real Ltda',
  taxId: '11222333000181',
  address: 'Avenida Paulista, 1000, São Paulo, SP, CEP 01310-100',
  phone: '(11) 4000-1000',
  email: 'sac@gruporeal.com.br',
  dpoName: 'Clara Reis',
  dpoEmail: 'dados@gruporeal.com.br',
}
const SELLS = {
  site: 'br-fiat',
  model: 'X6P',
  dealers: 'Fiat São Paulo',
  conditions: /^BR-(?:CDC|NEXT-FIAT|LINEAR-PEUGEOT|BALAO-PEUGEOT)[,;]/,
} as const
const BUYER = 'marina.duarte@mail.example'

let outside: Awaited<ReturnType<typeof openOutside>>
let mailbox: Awaited<ReturnType<typeof openMailbox>>
let real: Awaited<ReturnType<typeof openRealServer>>
let group: Group

test.beforeAll(async () => {
  test.setTimeout(180_000)
  outside = await openOutside()
  mailbox = await openMailbox()
  real = await openRealServer({ outside, mailbox, name: 'real', port: 1 })
  group = { base: real.base, site: 'br-fiat', mailbox }
})
test.afterAll(async () => {
  await real?.close()
  mailbox?.close()
  outside?.close()
})

test('a group begins with the printed link, tries its services, brings its catalogue and opens; a buyer pays by card, Pix and boleto', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await page.context().addCookies(cookies(real.base))

  await test.step('nobody but its first administrator gets in', async () => {
    const closed = await page.goto(`${real.base}/br/fiat`)
    expect(closed?.status()).toBe(503)
    await page.goto(real.link)
    await page.getByLabel('Nome completo').fill('Ana Fundadora')
    await page.getByLabel('E-mail').fill('ana@gruporeal.com.br')
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Repita a senha').fill(PASSWORD)
    await page.getByRole('button', { name: 'Começar' }).click()
    await page.waitForURL(/\/admin\/setup/)
    await expect(page.getByText(/A loja está fechada aos clientes: faltam/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('the group is one brand in one country: only its site and the portal need to say who sells', async () => {
    await expect(page.getByText('Dados da empresa de cada site: escolha antes as marcas')).toBeVisible()
    await page.getByRole('button', { name: 'Salvar grupo' }).click()
    await expect(page.getByText('Escolha ao menos uma marca.').first()).toBeVisible()
    await page.getByLabel('Nome do grupo').fill('Grupo Real')
    await page.getByRole('group', { name: 'Marcas no Brasil' }).getByText('Fiat', { exact: true }).click()
    await page.getByRole('button', { name: 'Salvar grupo' }).click()
    await expect(page.getByText('Grupo salvo.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Dados da empresa:/ })).toHaveText([
      'Dados da empresa: Fiat, Brasil (os atuais são fictícios)',
      'Dados da empresa: página de entrada, Brasil (os atuais são fictícios)',
    ])
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('every service is tried; the one that refuses our key is named with the reason, and works once it is mended', async () => {
    outside.refusing.add('whatsapp')
    const row = page.getByRole('row', { name: /WhatsApp/ })
    await row.getByRole('button').click()
    await expect(row).toContainText('Falhou')
    await expect(row).toContainText('Respondeu que a chave ou a senha não vale.')
    await expect(row).toContainText('401')
    outside.refusing.delete('whatsapp')
    await row.getByRole('button').click()
    await expect(row).toContainText('Funciona')
    // A bank is asked for a loan on conditions of today's: without any there is nothing to ask it.
    const states = TRY_KINDS.map((kind) => [kind, kind.startsWith('simulations') ? 'nothingToAsk' : 'works'])
    expect(await triedStates(group, page, TRY_KINDS)).toEqual(states)
  })

  await test.step('who sells is told; the catalogue of another platform comes in as its own export wrote it', async () => {
    const demo = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
    const second = await invite(group, page, {
      name: 'Bruno Segundo',
      email: 'bruno@gruporeal.com.br',
      roles: ['service_admin'],
    })
    await sayWhoSells(group, page, second, LEGAL)
    await bringCatalogue(group, page, second, await smallGroup(demo, SELLS))
  })

  await test.step('now that there are conditions, each bank is asked for a loan on them', async () => {
    const plans = await callsOf(group, page).get<FinancingPlan[]>(
      '/financing/v2/commercial-conditions/search?brand=fiat',
    )
    outside.simulations.plans.push(...plans)
    const kinds = TRY_KINDS.filter((kind) => kind.startsWith('simulations'))
    expect(await triedStates(group, page, kinds)).toEqual(kinds.map((kind) => [kind, 'works']))
    const asked = outside.seen('simulations').map(({ body }) => (body as { type: string }).type)
    expect(asked.toSorted()).toEqual([...SIMULATION_TYPES].toSorted())
  })

  await test.step('nothing is missing: the shop opens', async () => {
    await page.goto(`${real.base}/admin/setup`)
    await expect(page.getByText('Nada mais falta: abra a loja quando quiser.')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir a loja' }).click()
    await expect(page.getByText(/A loja está aberta desde/)).toBeVisible()
  })

  await test.step('other sites are not there, and one does not open before it says who sells', async () => {
    const statusAt = async (path: string) => (await page.request.get(`${real.base}${path}`)).status()
    const statuses = await Promise.all(['/br/fiat', '/', '/br/jeep', '/ar/fiat', '/ar'].map(statusAt))
    expect(statuses).toEqual([200, 200, 404, 404, 404])
    const portal = await (await page.request.get(`${real.base}/`)).text()
    expect(portal).toContain('Grupo Real')
    expect(portal).not.toMatch(/href="\/(?:br\/(?!fiat)|ar)/)
    expect(await (await page.request.get(`${real.base}/sitemap.xml`)).text()).not.toMatch(/\/br\/jeep|\/ar/)
    await page.getByRole('group', { name: 'Marcas na Argentina' }).getByText('Jeep', { exact: true }).click()
    await page.getByRole('button', { name: 'Salvar grupo' }).click()
    await expect(page.getByText(/Antes de abrir Jeep AR, informe os dados da empresa/).first()).toBeVisible()
  })

  await test.step('dealers stand on a map of streets; browsers ask nobody but this server for it', async () => {
    const asked = new Set<string>()
    const troubles: string[] = []
    page.on('request', (one) => asked.add(new URL(one.url()).host))
    page.on('console', (one) => one.type() === 'error' && troubles.push(one.text()))
    await page.goto(`${real.base}/br/fiat/concessionarias?q=São Paulo`)
    await page
      .getByRole('region', { name: /concessionária/ })
      .last()
      .scrollIntoViewIfNeeded()
    await expect(page.getByText('© Ruas do Brasil')).toBeVisible()
    await page.getByRole('button', { name: 'Aproximar o mapa' }).click()
    const tiles = () => outside.seen('streets').filter(({ path }) => path.endsWith('.png'))
    await expect.poll(() => tiles().length).toBeGreaterThan(0)
    expect(tiles().every(({ query }) => query.get('key') === 'a-key')).toBe(true)
    expect([...asked]).toEqual([new URL(real.base).host])
    expect(troubles).toEqual([])
    expect(await violationsOf(page)).toEqual([])
  })

  await test.step('somebody comes in by the account they have with the group', async () => {
    const visitor = await browser.newContext({ baseURL: real.base })
    await visitor.addCookies(cookies(real.base))
    const stranger = await visitor.newPage()
    outside.identity.signsIn({ sub: 'u-1', email: 'paula.reis@gruporeal.com.br', name: 'Paula Reis' })
    await stranger.goto('/br/fiat/entrar')
    await stranger.getByRole('button', { name: 'Continuar com Grupo' }).click()
    await stranger.waitForURL(/\/br\/fiat\/minha-conta/)
    const self = await callsOf(group, stranger).get<{ name: string; emailPreferred: string }>('/users/v2/users/self')
    expect(self).toMatchObject({ name: 'Paula Reis', emailPreferred: 'paula.reis@gruporeal.com.br' })
    const exchange = outside.seen('identity').find(({ path }) => path === '/token')
    expect(String(exchange?.body)).toContain('code_verifier=')
    await visitor.close()
  })

  await test.step('a buyer signs up, and a lead reaches the CRM and their phone', async () => {
    await page.context().clearCookies()
    await page.context().addCookies(cookies(real.base))
    const { api } = openBrowser(real.base, 'br-fiat')
    const about = { name: 'Marina Duarte Lopes', cpf: newCpf(), phone: '(11) 98765-4321', birthdate: '1988-04-12' }
    await api.users.signUp({ headers: basic(BUYER), body: about })
    const token = await mailedToken(group, BUYER)
    await callsOf(group, page).put('/users/v2/signup/password/confirm', { token, password: PASSWORD })
    const stranger = await (await browser.newContext({ baseURL: real.base })).newPage()
    await open(stranger, '/br/fiat/proposta?version=X6PDZV0&year=2026')
    await fillBrazilian(stranger)
    await sendButton(stranger).click()
    const protocol = await protocolOn(stranger)
    await stranger.close()
    await expect.poll(() => JSON.stringify(outside.seen('crm')), { timeout: 60_000 }).toContain(protocol)
    await expect.poll(() => JSON.stringify(outside.seen('whatsapp')), { timeout: 60_000 }).toContain(protocol)
  })

  await test.step('a car is reserved by card', async () => {
    await page.goto(`${real.base}/br/fiat/reserva`)
    await page.getByRole('link', { name: /Trekking 1\.0/ }).click()
    await page.locator('html[data-layout]').waitFor()
    await reserveHere(page)
    await page.waitForURL(/cadastro/)
    await page.locator('html[data-layout]').waitFor()
    await page.getByRole('button', { name: 'Conferir a reserva' }).click()
    await page.getByRole('button', { name: 'Confirmar a reserva' }).click()
    await page.waitForURL(/pagamento/)
    await page.locator('html[data-layout]').waitFor()
    await fillCard(page, '4242424242424242')
    await page.getByRole('button', { name: /^Pagar R\$/ }).click()
    await page.waitForURL(/pronto/)
    expect(outside.seen('tokeniser').some(({ method }) => method === 'POST')).toBe(true)
    const [paid] = outside
      .seen('mercado-pago')
      .filter(({ path, method }) => path === '/v1/payments' && method === 'POST')
    expect(paid?.body).toMatchObject({ payment_method_id: 'visa', transaction_amount: 2000 })
    await expect.poll(() => mailbox.letterTo(BUYER) ?? '', { timeout: 60_000 }).toContain('reserva')
  })

  const order = new URL(page.url()).pathname.replace(/\/pronto.*/, '')
  await test.step('a part of the rest is paid by Pix: the bank tells, and the page says so', async () => {
    await page.goto(`${real.base}${order}/pagamento?rest=1&kind=pix`)
    await payPart(page, '5.000')
    await page.getByRole('button', { name: /^Gerar Pix de R\$\s5\.000,00/ }).click()
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/^000201.*6304[0-9A-F]{4}$/)
    const [txid = ''] = [...outside.pix.charges.keys()]
    expect(await tell(`pix?hmac=${KEYS.webhooks}`, outside.pix.pay(txid))).toBe(true)
    await expect(SUMMARY(page)).toContainText(/Pagamento do saldo\s*Pix · pago/)
  })

  await test.step('another by boleto, once the papers are there', async () => {
    const at = `${real.base}${order}/pagamento?rest=1&kind=boleto`
    await page.goto(at)
    await expect(page.getByText('Envie os documentos antes de gerar o boleto.')).toBeVisible()
    await sendPapers(page, order.split('/').at(-1) ?? '')
    await page.goto(at)
    await payPart(page, '10.000')
    await page.getByLabel('CEP').fill('01001-000')
    await expect(page.getByLabel('Rua')).toHaveValue('Praça da Sé')
    await page.getByLabel('Número', { exact: true }).fill('10')
    await page.getByRole('button', { name: /boleto/ }).click()
    await expect(page.getByLabel('Linha digitável')).toHaveValue(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)
    const [slip] = outside.asaas.payments
    expect(slip).toMatchObject({ value: 10_000 })
    outside.asaas.set(slip?.id ?? '', {
      status: 'RECEIVED',
      clientPaymentDate: '2026-11-24',
      paymentDate: '2026-11-24',
    })
    const payment = { id: slip?.id, externalReference: slip?.externalReference }
    const event = { id: 'evt_1', event: 'PAYMENT_RECEIVED', payment }
    expect(await tell('asaas', event, { 'asaas-access-token': KEYS.asaas })).toBe(true)
    await expect(SUMMARY(page)).toContainText(/Pagamento do saldo\s*Boleto · pago/)
    await expect(SUMMARY(page)).toContainText('62.440,00')
  })
})

/** Sends every paper the order asks for. */
async function sendPapers(page: Page, id: string): Promise<void> {
  const { documents } = await callsOf(group, page).get<{ documents: { kind: string }[] }>(
    `/reservation/v2/reservations/${id}/status`,
  )
  for (const { kind } of documents) {
    const answer = await page.request.post(`${real.base}/api/private-api/file/upload`, {
      headers: headersAt(group),
      multipart: {
        request: JSON.stringify({ root_path: 'orders', sub_path: `${id}/${kind}` }),
        file: { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: await paperPhoto() },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
}

/** What a provider posts to its webhook. */
async function tell(path: string, body: object, headers: Record<string, string> = {}): Promise<boolean> {
  const json = { 'content-type': 'application/json', ...headers }
  const answer = await fetch(`${real.base}/api/webhooks/${path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  })
  return answer.ok
}

/** Has only a part of what is left be paid this way. */
async function payPart(page: Page, amount: string): Promise<void> {
  await page.locator('html[data-layout]').waitFor()
  await page.getByText('Pagar só uma parte assim').click()
  await page.getByLabel('Quanto você paga assim').fill(amount)
  await page.getByRole('button', { name: 'Usar este valor' }).click()
}
