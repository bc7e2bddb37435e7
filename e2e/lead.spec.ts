import { type APIResponse, expect, type Page, test } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import {
  choose,
  configuredCar,
  enterDesk,
  fillArgentine,
  fillBrazilian,
  leadAtDesk,
  newCnpj,
  newCpf,
  newEmail,
  open,
  protocolOn,
  sendButton,
  summary,
  tick,
} from './lead-page.ts'

const FORMS = [
  ['/br/fiat/proposta', 5, /^Erro: /],
  ['/br/jeep/proposta', 5, /^Erro: /],
  ['/ar/peugeot/propuesta', 6, /^Error: /],
] as const

for (const [address, asked, prefix] of FORMS) {
  test(`${address}: asks at most six things, says what is missing and leads there; axe finds nothing (LF1 LF5 LF7)`, async ({
    page,
  }) => {
    await open(page, address)
    expect(await violationsOf(page)).toEqual([])
    await expect(page.locator('input[type=checkbox]:checked')).toHaveCount(0)
    const title = await page.title()
    await sendButton(page).click()
    await expect(summary(page)).toBeFocused()
    await expect(summary(page).getByRole('link')).toHaveCount(asked)
    expect(asked).toBeLessThanOrEqual(6)
    await expect(page).toHaveTitle(prefix)
    await expect(page).toHaveTitle(new RegExp(title.split(' | ')[0] ?? ''))
    expect(await violationsOf(page)).toEqual([])
    await summary(page).getByRole('link').first().click()
    await expect(page.locator('[name=name]')).toBeFocused()
  })
}

test('labels stand above, and the keyboard and the browser know what each field is (LF2)', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  const attributes = (name: string) =>
    page
      .locator(`[name=${name}]`)
      .evaluate((field: HTMLInputElement) => [field.autocomplete, field.inputMode, field.labels?.length])
  expect(await attributes('name')).toEqual(['name', '', 1])
  expect(await attributes('email')).toEqual(['email', 'email', 1])
  expect(await attributes('phone')).toEqual(['tel-national', 'tel', 1])
  expect(await attributes('cpf')).toEqual(['', 'numeric', 1])
  expect(await attributes('place')).toEqual(['postal-code', '', 1])
  const above = await page.getByLabel('Nome completo').evaluate((field: HTMLInputElement) => {
    const label = field.labels?.[0]?.getBoundingClientRect()
    return (label?.bottom ?? 0) <= field.getBoundingClientRect().top
  })
  expect(above).toBe(true)
})

test('the labels of a row stand on one line, whichever field has a hint', async ({ page }) => {
  for (const [path, mail, phone] of [
    ['/br/fiat/proposta', 'E-mail', /^Celular/],
    ['/ar/peugeot/propuesta', 'Correo electrónico', /^Celular/],
  ] as const) {
    await open(page, path)
    const top = async (text: string | RegExp) =>
      (await page.locator('main label').filter({ hasText: text }).first().boundingBox())?.y ?? 0
    expect(await top(mail)).toBeCloseTo(await top(phone), 0)
  }
})

test('masks take what is pasted with and without punctuation and let the middle be mended (LF3)', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  const cpf = page.getByLabel('CPF', { exact: true })
  await cpf.pressSequentially('529')
  await expect(cpf).toHaveValue('529')
  for (const typed of ['52998224725', '529.982.247-25', ' 529 982 247 25 ']) {
    await cpf.fill('')
    await page.evaluate((text) => navigator.clipboard?.writeText(text).catch(() => {}), typed)
    await cpf.focus()
    await page.keyboard.insertText(typed)
    await expect(cpf).toHaveValue('529.982.247-25')
  }
  await page.keyboard.press('Home')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(cpf).toHaveValue('529.982.247-25')
  const phone = page.getByLabel('Celular')
  await phone.focus()
  await page.keyboard.insertText('+55 (11) 98765-4321')
  await expect(phone).toHaveValue('(11) 98765-4321')
  await choose(page, 'legalPerson')
  const cnpj = page.getByLabel('CNPJ', { exact: true })
  await cnpj.focus()
  await page.keyboard.insertText('12abc34501de35')
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')
})

test('a field is judged when it is left, in the words of the rules, and its error goes as soon as it is well (LF4)', async ({
  page,
}) => {
  await open(page, '/br/fiat/proposta')
  const name = page.getByLabel('Nome completo')
  const errorOf = (field: string) => page.locator(`#${field}-error`)
  await name.focus()
  await name.blur()
  await expect(name).not.toHaveAttribute('aria-invalid')
  await name.pressSequentially('Ana')
  await expect(name).not.toHaveAttribute('aria-invalid')
  await name.blur()
  await expect(errorOf('name')).toHaveText('Digite pelo menos um sobrenome')
  await name.press('End')
  await name.pressSequentially(' Prado')
  await expect(name).not.toHaveAttribute('aria-invalid')
  for (const [label, field, typed, message] of [
    ['E-mail', 'email', 'ana@', 'Digite um e-mail válido'],
    ['Celular', 'phone', '1187', 'Digite um telefone válido'],
    ['CPF', 'cpf', '11111111111', 'CPF inválido'],
    ['Mensagem', 'description', '50% <b>', 'Caracteres não permitidos: & $ < > %'],
  ] as const) {
    await page
      .getByLabel(label, { exact: label !== 'Mensagem' && label !== 'Celular' })
      .first()
      .fill(typed)
    await page.locator(`main [name=${field}]`).blur()
    await expect(errorOf(field)).toHaveText(message)
  }
})

test('once one way to be reached is ticked, nothing says that none is', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await sendButton(page).click()
  const none = page.getByText('Selecione pelo menos uma opção de contato')
  await expect(none).toHaveCount(2)
  await tick(page, 'allowWhatsApp')
  await expect(none).toHaveCount(0)
  await expect(page.getByLabel('Nome completo')).toHaveAttribute('aria-invalid', 'true')
})

test('the person type changes the questions and keeps what both are asked; a draft outlives a reload and ends with the sending (LF6)', async ({
  page,
}) => {
  await open(page, '/br/fiat/proposta')
  await page.getByLabel('E-mail', { exact: true }).first().fill('frota@mail.example')
  await choose(page, 'legalPerson')
  await expect(page.getByLabel('CPF', { exact: true })).toBeHidden()
  await page.getByLabel('Razão social').fill('Frota & Filhos Ltda.')
  await page.getByLabel('Nome de quem vamos procurar').fill('Rui Prado')
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByLabel('CNPJ', { exact: true }).fill(newCnpj())
  await tick(page, 'allowEmail')
  await page.getByLabel('CEP ou cidade').fill('Recife')
  await page.getByLabel('CEP ou cidade').press('Enter')
  await page.getByRole('radio', { name: /Fiat/ }).nth(1).focus()
  await page.keyboard.press('Space')
  const chosen = await page.locator('[name=dealerCode]:checked').inputValue()
  await page.reload()
  await expect(page.getByText('Recuperamos o que você já tinha preenchido')).toBeVisible()
  await expect(page.getByLabel('Razão social')).toHaveValue('Frota & Filhos Ltda.')
  await expect(page.getByLabel('E-mail', { exact: true }).first()).toHaveValue('frota@mail.example')
  await expect(page.locator('[name=allowEmail]')).toBeChecked()
  await expect(page.locator('[name=dealerCode]:checked')).toHaveValue(chosen)
  await sendButton(page).click()
  await protocolOn(page)
  await open(page, '/br/fiat/proposta')
  await expect(page.locator('[name=leadPersonType]:checked')).toHaveValue('physicalPerson')
  await expect(page.getByLabel('E-mail', { exact: true }).first()).toHaveValue('')
  await expect(page.getByText('Recuperamos')).toHaveCount(0)
})

test('a CEP fills the address within a second and leads to the number; an unknown one lets it be typed (LF8)', async ({
  page,
}) => {
  await open(page, '/br/peugeot/proposta')
  const code = page.getByLabel('CEP', { exact: true })
  const found = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', uf: 'SP' }
  await page.route(/geography\/cep/, (route) => route.fulfill({ json: found }))
  await code.fill('01310100')
  await expect(page.getByRole('textbox', { name: 'Número' })).toBeFocused({ timeout: 1000 })
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('Avenida Paulista')
  await expect(page.getByRole('textbox', { name: 'Bairro' })).toHaveValue('Bela Vista')
  await expect(page.getByRole('textbox', { name: 'Cidade', exact: true })).toHaveValue('São Paulo')
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
  await expect(page.getByText('Endereço encontrado: Avenida Paulista, Bela Vista, São Paulo, SP')).toBeAttached()
  await page.unroute(/geography\/cep/)
  // What is typed while it is looked up stays, be it what stood there before.
  const asked = Promise.withResolvers<void>()
  const town = { ...found, street: '', neighborhood: '' }
  await page.route(/geography\/cep/, async (route) => {
    await asked.promise
    await route.fulfill({ json: town })
  })
  await code.fill('01310200')
  await page.getByRole('textbox', { name: 'Rua' }).fill('Avenida Paulista')
  asked.resolve()
  await expect(page.getByRole('textbox', { name: 'Bairro' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveValue('Avenida Paulista')
  await page.unroute(/geography\/cep/)
  await page.reload()
  await code.fill('00000000')
  await expect(page.getByText('O CEP não foi encontrado')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Rua' })).toBeVisible()
})

test('the dealers follow a corrected CEP until the person chooses one', async ({ page }) => {
  await open(page, '/br/peugeot/proposta')
  const code = page.getByLabel('CEP', { exact: true })
  const found = (city: string) => page.getByRole('group', { name: new RegExp(`^Perto de ${city}`) })
  await code.fill('01310100')
  await expect(found('São Paulo')).toBeVisible()
  await code.fill('20040002')
  await expect(found('Rio de Janeiro')).toBeVisible()
  await found('Rio de Janeiro').getByRole('radio').nth(1).press('Space')
  await code.fill('01310100')
  await expect(page.getByText(/^Endereço encontrado: .*SP/)).toBeAttached()
  await expect(found('Rio de Janeiro').getByRole('radio').nth(1)).toBeChecked()
})

test('four digits are a postal code in Argentina', async ({ page }) => {
  await open(page, '/ar/fiat/propuesta')
  const place = page.locator('input[name=place]')
  await place.fill('5000')
  await place.press('Enter')
  await expect(
    page
      .getByRole('group', { name: /Córdoba/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked()
})

test('a CEP typed before the script has come is looked up once it has', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route(/assets\/entry\.client-[\w-]+\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/br/peugeot/proposta', { waitUntil: 'commit' })
  await page.getByLabel('CEP', { exact: true }).fill('00000000')
  typed.resolve()
  await expect(page.getByText('O CEP não foi encontrado')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Rua' })).toBeVisible()
})

test('sites that ask no address have none', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await expect(page.getByRole('textbox', { name: 'Rua' })).toHaveCount(0)
})

test('pressed twice it is one lead; the receipt says who answers until when and can be read again (LF9)', async ({
  page,
}) => {
  await open(page, '/br/fiat/proposta')
  const cpf = newCpf()
  await fillBrazilian(page, cpf)
  await page.getByLabel('CEP ou cidade').fill('01001-000')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('radio', { name: /Fiat São Paulo/ }).first()).toBeChecked()
  await sendButton(page).dblclick()
  const protocol = await protocolOn(page)
  expect(page.url()).toMatch(/\/br\/fiat\/proposta\/enviada(\?utm_source=direct&utm_medium=none)?$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('time')).toHaveText(/^\d{1,2} de \p{L}+ de \d{4}, às \d{2}:\d{2}$/u)
  await expect(page.getByText(/Fiat São Paulo/).first()).toBeVisible()
  await expect(page.locator('a[href^="tel:+55"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/55\d+\?text=/)
  await page.getByText('Horário de funcionamento').click()
  await expect(page.getByText('segunda-feira', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByText(protocol)).toBeVisible()
  await enterDesk(page, 'Beatriz Furlan')
  const panel = await leadAtDesk(page, protocol)
  await expect(panel).toContainText(cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'))
  await expect(panel.getByText('Proposta pedida pela pessoa')).toHaveCount(1)
})

test('a receipt belongs to the browser that sent the form', async ({ page }) => {
  await open(page, '/br/fiat/proposta/enviada')
  await expect(page.getByText('Nenhum pedido recente neste navegador')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('the same post again is the same lead, a changed one is another', async ({ page }) => {
  await page.goto('/br/fiat/proposta')
  const hidden = (name: string) => page.locator(`main input[name="${name}"]`).inputValue()
  const form = {
    _xsrf: await hidden('_xsrf'),
    key: await hidden('key'),
    leadPersonType: 'physicalPerson',
    name: 'Ana Prado',
    email: newEmail(),
    phone: '11987654321',
    cpf: newCpf(),
    allowEmail: 'on',
  }
  const post = (values: typeof form): Promise<APIResponse> =>
    page.request.post('/br/fiat/proposta', {
      form: values,
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
  const answers = await Promise.all([post(form), post(form)])
  expect(answers.map((answer) => answer.status())).toEqual([303, 303])
  const receipts = answers.map((answer) => /volante-receipt=([\w-]+)/.exec(answer.headers()['set-cookie'] ?? '')?.[1])
  expect(receipts[0]).toBeTruthy()
  expect(receipts[1]).toBe(receipts[0])
  expect((await post({ ...form, cpf: newCpf() })).headers()['set-cookie']).not.toContain(String(receipts[0]))
})

test.describe('WhatsApp (LF10)', () => {
  test('the check follows the wish, adds a hint and never blocks', async ({ page }) => {
    await open(page, '/br/fiat/proposta')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/proposal/phone') && asked.push(request.url()))
    await page.getByLabel('Celular').fill('11987654321')
    await page.getByLabel('Celular').blur()
    await tick(page, 'allowPhone')
    expect(asked).toEqual([])
    await tick(page, 'allowWhatsApp')
    await page.getByLabel('Mensagem').focus()
    await expect(page.getByText('Este número tem WhatsApp.')).toBeVisible()
    await page.getByLabel('Celular').fill('11987654320')
    await page.getByLabel('Celular').blur()
    await expect(page.getByText('Sem WhatsApp neste número')).toBeVisible()
    asked.length = 0
    await page.getByLabel('Celular').fill('11987659997')
    await page.getByLabel('Celular').blur()
    await expect.poll(() => asked.length).toBe(3)
    await page.getByLabel('Nome completo').fill('Ana Prado')
    await page.getByLabel('E-mail', { exact: true }).first().fill(newEmail())
    await page.getByLabel('CPF', { exact: true }).fill(newCpf())
    await sendButton(page).click()
    await protocolOn(page)
  })

  test('a conversation opens beside the form', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'conversation' }))
    await open(page, '/br/fiat/proposta')
    await page.getByRole('button', { name: 'Conversar no WhatsApp' }).click()
    await expect(summary(page).getByRole('link')).toHaveCount(2)
    await page.getByLabel('Nome completo').fill('Ana Prado')
    await page.getByLabel('Celular').fill('11987654321')
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Conversar no WhatsApp' }).click()
    await (await opened).waitForURL(/^https:\/\/wa\.me\/55\d+\?text=Ol%C3%A1!.*Ana%20Prado/)
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado')
  })

  test('a failure is told for four seconds, waits under the pointer, stays in the list and leaves the message to copy', async ({
    page,
  }) => {
    await page.route(/proposal\/whatsapp/, (route) => route.abort())
    await page.clock.install()
    await open(page, '/br/fiat/proposta')
    await page.getByLabel('Nome completo').fill('Ana Prado')
    await page.getByLabel('Celular').fill('11987654321')
    await page.getByRole('button', { name: 'Conversar no WhatsApp' }).click()
    const popup = page.getByRole('region', { name: 'Avisos' }).getByText('Falha ao iniciar conversa no WhatsApp')
    await popup.hover()
    expect(await violationsOf(page)).toEqual([])
    await page.clock.runFor(6000)
    await expect(popup).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3500)
    await expect(popup).toBeVisible()
    await page.clock.runFor(1000)
    await expect(popup).toBeHidden()
    await page.getByText('Avisos desta página').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Falha ao iniciar conversa' })).toBeVisible()
    await expect(page.getByText('Olá! Meu nome é Ana Prado e quero falar com um consultor.')).toBeVisible()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar mensagem' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Ana Prado')
  })
})

test('Argentina asks DNI or CUIL and the province, never CPF or CEP, and says vos (LF11)', async ({ page }) => {
  await open(page, '/ar/peugeot/propuesta')
  const form = page.locator('main')
  await expect(form).not.toContainText(/CPF|CEP|CNPJ/)
  await expect(form).toContainText('Pedí tu propuesta')
  await expect(form).toContainText('Elegí al menos uno')
  await expect(page.getByLabel('Provincia').locator('option')).toHaveCount(25)
  const number = page.getByLabel('DNI o CUIL')
  await number.fill('')
  await number.focus()
  await page.keyboard.insertText('12345678')
  await expect(number).toHaveValue('12.345.678')
  await number.fill('')
  await page.keyboard.insertText('20123456786')
  await expect(number).toHaveValue('20-12345678-6')
  await number.fill('20-12345678-5')
  await number.blur()
  await expect(page.locator('#document-error')).toHaveText('CUIL inválido')
})

test('where the site lets a city go without CPF, the field says so and the lead goes', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await fillBrazilian(page, '')
  await page.getByLabel('CEP ou cidade').fill('Recife')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Nesta cidade ou concessionária o CPF é opcional.')).toBeVisible()
  await sendButton(page).click()
  await protocolOn(page)
})

test('a line that breaks keeps the form and says so; the next try is sent', async ({ page }) => {
  await open(page, '/br/jeep/proposta')
  await fillBrazilian(page)
  await page.route(/proposta/, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await sendButton(page).click()
  await expect(page.getByText('Seu pedido não foi enviado')).toBeVisible()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado Lima')
  expect(await violationsOf(page)).toEqual([])
  await page.unroute(/proposta/)
  await sendButton(page).click()
  await protocolOn(page)
})

test('a place nobody knows is told at its field and sends nothing', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await fillBrazilian(page)
  await page.getByLabel('CEP ou cidade').fill('Xyzópolis')
  await page.getByLabel('CEP ou cidade').press('Enter')
  await expect(page.getByText('Não encontramos este lugar')).toBeVisible()
  await expect(page).toHaveURL(/\/proposta\?utm_source=direct/)
})

test('the bare form names a car; chosen, it stands in the address and at the side', async ({ page }) => {
  await open(page, '/br/fiat/proposta')
  await page.getByLabel('Nome completo').fill('Ana Prado')
  const label = await page.getByLabel('Modelo e versão').locator('option').nth(4).innerText()
  await page.getByLabel('Modelo e versão').selectOption({ index: 4 })
  await expect(page).toHaveURL(/\?version=/)
  await expect(page.getByRole('region', { name: 'Seu carro' })).toContainText(label.replace(/ \d{4}$/, ''))
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Prado')
})

test('a car that is no longer sold is said so and another may be chosen', async ({ page }) => {
  await open(page, '/br/fiat/proposta?version=ZZZZZZ9')
  await expect(page.getByText('não está mais à venda')).toBeVisible()
  await expect(page.getByLabel('Modelo e versão')).toBeVisible()
})

test.describe('from the configuration in the address to the desk', () => {
  const carAt = async (page: Page, site: string, address: string, consent?: string) => {
    const car = await configuredCar(page.request, site)
    await open(page, `${address}?${car.query}&utm_source=radio&utm_medium=spot`, consent)
    const region = page.getByRole('region', { name: /^(Seu carro|Tu auto)$/ })
    await expect(region).toContainText(car.name)
    await expect(region).toContainText(car.color)
    await expect(region.locator('dd').first()).toHaveText(
      new RegExp(String(car.total / 100).replace(/\B(?=(\d{3})+$)/g, '\\.')),
    )
    return car
  }

  test('a Fiat in Brazil, with its campaign because marketing was accepted', async ({ page }) => {
    const car = await carAt(page, 'br-fiat', '/br/fiat/proposta', 'analytics.marketing')
    await fillBrazilian(page)
    await page.getByLabel('Mensagem').fill('Tenho um carro na troca.')
    await sendButton(page).click()
    const protocol = await protocolOn(page)
    await page.locator('html[data-layout]').waitFor()
    const events = await page.evaluate(() => (window as unknown as { dataLayer: { event: string }[] }).dataLayer)
    expect(events.filter(({ event }) => event === 'lead_sent')).toHaveLength(1)
    await expect(page.getByRole('region', { name: 'O carro do pedido' })).toContainText(car.name)
    await enterDesk(page, 'Beatriz Furlan')
    const panel = await leadAtDesk(page, protocol)
    await expect(panel).toContainText('Ana Prado Lima')
    await expect(panel).toContainText(car.name)
    await expect(panel).toContainText('Tenho um carro na troca.')
    await expect(panel).toContainText('radio / spot')
    await panel.getByRole('link', { name: 'Ver a configuração' }).click()
    await expect(page.getByRole('region', { name: 'Seu carro' })).toContainText(car.color)
  })

  test('a Jeep for a company, without campaign because nothing was accepted', async ({ page }) => {
    const car = await carAt(page, 'br-jeep', '/br/jeep/proposta')
    await choose(page, 'legalPerson')
    await page.getByLabel('Razão social').fill('Transportes Prado & Filhos')
    await page.getByLabel('Nome de quem vamos procurar').fill('Rui Prado')
    await page.getByLabel('E-mail', { exact: true }).first().fill(newEmail())
    await page.getByLabel('Celular').fill('1133334444')
    await page.getByLabel('CNPJ', { exact: true }).fill(newCnpj())
    await page.getByLabel('Quantos veículos').fill('12')
    await tick(page, 'hasTwoYearCnpj')
    await tick(page, 'allowPhone')
    await sendButton(page).click()
    const protocol = await protocolOn(page)
    await enterDesk(page, 'Beatriz Furlan')
    const panel = await leadAtDesk(page, protocol)
    for (const text of ['Transportes Prado & Filhos', 'Rui Prado', '12', 'sim', car.name, 'Sem dados de campanha'])
      await expect(panel).toContainText(text)
    await expect(panel.getByRole('link', { name: 'Ligar' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0)
  })

  test('a Peugeot in Argentina', async ({ page }) => {
    const car = await carAt(page, 'ar-peugeot', '/ar/peugeot/propuesta')
    await expect(page.getByText('Precio sin impuestos nacionales').first()).toBeVisible()
    await fillArgentine(page)
    await page.getByLabel('Provincia').selectOption('Córdoba')
    await page.getByLabel('Localidad').fill('Córdoba')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('radio', { name: /Peugeot/ }).first()).toBeChecked()
    await sendButton(page).click()
    const protocol = await protocolOn(page)
    await enterDesk(page, 'Beatriz Furlan')
    const panel = await leadAtDesk(page, protocol)
    for (const text of ['Sofía Paz', 'Córdoba', car.name]) await expect(panel).toContainText(text)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('dealers are found, a refused form keeps its values, a mended one is sent', async ({ page }) => {
    await page.goto('/br/fiat/proposta')
    await page.getByLabel('Nome completo').fill('Ana')
    await page.getByLabel('E-mail', { exact: true }).first().fill(newEmail())
    await page.getByLabel('Celular').fill('(11) 98765-4321')
    await page.getByLabel('CPF', { exact: true }).fill(newCpf())
    await page.getByLabel('CEP ou cidade').fill('01001-000')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(page.getByRole('radio', { name: /Fiat São Paulo/ }).first()).toBeChecked()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana')
    await page.locator('label:has([name=dealerCode])').nth(2).click()
    const dealer = await page.locator('[name=dealerCode]:checked').inputValue()
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await sendButton(page).click()
    expect((await answered).status()).toBe(303)
    await expect(summary(page)).toContainText('Nome completo: Digite pelo menos um sobrenome')
    await expect(summary(page)).toContainText('Selecione pelo menos uma opção de contato')
    await expect(page).toHaveTitle(/^Erro: /)
    await expect(page.locator('[name=dealerCode]:checked')).toHaveValue(dealer)
    await page.getByLabel('Nome completo').fill('Ana Prado')
    await tick(page, 'allowSMS')
    await sendButton(page).click()
    await protocolOn(page)
  })

  test('Enter sends the form, and a company is asked its own questions', async ({ page }) => {
    await page.goto('/ar/peugeot/propuesta')
    await choose(page, 'legalPerson')
    await expect(page.getByLabel('DNI o CUIL')).toBeHidden()
    await page.getByLabel('Razón social').fill('Fletes Paz SA')
    await page.getByLabel('Razón social').press('Enter')
    await expect(summary(page)).toContainText('CUIT: Campo obligatorio')
    await expect(page.getByLabel('Razón social')).toHaveValue('Fletes Paz SA')
  })

  test('the conversation is offered as a link', async ({ page }) => {
    await page.goto('/br/fiat/proposta')
    await page.getByLabel('Nome completo').fill('Ana Prado')
    await page.getByLabel('Celular').fill('11987654321')
    await page.getByRole('button', { name: 'Conversar no WhatsApp' }).click()
    await expect(page.getByRole('link', { name: 'Abrir a conversa' })).toHaveAttribute('href', /^https:\/\/wa\.me\/55/)
  })
})
