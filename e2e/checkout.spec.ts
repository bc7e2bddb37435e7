import { expect, test } from '@playwright/test'
import { paperPdf } from '../scripts/scenario/sample-files.ts'
import { violationsOf } from './accessibility.ts'
import {
  CAR,
  completeBuyer,
  SUMMARY,
  chooseWay,
  enter,
  enterBrazil,
  fillCard,
  fillCompany,
  newCuit,
  reserve,
  reserveHere,
} from './checkout-page.ts'
import { newCnpj, open } from './lead-page.ts'

test('from the showcase to a paid reservation: card refused, then approved, only the code is asked again (CK1 CK3 CK10)', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/tokeniser/')) bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  await enterBrazil(page)
  await reserve(page)
  await expect(SUMMARY(page)).toContainText('A pagar agora')
  await expect(SUMMARY(page)).toContainText('2.000,00')
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  expect(await violationsOf(page)).toEqual([])
  await fillCard(page, '4000000000009995')
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 9995')
  await expect(page.locator('output[for="cardNumber"]')).toHaveText('Visa')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByRole('alert')).toContainText('TIVEMOS UM PROBLEMA NO PAGAMENTO.')
  await expect(page.getByRole('alert')).toContainText('Verifique seus dados, por favor.')
  await expect(page.getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 9995')
  await expect(page.getByLabel('Nome como está no cartão')).toHaveValue('JOAO MENDES')
  await expect(page.getByLabel('Código de segurança')).toHaveValue('')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Número do cartão').fill('6362970000457013')
  await expect(page.locator('output[for="cardNumber"]')).toHaveText('Elo')
  await page.getByLabel('Código de segurança').fill('123')
  await page.getByRole('button', { name: /^Pagar R\$/ }).dblclick()
  await page.waitForURL(/pronto/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento recebido')
  await expect(page.getByRole('main')).toContainText('Elo final 7013, à vista')
  await expect(SUMMARY(page).getByText('− R$ 2.000,00')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  // Neither number nor code ever goes to us.
  expect(bodies.filter((body) => /4000\s?0000\s?0000\s?9995|636297\d{10}|securityCode/.test(body))).toEqual([])
})

test('Pix: code, drawing and steps; the payment arrives by itself within five seconds; without a line the code stays (CK4 CK5)', async ({
  page,
}) => {
  await enterBrazil(page)
  await reserve(page)
  await chooseWay(page, /^Pix/, 'pix')
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  const code = page.getByLabel('Pix copia e cola')
  await expect(code).toHaveValue(/^000201.*6304[0-9A-F]{4}$/)
  await expect(page.getByRole('list').filter({ hasText: 'Abra o app do seu banco' }).getByRole('listitem')).toHaveCount(
    3,
  )
  expect((await page.getByRole('img', { name: /^QR code do Pix/ }).boundingBox())?.width).toBeGreaterThanOrEqual(240)
  expect(await violationsOf(page)).toEqual([])
  await page.context().setOffline(true)
  await expect(page.getByText('Você está sem conexão')).toBeVisible()
  await expect(code).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Você está sem conexão')).toBeHidden()
  await page.reload()
  await expect(code).toBeVisible()
  await page.getByRole('button', { name: 'Demonstração: pagar agora' }).click()
  const pressed = Date.now()
  await page.waitForURL(/pronto/)
  expect(Date.now() - pressed).toBeLessThan(5_000)
})

test('without script a Pix is made and its page goes on by itself: to its code, and from it once it is paid', async ({
  browser,
  page,
}) => {
  await enterBrazil(page)
  const path = await reserve(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto(`${path}?kind=card`)
  await expect(plain.getByText('Para pagar com cartão, ative o JavaScript')).toBeVisible()
  await expect(plain.getByRole('button', { name: /^Pagar/ })).toBeHidden()
  await plain.goto(`${path}?kind=pix`)
  await plain.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect(plain.getByLabel('Pix copia e cola')).toHaveValue(/^000201/)
  await plain.getByRole('button', { name: 'Demonstração: pagar agora' }).click()
  // Looked at all the time, as by a person: a browser may let the clock of a page rest at which nobody looks.
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Pagamento recebido', { timeout: 60_000 })
  expect(plain.url()).toMatch(/pronto/)
})

test('a boleto waits for the documents; a file too large is named and not sent; then the slip (CK7 CK8)', async ({
  page,
}) => {
  await enterBrazil(page)
  const path = await reserve(page)
  await chooseWay(page, /^Boleto/, 'boleto')
  await page.getByLabel('CEP').fill('13010-000')
  await page.getByLabel('Rua').fill('Rua das Flores')
  await page.getByLabel('Número', { exact: true }).fill('10')
  await page.getByLabel('Bairro').fill('Centro')
  await page.getByLabel('Cidade').fill('Campinas')
  await page.getByLabel('Estado').selectOption('SP')
  await page.getByRole('button', { name: /^Continuar com boleto/ }).click()
  await expect(page.getByText('Envie os documentos antes de gerar o boleto.')).toBeVisible()
  await page.getByRole('link', { name: 'Enviar documentos' }).click()
  await page.locator('html[data-layout]').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await completeBuyer(page)
  const papers = page.locator('li[id^="paper-"]')
  const big = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_500_000, '%PDF-1.4 ') }
  await papers.first().locator('input[multiple]').setInputFiles(big)
  await expect(papers.first()).toContainText('Arquivos excederam o tamanho máximo: contrato.pdf')
  const pdf = { name: 'ok.pdf', mimeType: 'application/pdf', buffer: paperPdf() }
  for (const paper of await papers.all()) {
    await paper.locator('input[multiple]').setInputFiles(pdf)
    await expect(paper).toContainText('Em conferência')
  }
  expect(await violationsOf(page)).toEqual([])
  await open(page, path)
  await page.getByRole('button', { name: /^Continuar com boleto/ }).click()
  await expect(page.getByLabel('Linha digitável')).toHaveValue(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/)
  await expect(page.getByText('até 3 dias úteis')).toBeVisible()
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', /\/boleto$/)
})

test('a coupon shows its price before paying; one that is refused says why, each in its words (CK12)', async ({
  page,
}) => {
  await enterBrazil(page)
  await reserve(page)
  await chooseWay(page, /^Pix/, 'pix')
  const code = page.getByLabel('Código do cupom')
  const apply = page.getByRole('button', { name: 'Aplicar' })
  await page.getByText('Tenho um cupom').click()
  for (const [name, why] of [
    ['NADA10', 'confira as letras'],
    ['ESGOTADO', 'já foi usado por todos'],
    ['VENCIDO', 'validade dele terminou'],
  ] as const) {
    await code.fill(name)
    await apply.click()
    await expect(page.locator('#coupon-error')).toContainText(`Cupom indisponível. `)
    await expect(page.locator('#coupon-error')).toContainText(why)
  }
  expect(await violationsOf(page)).toEqual([])
  const rest = SUMMARY(page).locator('dl dd').last()
  const before = await rest.innerText()
  await code.fill('bemvindo')
  await apply.click()
  await expect(page.getByText('Cupom aplicado')).toBeVisible()
  await expect(SUMMARY(page)).toContainText('− R$ 1.000,00')
  expect(await rest.innerText()).not.toBe(before)
  await expect(page).toHaveURL(/kind=pix/)
  await page.getByRole('button', { name: 'Tirar o cupom' }).click()
  await expect(SUMMARY(page)).not.toContainText('− R$ 1.000,00')
  await page.getByText('Tenho um cupom').click()
  await code.fill('COMENTRADA')
  await apply.click()
  await expect(page.getByText('Cupom aplicado')).toBeVisible()
  await page.getByRole('button', { name: /^Gerar Pix/ }).click()
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
  await expect(SUMMARY(page)).toContainText('− R$ 2.000,00')
})

test('a car built without options that is not in stock is said so, and may be ordered as it was built', async ({
  page,
}) => {
  await open(page, '/br/fiat/reserva?version=X6PDZV0&color=249&year=2027&coating=50L')
  await expect(page.getByText('Um igual ao seu não está em estoque')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Encomende exatamente como você montou' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reservar este carro' })).toHaveCount(0)
})

test('the time is said at five minutes, one minute and the end (CK2)', async ({ page }) => {
  await page.clock.install()
  await enterBrazil(page)
  await reserve(page)
  const status = page.getByRole('timer').locator('..').getByRole('status')
  await page.clock.fastForward('25:30')
  await expect(status).toHaveText('Faltam 5 minutos.')
  await page.clock.fastForward('04:00')
  await expect(status).toHaveText('Falta 1 minuto.')
  // The server's time was not moved: asked at the end, it would begin anew.
  await page.route(/\.data(\?|$)|\/api\//, () => new Promise(() => {}))
  await page.clock.fastForward('01:00')
  await expect(status).toHaveText('O tempo terminou.')
  await expect(page.getByRole('timer')).toHaveText('00:00')
})

test('the buyer is checked on leaving a field, and the contract is shown in short before it is made', async ({
  page,
}) => {
  await enterBrazil(page)
  await open(page, CAR)
  await reserveHere(page)
  await page.waitForURL(/cadastro/)
  await page.locator('html[data-layout]').waitFor()
  await page.locator('label:has([value="legalPerson"])').click()
  const cnpj = page.getByLabel('CNPJ', { exact: true })
  await cnpj.fill('11.111.111/1111-11')
  await cnpj.blur()
  await expect(page.locator('#cnpj-error')).toContainText('CNPJ inválido')
  await cnpj.fill(newCnpj())
  await expect(page.locator('#cnpj-error')).toBeEmpty()
  await page.getByLabel('Razão social').fill('Oficina Boa Vista Ltda')
  await page.getByRole('button', { name: 'Conferir a reserva' }).click()
  const main = page.getByRole('main')
  // A company's price and total are its own before anything is reserved.
  await expect(SUMMARY(page)).toContainText('Venda direta para empresas')
  for (const words of ['CNPJ', 'Direito de arrependimento', '7 dias', 'Preço total', 'Convênio ICMS 64/2006'])
    await expect(main).toContainText(words)
  expect(await violationsOf(page)).toEqual([])
})

test('Argentina: no Pix, boleto or consortium, prices without national taxes beside (CK11)', async ({ page }) => {
  await enter(page, '/ar/jeep', 'ingresar', /Lucía/)
  await open(page, '/ar/jeep/reserva')
  await expect(page.getByRole('main')).toContainText(/precio sin impuestos nacionales/i)
  // Every line of a version's price ends where the row does.
  const row = page.locator('article ul a').filter({ hasText: 'Precio de lista' }).first()
  const [line, whole] = [await row.getByText(/^Precio de lista/).boundingBox(), await row.boundingBox()]
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0)
  await page.locator('article ul a').first().click()
  await page.locator('html[data-layout]').waitFor()
  await reserveHere(page)
  await page.waitForURL(/registro/)
  await page.locator('html[data-layout]').waitFor()
  await page.locator('label:has([value="legalPerson"])').click()
  await page.getByLabel('Razón social').fill('Taller del Sur S.A.')
  await page.getByLabel('CUIT', { exact: true }).fill(newCuit())
  await page.getByRole('button', { name: 'Revisar la reserva' }).click()
  await expect(page.getByRole('main')).toContainText('10 días corridos')
  // A street and its number as they are written there, without a comma between them.
  await expect(page.getByRole('main')).not.toContainText(/(Avenida|Calle|Ruta|Bulevar) [^,]+, \d/)
  const total = await SUMMARY(page)
    .locator('div', { hasText: /^Total/ })
    .first()
    .innerText()
  await page.getByRole('button', { name: 'Confirmar la reserva' }).click()
  await page.waitForURL(/\/pago/)
  expect(
    await SUMMARY(page)
      .locator('div', { hasText: /^Total/ })
      .first()
      .innerText(),
  ).toBe(total)
  await expect(page.getByRole('navigation', { name: 'Formas de pago' }).getByRole('link')).toHaveText([
    /^Tarjeta/,
    /^Financiación/,
    /^Usado/,
    /^En el concesionario/,
  ])
  await expect(SUMMARY(page)).toContainText(/sin impuestos nacionales/i)
  expect(await violationsOf(page)).toEqual([])
})

test('an order that was cancelled says so where it would be paid, and is ordered again with the data kept', async ({
  page,
}) => {
  await enterBrazil(page)
  const path = await reserve(page)
  const car = await SUMMARY(page).locator('dt').first().innerText()
  await page.goto(`/br/fiat/minha-conta/pedidos/${path.split('/').at(-2)}/cancelar`)
  await page.getByRole('radio', { name: 'Mudei de ideia' }).press('Space')
  await page.getByRole('button', { name: 'Confirmar cancelamento' }).click()
  await page.waitForURL(/done=cancelled/)
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido cancelado')
  await expect(page.getByText('Este pedido foi cancelado e o carro voltou ao estoque.')).toBeVisible()
  await expect(page.getByText('Nada foi cobrado.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pedir de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como você quer pagar?')
  expect(new URL(page.url()).pathname).not.toBe(path)
  expect(await SUMMARY(page).locator('dt').first().innerText()).toBe(car)
})

test('the keyboard alone: from the ways to pay to a settled Pix', async ({ page }) => {
  await enterBrazil(page)
  await reserve(page)
  await page.getByRole('link', { name: /^Pix/ }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/kind=pix/)
  await page.locator('html[data-layout]').waitFor()
  await page.getByText('Tenho um cupom').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Gerar Pix/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pix copia e cola')).toBeVisible()
  await page.getByRole('button', { name: 'Copiar código Pix' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Pix copia e cola')).toBeFocused()
  await page.getByRole('button', { name: 'Demonstração: pagar agora' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/pronto/)
})

test('accessories and services of a build go with the car in stock: priced, taken off again, and part of what is reserved', async ({
  page,
}) => {
  const answer = await page.request.get('/api/car/v2/car/web?mvsCode=X6PDZV0&year=2026', {
    headers: { 'x-site': 'br-fiat' },
  })
  const { catalogue } = (await answer.json()) as {
    catalogue: Record<'accessories' | 'services', { id: string; name: string; inclusive?: string[]; price: number }[]>
  }
  const mats = catalogue.accessories.find(({ inclusive }) => inclusive?.length === 0)
  const [service] = catalogue.services
  if (!mats || !service) throw new Error('the world has accessories and services')
  await enterBrazil(page)
  await open(page, `${CAR}&parts=${mats.id}&services=${service.id}`)
  const extras = page.getByRole('region', { name: 'Acessórios e serviços' })
  await expect(extras).toContainText(mats.name)
  await expect(extras).toContainText(service.name)
  expect(await violationsOf(page)).toEqual([])
  await extras.getByRole('link', { name: `Tirar ${service.name}` }).click()
  await expect(extras).not.toContainText(service.name)
  await expect(extras).toContainText(mats.name)
  await reserveHere(page)
  await page.waitForURL(/cadastro/)
  await expect(SUMMARY(page)).toContainText(mats.name)
  await expect(SUMMARY(page)).not.toContainText(service.name)
  const amounts = (await SUMMARY(page).locator('dd').allInnerTexts()).map(
    (text) => Number(text.replace(/[^\d]/g, '')) || 0,
  )
  // The last line is their sum.
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1))
})

test('a price that changed before the confirmation is shown before anything is reserved', async ({ page }) => {
  await enterBrazil(page)
  await open(page, CAR)
  await reserveHere(page)
  await page.waitForURL(/cadastro/)
  await page.locator('html[data-layout]').waitFor()
  await fillCompany(page)
  await page.getByRole('button', { name: 'Conferir a reserva' }).click()
  // As if it had been lower when the page was shown.
  await page.locator('input[name=total]').evaluate((input: HTMLInputElement) => input.setAttribute('value', '100'))
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click()
  await expect(page.getByText('O preço deste carro mudou')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar a reserva' }).click()
  await page.waitForURL(/pagamento/)
})
