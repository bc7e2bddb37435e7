import type { CallError } from '@volante/contract/kit'
import type { LeadBody } from '@volante/contract/lead'
import { readProtocol } from '@volante/domain/lead/protocol'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import {
  addNetwork,
  BLOCKED_DEALER,
  CAR,
  COMPANY,
  DEALER,
  DEALER_AR,
  DEALER_JEEP,
  DEALER_RECIFE,
  PERSON,
} from './fixtures.ts'

const server = testServer({ ROLE: 'web', LEAD_CLIENT_ID: 'lead-client', LEAD_CLIENT_SECRET: 'a secret of sixteen' })
beforeAll(() => addNetwork(server.db))

type Body = Partial<LeadBody>
let person = 0

/** Somebody else each time, so that no lead is taken for a repeat. */
const somebody = (body: Body = {}): Body => ({
  ...PERSON,
  cpf: null,
  email: `p${(person += 1)}@mail.example`,
  cityName: 'Recife',
  stateCode: 'PE',
  ...body,
})

async function create(body: Body, site = 'br-fiat') {
  return (await server.as({ client: true }, site)).lead.create({ body })
}

/** The refused fields with their texts. */
async function refusalsOf(body: Body, site = 'br-fiat'): Promise<Record<string, string>> {
  const error: CallError = await create(body, site).then(
    () => expect.fail('the lead was taken'),
    (thrown) => thrown,
  )
  expect({ status: error.status, code: error.code }).toEqual({ status: 422, code: 'request.invalid' })
  return Object.fromEntries((error.fields ?? []).map(({ path, message }) => [path, message]))
}

async function stored(protocol: string) {
  return server.db.selectFrom('leads').selectAll().where('protocol', '=', protocol).executeTakeFirstOrThrow()
}

const countOf = async (email: string) =>
  (await server.db.selectFrom('leads').select('id').where('email', '=', email).execute()).length

describe('a lead is kept', () => {
  test("a private person's, with digits, tracking and the promise of an answer", async () => {
    const tracking = {
      trackingClientId: 'GA1.2',
      retUrl: 'https://v.example/br/fiat',
      referer: 'https://v.example/br/fiat?x=1',
      gClid: 'abc',
      source: 'news',
      medium: 'mail',
      campaign: 'c',
      content: 'd',
      term: 'e',
    }
    const receipt = await create({
      ...PERSON,
      ...tracking,
      cityName: 'São Paulo',
      stateCode: 'SP',
      description: 'Quero testar',
    })
    expect(readProtocol(receipt.protocol)).toBe(receipt.protocol)
    expect(receipt).toMatchObject({
      replyHours: 24,
      repeated: false,
      dealer: { code: DEALER, name: `Dealer ${DEALER}` },
    })
    expect(Date.parse(receipt.replyBy) - Date.parse(receipt.createdAt)).toBe(24 * 3_600_000)
    expect(await stored(receipt.protocol)).toMatchObject({
      site: 'br-fiat',
      country: 'BR',
      person_type: 'physicalPerson',
      name: 'Maria Souza Lima',
      tax_id: '52998224725',
      phone: '11987654321',
      dealer_code: DEALER,
      product_code: CAR,
      model_year: '2027',
      city: 'São Paulo',
      state: 'SP',
      preferred_contact_method: 'WHATSAPP',
      description: 'Quero testar',
      address: null,
      tracking: {
        ...tracking,
        formName: 'Proposal',
      },
    })
  })

  test("a company's, whose name may have an ampersand", async () => {
    const { protocol, dealer } = await create(COMPANY)
    expect(dealer).toBeNull()
    expect(await stored(protocol)).toMatchObject({
      person_type: 'legalPerson',
      company_name: 'Silva & Filhos Ltda.',
      name: 'João Silva',
      tax_id: '11222333000181',
      total_vehicles: 12,
      has_two_year_cnpj: true,
    })
  })

  test("an Argentine's, by DNI, CUIL or CUIT", async () => {
    const body = {
      firstName: 'Ana Paz',
      email: 'ana@mail.example',
      phone: '351 444-5555',
      stateCode: 'Provincia de Prueba',
      allowEmail: true,
      dealersCode: DEALER_AR,
      productCode: CAR,
    }
    expect(await stored((await create({ ...body, dni: '12.345.678' }, 'ar-fiat')).protocol)).toMatchObject({
      country: 'AR',
      tax_id: '12345678',
      phone: '3514445555',
    })
    expect(await stored((await create({ ...body, cuil: '20-12345678-6' }, 'ar-fiat')).protocol)).toMatchObject({
      tax_id: '20123456786',
    })
    const company = { ...COMPANY, cnpj: null, cuil: '30-50001091-2', phone: '3514445555', stateCode: 'Córdoba' }
    expect(await stored((await create(company, 'ar-fiat')).protocol)).toMatchObject({ tax_id: '30500010912' })
  })

  test('with its address only when the whole of it is right', async () => {
    const address = {
      userPostalCode: '01001-000',
      street: 'Praça da Sé',
      homeNumber: '10',
      neighborhood: 'Sé',
      uf: 'SP',
      cidade: 'São Paulo',
    }
    const whole = await stored((await create(somebody({ ...address, complement: 'ap 1' }))).protocol)
    expect(whole.address).toMatchObject({ postalCode: '01001-000', number: '10', complement: 'ap 1' })
    expect((await stored((await create(somebody({ ...address, homeNumber: '0' }))).protocol)).address).toBeNull()
  })

  test('with one consent a channel: purpose, version of the text, time and origin', async () => {
    const { protocol } = await create(
      somebody({
        allowEmail: true,
        allowSMS: true,
        allowWhatsApp: false,
        allowPhone: true,
        retUrl: 'https://v.example/p',
      }),
    )
    const { id } = await stored(protocol)
    const consents = await server.db
      .selectFrom('lead_consents')
      .selectAll()
      .where('lead_id', '=', id)
      .orderBy('channel')
      .execute()
    expect(consents.map(({ channel }) => channel)).toEqual(['EMAIL', 'PHONE', 'SMS'])
    expect(consents[0]).toMatchObject({
      site: 'br-fiat',
      purpose: 'LEAD_CONTACT',
      text_version: '2026-11',
      given_at: expect.any(Date),
      revoked_at: null,
    })
    expect(consents[0]?.origin).toEqual({ ip: '127.0.0.1', userAgent: 'test', page: 'https://v.example/p' })
  })

  test('over HTTP, by a registered client or a signed-in person and nobody else', async () => {
    const send = (headers: Record<string, string>, payload: object = somebody()) =>
      server.app.inject({ method: 'POST', url: '/api/lead', headers: { 'x-site': 'br-fiat', ...headers }, payload })
    const { ensureClients } = await import('../../platform/process/clients.ts')
    await ensureClients(server.platform)
    expect((await send({})).statusCode).toBe(401)
    expect((await send({ 'x-client-id': 'lead-client', 'x-client-secret': 'wrong' })).statusCode).toBe(401)
    expect((await send({ 'x-client-id': 'lead-client', 'x-client-secret': 'a secret of sixteen' })).statusCode).toBe(
      201,
    )
    expect((await send(await server.signIn(['customer']))).statusCode).toBe(201)
  })

  test('with the campaign of the partner’s link by which its sender came, unless its form names one', async () => {
    const link = 'brand=fiat&login=weak&utm_source=club&utm_medium=mail&utm_term=ana@mail.example&cpf=52998224725'
    const send = async (payload: object, site = 'br-fiat') => {
      const cookie = `volante-partner=${encodeURIComponent(link)}`
      const headers = { 'x-site': site, cookie, ...(await server.signIn(['customer'])) }
      const sent = await server.app.inject({ method: 'POST', url: '/api/lead', headers, payload })
      expect(sent.statusCode, sent.body).toBe(201)
      return (await stored(sent.json().protocol)).tracking
    }
    const club = { formName: 'Proposal', source: 'club', medium: 'mail', subOrigin: 'partner-link' }
    expect(await send(somebody())).toEqual(club)
    expect(await send(somebody({ source: 'direct', medium: 'none' }))).toEqual(club)
    expect(await send(somebody({ source: 'radio' }))).toEqual({ ...club, source: 'radio', medium: undefined })
    expect(await send(somebody({ dealersCode: null, productCode: null }), 'br-jeep')).toEqual({ formName: 'Proposal' })
  })

  test("whole or not at all, in the audit log too where it is a colleague's", async () => {
    const audited = () => server.db.selectFrom('audit').selectAll().where('call', '=', 'lead.root.create').execute()
    const before = (await audited()).length
    const payload = somebody()
    const headers = { 'x-site': 'br-fiat', ...(await server.signIn(['dealer_manager'])) }
    const sent = await server.app.inject({ method: 'POST', url: '/api/lead', headers, payload })
    expect(sent.statusCode).toBe(201)
    expect(await audited()).toHaveLength(before + 1)

    await sql`alter table lead_events add constraint never check (false) not valid`.execute(server.db)
    const lost = somebody()
    const email = lost.email ?? ''
    await expect(create(lost)).rejects.toThrow()
    await sql`alter table lead_events drop constraint never`.execute(server.db)
    expect(await countOf(email)).toBe(0)
    expect(await create(lost)).toMatchObject({ repeated: false })
  })
})

describe('a lead is refused by field, with the exact text', () => {
  test.each<[string, Body, string, string]>([
    ['no name', { firstName: '' }, 'firstName', 'Campo obrigatório'],
    ['a wrong name', { firstName: '1x' }, 'firstName', 'Digite um nome válido'],
    ['no e-mail', { email: null }, 'email', 'Campo obrigatório'],
    ['a wrong e-mail', { email: 'a?b@mail.example' }, 'email', 'Digite um e-mail válido'],
    ['an accented e-mail', { email: 'joão@mail.example' }, 'email', 'Digite um e-mail válido'],
    ['no phone', { phone: '' }, 'phone', 'Digite o telefone'],
    ['a wrong phone', { phone: '123' }, 'phone', 'Digite um telefone válido'],
    ['a wrong CPF', { cpf: '529.982.247-24' }, 'cpf', 'CPF inválido'],
    ['a CPF of one digit', { cpf: '11111111111' }, 'cpf', 'CPF inválido'],
    [
      'no channel',
      { allowEmail: false, allowWhatsApp: false },
      'allowEmail',
      'Selecione pelo menos uma opção de contato',
    ],
    [
      'an unknown channel',
      { preferred_contact_method: 'PIGEON' },
      'preferred_contact_method',
      'Os dados enviados não são válidos.',
    ],
    ['restricted characters', { description: '<script>' }, 'description', 'Caracteres não permitidos: & $ < > %'],
    ['a leading space', { description: ' x' }, 'description', 'O texto não pode começar com espaço'],
    ['an unknown dealer', { dealersCode: 'nobody' }, 'dealersCode', 'Concessionária não encontrada.'],
    ["another brand's dealer", { dealersCode: DEALER_JEEP }, 'dealersCode', 'Concessionária não encontrada.'],
    ["another country's dealer", { dealersCode: DEALER_AR }, 'dealersCode', 'Concessionária não encontrada.'],
    ['a blocked dealer', { dealersCode: BLOCKED_DEALER }, 'dealersCode', 'Concessionária não encontrada.'],
    ['an unknown car', { productCode: '0000000' }, 'productCode', 'Não encontramos o que você procura.'],
  ])('%s', async (_, change, field, text) => {
    expect(await refusalsOf({ ...PERSON, ...change })).toEqual({ [field]: text })
  })

  test.each<[string, Body, string, string]>([
    ['no company', { corporateName: null }, 'corporateName', 'Campo obrigatório'],
    ['no contact', { contactName: null }, 'contactName', 'Campo obrigatório'],
    ['a wrong CNPJ', { cnpj: '11.222.333/0001-80' }, 'cnpj', 'CNPJ inválido'],
    ['no CNPJ', { cnpj: null }, 'cnpj', 'Campo obrigatório'],
    ['a fleet in words', { totalVehicles: 'doze' }, 'totalVehicles', 'Digite apenas números'],
  ])("a company's: %s", async (_, change, field, text) => {
    expect(await refusalsOf({ ...COMPANY, ...change })).toEqual({ [field]: text })
  })

  test.each<[string, Body, string, string]>([
    ['no DNI', {}, 'dni', 'Campo obligatorio'],
    ['a wrong DNI', { dni: '123' }, 'dni', 'DNI inválido'],
    ['a wrong CUIL', { cuil: '20-12345678-0' }, 'cuil', 'CUIL inválido'],
    ['no province', { dni: '12345678', stateCode: null }, 'stateCode', 'Campo obligatorio'],
  ])("an Argentine's: %s", async (_, change, field, text) => {
    const body = {
      firstName: 'Ana Paz',
      email: 'ana@mail.example',
      phone: '3514445555',
      stateCode: 'Córdoba',
      allowEmail: true,
    }
    const refused = await refusalsOf({ ...body, ...change }, 'ar-fiat')
    expect(Object.keys(refused)).toEqual([field])
    expect(refused[field]).toBe(text)
  })

  test('all of them at once', async () => {
    expect(Object.keys(await refusalsOf({})).sort()).toEqual(['allowEmail', 'cpf', 'email', 'firstName', 'phone'])
  })

  test("another site's car", async () => {
    expect(await refusalsOf({ ...PERSON, dealersCode: DEALER_JEEP }, 'br-jeep')).toEqual({
      productCode: 'Não encontramos o que você procura.',
    })
  })
})

describe('without CPF', () => {
  const noCpf: Body = { ...PERSON, cpf: null, email: 'nocpf@mail.example' }

  test('in a listed city, by name whatever the accents, or as part of the address', async () => {
    expect(await refusalsOf({ ...noCpf, cityName: 'São Paulo', stateCode: 'SP' })).toEqual({ cpf: 'Campo obrigatório' })
    await create({ ...noCpf, cityName: 'RÉCIFE', stateCode: 'PE' })
    await create({ ...noCpf, email: 'nocpf2@mail.example', cidade: 'Recife', uf: 'PE' })
    expect(await refusalsOf({ ...noCpf, cityName: 'Recife', stateCode: 'SP' })).toEqual({ cpf: 'Campo obrigatório' })
  })

  test('a CPF that is given must be right even there', async () => {
    expect(await refusalsOf({ ...noCpf, cpf: '123', cityName: 'Recife', stateCode: 'PE' })).toEqual({
      cpf: 'CPF inválido',
    })
  })

  const settings = (change: object, features: object = {}) => {
    const { sites } = server.platform
    const fiat = sites.find(({ id }) => id === 'br-fiat')
    if (!fiat) throw new Error('no br-fiat')
    const site = {
      ...fiat,
      features: { ...fiat.features, ...features },
      lead: { ...fiat.lead, withoutCpf: { anywhere: false, cities: [], dealers: [], ...change } },
    }
    return withSite(site)
  }

  /** The same platform with one site configured otherwise. */
  async function withSite(site: (typeof server.platform.sites)[number]) {
    const platform = { ...server.platform, sites: [site] }
    const [{ localClient, tableOf }, { services }] = await Promise.all([
      import('../../platform/http/local.ts'),
      import('@volante/contract'),
    ])
    const info = {
      requestId: 'r',
      site,
      now: new Date(),
      user: null,
      isClient: true,
      origin: { ip: '', userAgent: '' },
    }
    return localClient<typeof services>(platform, tableOf(services, platform.house.implementations), info)
  }

  test.each<[string, object, object, Body, boolean]>([
    ['anywhere', { anywhere: true }, {}, {}, true],
    ['at a listed dealer by code', { dealers: [DEALER_RECIFE] }, {}, { dealersCode: DEALER_RECIFE }, true],
    ['at a listed dealer by id', { dealers: [`id-${DEALER_RECIFE}`] }, {}, { dealersCode: DEALER_RECIFE }, true],
    ['at another dealer', { dealers: [DEALER_RECIFE] }, {}, {}, false],
    ['nowhere when the feature is off', { anywhere: true }, { leadsAllowedWithoutCpf: false }, {}, false],
    [
      'wherever the form does not ask for it',
      {},
      { cpfCnpjInLeadForm: false, leadsAllowedWithoutCpf: false },
      {},
      true,
    ],
  ])('%s', async (name, withoutCpf, features, change, isTaken) => {
    const api = await settings(withoutCpf, features)
    const sent = api.lead.create({ body: { ...noCpf, email: `${name.replaceAll(' ', '-')}@mail.example`, ...change } })
    if (isTaken) await expect(sent).resolves.toMatchObject({ repeated: false })
    else await expect(sent).rejects.toMatchObject({ fields: [{ path: 'cpf', code: 'validation.required' }] })
  })

  test('a city without influence area is refused where the site wants one', async () => {
    const api = await settings({ anywhere: true }, { leadForCitiesWithoutInfluenceArea: false })
    const refusal = (body: Body) =>
      api.lead.create({ body: { ...noCpf, ...body } }).then(
        () => null,
        (error: CallError) => error.fields?.map(({ path, code }) => [path, code]),
      )
    await server.db
      .insertInto('influence_areas')
      .values({ id: 'tl', code: 'TL', name: 'TL', country: 'BR', brand: 'fiat' })
      .execute()
    await server.db
      .insertInto('cities')
      .values([
        {
          code: '9999998',
          country: 'BR',
          state: 'SP',
          name: 'Coberta',
          lon: 0,
          lat: 0,
          area_code: null,
          postal_code: null,
          zone_id: null,
        },
        {
          code: '9999999',
          country: 'BR',
          state: 'SP',
          name: 'Descoberta',
          lon: 0,
          lat: 0,
          area_code: null,
          postal_code: null,
          zone_id: null,
        },
      ])
      .execute()
    await server.db.insertInto('influence_area_cities').values({ city_code: '9999998', area_id: 'tl' }).execute()
    expect(await refusal({ cityName: 'Descoberta', stateCode: 'SP' })).toEqual([
      ['cityName', 'dealers.noInfluenceArea'],
    ])
    expect(await refusal({ cityName: null })).toEqual([['cityName', 'validation.required']])
    expect(await refusal({ cityName: 'Atlântida', stateCode: 'SP' })).toEqual([['cityName', 'request.notFound']])
    expect(await refusal({ cityName: 'coberta', stateCode: 'SP', dealersCode: null })).toEqual([
      ['dealersCode', 'validation.required'],
    ])
    expect(await refusal({ cityName: 'coberta', stateCode: 'SP' })).toBeNull()
  })
})

describe('one wish is one lead', () => {
  const eventsOf = async (protocol: string) => {
    const { id } = await stored(protocol)
    const events = await server.db
      .selectFrom('lead_events')
      .selectAll()
      .where('lead_id', '=', id)
      .orderBy('at')
      .execute()
    return events
  }

  test('on double submit with one key, at the same moment', async () => {
    const body = somebody()
    const api = await server.as({ client: true })
    const receipts = await Promise.all([1, 2, 3].map(() => api.lead.create({ body, idempotencyKey: 'double' })))
    expect(new Set(receipts.map(({ protocol }) => protocol)).size).toBe(1)
    expect(await countOf(body.email ?? '')).toBe(1)
  })

  test('when the same person asks about the same car again, even without a key and at the same moment', async () => {
    const body = somebody()
    const receipts = await Promise.all([1, 2, 3, 4, 5].map(() => create(body)))
    expect(new Set(receipts.map(({ protocol }) => protocol)).size).toBe(1)
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(1)
    expect(await countOf(body.email ?? '')).toBe(1)
    expect((await eventsOf(receipts[0]?.protocol ?? '')).map(({ kind }) => kind).sort()).toEqual([
      'CREATED',
      ...Array(4).fill('REPEATED'),
    ])
  })

  test('beside leads of others that come with them, each of which is its own', async () => {
    const [twice, ...others] = [somebody(), somebody(), somebody({ allowEmail: false }), somebody()]
    const bodies = [twice, ...others, twice]
    const receipts = await Promise.all(bodies.map((body) => create(body)))
    const rows = await server.db
      .selectFrom('leads')
      .select(['protocol', 'email'])
      .where(
        'protocol',
        'in',
        receipts.map(({ protocol }) => protocol),
      )
      .execute()
    expect(rows).toHaveLength(4)
    const emails = new Map(rows.map(({ protocol, email }) => [protocol, email]))
    expect(receipts.map(({ protocol }) => emails.get(protocol))).toEqual(bodies.map(({ email }) => email))
  })

  test('what the second send says is kept with the first, and its new consents too', async () => {
    const body = somebody({ allowWhatsApp: false })
    const first = await create(body)
    const again = await create({ ...body, description: 'Prefiro à tarde', allowSMS: true })
    expect(again).toMatchObject({ protocol: first.protocol, createdAt: first.createdAt, repeated: true })
    const [, repeat] = await eventsOf(first.protocol)
    expect(repeat).toMatchObject({
      kind: 'REPEATED',
      details: { description: 'Prefiro à tarde', channels: ['EMAIL', 'SMS'] },
    })
    const { id } = await stored(first.protocol)
    const consents = await server.db
      .selectFrom('lead_consents')
      .select('channel')
      .where('lead_id', '=', id)
      .orderBy('channel')
      .execute()
    expect(consents.map(({ channel }) => channel)).toEqual(['EMAIL', 'SMS'])
  })

  test('but another car, dealer or site is another lead, and so is the same one later', async () => {
    const body = somebody({ cpf: '111.444.777-35' })
    const protocols = new Set([
      (await create(body)).protocol,
      (await create({ ...body, productCode: null })).protocol,
      (await create({ ...body, dealersCode: DEALER_RECIFE })).protocol,
      (await create({ ...body, productCode: null, dealersCode: null }, 'br-jeep')).protocol,
    ])
    await server.moveClock(11 * 60_000)
    protocols.add((await create(body)).protocol)
    expect(protocols.size).toBe(5)
  })
})

describe('hostile input', () => {
  const post = async (payload: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/api/lead',
      headers: await server.signIn(['customer']),
      payload: payload as object,
    })

  test.each([
    ['a number for a name', { ...PERSON, firstName: 7 }],
    ['text for a permission', { ...PERSON, allowEmail: 'yes' }],
    ['a very long name', { ...PERSON, firstName: 'a'.repeat(5000) }],
    ['a NUL', { ...PERSON, cityName: 'a\u0000b' }],
    ['half a character', { ...PERSON, source: '\uD800' }],
    ['control characters', { ...PERSON, campaign: 'a\u0007' }],
    ['an unknown person type', { ...PERSON, leadPersonType: 'robot' }],
    ['an object', { ...PERSON, email: { $ne: null } }],
  ])('%s is refused and leaves nothing', async (_, payload) => {
    const before = await server.db.selectFrom('leads').select('id').execute()
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields: [{ message: expect.any(String) }] })
    expect(await server.db.selectFrom('leads').select('id').execute()).toHaveLength(before.length)
  })

  test('quotes and markup in a free parameter are kept as text', async () => {
    const source = `'); drop table leads; --<b>"`
    const receipt = await create(somebody({ source }))
    expect((await stored(receipt.protocol)).tracking).toMatchObject({ source })
  })
})
