import { cardRefusal, cardRefusalReason } from '@volante/domain/payment/card-refusal'
import { splitFullName } from '@volante/domain/person/person-name'
import type { Country } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { isOutage, ServiceFailure } from '../fetch-json.ts'
import { type Authenticity, ChargeRefused, type Demand, type Incoming, type Notice, type Payments } from './provider.ts'
import { type SecureAnswer, type SecureRequest, secureJson } from './secure-json.ts'
import { hmac, isRecent, isSame } from './signature.ts'
import { WrongAccount } from '../tries/why-failed.ts'

export interface MercadoPagoOptions {
  /** An account takes the money of one country. */
  readonly country: Country
  readonly accessToken: string
  readonly webhookSecret: string
  /** Instead of the public address. */
  readonly base?: string
  readonly timeoutMs?: number
}

const Payment = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  status_detail: z.optional(z.nullable(z.string())),
  external_reference: z.optional(z.nullable(z.string())),
  transaction_amount: z.number(),
  date_approved: z.optional(z.nullable(z.string())),
  date_created: z.string(),
  payment_method_id: z.optional(z.nullable(z.string())),
  card: z.optional(z.nullable(z.object({ last_four_digits: z.optional(z.nullable(z.string())) }))),
  point_of_interaction: z.optional(
    z.nullable(z.object({ transaction_data: z.optional(z.nullable(z.object({ qr_code: z.optional(z.string()) }))) })),
  ),
})
type Payment = z.output<typeof Payment>
const Found = z.object({ results: z.array(Payment) })
const CardToken = z.object({ first_six_digits: z.string(), last_four_digits: z.string() })
const Refund = z.object({ status: z.optional(z.nullable(z.string())) })

/** How the service names a brand, and the first digits it goes by. */
const Method = z.object({
  id: z.string(),
  name: z.string(),
  payment_type_id: z.string(),
  settings: z._default(
    z.array(
      z.object({
        bin: z.optional(
          z.nullable(z.object({ pattern: z.string(), exclusion_pattern: z.optional(z.nullable(z.string())) })),
        ),
      }),
    ),
    [],
  ),
})
type Method = z.output<typeof Method>

type Ask = (
  request: Pick<SecureRequest, 'method' | 'body'> & { readonly path: string; readonly once?: string },
) => Promise<SecureAnswer>

const MERCADO_PAGO = 'https://api.mercadopago.com'

/** What a charge remembers of whose account took it. */
export const mercadoPagoName = (country: Country) => `mercado-pago-${country === 'BR' ? 'br' : 'ar'}` as const

/** Mercado Pago's payments over HTTP in one country: cards by the token its own script made in the browser, Pix, returns, webhook. */
export function mercadoPago(options: MercadoPagoOptions): Payments {
  const ask = asking(options)
  const read = async (id: string): Promise<Payment | null> => {
    const answer = await ask({ method: 'GET', path: `/v1/payments/${encodeURIComponent(id)}` })
    return answer.status === 404 ? null : parse(Payment, answer)
  }
  /** By its number, or by ours where the answer to the submission was lost. */
  const known = async (ref: string | null, chargeId: string): Promise<Payment | null> => {
    if (ref) return read(ref)
    const path = `/v1/payments/search?external_reference=${chargeId}&sort=date_created&criteria=desc`
    return parse(Found, await ask({ method: 'GET', path })).results[0] ?? null
  }
  return {
    name: mercadoPagoName(options.country),
    takesOwnTokens: false,
    async submit(demand) {
      const card = demand.kind === 'card' ? await cardOf(ask, demand) : null
      const body = { ...commonBody(options.country, demand), ...(card ? cardBody(demand, card) : pixBody(demand)) }
      const answer = await ask({ method: 'POST', path: '/v1/payments', body, once: demand.chargeId })
      if (answer.status >= 400) throw new ChargeRefused(failureOf(demand), answer.status)
      const payment = parse(Payment, answer)
      const code = payment.point_of_interaction?.transaction_data?.qr_code
      if (demand.kind === 'pix' && !code) throw new ServiceFailure('did not answer as Mercado Pago does', answer.status)
      return {
        ref: String(payment.id),
        ...(code ? { pix: { txid: demand.chargeId.replaceAll('-', ''), code } } : {}),
        ...(card ? { card: { brand: card.brand, last4: card.last4 } } : {}),
        notices: noticesOf(payment, demand.chargeId),
      }
    },
    async ask({ ref, chargeId }) {
      const payment = await known(ref, chargeId)
      return payment ? noticesOf(payment, chargeId) : []
    },
    async cancel({ ref, chargeId }) {
      const payment = await known(ref, chargeId)
      if (!payment) return []
      const path = `/v1/payments/${payment.id}`
      const answer = await ask({ method: 'PUT', path, body: { status: 'cancelled' } })
      // Only what waits can be cancelled; what was paid first is read again.
      return answer.status < 400 ? [] : noticesOf((await read(String(payment.id))) ?? payment, chargeId)
    },
    async refund(_known, { id, paymentId, amountCents }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refunds`
      const answer = await ask({ method: 'POST', path, body: { amount: amountCents / 100 }, once: id })
      if (answer.status >= 400) return 'failed'
      const { status } = parse(Refund, answer)
      return status === 'approved' ? 'done' : status === 'rejected' || status === 'cancelled' ? 'failed' : 'processing'
    },
    authenticity: (incoming, now) => authenticityOf(options.webhookSecret, incoming, now),
    // Only the number in the address is signed; what is in the body counts for nothing.
    async read({ query }) {
      const payment = query.type === 'payment' ? await read(String(query['data.id'])) : null
      return payment?.external_reference ? noticesOf(payment, payment.external_reference) : []
    },
  }
}

function asking(options: Omit<MercadoPagoOptions, 'webhookSecret'>): Ask {
  const { country, accessToken, base = MERCADO_PAGO, timeoutMs = 10_000 } = options
  const ask = secureJson({})
  const guarded = createBreaker({ name: `Mercado Pago ${country}`, counts: isOutage })
  return ({ path, once, ...request }) =>
    guarded(async () => {
      const headers = { authorization: `Bearer ${accessToken}`, ...(once ? { 'x-idempotency-key': once } : {}) }
      const answer = await ask({ ...request, url: `${base}${path}`, headers, timeoutMs })
      if (answer.status === 401 || answer.status === 403)
        throw new ServiceFailure(`answered ${answer.status}`, answer.status)
      return answer
    })
}

interface TokenCard {
  readonly method: string
  readonly brand: string
  readonly last4: string
}

/** A token tells only the first digits; which brand that is, the service's own list says. */
async function cardOf(ask: Ask, { cardToken }: Demand): Promise<TokenCard> {
  const answer = await ask({ method: 'GET', path: `/v1/card_tokens/${encodeURIComponent(cardToken ?? '')}` })
  if (answer.status === 404) throw new ChargeRefused('payment.card.unknown')
  const { first_six_digits: bin, last_four_digits: last4 } = parse(CardToken, answer)
  const methods = parse(z.array(Method), await ask({ method: 'GET', path: '/v1/payment_methods' }))
  const method = methods.find((one) => one.payment_type_id.endsWith('card') && takesBin(one, bin))
  if (!method) throw new ChargeRefused('payment.refused.wrongNumber')
  return { method: method.id, brand: method.name, last4 }
}

const takesBin = ({ settings }: Method, digits: string): boolean =>
  settings.some(({ bin }) => {
    if (!bin) return false
    const isExcluded = bin.exclusion_pattern ? new RegExp(bin.exclusion_pattern).test(digits) : false
    return !isExcluded && new RegExp(bin.pattern).test(digits)
  })

/** How the service calls the documents of a country. */
const DOCUMENTS = { BR: { person: 'CPF', company: 'CNPJ' }, AR: { person: 'DNI', company: 'CUIT' } } as const

function commonBody(country: Country, { chargeId, amountCents, payer, site }: Demand) {
  const { firstName, surname } = splitFullName(payer.name)
  const isLong = payer.document.length > (country === 'BR' ? 11 : 8)
  return {
    transaction_amount: amountCents / 100,
    description: site.brandName,
    external_reference: chargeId,
    payer: {
      email: payer.email,
      first_name: firstName,
      last_name: surname,
      identification: { type: DOCUMENTS[country][isLong ? 'company' : 'person'], number: payer.document },
    },
  }
}

const cardBody = ({ cardToken, instalments }: Demand, { method }: TokenCard) => ({
  token: cardToken,
  installments: instalments,
  payment_method_id: method,
  capture: true,
})

const pixBody = ({ expiresAt }: Demand) => ({
  payment_method_id: 'pix',
  ...(expiresAt ? { date_of_expiration: expiresAt.toISOString().replace('Z', '+00:00') } : {}),
})

const failureOf = ({ kind }: Demand) => (kind === 'pix' ? 'payment.pix.failed' : 'payment.card.failed')

/** The state of a payment as what has happened to it. */
function noticesOf({ id, status, status_detail, transaction_amount, ...payment }: Payment, chargeId: string): Notice[] {
  const about = { chargeId }
  const at = new Date(payment.date_approved ?? payment.date_created)
  const cents = Math.round(transaction_amount * 100)
  const paid: Notice = { kind: 'paid', id: `paid ${id}`, about, at, payment: { id: String(id), cents } }
  switch (status) {
    case 'approved':
      return [paid]
    case 'refunded':
    case 'charged_back':
      return [
        paid,
        {
          kind: 'refunded',
          id: `refunded ${id}`,
          about,
          at,
          refundId: `${id}`,
          paymentId: `${id}`,
          amountCents: cents,
        },
      ]
    case 'rejected': {
      const refusal = cardRefusal(cardRefusalReason(status_detail ?? '')).key
      return [{ kind: 'refused', id: `refused ${id}`, about, at, refusal }]
    }
    default:
      return []
  }
}

/** `x-signature: ts=…,v1=…` over number, request id and time. Times are written in seconds or milliseconds. */
function authenticityOf(secret: string, { headers, query }: Incoming, now: Date): Authenticity {
  const parts = /^ts=(\d{10,13}),\s*v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'] ?? ''))
  if (!parts) return 'forged'
  const [, time = '', given = ''] = parts
  const manifest = `id:${String(query['data.id'] ?? '').toLowerCase()};request-id:${String(headers['x-request-id'] ?? '')};ts:${time};`
  if (!isSame(given, hmac(secret, manifest))) return 'forged'
  return isRecent(time.length > 10 ? Number(time) : Number(time) * 1000, now) ? 'genuine' : 'old'
}

function parse<S extends z.ZodMiniType>(schema: S, { status, body }: SecureAnswer): z.output<S> {
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new ServiceFailure('did not answer as Mercado Pago does', status)
  return parsed.data
}

const Account = z.object({ site_id: z.string() })
/** How the service calls the country of an account. */
const SITES = { BR: 'MLB', AR: 'MLA' } as const

/** Asks whose account a token is of; throws where it is of another country's or does not work. */
export async function tryMercadoPago(options: Omit<MercadoPagoOptions, 'webhookSecret'>): Promise<void> {
  const { site_id } = parse(Account, await asking(options)({ method: 'GET', path: '/users/me' }))
  if (site_id !== SITES[options.country])
    throw new WrongAccount(`is of an account in ${site_id}, not ${SITES[options.country]}`)
}

/** The same in words; null where nothing is wrong. */
export async function mercadoPagoProblem(options: Omit<MercadoPagoOptions, 'webhookSecret'>): Promise<string | null> {
  try {
    await tryMercadoPago(options)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
