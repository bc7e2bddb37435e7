import type { CallError } from '@volante/contract/kit'
import { checkWhatsApp } from '@volante/contract/check-whatsapp'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { addNetwork, CPF, DEALER, DEALER_JEEP, DEALER_RECIFE } from './fixtures.ts'

const server = testServer({ ROLE: 'web' })
beforeAll(() => addNetwork(server.db))

const client = (site = 'br-fiat') => server.as({ client: true }, site)

async function fieldsOf(sent: Promise<unknown>): Promise<Record<string, string>> {
  const error: CallError = await sent.then(
    () => expect.fail('it was taken'),
    (thrown) => thrown,
  )
  expect(error.status).toBe(422)
  return Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message]))
}

describe('user analytics', () => {
  const payload = JSON.stringify({
    firstName: 'Maria',
    email: 'maria@mail.example',
    nested: { cpf: CPF },
    source: 'news',
  })

  test('keeps an event of the standard type, without who it is about', async () => {
    const api = await server.as()
    expect(await api.userAnalytics.send({ body: { jwtToken: null, payload } })).toEqual({ success: true })
    await api.userAnalytics.send({ body: { jwtToken: 'secret.jwt.token', type: 'TEST_DRIVE', payload } })
    const rows = await server.db.selectFrom('analytics_events').selectAll().orderBy('at').execute()
    expect(rows.map(({ type }) => type)).toEqual(['GENERIC_LEAD', 'TEST_DRIVE'])
    expect(rows[0]?.payload).toMatchObject({ source: 'news', firstName: '***ia' })
    expect(JSON.stringify(rows)).not.toMatch(/maria@|52998224725|secret\.jwt/)
  })

  test.each(['', 'not json', '{', `${'['.repeat(30)}${']'.repeat(30)}`, '['.repeat(9_000)])(
    '%.12s… is no JSON worth keeping',
    async (text) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/user-analytics/useranalytics/send',
        payload: { payload: text },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().fields).toEqual([
        { path: 'payload', code: 'analytics.payloadNotJson', message: 'O conteúdo enviado não é um JSON válido.' },
      ])
    },
  )
})

test('a longer event is refused before it is read as JSON', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/user-analytics/useranalytics/send',
    payload: { payload: '['.repeat(90_000) },
  })
  expect(response.statusCode).toBe(400)
  expect(response.json().fields).toMatchObject([{ path: 'payload', code: 'request.invalid' }])
})

describe('phone validity', () => {
  const check = async (phoneNumber: string, site?: string) =>
    (await client(site)).phoneValidity.valid({ body: { phoneNumber } })

  test('tells WhatsApp numbers from others', async () => {
    expect(await check('(11) 98765-4321')).toEqual({ success: true, resource: { isValid: true } })
    expect(await check('11987654320')).toEqual({ success: true, resource: { isValid: false } })
    expect(await check('351 444-5555', 'ar-fiat')).toEqual({ success: true, resource: { isValid: true } })
  })

  test('a registry that fails or hangs is told as such, in time', async () => {
    expect(await check('11987659997')).toEqual({ success: false, resource: { isValid: false } })
    const start = performance.now()
    expect(await check('11987659998')).toEqual({ success: false, resource: { isValid: false } })
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  test.each([
    ['', 'Digite o telefone'],
    ['123', 'Digite um telefone válido'],
    ['abc', 'Digite um telefone válido'],
  ])('%j is refused', async (phone, message) => {
    await expect(check(phone)).rejects.toMatchObject({ status: 400, message })
  })
})

describe('the page asks three times', () => {
  const limits = { attempts: 3, timeoutMs: 40, retryDelayMs: 10 } as const
  const valid = (isValid: boolean) => ({ success: true, resource: { isValid } })

  test.each([true, false])('an answer is final (%s)', async (isValid) => {
    let asked = 0
    const found = await checkWhatsApp(async () => ((asked += 1), valid(isValid)), limits)
    expect([found, asked]).toEqual([isValid, 1])
  })

  test('failures, errors and silence are asked again, then it gives up without an error', async () => {
    const answers = [
      async () => ({ success: false, resource: { isValid: false } }),
      async () => Promise.reject(new Error('down')),
      () => new Promise<never>(() => {}),
    ]
    let asked = 0
    expect(await checkWhatsApp(() => (answers[asked++] ?? expect.fail('asked too often'))(), limits)).toBeNull()
    expect(asked).toBe(3)
    let tries = 0
    expect(
      await checkWhatsApp(async () => (++tries < 3 ? Promise.reject(new Error('down')) : valid(true)), limits),
    ).toBe(true)
  })
})

describe('WhatsApp start', () => {
  const body = {
    phoneNumber: '011987654321',
    name: 'Maria Souza',
    cpf: CPF,
    email: '',
    model: 'Teste',
    version: 'Like 1.0',
    color: 'Azul',
  }
  const send = async (change: object = {}, brand = 'fiat', site = 'br-fiat') =>
    (await client(site)).whatsappLead.send({ params: { brand }, body: { ...body, ...change } })

  test("answers the link to the dealer's number with the car in the text, and keeps the start", async () => {
    const { success, link } = await send({ dealer: DEALER, scheduleDate: '2026-12-01' })
    expect(success).toBe(true)
    const address = new URL(link)
    expect(address.origin + address.pathname).toBe('https://wa.me/551133334444')
    expect(address.searchParams.get('text')).toBe('Olá! Meu nome é Maria Souza e quero falar sobre o Teste Like 1.0.')
    const row = await server.db
      .selectFrom('whatsapp_starts')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      site: 'br-fiat',
      dealer_code: DEALER,
      phone: '11987654321',
      tax_id: CPF,
      email: null,
      schedule_date: '2026-12-01',
      car: {
        model: 'Teste',
        version: 'Like 1.0',
        color: 'Azul',
      },
    })
  })

  test('without a dealer the area code chooses one of the brand', async () => {
    await server.db.updateTable('dealers').set({ blocked: true }).where('code', 'not like', 'TL-%').execute()
    expect((await send({ phoneNumber: '081987654321' })).link).toContain('wa.me/558133334444')
    expect((await send({ phoneNumber: '096987654321' })).link).toMatch(/wa\.me\/55(11|81)33334444/)
  })

  test.each([
    ['unprefixed', { phoneNumber: '11987654321' }, 'phoneNumber', 'Digite um telefone válido'],
    ['with punctuation', { phoneNumber: '0(11)98765-4321' }, 'phoneNumber', 'Digite um telefone válido'],
    ['missing', { phoneNumber: '' }, 'phoneNumber', 'Digite o telefone'],
    ['a wrong CPF', { cpf: '1' }, 'cpf', 'CPF inválido'],
    ['a wrong name', { name: '1' }, 'name', 'Digite um nome válido'],
  ])('%s is refused', async (_, change, field, text) => {
    expect(await fieldsOf(send(change))).toEqual({ [field]: text })
  })

  test("another site's brand is unknown, and a dealer of another brand starts nothing", async () => {
    await expect(send({}, 'jeep')).rejects.toMatchObject({ status: 404, code: 'request.notFound' })
    await expect(send({ dealer: DEALER_JEEP })).rejects.toMatchObject({
      status: 422,
      code: 'whatsapp.submitIntentError',
      message: 'Erro on SubmitIntent',
    })
  })
})

describe('contact and reports', () => {
  const sender = { name: 'Maria', email: 'maria@mail.example', message: 'Bom dia' }
  const report = {
    ...sender,
    phone: '1133334444',
    reason: 'DEFECT',
    model: 'Teste',
    version: 'Like',
    year: '2026',
    mileage: '1000',
  }

  test('a message is kept and confirmed with the exact text', async () => {
    const api = await client()
    const answer = await api.contact.create({
      body: { ...sender, contactReason: 'QUESTION', cpf: '529.982.247-25', city: 'Recife' },
    })
    expect(answer).toMatchObject({ success: true, message: 'SUA MENSAGEM FOI ENVIADA!' })
    const row = await server.db
      .selectFrom('contact_messages')
      .selectAll()
      .where('protocol', '=', answer.protocol)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      kind: 'CONTACT',
      site: 'br-fiat',
      tax_id: CPF,
      reason: 'QUESTION',
      message: 'Bom dia',
      city: 'Recife',
    })
  })

  test('wrong messages are refused by field', async () => {
    const api = await client()
    expect(await fieldsOf(api.contact.create({ body: {} }))).toEqual({
      name: 'Campo obrigatório',
      email: 'Campo obrigatório',
      contactReason: 'Campo obrigatório',
      message: 'Campo obrigatório',
    })
    expect(await fieldsOf(api.contact.leadEmail({ body: { ...sender, phone: '1', dealerCode: DEALER_JEEP } }))).toEqual(
      {
        phone: 'Digite um telefone válido',
        dealerCode: 'Concessionária não encontrada.',
      },
    )
    expect(
      await fieldsOf((await client('ar-fiat')).contact.create({ body: { ...sender, contactReason: 'x', cpf: CPF } })),
    ).toEqual({ cpf: 'DNI inválido' })
  })

  test('a report is kept under its number, wrong ones are refused by field', async () => {
    const api = await client()
    const { reportNumber } = await api.reporting.create({
      body: { ...report, product: 'VEHICLE', dealerId: `id-${DEALER_RECIFE}` },
    })
    const row = await server.db
      .selectFrom('reports')
      .selectAll()
      .where('protocol', '=', reportNumber)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      reason: 'DEFECT',
      product: 'VEHICLE',
      dealer_id: `id-${DEALER_RECIFE}`,
      year: '2026',
      mileage: '1000',
    })
    const wrong = { ...report, reason: 'x', year: '26', mileage: '-1', dealerId: 'nobody', phone: '', message: '<b>' }
    expect(Object.keys(await fieldsOf(api.reporting.create({ body: wrong }))).sort()).toEqual([
      'dealerId',
      'message',
      'mileage',
      'phone',
      'reason',
      'year',
    ])
  })

  test('the choices of a report come in the language of the site', async () => {
    const [brazil, argentina] = [await server.as(), await server.as({}, 'ar-fiat')]
    expect(await brazil.reporting.reasons()).toContainEqual({ code: 'DEFECT', name: 'Defeito no produto' })
    expect(await argentina.reporting.reasons()).toContainEqual({ code: 'DEFECT', name: 'Falla del producto' })
    expect(await argentina.reporting.products()).toContainEqual({ code: 'PART', name: 'Repuesto' })
    const [model] = (await brazil.reporting.carModels()).filter(({ code }) => code === 'TLQ')
    expect(model).toMatchObject({ name: 'Teste', versions: [{ years: [expect.any(Number)] }] })
    expect(await brazil.reporting.carModels({ query: { brand: 'jeep' } })).not.toContainEqual(
      expect.objectContaining({ code: 'TLQ' }),
    )
  })

  test("the dealers of a report are the country's", async () => {
    const api = await server.as()
    const codes = async (query: object) => (await api.reporting.dealers({ query })).map(({ code }) => code)
    expect(await codes({ state: 'PE' })).toContain(DEALER_RECIFE)
    expect(await codes({ city: 'recife' })).not.toContain(DEALER)
    expect(await codes({ brand: 'jeep' })).toContain(DEALER_JEEP)
    expect(await api.reporting.dealer({ params: { idSiteGeo: `id-${DEALER}` } })).toMatchObject({
      code: DEALER,
      state: 'SP',
    })
    await expect(api.reporting.dealer({ params: { idSiteGeo: 'id-TL-BA' } })).rejects.toMatchObject({
      status: 404,
      message: 'Concessionária não encontrada.',
    })
  })
})
