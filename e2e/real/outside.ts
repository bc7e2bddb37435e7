import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dynamicPixCode } from '@volante/domain/payment/pix-code'
import { json, type Reply, type Seen } from '../../packages/server/src/tools/testing/stub-reply.ts'
import { stubAsaas } from '../../packages/server/src/tools/testing/stub-asaas.ts'
import { stubIdentity } from './identity.ts'
import { stubSimulations } from './simulations.ts'

export const ASAAS_KEY = 'asaas-account-key'
/** What the table of used cars says of every car. */
const WORTH_CENTS = 5_432_100
const DAY = '2026-11-01T12:00:00.000-03:00'

type Row = Record<string, unknown>

/** Every outside service of a platform on one port, each below its own name, as its reference describes it. */
export async function openOutside() {
  const seen: (Seen & { readonly service: string })[] = []
  /** Services that refuse our key. */
  const refusing = new Set<string>()
  const asaas = stubAsaas(ASAAS_KEY)
  const pix = stubPix()
  const simulations = stubSimulations()
  const identity = stubIdentity(() => `${base}/identity`)
  const services: Readonly<Record<string, Reply>> = {
    asaas: asaas.answer,
    pix: pix.answer,
    'mercado-pago': stubMercadoPago(),
    tokeniser,
    maps: json(PLACE),
    streets: (one, response) => stubStreets(`${base}/streets`)(one, response),
    cep: json({
      cep: '01001-000',
      logradouro: 'Praça da Sé',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
      ibge: '3550308',
    }),
    whatsapp: (one, response) =>
      json(one.method === 'POST' ? { messages: [{ id: `wamid.${randomUUID()}` }] } : { id: 'phone' })(one, response),
    crm: (one, response) =>
      json(one.method === 'POST' ? { id: `00Q${seen.length}`, success: true } : { DailyApiRequests: {} })(
        one,
        response,
      ),
    faces: json({ FaceDetails: [{ Confidence: 99, BoundingBox: { Left: 0.3, Top: 0.2, Width: 0.4, Height: 0.5 } }] }),
    quotations: json({}, 404),
    renavam: json({}, 404),
    valuation: (one, response) =>
      one.path === '/valuations/search'
        ? json({ month: DAY.slice(0, 7), code: 'T-1', value: WORTH_CENTS })(one, response)
        : json({}, 404)(one, response),
    vehicles: json({}, 404),
    bank1: json({ news: [] }),
    bank2: json({}, 404),
    simulations: simulations.answer,
    identity: identity.answer,
  }
  const server = createServer(async (request, response) => {
    const one = await read(request)
    const [, service = '', ...rest] = one.path.split('/')
    const call = { ...one, path: `/${rest.join('/')}` }
    seen.push({ ...call, service })
    if (refusing.has(service)) return json({ code: 'unauthorized' }, 401)(call, response)
    return (services[service] ?? json({}, 404))(call, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    at: (service: string) => `${base}/${service}`,
    base,
    seen: (service: string) => seen.filter((one) => one.service === service),
    refusing,
    asaas,
    pix,
    simulations,
    identity,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function read(request: IncomingMessage): Promise<Seen> {
  const url = new URL(request.url ?? '/', 'http://stub')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  const { method = '', headers } = request
  const isJson = /json/.test(headers['content-type'] ?? '')
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : text
  return { method, path: decodeURIComponent(url.pathname), query: url.searchParams, headers, body }
}

/** A map of streets whose every tile is one point. */
const stubStreets =
  (at: string): Reply =>
  (one, response) =>
    one.path === '/style.json'
      ? json({
          version: 8,
          sources: {
            streets: {
              type: 'raster',
              tiles: [`${at}/{z}/{x}/{y}.png`],
              tileSize: 256,
              attribution: '© Ruas do Brasil',
            },
          },
          layers: [{ id: 'streets', type: 'raster', source: 'streets' }],
        })(one, response)
      : void response.writeHead(200, { 'content-type': 'image/png' }).end(POINT)

const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Google's answer to the question where a square is. */
const PLACE = {
  status: 'OK',
  results: [
    {
      place_id: 'se',
      formatted_address: 'Praça da Sé, São Paulo',
      address_components: [
        { long_name: 'São Paulo', short_name: 'São Paulo', types: ['locality'] },
        { long_name: 'São Paulo', short_name: 'SP', types: ['administrative_area_level_1'] },
        { long_name: 'Brasil', short_name: 'BR', types: ['country'] },
      ],
      geometry: { location: { lat: -23.5503, lng: -46.6339 } },
    },
  ],
}

/** The origin to which pages send cards: it answers a token, and lets the pages read it. */
const tokeniser: Reply = ({ method }, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type, x-site')
  if (method === 'OPTIONS') return void response.writeHead(204).end()
  const card = { token: `tok-${randomUUID()}`, brand: 'Visa', last4: '4242', expiry: '07/30', holder: 'MARINA DUARTE' }
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(card))
}

function stubMercadoPago(): Reply {
  const payments: Row[] = []
  const visa = { id: 'visa', name: 'Visa', payment_type_id: 'credit_card', settings: [{ bin: { pattern: '^4' } }] }
  return (one, response) => {
    const { path, method, query, body } = one
    if (path === '/users/me')
      return json({ site_id: /argentina/.test(one.headers.authorization ?? '') ? 'MLA' : 'MLB' })(one, response)
    if (path.startsWith('/v1/card_tokens/'))
      return json({ first_six_digits: '424242', last_four_digits: '4242' })(one, response)
    if (path === '/v1/payment_methods') return json([visa])(one, response)
    if (path === '/v1/payments/search')
      return json({ results: payments.filter((paid) => paid.external_reference === query.get('external_reference')) })(
        one,
        response,
      )
    if (path === '/v1/payments' && method === 'POST') {
      const made = {
        ...(body as Row),
        id: 7000 + payments.length,
        status: 'approved',
        date_approved: DAY,
        date_created: DAY,
      }
      payments.push(made)
      return json(made, 201)(one, response)
    }
    const found = payments.find(({ id }) => path === `/v1/payments/${String(id)}`)
    return json(found ?? {}, found ? 200 : 404)(one, response)
  }
}

/** The Banco Central's Pix API at one bank. */
function stubPix() {
  const charges = new Map<string, Row>()
  const paid = new Map<string, Row>()
  const answer: Reply = (one, response) => {
    const [, kind, id = ''] = one.path.split('/')
    if (kind === 'token') return json({ access_token: 'a-token', expires_in: 600 })(one, response)
    if (kind === 'pix') return json(paid.get(id) ?? {}, paid.has(id) ? 200 : 404)(one, response)
    if (one.method === 'PUT') charges.set(id, cobOf(id, one.body as { valor: { original: string } }))
    const cob = charges.get(id)
    if (!cob) return json({}, 404)(one, response)
    const payments = [...paid.values()].filter(({ txid }) => txid === id)
    return json({ ...cob, pix: payments })(one, response)
  }
  return {
    answer,
    charges,
    /** Somebody pays a charge; returns what the bank then tells. */
    pay(txid: string) {
      const endToEndId = `E00000000${DAY.slice(0, 10).replaceAll('-', '')}1500${randomUUID().replaceAll('-', '').slice(0, 11)}`
      const { valor } = charges.get(txid) as { valor: { original: string } }
      const one = { endToEndId, txid, valor: valor.original, horario: new Date().toISOString() }
      paid.set(endToEndId, one)
      return { pix: [one] }
    },
  }
}

function cobOf(txid: string, { valor }: { valor: { original: string } }): Row {
  const amountCents = Math.round(Number(valor.original) * 100)
  const receiver = { name: 'GRUPO REAL LTDA', city: 'SAO PAULO' }
  const code = dynamicPixCode({ url: `pix.example/${txid}`, amountCents, ...receiver })
  return { txid, status: 'ATIVA', location: `pix.example/${txid}`, pixCopiaECola: code, valor }
}
