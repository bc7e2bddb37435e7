import { expect, type Page, test } from '@playwright/test'
import { paperPhoto } from '../scripts/scenario/sample-files.ts'
import { cuilCheckDigit } from '@volante/domain/person/cuil'
import { violationsOf } from './accessibility.ts'
import { newCnpj, newCpf, newDni } from './lead-page.ts'
import { become, type Calls, enterAs, FRESH, reserve, signIn } from './order-page.ts'

// One after the other: what a person told is kept once a person.
test.describe.configure({ mode: 'default' })
test.use({ storageState: FRESH })

const PULSE = { mvs: '9GD6700', year: 2027 }

const applicant = (income: string) => ({
  name: 'João Mendes Prado',
  cpf: newCpf(),
  rg: '12345678',
  birthdate: '1988-04-12',
  gender: 'male',
  motherName: 'Ana Mendes Prado',
  email: 'joao.loan@example.com',
  phone: '11987654321',
  maritalStatus: 'single',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1500',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
  occupation: 'retired',
  income,
  referenceName: 'Pedro Nogueira Lima',
  referencePhone: '11976543210',
})

async function proposed(calls: Calls, income: string, car = PULSE, price = 10_000_000): Promise<string> {
  const wish = { ...car, type: 'CDC', price, entrancePercent: 30, numberOfInstallments: 48 }
  const simulation = (await calls.post('/financing/simulate', wish)) as { id: string }
  const body = { simulationId: simulation.id, person: applicant(income), creditConsent: true }
  return ((await calls.post('/financing/proposal', body)) as { id: string }).id
}

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stepIs = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()

test('from the calculator to an answer: five steps, each kept, consent, approval, voucher', async ({ page }) => {
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=40')
  await page.getByRole('button', { name: 'Pedir este financiamento' }).click()
  await expect(page).toHaveURL(/\/entrar\?returnTo=/)
  await page.locator('summary', { hasText: /demo/i }).first().click()
  await page.getByRole('button', { name: /João Mendes/ }).click()
  const agree = page.getByRole('button', { name: /Li e concordo/ })
  const title = page.getByRole('heading', { level: 1, name: 'Proposta de financiamento' })
  await expect(agree.or(title)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(title).toBeVisible()
  const address = page.url().replace(/\?.*/, '')
  await page.goto(`${address}?step=person`)
  await stepIs(page, 'Você')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('CPF', { exact: true }).fill('11111111111')
  await page.getByLabel('RG').fill('12345678')
  await page.getByLabel('Data de nascimento').fill('12/04/1988')
  await page.getByLabel('Gênero').selectOption('male')
  await page.getByLabel('Nome completo da mãe').fill('Ana Mendes Prado')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('Outro e-mail').fill(await page.getByLabel('E-mail', { exact: true }).inputValue())
  await next(page, 'Continuar')
  await expect(page.locator('#person-form')).toContainText('O e-mail deve ser diferente do e-mail do titular')
  await page.getByLabel('Outro e-mail').fill('')
  await page.getByLabel('CPF', { exact: true }).fill(newCpf())
  await next(page, 'Continuar')
  await stepIs(page, 'Família')
  await page.getByLabel('Estado civil').selectOption('married')
  await page.getByLabel('Regime de bens').selectOption('partial communion')
  await page.getByLabel('Nome completo do cônjuge').fill('Clara Nunes Prado')
  await page.getByLabel('CPF do cônjuge').fill(newCpf())
  await next(page, 'Continuar')
  await stepIs(page, 'Endereço')
  await page.getByLabel('CEP').fill('01310-100')
  await page.getByLabel('Rua').fill('Avenida Paulista')
  await page.getByLabel('Número', { exact: true }).fill('1500')
  await page.getByLabel('Bairro').fill('Bela Vista')
  await page.getByLabel('Cidade').fill('São Paulo')
  await page.getByLabel('Estado', { exact: true }).selectOption('SP')
  await next(page, 'Continuar')
  await stepIs(page, 'Renda')
  // What was told stays although the page is left.
  await page.goto(address)
  await stepIs(page, 'Renda')
  await page.getByLabel('Ocupação').selectOption('salaried')
  await page.getByLabel('Renda líquida por mês').fill('20000')
  await page.getByLabel('Referência pessoal').fill('Pedro Nogueira Lima')
  await page.getByLabel('Telefone da referência').fill('11976543210')
  await next(page, 'Continuar')
  await expect(page.getByLabel('Empresa ou órgão em que trabalha')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Empresa ou órgão em que trabalha').fill('Padaria Central')
  await next(page, 'Continuar')
  await stepIs(page, 'Conferir e enviar')
  await expect(page.getByRole('main')).toContainText('Clara Nunes Prado')
  expect(await violationsOf(page)).toEqual([])
  await next(page, 'Enviar proposta')
  await expect(page.getByRole('checkbox', { name: /Autorizo a consulta/ })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox', { name: /Autorizo a consulta/ }).press('Space')
  await next(page, 'Enviar proposta')
  await expect(page).toHaveURL(/minha-conta\/financiamentos\//)
  const sent = page.getByRole('dialog', { name: 'Proposta enviada com sucesso!' })
  await expect(sent).toContainText(/Sua proposta .+ segue para o/)
  // It fades in, and half seen words have half their contrast.
  const isMoving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity),
    )
  await expect.poll(isMoving).toBe(false)
  expect(await violationsOf(page)).toEqual([])
  await sent.getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText(/Levando sua proposta|O banco está analisando|Aprovada. Falta só decidir/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await expect(page.getByText('Aprovada. Falta só decidir')).toBeVisible()
  await expect(page.getByRole('region', { name: 'O que o banco disse' }).getByRole('listitem')).toHaveCount(3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar comprovante (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^proposta-.*\.pdf$/)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/br/fiat/minha-conta/financiamentos')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aprovada' }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a refusal says why and what would change it, and a person can be asked to look again', async ({ page }) => {
  const id = await proposed(await signIn(page, 'br-fiat'), '2.000,00')
  await page.goto(`/br/fiat/minha-conta/financiamentos/${id}`)
  await expect(page.getByText('A parcela é alta para a renda informada.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pedir que uma pessoa reveja' }).click()
  await expect(page.getByText(/Revisão pedida em/)).toBeVisible()
  await page.getByRole('link', { name: 'Ver com qual entrada ou prazo' }).click()
  await expect(page).toHaveURL(/monthly=600/)
  await expect(page.getByRole('main')).toContainText(/Não chega lá|por mês/)
})

test('a paper the bank asks for is sent from the page and decides', async ({ page }) => {
  const id = await proposed(await signIn(page, 'br-fiat'), '6.500,00')
  await page.goto(`/br/fiat/minha-conta/financiamentos/${id}`)
  await expect(page.getByRole('heading', { name: 'O banco precisa de mais um documento' })).toBeVisible({
    timeout: 60_000,
  })
  expect(await violationsOf(page)).toEqual([])
  const buffer = await paperPhoto()
  await page.locator('input[type=file]').setInputFiles({ name: 'holerite.jpg', mimeType: 'image/jpeg', buffer })
  await expect(
    page.getByText(/Enviado em .* O banco está olhando/).or(page.getByText('Aprovada. Falta só decidir')),
  ).toBeVisible()
  await expect(page.getByText('Aprovada. Falta só decidir')).toBeVisible()
})

test('a plan with a final instalment from its card to the approval: what it ends with is said in chart, terms, paper and proposal, and Back keeps all', async ({
  page,
}) => {
  const calls = await signIn(page, 'br-fiat')
  for (const step of ['person', 'household', 'address', 'income'])
    await calls.put('/financing/applicant', { step, person: applicant('30.000,00') })
  await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=40&count=36&trade=1500000')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Com recompra garantida', exact: true }) })
  await card.getByRole('link', { name: /^Ver em detalhe/ }).click()
  await expect(card).toContainText('Detalhado abaixo')
  await page.getByLabel('Parcela que cabe').fill('1.500')
  await next(page, 'Encontrar')
  // Looking for another amount forgets neither the used car nor the plan.
  await expect(page).toHaveURL(/plan=BR-NEXT-FIAT.*trade=1500000.*monthly=1/)
  const how = page.getByRole('region', { name: 'Como chegamos a este valor' })
  await expect(how.getByText('Seu usado na troca')).toBeVisible()
  await expect(how.getByRole('img', { name: /com o último vem a parcela final de R\$/ })).toBeVisible()
  await expect(how.getByText(/a recompra garantida de R\$.* paga a parcela final/)).toBeVisible()
  // Instalments, final instalment and entrance are the total of the card, to the cent.
  const cents = (text: string) => Number(/R\$\s?([\d.]+,\d\d)/.exec(text.replace(/\n/g, ''))?.[1]?.replace(/\D/g, ''))
  await how.getByText('Tabela de pagamentos').first().click()
  const instalments = how.getByRole('table', { name: 'Tabela de pagamentos' }).locator('tbody tr td:nth-of-type(4)')
  await expect(instalments).toHaveCount(36)
  const paid = await instalments.allInnerTexts()
  const fact = async (name: string) =>
    cents(
      await card
        .locator('div')
        .filter({ hasText: new RegExp(`^${name}`) })
        .last()
        .innerText(),
    )
  expect(paid.reduce((sum, text) => sum + cents(text), await fact('Entrada'))).toBe(await fact('Total a prazo'))
  expect(await violationsOf(page)).toEqual([])
  const before = page.url()
  await page.getByRole('button', { name: 'Pedir este financiamento' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Conferir e enviar' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(before)
  await expect(page.locator('#entrance')).toHaveValue('40')
  await page.getByRole('button', { name: 'Pedir este financiamento' }).click()
  await page.getByRole('checkbox', { name: /Autorizo a consulta/ }).press('Space')
  await next(page, 'Enviar proposta')
  await page.getByRole('dialog').getByRole('button', { name: 'Acompanhar' }).click()
  await expect(page.getByText('Aprovada. Falta só decidir')).toBeVisible()
  const terms = page.getByRole('region', { name: 'Condições' })
  await expect(terms).toContainText('Com recompra garantida')
  await expect(terms).toContainText(/Parcela final\s*R\$/)
  await expect(page.getByRole('link', { name: 'Baixar comprovante (PDF)' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('an approved proposal pays the order that waits for money', async ({ page }) => {
  const calls = await signIn(page, 'br-fiat')
  const order = await reserve(calls, page.request, 'br-fiat')
  const { car } = (await calls.get(`/reservation/v2/reservations/${order.id}/status`)) as {
    car: { mvsCode: string; year: number; total: number }
  }
  const id = await proposed(calls, '90.000,00', { mvs: car.mvsCode, year: car.year }, car.total)
  await page.goto(`/br/fiat/minha-conta/financiamentos/${id}`)
  await page.getByRole('link', { name: 'Usar no meu pedido' }).click()
  await expect(page).toHaveURL(/kind=financing/)
  await expect(page.getByText('Sua proposta aprovada já está aqui.')).toBeVisible()
  await expect(page.getByLabel('Número da proposta')).not.toHaveValue('')
  expect(await violationsOf(page)).toEqual([])
  await page.locator('form#financing-form button[type=submit]').click()
  await expect(page.locator('form#financing-form')).toHaveCount(0)
  await page.goto(`/br/fiat/minha-conta/financiamentos/${id}`)
  await expect(page.getByText(/Aprovada e ligada ao seu pedido|O banco pagou/)).toBeVisible()
  await expect(page.getByText('O banco pagou. Obrigado')).toBeVisible({ timeout: 40_000 })
})

test('the dealer follows its proposals and notes what was agreed', async ({ page, browser, baseURL }) => {
  const home = await browser.newContext({ baseURL: baseURL ?? '', storageState: FRESH })
  const buyer = await become(home.request, 'cliente@volante.example', 'br-fiat')
  const wish = { ...PULSE, type: 'CDC', price: 10_000_000, entrancePercent: 30, numberOfInstallments: 48 }
  const { id: simulationId } = (await buyer.post('/financing/simulate', wish)) as { id: string }
  const body = { simulationId, dealerCode: '70001', person: applicant('6.500,00'), creditConsent: true }
  const { id } = (await buyer.post('/financing/proposal', body)) as { id: string }
  await enterAs(page, 'admin@volante.example')
  await page.goto('/desk/loans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propostas de financiamento')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) })
  await expect(row).toContainText('João Mendes Prado')
  expect(await violationsOf(page)).toEqual([])
  await row.getByRole('link').first().click()
  await expect(page.getByText('6.500')).toHaveCount(0)
  await page.getByLabel('Anotação para a equipe').fill('Ligar às 15h')
  await page
    .locator('form', { has: page.getByLabel('Anotação para a equipe') })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Anotações' })).toContainText('Ligar às 15h')
  await page.getByRole('button', { name: 'Perguntar ao banco' }).click()
  await expect(page.getByText('Feito e registrado no histórico.')).toBeVisible()
  // The buyer sends what the bank asks for, and the dealer's people ask for another one.
  const own = await home.newPage()
  await own.goto(`/br/fiat/minha-conta/financiamentos/${id}`)
  const buffer = await paperPhoto()
  const file = { name: 'holerite.jpg', mimeType: 'image/jpeg', buffer }
  await own.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('link', { name: 'holerite.jpg' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Recusar/ }).click()
  await expect(page.getByLabel('Se for recusado, por quê')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Se for recusado, por quê').selectOption('illegible')
  await page.getByRole('button', { name: /^Recusar/ }).click()
  await expect(page.getByText('Pedido de novo')).toBeVisible()
  await expect(own.getByText('A concessionária pediu outro arquivo:')).toBeVisible()
  expect(await violationsOf(own)).toEqual([])
  await own.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: /^Aprovar/ }).click()
  await expect(page.getByText('Conferido')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await home.close()
})

test.describe('in Argentina on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bank asks for a paper: which one, why, where the money goes on, and the answer after it was sent', async ({
    page,
  }) => {
    const calls = await signIn(page, 'ar-fiat')
    await page.goto('/ar/fiat/financiacion')
    const version = await page.locator('select[name=version] option:not([value=""])').first().getAttribute('value')
    const dni = newDni()
    const { cpf: _, rg: _rg, neighbourhood: _n, ...shared } = applicant('3.000.000')
    const person = {
      ...shared,
      name: 'Lucía Ferreyra',
      dni,
      cuil: cuilOf(dni),
      gender: 'female',
      email: 'lucia.pending@example.com',
      phone: '1145678901',
      postalCode: '1425',
      street: 'Avenida Santa Fe',
      city: 'Buenos Aires',
      uf: 'Buenos Aires',
      referencePhone: '1145678902',
    }
    const wish = {
      mvs: version,
      year: 2027,
      type: 'CDC',
      price: 3_000_000_000,
      entrancePercent: 40,
      numberOfInstallments: 36,
    }
    const { id: simulationId } = (await calls.post('/financing/simulate', wish)) as { id: string }
    const made = (await calls.post('/financing/proposal', { simulationId, person, creditConsent: true })) as {
      id: string
    }
    await page.goto(`/ar/fiat/mi-cuenta/financiaciones/${made.id}`)
    await expect(page.getByRole('heading', { name: 'El banco necesita un documento más' })).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('heading', { name: 'Comprobante de ingresos' })).toBeVisible()
    await expect(page.getByText('Te toca a vos: enviá el documento pedido.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    const buffer = await paperPhoto()
    await page.locator('input[type=file]').setInputFiles({ name: 'recibo.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Aprobada. Falta que decidas')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/ar/fiat/mi-cuenta/financiaciones')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aprobada' }).first()).toBeVisible()
  })
})

test.describe('a company on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('terms that the bank does not give come back with all that was chosen; others lead to the form, found again in the account', async ({
    page,
  }) => {
    await signIn(page, 'br-fiat')
    await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=40&who=company&trade=1000000')
    const ask = page.getByRole('button', { name: 'Pedir este financiamento' })
    await page
      .locator('form[action$="/financing/propose"] input[name=count]')
      .evaluate((field) => field.setAttribute('value', '61'))
    await ask.click()
    await expect(page).toHaveURL(/entrance=40.*trade=1000000.*who=company.*said=noResults/)
    await expect(page.getByText('O banco não confirmou estas condições')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto('/br/fiat/financiamento?version=9GD6700&entrance=40&who=company')
    await ask.click()
    await stepIs(page, 'Empresa')
    expect(await violationsOf(page)).toEqual([])
    await page.getByLabel('Razão social').fill('Padaria Central & Filhos Ltda')
    await page.getByLabel('CNPJ').fill(newCnpj())
    await page.getByLabel('Data de abertura').fill('02/03/2015')
    await page.getByLabel('Atividade principal').fill('Padaria')
    await page.getByLabel('E-mail da empresa').fill('contato@padaria.example.com')
    await page.getByLabel('Telefone da empresa').fill('1133224455')
    await next(page, 'Continuar')
    await stepIs(page, 'Sede')
    await page.goto('/br/fiat/minha-conta/financiamentos')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: /Continuar em: Sede/ }).click()
    await stepIs(page, 'Sede')
  })

  test('an Argentine one tells who owns it and who signs, reads it all once more and has its answer', async ({
    page,
  }) => {
    await signIn(page, 'ar-fiat')
    await page.goto('/ar/fiat/financiacion')
    const version = await page
      .locator('select[name=version] option[value]:not([value=""])')
      .first()
      .getAttribute('value')
    await page.goto(`/ar/fiat/financiacion?version=${version}&who=company`)
    await page.getByRole('button', { name: 'Pedir esta financiación' }).click()
    await stepIs(page, 'Empresa')
    await page.getByLabel('Razón social').fill('Panadería Central S.R.L.')
    await page.getByLabel('CUIT', { exact: true }).fill('30-50000001-1')
    await page.getByLabel('Condición frente al IVA').selectOption({ index: 1 })
    await page.getByLabel('Fecha de constitución').fill('02/03/2015')
    await page.getByLabel('Actividad principal').fill('Panadería')
    await page.getByLabel('Correo de la empresa').fill('contacto@panaderia.example.com')
    await page.getByLabel('Teléfono de la empresa').fill('1145678901')
    await next(page, 'Continuar')
    await stepIs(page, 'Sede')
    await page.getByLabel('Código postal').fill('1425')
    await page.getByLabel('Calle').fill('Avenida Santa Fe')
    await page.getByLabel('Número', { exact: true }).fill('3200')
    await page.getByLabel('Ciudad').fill('Buenos Aires')
    await page.getByLabel('Provincia').selectOption({ index: 1 })
    await next(page, 'Continuar')
    await stepIs(page, 'Facturación')
    await page.locator('#revenue').fill('900.000.000')
    await page.locator('#tradeReferenceName').fill('Molino del Valle S.A.')
    await page.locator('#referencePhone').fill('1145678902')
    await next(page, 'Continuar')
    await stepIs(page, 'Quién firma')
    const dni = newDni()
    await page.locator('#name').fill('Lucía Ferreyra')
    await page.locator('#dni').fill(dni)
    await page.locator('#cuil').fill(cuilOf(dni))
    await page.locator('#birthdate').fill('12/04/1988')
    await page.locator('#role').selectOption({ index: 1 })
    await page.locator('#representativeEmail').fill('lucia.loan@example.com')
    await page.locator('#representativePhone').fill('1145678903')
    await next(page, 'Continuar')
    await stepIs(page, 'Socios')
    await page.locator('#partnerName').fill('Lucía Ferreyra')
    // Masked while it is typed.
    await page.locator('#partnerTaxId').pressSequentially(cuilOf(dni))
    await expect(page.locator('#partnerTaxId')).toHaveValue(/^27-\d{8}-\d$/)
    await page.locator('#partnerShare').fill('60')
    expect(await violationsOf(page)).toEqual([])
    await next(page, 'Continuar')
    await stepIs(page, 'Revisar y enviar')
    await expect(page.getByRole('main')).toContainText('30-50000001-1')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('checkbox', { name: /autorizo la consulta/ }).press('Space')
    await next(page, 'Enviar solicitud')
    await expect(page).toHaveURL(/mi-cuenta\/financiaciones\//)
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText('Aprobada. Falta que decidas')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar comprobante (PDF)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^solicitud-.*\.pdf$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an Argentine fills in the form and sends it', async ({ page }) => {
    await signIn(page, 'ar-fiat')
    await page.goto('/ar/fiat/financiacion')
    const version = await page
      .locator('select[name=version] option[value]:not([value=""])')
      .first()
      .getAttribute('value')
    await page.goto(`/ar/fiat/financiacion?version=${version}`)
    await page.getByRole('button', { name: 'Pedir esta financiación' }).click()
    const address = page.url().replace(/\?.*/, '')
    await page.goto(`${address}?step=person`)
    const dni = newDni()
    await page.getByLabel('Nombre y apellido', { exact: true }).fill('Lucía Ferreyra')
    await page.getByLabel('DNI', { exact: true }).fill(dni)
    await page.getByLabel('CUIL').fill(cuilOf(dni))
    await page.getByLabel('Fecha de nacimiento').fill('12/04/1988')
    await page.getByLabel('Género').selectOption('female')
    await page.getByLabel('Nombre y apellido de tu madre').fill('Ana Ferreyra')
    await page.getByLabel('Correo electrónico', { exact: true }).fill('lucia.loan@example.com')
    await page.getByLabel('Celular').fill('1145678901')
    await next(page, 'Continuar')
    await page.getByLabel('Estado civil').selectOption('single')
    await next(page, 'Continuar')
    await page.getByLabel('Código postal').fill('1425')
    await page.getByLabel('Calle').fill('Avenida Santa Fe')
    await page.getByLabel('Número', { exact: true }).fill('3200')
    await page.getByLabel('Ciudad').fill('Buenos Aires')
    await page.getByLabel('Provincia').selectOption({ index: 1 })
    await next(page, 'Continuar')
    await page.getByLabel('Ocupación').selectOption('retired')
    await page.getByLabel('Ingreso neto por mes').fill('90.000.000')
    await page.getByLabel('Referencia personal').fill('Pedro Nogueira Lima')
    await page.getByLabel('Teléfono de la referencia').fill('1145678902')
    await next(page, 'Continuar')
    await page.getByRole('checkbox', { name: /Autorizo la consulta/ }).press('Space')
    await next(page, 'Enviar solicitud')
    await expect(page).toHaveURL(/mi-cuenta\/financiaciones\//)
    await expect(
      page.getByText(/Llevando tu solicitud al banco|El banco está analizando|Aprobada. Falta que decidas/),
    ).toBeVisible()
    await expect
      .poll(
        async () => {
          await page.reload()
          return page.getByRole('main').innerText()
        },
        { timeout: 60_000 },
      )
      .toContain('Aprobada. Falta que decidas')
  })
})

function cuilOf(dni: string): string {
  const body = `27${dni.padStart(8, '0')}`
  return body + cuilCheckDigit(body)
}
